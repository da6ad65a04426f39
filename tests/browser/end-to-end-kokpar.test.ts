// A whole Көкпар by the pages alone: Бәйге, Полиглот, Көкпар, Овертайм, with a power cut in between.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Key, Seat } from "../../webui/src/lib/wire.ts";
import { launch, smallTargets, spills } from "./chromium.ts";
import { CONSOLES, Daemon } from "./daemon.ts";
import { Everybody } from "./everybody.ts";
import { kokparPack, rightOf, SECRET } from "./kokpar-pack.ts";
import { GUARDED_MS, type HostPhone } from "./people.ts";

const NAMES = ["Айгерім", "<b>Нұрлан</b>", "O'Neil 🦅", "Ұлжан", "Һарон", "Бекзат"];
/** Keys of the keyboard that press a console's keys, by seat. */
const ROWS: Record<Key, readonly string[]> = {
  a: ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6"],
  b: ["KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP"],
  c: ["KeyG", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"],
};
const KEYS: readonly Key[] = ["a", "b", "c"];
/** A stage, on a machine that does other things as well. */
const STAGE_MS = 180_000;
/** Longer than a key's time in Бәйге as it is set here. */
const BAIGE_OVER_MS = 12_000;

let browser: Browser;
let box: Daemon;
let all: Everybody;
let host: HostPhone;

beforeAll(async () => {
  box = new Daemon(CONSOLES);
  await box.start();
  browser = await launch();
  all = await Everybody.at(browser, box.address, "kk");
  host = all.host;
});

afterAll(async () => {
  all?.close();
  await browser?.close();
  await box?.end();
});

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(async () => all.picture(`failed-${task.name.replace(/[^a-z]+/gi, "-")}`));
});

const press = (seat: Seat, key: Key) => all.key(ROWS[key][seat - 1] ?? "");
const wrongOf = (number: number) => KEYS.find((key) => key !== rightOf(number)) ?? "a";
const score = (seat: Seat) => all.view.seats.find((one) => one.seat === seat)?.score;
const player = (seat: Seat) => {
  const found = all.view.stages?.players.find((one) => one.seat === seat);
  if (!found) throw new Error(`no player on seat ${seat}`);
  return found;
};
const stages = () => {
  if (!all.view.stages) throw new Error("no stages");
  return all.view.stages;
};

/** Taps something of the middle of the host's page, and waits until the game has moved. */
async function tap(selector: string): Promise<void> {
  const { revision } = all.view;
  await host.tap(selector);
  await all.until((view) => view.revision > revision);
  await all.agree();
}

/** What the box has said to everybody since then. */
function since(): () => string {
  const from = all.spectator.heard.length;
  return () => all.spectator.heard.slice(from);
}

describe("a whole Көкпар", () => {
  test("is set up by the host's page: six players, lot, an uploaded pack, options, sheet", async () => {
    const { page } = host;
    await host.tap('label.preset:has([value="kokpar-kk"])');
    await host.tap("footer .on");
    expect(await page.locator("input.name").count()).toBe(6);
    for (const [index, name] of NAMES.entries()) await page.locator("input.name").nth(index).fill(name);
    await page.locator("footer .on").tap();
    await page.locator("button.draw").tap();
    await page.locator("footer .on").tap();
    const folder = mkdtempSync(join(tmpdir(), "dabyl-pack-"));
    writeFileSync(join(folder, "synaq.toml"), kokparPack());
    await page.locator('input[type="file"]').setInputFiles(join(folder, "synaq.toml"));
    await page.locator('label.radio.chosen:has-text("Сынақ ойыны")').waitFor();
    rmSync(folder, { recursive: true });
    await page.locator("footer .on").tap();
    const options = { baige_s: "10", polyglot_questions: "3", polyglot_s: "15", kokpar_picks: "2" };
    const times = { kokpar_think_s: "20", rebound_press_s: "10", overtime_s: "20" };
    for (const details of await page.locator("details").all())
      await details.evaluate((one) => ((one as HTMLDetailsElement).open = true));
    for (const [name, value] of Object.entries({ ...options, ...times }))
      await page.locator(`#option-${name}`).selectOption(value);
    await page.locator("footer .on").tap();
    const sheet = await page.locator("article.paper").innerText();
    for (const name of NAMES) expect(sheet).toContain(name);
    await page.locator("footer .begin").tap();
    await page.locator('.pad [data-say="show"]').waitFor();
    expect([all.view.preset, all.view.state, all.view.seats.length]).toEqual(["kokpar-kk", "ready", 6]);
    expect(all.view.seats.map(({ team }) => team).sort()).toEqual([...NAMES].sort());
    await all.agree();
  });

  test("Бәйге: everybody answers by keys that nobody sees before the closing", async () => {
    const told = since();
    await all.say("show");
    expect(all.view.clue?.options).toEqual(["Ертіс 1", "Сырдария 1", "Жайық 1"]);
    expect(await host.page.locator(".options .right").getAttribute("data-key")).toBe(rightOf(1));
    expect(await all.screen.locator(".options .right").count()).toBe(0);
    await all.say("go");
    // Seats 1 to 3 are right, 4 and 5 wrong, 6 right and last: all in, the question is over.
    for (const seat of [1, 2, 3]) await press(seat, rightOf(1));
    for (const seat of [4, 5]) await press(seat, wrongOf(1));
    expect(stages().players.filter(({ answered }) => answered)).toHaveLength(5);
    expect(await host.page.locator(".seats .answered").count()).toBe(5);
    expect(await host.page.locator(".seats .note .key-sign").count(), "keys before the closing").toBe(0);
    await all.picture("baige");
    await press(6, rightOf(1));
    await all.until(({ state }) => state === "closed");
    await expect.poll(() => host.page.locator(".seats .note .key-sign").count()).toBe(6);
    expect(told(), "a key before the revelation").not.toMatch(/"key":"[abc]","timeUs"/);
    expect(told(), "the right option before the revelation").not.toMatch(/"right":"[abc]"/);
    await all.say("reveal");
    expect([1, 2, 3, 4, 5, 6].map(score)).toEqual([1, 1, 1, 0, 0, 1]);
    expect(player(1).timeUs).toBeGreaterThan(0);
    expect(player(1).timeMs).toBeLessThan(player(6).timeMs);
    await all.picture("baige-shown");
    await all.say("next");
  }, STAGE_MS);

  test("Бәйге: the clock closes, talking twice puts a player out, a wrong key is amended", async () => {
    await all.say("show", "go");
    await press(1, rightOf(2));
    await host.tap(".pad .menu");
    await host.hold(`dialog [data-say="talk"] >> nth=5`);
    await all.until((view) => view.stages?.players[5]?.offences === 1);
    await host.tap(".pad .menu");
    await host.hold(`dialog [data-say="talk"] >> nth=5`);
    await all.until((view) => view.stages?.players[5]?.out === "talked");
    await press(2, wrongOf(2));
    await all.spectator.until(({ view }) => view?.state === "closed", BAIGE_OVER_MS);
    await all.agree();
    await all.say("reveal");
    expect([score(1), score(2), score(6)]).toEqual([2, 1, 1]);
    await all.say("next");
    await host.tap(".pad .menu");
    await host.tap('dialog [data-reveal="2"]');
    await host.hold(`dialog [data-say="amend-key"]:has-text("${wrongOf(2).toUpperCase()}")`);
    await all.until(() => score(2) === 2);
    expect([score(1), score(2)]).toEqual([1, 2]);
    await all.closeMenu();
    await all.agree();
  }, STAGE_MS);

  test("Бәйге goes on after a power cut where keys were open, and is ended early", async () => {
    await all.say("show", "go");
    await press(1, rightOf(3));
    await box.kill();
    await host.page.locator(".gone").waitFor();
    await box.start();
    await host.page.locator(".game section h1").waitFor();
    expect([all.view.state, all.view.paused, all.view.interrupted]).toEqual(["open", true, true]);
    expect(player(1).answered).toBe(true);
    await all.agree();
    await all.picture("cut");
    await all.say("resume");
    for (const seat of [2, 3, 4, 5]) await press(seat, rightOf(3));
    await all.until(({ state }) => state === "closed");
    await all.say("reveal");
    expect([1, 2, 3, 4, 5].map(score)).toEqual([2, 3, 2, 1, 1]);
    await host.tap(".pad .menu");
    await host.hold('dialog [data-say="finish"]');
    await all.until((view) => view.place.round === "polyglot");
    await all.agree();
  }, STAGE_MS);

  test("Полиглот: the player's own key draws, the host takes the theme, one press stops the reading", async () => {
    // Points first, then the time of right answers: seat 2 has three points.
    expect([...stages().order].slice(0, 1)).toEqual([2]);
    for (let turn = 0; turn < 5; turn += 1) {
      await all.until(({ state }) => state === "picking");
      const seat = stages().turn ?? 0;
      expect(stages().order[turn]).toBe(seat);
      if (turn === 0) await press(seat, "a");
      else await all.say("draw");
      expect(stages().blocks.filter(({ drawn }) => drawn)).toHaveLength(1);
      await all.agree();
      if (turn === 0) await all.picture("topics");
      await tap('[data-say="topic"]:enabled');
      for (let question = 0; question < 3; question += 1) await oral(turn, seat, question);
    }
    expect(all.view.place.round).toBe("kokpar");
    expect(stages().finalists).toHaveLength(3);
    await all.agree();
  }, STAGE_MS);

  /** A question of Полиглот: the first three players know all, the others nothing. */
  async function oral(turn: number, seat: Seat, question: number): Promise<void> {
    await all.say("show");
    const answer = (await host.frame()).view?.clue?.answer ?? "";
    expect(answer).toContain(SECRET);
    await all.hidden(answer, 0).catch(notHost);
    if (question === 0) {
      await press(seat, "a");
      expect(all.view.floor).toBe(seat);
      if (turn === 0) await all.picture("polyglot");
    }
    await all.verdict(turn < 3 ? "correct" : "wrong");
    expect(all.view.state).toBe("shown");
    expect(all.view.clue?.answer).toBe(answer);
    await all.say("next");
  }

  test("Көкпар: sectors, the host's signal, a rebound, the third player without a press", async () => {
    expect(all.view.state).toBe("picking");
    expect(all.view.seats.map(({ score }) => score).every((points) => points === 0)).toBe(true);
    const finalists = [...stages().finalists];
    const [first = 0, second = 0, third = 0] = finalists;
    await all.picture("board");
    // The chooser is wrong, the second as well, the third has it.
    await tap('[data-sector="1/30"]');
    expect(all.view.place.price).toBe(30);
    await all.say("done");
    await all.verdict("wrong");
    expect(all.view.state).toBe("waiting-signal");
    const { revision } = all.view;
    await all.key(ROWS.a[second - 1] ?? "");
    expect(all.view.state, "a press before the signal").toBe("waiting-signal");
    expect(all.view.revision).toBeGreaterThan(revision);
    // The host's wired button says the likeliest word: the signal.
    await all.key("KeyA");
    expect(all.view.state).toBe("rebound");
    await all.agree();
    await press(second, "a");
    expect(all.view.floor).toBe(second);
    await host.page.locator("[data-stop]").waitFor();
    await host.page.locator("[data-stop]").waitFor({ state: "detached" });
    await all.picture("rebound");
    await all.verdict("wrong");
    expect(all.view.floor, "the third without a press").toBe(third);
    await all.verdict("correct");
    expect([first, second, third].map(score)).toEqual([0, 0, 30]);
    await all.say("next");
    expect(await host.page.locator('[data-sector="1/30"]').isDisabled()).toBe(true);
    // The others answer while the host still reads, until all three have thirty.
    for (const [seat, sector] of [
      [second, "2/10"],
      [third, "2/20"],
      [first, "3/30"],
      [second, "3/20"],
      [third, "4/10"],
    ] as const) {
      expect(stages().turn).toBe(seat);
      await tap(`[data-sector="${sector}"]`);
      if (seat === third) {
        await all.say("done");
        await host.tap('.pad .rare[data-say="judge"]');
        await all.until(({ state }) => state === "waiting-signal");
        await all.say("signal");
        await host.hold('.pad [data-say="close"]');
        await all.until(({ state }) => state === "shown");
      } else await all.verdict("correct");
      await all.say("next");
    }
    expect(finalists.map(score)).toEqual([30, 30, 30]);
    expect(all.view.place.round).toBe("overtime");
    await all.agree();
  }, STAGE_MS);

  test("Овертайм: nobody is right, then the first right key wins at once", async () => {
    const equals = [...stages().contenders];
    expect(equals).toHaveLength(3);
    await all.say("show", "go");
    for (const seat of equals) await press(seat, wrongOf(1));
    expect(all.view.state).toBe("closed");
    await all.say("reveal", "next", "show", "go");
    await press(equals[0] ?? 0, wrongOf(2));
    expect(all.view.state).toBe("open");
    await press(equals[1] ?? 0, rightOf(2));
    await all.until(({ state }) => state === "over");
    expect(all.view.winners).toEqual([equals[1]]);
    await all.agree();
    await all.picture("over");
  }, STAGE_MS);

  test("the protocol is signed, and the book is found whole", async () => {
    await host.hold('.pad [data-say="sign"]');
    await all.until(({ signed }) => signed);
    await host.page.waitForTimeout(GUARDED_MS);
    const [download] = await Promise.all([
      host.page.waitForEvent("download"),
      host.tap('a[href^="/api/book"]'),
    ]);
    const folder = mkdtempSync(join(tmpdir(), "dabyl-book-"));
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    const { said, code } = box.verify(file);
    rmSync(folder, { recursive: true });
    expect(code, said).toBe(0);
    expect([...(await spills(host.page)), ...(await smallTargets(host.page))]).toEqual([]);
  });
});

/** Before the answer is shown the host alone has it, to judge by it. */
function notHost(error: Error): void {
  const [, holders = ""] = error.message.split(" is with ");
  if (!/^host \([^)]*\)?$/.test(holders) || /,(screen|scores|the public stream)/.test(holders)) throw error;
}
