// A whole Хамса by the pages alone, with everybody's pages open at once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { launch, smallTargets, spills } from "./chromium.ts";
import { Daemon } from "./daemon.ts";
import { Everybody } from "./everybody.ts";
import { GUARDED_MS, type HostPhone } from "./people.ts";

const TEAMS = ["Ирбис", "<b>Барсы</b>", "O'Neil 🦅", "Қызғалдақ"];
const PLAYERS = ["Камран", "Әлия", "Марьям", "Зейнаб", "Тогрул"];
/** Players of a team: names that stand nowhere else. */
const playerOf = (team: number, player: number) => `${PLAYERS[player] ?? ""}-${"АБВГ"[team] ?? ""}`;

/** A round of five themes, on a machine that does other things as well. */
const ROUND_MS = 120_000;

let browser: Browser;
let box: Daemon;
let all: Everybody;
let host: HostPhone;

beforeAll(async () => {
  box = new Daemon();
  await box.start();
  browser = await launch();
  all = await Everybody.at(browser, box.address, "ru");
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

/** Which team of the form sits on a seat: the lot decided. */
function teamOn(seat: number): number {
  return TEAMS.indexOf(all.view.seats.find((one) => one.seat === seat)?.team ?? "");
}

/** The box has the entry; the last team's closes the step. */
async function taken(page: Page, state: string): Promise<void> {
  const sent = page.locator(".sent.done");
  await expect.poll(async () => all.view.state !== state || (await sent.count()) > 0).toBe(true);
}

/** The captain taps the places so that player 5 has theme 1, 4 has 2, and so on. */
async function lineUp(page: Page): Promise<void> {
  const { state } = all.view;
  await page.locator("button.theme").first().waitFor();
  await page.waitForTimeout(GUARDED_MS);
  for (const theme of [4, 3, 2, 1, 0]) {
    await page.locator("button.theme").nth(theme).tap();
    await page.waitForTimeout(60);
  }
  await taken(page, state);
}

/** The captain taps a player. */
async function choose(page: Page, player: number): Promise<void> {
  const { state } = all.view;
  const button = page.locator("section li button").nth(player);
  await button.waitFor();
  await page.waitForTimeout(GUARDED_MS);
  await button.tap();
  await taken(page, state);
}

describe("a whole Хамса", () => {
  test("is set up by the host's page: entry forms, lot, pack, sheet", async () => {
    const { page } = host;
    await host.tap('label.preset:has([value="khamsa-ru"])');
    await host.tap("footer .on");
    for (const [team, name] of TEAMS.entries()) {
      const card = () => page.locator("fieldset.team").nth(team);
      await card().locator("input.name").fill(name);
      await card().locator("summary").tap();
      for (const player of PLAYERS.keys()) {
        await card().locator(".player > input").nth(player).fill(playerOf(team, player));
      }
      await card().locator(".reserve").first().fill(`Запасной-${team}`);
      await card().locator("button.form").tap();
      await page.locator(".confirm input").tap();
      await page.locator("fieldset.team").first().waitFor();
    }
    await page.locator("footer .on").tap();
    await page.locator("button.draw").tap();
    expect(await page.locator("button.draw").count(), "the lot is drawn once").toBe(0);
    await page.locator("footer .on").tap();
    await page.locator('label.radio:has-text("образец")').tap();
    await page.locator("footer .on").tap();
    await page.locator("details:has(#option-final_discuss_s) summary").tap();
    await page.locator("#option-final_discuss_s").selectOption("30");
    await page.locator("footer .on").tap();
    const sheet = await page.locator("article.paper").innerText();
    for (const name of TEAMS) expect(sheet).toContain(name);
    await page.locator("footer .begin").tap();
    await page.locator('.pad [data-say="start"]').waitFor();
    expect([all.view.preset, all.view.state]).toEqual(["khamsa-ru", "assigning"]);
    await all.agree();
  });

  test("captains pair by the code that the host's page shows", async () => {
    for (const seat of [1, 2, 3, 4]) {
      const page = await all.pair(seat);
      expect(await page.locator("header h1").innerText()).toBe(TEAMS[teamOn(seat)]);
    }
    await all.closeMenu();
    await all.agree();
  });

  test("open round: captains assign, the host enters for one; nobody sees another's", async () => {
    await all.say("start");
    await Promise.all([1, 2, 3].map((seat) => lineUp(all.captain(seat))));
    for (const seat of [1, 2, 3]) await all.hidden(playerOf(teamOn(seat), 4), seat);
    await host.tap('[data-enter="4"]');
    for (const player of PLAYERS.keys()) {
      await host.page.locator("dialog .players button").nth(player).tap();
    }
    expect(await host.page.locator("dialog .players button").nth(5).isDisabled()).toBe(true);
    await host.page.locator("dialog .send").tap();
    await host.page.locator("dialog").waitFor({ state: "detached" });
    await all.until((view) => view.step === null || view.step.ready.length === 4);
    if (all.view.state === "assigning") await all.say("lock");
    await all.screen.locator("table").waitFor();
    expect(await all.screen.locator("table").innerText()).toContain(playerOf(teamOn(1), 4));
    await all.agree();
    await all.picture("line-ups");
  });

  test("open round: questions played by fingers, the rest by the wired buttons", async () => {
    await all.say("call", "theme");
    for (let question = 0; question < 3; question += 1) {
      await all.say("show", "read");
      await all.key("Digit2");
      await all.agree();
      if (question === 0) await all.picture("floor");
      if (question < 2) {
        await all.key("Digit3");
        await all.verdict("wrong");
        await all.until((view) => view.floor === 3);
      }
      await all.verdict("correct");
      await all.say("answer", "next");
    }
    const sums = [1, 2, 3, 4].map((seat) => all.view.seats.find((one) => one.seat === seat)?.score);
    expect(sums).toEqual([0, -100 - 200 + 300, 100 + 200, 0]);
    for (const seat of [2, 1, 4, 3, 1]) await all.hurry(seat);
    await all.until((view) => view.place.round === "semi");
    await all.agree();
  }, ROUND_MS);

  test("semi-open round: captains pick for the first theme", async () => {
    await all.say("theme");
    await all.picture("pick");
    await Promise.all([1, 2, 3].map((seat) => choose(all.captain(seat), 2)));
    await all.agree();
    // Played at 3 in the open round: what is hidden are this round's picks.
    expect(all.view.seats.every(({ player }) => player === null)).toBe(true);
    for (const seat of [1, 2, 3]) await all.concealed(playerOf(teamOn(seat), 2), seat);
    await choose(all.captain(4), 2);
    if (all.view.state === "picking") await all.say("lock");
    expect(all.view.seats.find(({ seat }) => seat === 4)?.player).toBe(playerOf(teamOn(4), 2));
    for (const seat of [4, 3, 4, 1, 2]) {
      for (let keys = 0; all.view.state === "picking" && keys < 3; keys += 1) await all.key("KeyA");
      await all.hurry(seat);
    }
    await all.until((view) => view.place.round === "secret");
    await all.agree();
  }, ROUND_MS);

  test("secret round: sequences by the phones", async () => {
    await all.say("start");
    await Promise.all([1, 2, 3].map((seat) => lineUp(all.captain(seat))));
    for (const seat of [1, 2, 3]) await all.concealed(playerOf(teamOn(seat), 4), seat);
    await all.picture("sequence");
    await lineUp(all.captain(4));
    if (all.view.state === "sequencing") await all.say("lock");
    for (const seat of [1, 2, 3, 4, 4]) await all.hurry(seat);
    await all.until((view) => view.place.round === "personal");
    await all.agree();
  }, ROUND_MS);

  test("personal round: representatives, a theme struck by each captain, the last one played", async () => {
    expect(all.view.state).toBe("naming");
    await Promise.all([1, 2, 3].map((seat) => choose(all.captain(seat), seat)));
    for (const seat of [1, 2, 3]) await all.concealed(playerOf(teamOn(seat), seat), seat);
    await choose(all.captain(4), 4);
    for (let keys = 0; all.view.state === "naming" && keys < 3; keys += 1) await all.key("KeyA");
    expect(all.view.state).toBe("striking");
    await all.agree();
    if (!all.view.step?.open) await all.say("start");
    for (let strikes = 1; strikes <= 4; strikes += 1) {
      const turn = all.view.step?.turn;
      if (!turn) throw new Error("nobody's turn");
      const page = all.captain(turn);
      await page.locator("button.strike").waitFor();
      await page.waitForTimeout(GUARDED_MS);
      await page.locator("ol button").first().tap();
      await page.locator("button.strike").click({ delay: 850 });
      const struck = () => all.view.themes.filter(({ struckBy }) => struckBy !== null).length;
      await expect.poll(struck).toBe(strikes);
      await all.agree();
      if (strikes === 2) await all.picture("strikes");
    }
    await all.until((view) => view.state === "calling");
    await all.hurry(3);
    await all.until((view) => view.place.round === "final");
    await all.agree();
  }, ROUND_MS);

  test("final: wagers and answers by the phones, one by one on the screen", async () => {
    if (!all.view.step?.open) await all.say("start");
    const asked = all.view.step?.asked ?? [];
    expect(asked).toEqual([1, 2, 3, 4]);
    const wagers = new Map(asked.map((seat) => [seat, 1003 + 10 * seat]));
    for (const seat of asked) {
      const page = all.captain(seat);
      await page.locator("#wager").fill(String(wagers.get(seat)));
      await page.locator(".do").tap();
      await page.locator(".mine").waitFor();
      await all.hidden(String(wagers.get(seat)), seat);
    }
    await all.agree();
    await all.picture("wagers");
    if (all.view.state === "wagering") await all.say("lock");
    await all.say("discuss");
    for (const seat of asked) {
      const page = all.captain(seat);
      await page.locator("#written").fill(`Слип-${seat} команды`);
      await page.locator("#written").press("Enter");
      await page.locator(".sent.done").waitFor();
      await all.hidden(`Слип-${seat}`, seat);
    }
    await all.agree();
    await all.picture("discussion");
    await all.spectator.until(({ view }) => view?.state === "collecting", 35_000);
    await all.agree();
    await all.say("lock");
    const before = new Map(all.view.seats.map(({ seat, score }) => [seat, score]));
    for (const [index] of asked.entries()) {
      const next = all.view.finale?.next ?? 0;
      for (const seat of asked) {
        const own = all.view.finale?.seats.find((one) => one.seat === seat);
        if (own?.verdict === null && seat !== next) await all.hidden(`Слип-${seat}`, seat).catch(notHost);
      }
      await all.verdict(index === 0 ? "wrong" : "correct");
      const change = (wagers.get(next) ?? 0) * (index === 0 ? -1 : 1);
      const now = all.view.seats.find(({ seat }) => seat === next)?.score;
      expect(now).toBe((before.get(next) ?? 0) + change);
      if (index === 1) await all.picture("reveal");
    }
    expect(all.view.state).toBe("over");
    await all.agree();
    await all.picture("over");
  }, 90_000);

  test("the protocol is signed, looked at, taken home, and found whole", async () => {
    await host.tap('.pad [data-say="sign"]').catch(() => undefined);
    expect(all.view.signed).toBe(false);
    await host.hold('.pad [data-say="sign"]');
    await all.until(({ signed }) => signed);
    await all.agree();
    const [paper] = await Promise.all([
      host.context.waitForEvent("page"),
      host.tap('a[href^="/protocol"]'),
    ]);
    await paper.locator("h1").waitFor();
    await paper.locator("code").first().waitFor();
    const text = await paper.locator("main").innerText();
    for (const name of TEAMS) expect(text).toContain(name);
    expect(text).toContain(playerOf(0, 4));
    for (const { score } of all.view.seats) {
      expect(text.replace(/\s/g, "")).toContain(String(score).replace("-", "−"));
    }
    const seal = await paper.locator("code").first().innerText();
    await paper.screenshot({
      path: new URL("../../target/screenshots/match-ru-protocol.png", import.meta.url).pathname,
      fullPage: true,
    });
    await paper.close();
    const [download] = await Promise.all([
      host.page.waitForEvent("download"),
      host.tap('a[href^="/api/book"]'),
    ]);
    const folder = mkdtempSync(join(tmpdir(), "dabyl-book-"));
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    const { said, code } = box.verify(file);
    rmSync(folder, { recursive: true });
    expect([code, said], said).toEqual([0, expect.stringContaining(seal.replace(/\s/g, "").slice(0, 4))]);
    expect([...(await spills(host.page)), ...(await smallTargets(host.page))]).toEqual([]);
  });
});

/** Before an answer is revealed the host alone has it, to judge it. */
function notHost(error: Error): void {
  if (!/ is with host$/.test(error.message)) throw error;
}
