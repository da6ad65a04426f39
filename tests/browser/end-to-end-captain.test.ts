import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Command, Frame, NewGame, Start } from "../../webui/src/lib/wire.ts";
import { complaintsOf, hall, launch, phone } from "./chromium.ts";
import { Daemon } from "./daemon.ts";
import { GUARDED_MS, HostPhone, id } from "./people.ts";

/** The seat whose captain has a phone. */
const OWN = 2;

const TEAMS = ["İrbis", "Bəbirlər", "Xəzər", "Şahin"];
const players = (seat: number) => ["a", "b", "c", "d", "e"].map((name) => `${name}${seat}`);
const THEMES = ["Çaylar", "Muğam", "Kimya", "Paytaxtlar", "Şairlər"];
const clues = [1, 2, 3, 4, 5].map((number) => ({
  text: `Sual ${number}`,
  answer: `Cavab ${number}`,
  accept: [],
  reject: [],
  note: null,
}));

function setup(start: Start, teams = TEAMS): NewGame {
  const theme = (title: string, round: Start["round"]) => ({ title, round, clues });
  return {
    preset: "khamsa-az",
    seats: teams.map((team, index) => ({
      seat: index + 1,
      team,
      players: players(index + 1),
    })),
    themes: [
      ...THEMES.map((title) => theme(title, "open")),
      ...THEMES.map((title) => theme(title, "personal")),
      theme("Xəmsə", "final"),
    ],
    start,
    // Nobody waits for a whole discussion in a test.
    options: { final_discuss_s: "4", collect_s: "3" },
    scores: start.round === "final" ? { 1: 900, 2: 1500, 3: -300, 4: 400 } : {},
  };
}

let browser: Browser;
let box: Daemon;
let host: HostPhone;
let captain: Page;
let screen: Page;
let complaints: string[];

beforeAll(async () => {
  box = new Daemon();
  await box.start();
  browser = await launch();
  host = await HostPhone.paired(browser, box.address, "en");
  screen = await (await hall(browser, "en")).newPage();
  await screen.goto(`${box.address}/screen`);
  captain = await (await phone(browser, "en")).newPage();
  complaints = complaintsOf(captain);
});

afterAll(async () => {
  await browser?.close();
  await box?.end();
});

async function begin(game: NewGame): Promise<void> {
  const { game: before } = await host.frame();
  const answer = await host.post("/api/begin", { game: before, id: id(), setup: game });
  expect(answer).toMatchObject({ answer: "done" });
}

async function say(command: Command): Promise<void> {
  const { game, view } = await host.frame();
  const answer = await host.post("/api/say", { game, revision: view?.revision, id: id(), command });
  expect(answer, JSON.stringify(command)).toMatchObject({ answer: "done" });
}

async function pair(): Promise<void> {
  const code = await host.page.evaluate(async (seat) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ seat });
    return (await (await fetch("/api/captains", { method: "POST", headers, body })).json()).code;
  }, OWN);
  await captain.goto(`${box.address}/captain`);
  await captain.locator("#code").fill(String(code));
  await captain.locator("form button").tap();
  await captain.locator("header .role").waitFor();
}

const view = async () => (await host.frame()).view as NonNullable<Frame["view"]>;
const settled = () => captain.waitForTimeout(GUARDED_MS);

describe("a captain's phone at the box itself", () => {
  test("is paired by the code of its team", async () => {
    await begin(setup({ round: "open", theme: 0, price: null }));
    await pair();
    expect(await captain.locator("header h1").innerText()).toBe("Bəbirlər");
  });

  test("decides who plays which theme, and the hall sees only that it has", async () => {
    await say({ say: "start" });
    await captain.locator(".theme").first().waitFor();
    await settled();
    for (const theme of [4, 3, 2, 1, 0]) {
      await captain.locator(".theme").nth(theme).tap();
      await captain.waitForTimeout(150);
    }
    await captain.locator(".sent.done").waitFor();
    expect((await view()).host?.entries.find(({ seat }) => seat === OWN)?.players).toEqual([
      5, 4, 3, 2, 1,
    ]);
    await screen.locator(".seat-2 .ready").waitFor();
    expect(await screen.locator("main").innerText()).not.toContain("a2");
    await say({ say: "lock" });
    await screen.locator("table").waitFor();
    expect(await screen.locator("table").innerText()).toContain("a2");
    await captain.locator(".line-up").waitFor();
    expect(await captain.locator(".line-up li").first().innerText()).toContain("e2");
  });

  test("strikes a theme when it is the team's turn", async () => {
    await begin(setup({ round: "personal", theme: 0, price: null }));
    for (let strikes = 0; strikes < 4; strikes += 1) {
      const now = await view();
      if (now.state !== "striking") break;
      if (!now.step?.open) await say({ say: "start" });
      const { step, themes } = await view();
      const theme = themes.findIndex(({ struckBy }) => struckBy === null);
      if (step?.turn !== OWN && step?.turn != null) {
        await say({ say: "strike", seat: step.turn, theme: theme + 1 });
        continue;
      }
      await captain.locator("button.strike").waitFor();
      await settled();
      await captain.locator("ol button").first().tap();
      await captain.locator("button.strike").click({ delay: 900 });
      await expect
        .poll(async () => (await view()).themes[theme]?.struckBy)
        .toBe(OWN);
    }
    const end = await view();
    expect(end.themes.filter(({ struckBy }) => struckBy !== null)).toHaveLength(4);
    expect(end.state).toBe("naming");
  });

  test("names the player of the personal round", async () => {
    await captain.getByText("Who plays for your team?").waitFor();
    await settled();
    await captain.locator("li button").nth(2).tap();
    await captain.locator(".sent.done").waitFor();
    expect((await view()).host?.entries.find(({ seat }) => seat === OWN)?.players).toEqual([3]);
  });

  test("puts a wager within its limits and writes an answer", async () => {
    await begin(setup({ round: "final", theme: 0, price: null }));
    const first = await view();
    if (!first.step?.open) await say({ say: "start" });
    await captain.locator("#wager").waitFor();
    await captain.locator("#wager").fill("1501");
    await captain.locator(".do").tap();
    await captain.locator("#wager-fault").waitFor();
    await captain.locator("#wager").fill("700");
    await captain.locator(".do").tap();
    await captain.locator(".mine").waitFor();
    // The box refuses what a page would not even send.
    const refused = await captain.evaluate(
      async ([game, revision, id]) => {
        const headers = { "Content-Type": "application/json" };
        const command = { say: "wager", seat: 2, points: 99_999 };
        const body = JSON.stringify({ game, revision, id, command });
        return (await fetch("/api/say", { method: "POST", headers, body })).json();
      },
      [(await host.frame()).game, (await view()).revision, id()] as const,
    );
    expect(refused).toMatchObject({ answer: "refused" });
    await screen.locator(".seat-2 .ready").waitFor();
    expect(await screen.locator("main").innerText()).not.toContain("700");
    for (const seat of [1, 4]) await say({ say: "wager", seat, points: 100 });
    for (let steps = 0; steps < 5 && (await view()).state !== "discussing"; steps += 1) {
      const next = (await view()).host?.likely.find(({ say }) => say !== "pause" && say !== "undo");
      if (!next) throw new Error(`nothing to say in ${(await view()).state}`);
      await say(next);
    }
    await captain.locator("#written").waitFor();
    await captain.locator("#written").fill("Cavab 1");
    await captain.locator("#written").press("Enter");
    await captain.locator(".sent.done").waitFor();
    expect(await screen.locator("main").innerText()).not.toContain("Cavab 1");
    await expect.poll(async () => (await view()).state, { timeout: 12_000 }).toBe("revealing");
    for (let judged = 0; judged < 3; judged += 1) {
      const seat = (await view()).finale?.next;
      if (!seat) break;
      await say({ say: "judge", seat, verdict: "correct" });
    }
    await screen.locator("li.judged").nth(2).waitFor();
    expect(await screen.locator("li.seat-2.judged").innerText()).toMatch(/Cavab 1[\s\S]*\+700/);
    await captain.screenshot({
      path: new URL("../../target/screenshots/real-captain-final.png", import.meta.url).pathname,
    });
    await screen.screenshot({
      path: new URL("../../target/screenshots/real-screen-final.png", import.meta.url).pathname,
    });
  });

  test("leaves a score sheet with wagers and totals, sealed once it is signed", async () => {
    const paper = await (await hall(browser, "en")).newPage();
    const objections = complaintsOf(paper);
    await paper.goto(`${box.address}/protocol`);
    await paper.locator(".signatures").waitFor();
    const text = await paper.locator("main").innerText();
    expect(text).toMatch(/Bəbirlər\s+Cavab 1\s+Right\s+700\s+\+700/);
    expect(text).toContain("−300");
    expect(await paper.locator(".head").count()).toBe(0);
    await say({ say: "sign" });
    await paper.locator(".head code").waitFor();
    expect(await paper.locator(".head code").innerText()).toMatch(/^[0-9a-f]{12}$/);
    await screen.getByText("Protocol signed").waitFor();
    expect(objections).toEqual([]);
    await paper.context().close();
  });

  test("is no captain's any more when other teams play", async () => {
    await begin(setup({ round: "open", theme: 0, price: null }, ["A", "B", "C", "D"]));
    await captain.locator(".ended").waitFor({ timeout: 10_000 });
    expect(await captain.locator("body").innerText()).not.toContain("Cavab");
    expect(complaints).toEqual([]);
  });
});
