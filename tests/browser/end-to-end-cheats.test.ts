// What hosts, captains and pranksters do to a match, in real pages at the real box.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Command, NewGame, Start } from "../../webui/src/lib/wire.ts";
import { launch, spills } from "./chromium.ts";
import { Daemon } from "./daemon.ts";
import { Everybody } from "./everybody.ts";
import { GUARDED_MS, HostPhone, id } from "./people.ts";

const LONG = "Шахматисты-долгожители ".repeat(9).slice(0, 200).trim();
const TEAMS = [LONG, "<b>x</b>", "O'Neil", "🦅🏳️‍🌈 Беркут"];

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

async function begin(start: Start): Promise<void> {
  const setup: NewGame = {
    preset: "khamsa-ru",
    seats: TEAMS.map((team, index) => ({
      seat: index + 1,
      team,
      players: ["А", "Б", "В", "Г", "Д"].map((name) => `${name}${index + 1}`),
      reserves: [`Запасной${index + 1}`],
      confirmed: true,
    })),
    pack: "khamsa-obrazets.toml",
    start,
    scores: start.round === "open" ? {} : { 1: 9000, 2: 1200, 3: 700, 4: 5000 },
  };
  const { game } = await host.frame();
  const answer = await host.post("/api/begin", { game, id: id(), setup });
  expect(answer).toMatchObject({ answer: "done" });
  await all.spectator.until((frame) => frame.game > game, 3_000);
}

const at = (round: Start["round"], theme = 0): Start => ({ round, theme, price: null });

/** Says a word from a page's own session, as somebody would who does not use its buttons. */
async function forge(page: Page, command: Command): Promise<{ status: number; text: string }> {
  const { game, view } = all.spectator.frame;
  return page.evaluate(
    async (body) => {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch("/api/say", { method: "POST", headers, body });
      return { status: response.status, text: await response.text() };
    },
    JSON.stringify({ game, revision: view?.revision, id: id(), command }),
  );
}

/** The page is loaded anew and shows the same within the time in which all pages must agree. */
async function reloads(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await page.reload();
    await page.locator(".seats, .standings").first().waitFor();
    await all.agree();
  }
}

describe("names", () => {
  test("of 200 letters, with tags, quotes and pictures, are shown as what they are", async () => {
    await begin(at("open"));
    for (const seat of [1, 2, 3, 4]) {
      const page = await all.pair(seat);
      expect(await page.locator("header h1").innerText()).toBe(TEAMS[seat - 1]);
    }
    await all.closeMenu();
    await all.agree();
    const { host: hosts, screen, scores } = all;
    for (const page of [hosts.page, screen, scores, all.captain(1), all.captain(2)]) {
      expect(await page.locator("main b", { hasText: /^x$/ }).count()).toBe(0);
      expect(await page.locator("body").innerText()).toContain("<b>x</b>");
      expect(await spills(page)).toEqual([]);
    }
    await all.picture("names");
  });
});

describe("an entry that cannot be", () => {
  test("a sixth player, one twice, a reserve, another team's: all refused, nothing changed", async () => {
    await all.say("start");
    const page = all.captain(2);
    const tries: [Command, string][] = [
      [{ say: "assign", seat: 2, players: [1, 2, 3, 4, 5, 1] }, "too-many-players"],
      [{ say: "assign", seat: 2, players: [1, 2, 3, 4, 4] }, "player-twice"],
      [{ say: "assign", seat: 2, players: [1, 2, 3, 4, 6] }, "reserve"],
      [{ say: "assign", seat: 2, players: [1, 2, 3, 4, 9] }, "no-such-player"],
    ];
    for (const [command, refusal] of tries) {
      expect((await forge(page, command)).text).toContain(refusal);
    }
    const others = await forge(page, { say: "assign", seat: 1, players: [1, 2, 3, 4, 5] });
    expect(others.status).toBe(403);
    for (const word of ["lock", "start", "undo", "call"] as const) {
      expect((await forge(page, { say: word })).status).toBe(403);
    }
    // A page that is nobody's is not even heard.
    expect((await forge(all.screen, { say: "assign", seat: 1, players: [] })).status).toBe(401);
    expect(all.view.step?.ready).toEqual([]);
    await all.agree();
    // The page itself has no such button.
    expect(await page.locator(".player", { hasText: "Запасной2" }).getAttribute("aria-disabled")).toBe("true");
  });

  test("a captain's entry survives a reload and a cut of the power; all pages come back", async () => {
    const page = all.captain(2);
    await page.waitForTimeout(GUARDED_MS);
    for (const theme of [4, 3, 2, 1, 0]) {
      await page.locator("button.theme").nth(theme).tap();
      await page.waitForTimeout(80);
    }
    await page.locator(".sent.done").waitFor();
    await reloads(page, host.page, all.screen);
    expect(await page.locator("button.theme .who").allInnerTexts()).toEqual(["Д2", "Г2", "В2", "Б2", "А2"]);
    await box.kill();
    await page.locator("main.lost").waitFor();
    await all.screen.locator("main.lost").waitFor();
    await box.start();
    for (const one of [host.page, all.screen, all.scores, ...all.captains.values()]) {
      await one.locator("main.lost").waitFor({ state: "detached" });
    }
    await all.until(({ interrupted }) => interrupted);
    await host.tap('[data-say="resume"]');
    await all.until(({ interrupted }) => !interrupted);
    await all.agree();
    expect(all.view.step?.ready).toEqual([2]);
    expect(await page.locator("button.theme .who").allInnerTexts()).toEqual(["Д2", "Г2", "В2", "Б2", "А2"]);
    // And goes on from there.
    await page.waitForTimeout(GUARDED_MS);
    await page.locator("button.theme").nth(0).tap();
    await page.locator("button.theme").nth(4).tap();
    await expect.poll(() => page.locator("button.theme .who").first().innerText()).toBe("А2");
  });
});

describe("hosts' fingers", () => {
  test("a doubled tap on next goes on once", async () => {
    await begin(at("personal", 1));
    await all.say("call", "theme", "show", "read");
    await all.key("Digit1");
    await all.agree();
    const correct = host.page.locator(".pad .correct");
    await host.page.waitForTimeout(1_300);
    const before = all.view.revision;
    await correct.dblclick({ delay: 10 });
    await all.until(({ state }) => state === "closed");
    await host.page.waitForTimeout(300);
    expect(all.view.revision).toBe(before + 1);
    await all.say("answer");
    await host.page.waitForTimeout(GUARDED_MS);
    const question = all.view.place.question;
    await host.page.locator('.pad [data-say="next"]').dblclick({ delay: 10 });
    await all.until(({ place }) => place.question !== question);
    await host.page.waitForTimeout(500);
    expect([all.view.place.question, all.view.state]).toEqual([question + 1, "ready"]);
    await all.agree();
  });

  test("two hosts who judge at once: one verdict counts, both pages show it", async () => {
    const other = await HostPhone.paired(browser, box.address, "ru");
    await all.say("show", "read");
    await all.key("Digit2");
    await other.page.locator(".pad .correct").waitFor();
    await host.page.waitForTimeout(1_300);
    const judged = (await host.frame()).view?.host?.attempts.length ?? 0;
    const click = (page: Page, verdict: string) =>
      page.evaluate((one) => document.querySelector<HTMLElement>(`.pad .${one}`)?.click(), verdict);
    await Promise.all([click(host.page, "wrong"), click(other.page, "correct")]);
    await host.page.waitForTimeout(500);
    expect((await host.frame()).view?.host?.attempts.length).toBe(judged + 1);
    expect(await other.scores()).toEqual(await host.scores());
    await all.agree();
    await other.context.close();
  });

  test("a phone that slept through a question hits nothing with what it still shows", async () => {
    const other = await HostPhone.paired(browser, box.address, "ru");
    await other.context.setOffline(true);
    const shown = await other.page.locator(".pad .big").first().getAttribute("data-say");
    if (all.view.state === "reading") await all.key("Digit3");
    if (all.view.state === "answering") await all.verdict("correct");
    const { revision } = all.view;
    await other.page.evaluate(() => document.querySelector<HTMLElement>(".pad .big")?.click());
    await other.context.setOffline(false);
    await other.page.locator("main.lost").waitFor({ state: "detached" });
    await other.page.waitForTimeout(400);
    expect(all.view.revision, `${shown} from the past`).toBe(revision);
    expect(await other.scores()).toEqual(await host.scores());
    await other.context.close();
  });
});

describe("in the middle of each step", () => {
  test("a reload, and a captain who acts for others, change nothing", async () => {
    for (const round of ["semi", "secret", "personal"] as const) {
      await begin(at(round));
      // Representatives are named before the themes are struck.
      for (const [seat, page] of all.view.state === "naming" ? all.captains : []) {
        expect((await forge(page, { say: "name", seat, player: 2 })).text).toContain("done");
        await all.until(({ step }) => step?.kind !== "name" || step.ready.includes(seat));
      }
      if (!all.view.step?.open) await all.say(round === "semi" ? "theme" : "start");
      await reloads(all.captain(1), host.page, all.screen, all.scores);
      const { revision, step } = all.view;
      const seat = step?.turn ?? 1;
      const thief = all.captain(seat === 1 ? 2 : 1);
      const theft: Command =
        round === "semi"
          ? { say: "pick", seat, player: 1 }
          : round === "secret"
            ? { say: "sequence", seat, players: [5, 4, 3, 2, 1] }
            : { say: "strike", seat, theme: 1 };
      expect((await forge(thief, theft)).status).toBe(403);
      expect(all.view.revision).toBe(revision);
      if (round !== "personal") continue;
      // Out of turn, and twice.
      const out = await forge(thief, { say: "strike", seat: seat === 1 ? 2 : 1, theme: 1 });
      expect(out.text).toContain("not-their-turn");
      expect((await forge(all.captain(seat), { say: "strike", seat, theme: 2 })).text).toContain("done");
      const next = (await all.until((view) => view.step?.turn !== seat)).step?.turn ?? 0;
      const again = await forge(all.captain(next), { say: "strike", seat: next, theme: 2 });
      expect(again.text).toContain("theme-struck");
      await all.agree();
    }
  });
});

describe("wagers", () => {
  test("that are none are refused by the page, and told where", async () => {
    await begin(at("final"));
    if (!all.view.step?.open) await all.say("start");
    const page = all.captain(4);
    const { revision } = all.view;
    for (const typed of ["$5", "5 000", "", "-1", "1e9", "３６００", "5000.5", "5001", "0x10"]) {
      await page.locator("#wager").fill(typed);
      await page.locator(".do").tap();
      await page.locator("#wager-fault").waitFor();
      expect(await page.locator("#wager").getAttribute("aria-invalid")).toBe("true");
      await page.locator("#wager").fill("1");
      await page.locator("#wager-fault").waitFor({ state: "detached" });
    }
    // The host's own entry is as strict.
    await host.tap('[data-enter="4"]');
    for (const typed of ["$5", "5 000", "-1", "1e9", "３６００", "5001"]) {
      await host.page.locator("dialog input").first().fill(typed);
      await host.page.locator('dialog [data-say="wager"]').tap();
      await host.page.locator("dialog .wrong").waitFor();
    }
    await host.page.keyboard.press("Escape");
    expect(all.view.revision, "nothing was said to the box").toBe(revision);
    for (const points of [5_001, -1, 1_000_000_000]) {
      expect((await forge(page, { say: "wager", seat: 4, points })).text).toContain("wager-out-of-range");
    }
    expect((await forge(page, { say: "wager", seat: 1, points: 1 })).status).toBe(403);
    await page.locator("#wager").fill("4321");
    await page.locator(".do").tap();
    await page.locator(".mine").waitFor();
    await all.hidden("4321", 4);
    await reloads(page, all.captain(1), host.page, all.screen);
    expect(await page.locator(".mine").innerText()).toMatch(/4\s?321/);
    await all.hidden("4321", 4);
  });

  test("and written answers outlive a cut of the power, and stay secret", async () => {
    for (let keys = 0; all.view.state !== "discussing" && keys < 5; keys += 1) await all.key("KeyA");
    const page = all.captain(4);
    await page.locator("#written").fill("<i>Гиппопотам</i>");
    await page.locator("#written").press("Enter");
    await page.locator(".sent.done").waitFor();
    await box.kill();
    await page.locator("main.lost").waitFor();
    await box.start();
    for (const one of [host.page, all.screen, all.scores, ...all.captains.values()]) {
      await one.locator("main.lost").waitFor({ state: "detached" });
    }
    await all.until(({ interrupted }) => interrupted);
    await host.tap('[data-say="resume"]');
    await all.until(({ interrupted }) => !interrupted);
    await all.hidden("Гиппопотам", 4);
    expect(await page.locator(".mine").last().innerText()).toContain("<i>Гиппопотам</i>");
    await all.agree();
  });
});
