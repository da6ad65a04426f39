// Xəmsə by the pages alone: begun at once, and gone on with from paper up to the shoot-out.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { launch } from "./chromium.ts";
import { Daemon } from "./daemon.ts";
import { Everybody } from "./everybody.ts";
import type { HostPhone } from "./people.ts";

let browser: Browser;
let box: Daemon;
let all: Everybody;
let host: HostPhone;

beforeAll(async () => {
  box = new Daemon();
  await box.start();
  browser = await launch();
  all = await Everybody.at(browser, box.address, "az");
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

const scores = () => all.view.seats.map(({ score }) => score);

/** Holds what must be held, and waits for the game to move. */
async function held(selector: string): Promise<void> {
  const { revision } = all.view;
  await host.hold(selector);
  await all.until((view) => view.revision > revision);
  await all.agree();
}

describe("Xəmsə begun at once", () => {
  test("in two taps, without a name", async () => {
    await host.tap('label.preset:has([value="khamsa-az"])');
    await host.tap('.counts .quick:has-text("4")');
    await host.page.locator(".pad .big").first().waitFor();
    expect([all.view.preset, all.view.state, all.view.seats.length]).toEqual(["khamsa-az", "calling", 4]);
    await all.agree();
    await all.pair(2);
    await all.closeMenu();
  });

  test("a question with two attempts, amended with its effect shown before", async () => {
    await all.say("call", "show", "read");
    await all.key("Digit1");
    await all.verdict("wrong");
    await all.key("Digit3");
    await all.verdict("correct");
    expect(scores()).toEqual([-200, 0, 200, 0]);
    await host.tap(".pad .menu");
    await host.tap("dialog li.seat-1 .attempt");
    const amend = host.page.locator('dialog [data-say="amend"]').filter({ hasText: "200" }).first();
    await amend.locator(".change.seat-1").waitFor();
    expect((await amend.locator(".effect").innerText()).replace(/\s+/g, " ")).toMatch(/1 −200 → 200/);
    expect(scores(), "nothing is done by looking").toEqual([-200, 0, 200, 0]);
    await held('dialog [data-say="amend"]:has(.change)');
    expect(scores()).toEqual([200, 0, 0, 0]);
    await all.closeMenu();
  });

  test("undo takes the amendment back", async () => {
    await held(".undo");
    if (all.view.paused) await all.say("resume");
    expect(scores()).toEqual([-200, 0, 200, 0]);
  });

  test("a dispute stands open, is frozen for the public, and is settled", async () => {
    const { revision } = all.view;
    await host.tap('.pad [data-say="dispute"]');
    await all.until((view) => view.revision > revision);
    await host.page.locator(".flag.set").waitFor();
    await host.tap(".pad .menu");
    await host.tap('dialog [data-say="freeze"]');
    await all.until(({ frozen }) => frozen);
    await all.screen.locator("header .badge").waitFor();
    // What happens now, the public does not see.
    await all.say("next");
    await all.say("show", "read");
    await all.key("Digit4");
    await all.verdict("correct");
    expect(scores()).toEqual([-200, 0, 200, 0]);
    expect((await host.frame()).view?.seats[3]?.score).toBe(400);
    await all.picture("frozen");
    await host.tap(".pad .menu");
    await host.tap('dialog [data-say="freeze"]');
    await all.until(({ frozen }) => !frozen);
    await all.agree();
    expect(scores()).toEqual([-200, 0, 200, 400]);
    await host.tap(".flag.set");
    await host.tap("dialog li.disputed .question");
    await host.tap('dialog [data-say="settle"]');
    await host.page.locator("dialog li.disputed").waitFor({ state: "detached" });
    await all.closeMenu();
    await all.agree();
  });
});

describe("Xəmsə gone on with from paper", () => {
  test("is laid in under half a minute: scores, place, and a pack for what is left", async () => {
    const began = Date.now();
    const { page } = host;
    await host.tap(".pad .menu");
    await host.tap("dialog .new-game");
    await host.tap('[data-go="place"]');
    for (const [team, score] of ["900", "1500", "−300", "900"].entries()) {
      await page.locator("input.score").nth(team).fill(score);
    }
    await page.locator(".where select").nth(0).selectOption("personal");
    await page.locator(".where select").nth(1).selectOption("1");
    await page.locator(".where select").nth(2).selectOption("4");
    await page.locator('label.radio:has([value="xemse-numune.toml"])').tap();
    await host.hold("footer .begin");
    await all.until(({ place }) => place.round === "personal");
    expect(Date.now() - began).toBeLessThan(30_000);
    // A team without a name is another one in another game: its captain's phone is let go.
    await all.captain(2).locator(".ended").waitFor();
    await all.leave(2);
    await all.agree();
    expect(scores()).toEqual([900, 1500, -300, 900]);
    expect(all.view.place.price).toBe(500);
    for (const seat of [1, 2, 3, 4]) await all.pair(seat);
    await all.closeMenu();
  });

  test("a question is replaced with a spare of the pack", async () => {
    if (all.view.state === "calling") await all.say("call");
    while (all.view.state === "ready" && all.view.theme === null) await all.say("theme");
    await all.say("show", "read");
    const first = (await host.frame()).view?.clue?.text;
    await host.tap(".pad .menu");
    await held('dialog [data-say="replace"]');
    const second = (await host.frame()).view?.clue?.text;
    expect(first && second && first !== second, `${first} / ${second}`).toBe(true);
    for (let keys = 0; all.view.place.round !== "final" && keys < 12; keys += 1) await all.key("KeyA");
    expect(all.view.place.round).toBe("final");
    await all.agree();
  });

  test("final by phones ends in a tie of two, and is played off", async () => {
    if (!all.view.step?.open) await all.say("start");
    const asked = all.view.step?.asked ?? [];
    expect(asked).toEqual([1, 2, 4]);
    for (const [seat, wager] of [[1, 300], [2, 300], [4, 250]] as const) {
      const page = all.captain(seat);
      await page.locator("#wager").fill(String(wager));
      await page.locator(".do").tap();
      await page.locator(".mine").waitFor();
    }
    await all.agree();
    for (let keys = 0; all.view.state !== "discussing" && keys < 5; keys += 1) await all.key("KeyA");
    await all.captain(4).locator("#written").fill("Əjdaha-4");
    await all.captain(4).locator("#written").press("Enter");
    await all.captain(4).locator(".sent.done").waitFor();
    await all.hidden("Əjdaha-4", 4);
    await all.spectator.until(({ view }) => view?.state === "collecting", 35_000);
    await all.say("lock");
    for (let judged = 0; judged < 3; judged += 1) {
      await all.verdict(all.view.finale?.next === 1 ? "correct" : "wrong");
    }
    expect(scores()).toEqual([1200, 1200, -300, 650]);
    expect(all.view.shootout).toEqual([1, 2]);
    expect(all.view.winners).toEqual([]);
    await all.agree();
    await all.picture("tie");
    // Without rosters nobody is named, and still it is seats 1 and 2 that play.
    for (const [seat, out] of [[1, 0], [2, 0], [3, 1], [4, 1]] as const) {
      expect(await all.screen.locator(`.seat-${seat}.aside`).count(), `seat ${seat}`).toBe(out);
    }
    for (let keys = 0; all.view.state !== "reading" && keys < 8; keys += 1) await all.key("KeyA");
    await all.key("Digit2");
    await all.agree();
    await all.picture("shootout");
    await all.verdict("correct");
    for (let keys = 0; all.view.state !== "over" && keys < 4; keys += 1) await all.key("KeyA");
    expect(all.view.winners).toEqual([2]);
    expect(scores(), "a play-off moves places, never points").toEqual([1200, 1200, -300, 650]);
    await all.agree();
    await all.picture("winner");
  }, 90_000);
});
