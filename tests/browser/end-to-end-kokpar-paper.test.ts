// The Kazakh game without a pack: from a later stage, and with one button for each player.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { View } from "../../webui/src/lib/wire.ts";
import { hall, launch } from "./chromium.ts";
import { Daemon } from "./daemon.ts";
import { GUARDED_MS, HostPhone, press } from "./people.ts";

const FAILED = new URL("../../target/screenshots/", import.meta.url).pathname;

let browser: Browser;
let box: Daemon;
let host: HostPhone;
let panel: Page;

beforeAll(async () => {
  box = new Daemon();
  await box.start();
  browser = await launch();
  host = await HostPhone.paired(browser, box.address, "kk");
  panel = await (await hall(browser, "kk")).newPage();
  await panel.goto(`${box.address}/panel`);
});

afterAll(async () => {
  await browser?.close();
  await box?.end();
});

beforeEach(({ task, onTestFailed }) => {
  onTestFailed(async () => {
    const name = task.name.replace(/[^a-z]+/gi, "-");
    await host.page.screenshot({ path: `${FAILED}failed-${name}.png` });
  });
});

async function view(): Promise<View> {
  const { view: now } = await host.frame();
  if (!now) throw new Error("no game is on the table");
  return now;
}

async function choose(options: Record<string, string>): Promise<void> {
  const { page } = host;
  await host.tap('label.preset:has([value="kokpar-kk"])');
  await host.tap("footer .on");
  await page.locator("nav button").nth(4).tap();
  const reset = page.locator("button.plain");
  if ((await reset.count()) > 0) await reset.tap();
  for (const details of await page.locator("details").all())
    await details.evaluate((one) => ((one as HTMLDetailsElement).open = true));
  for (const [name, value] of Object.entries(options))
    await page.locator(`#option-${name}`).selectOption(value);
  await page.locator("nav button").first().tap();
}

describe("a game that goes on from paper", () => {
  test("begins at Көкпар with the finalists, points and times of the paper", async () => {
    const { page } = host;
    await choose({ rebound: "seat", kokpar_order: "host", kokpar_picks: "1" });
    await host.tap('[data-go="place"]');
    await page.locator("[data-field=stage]").selectOption("kokpar");
    await page.locator("input.score").nth(3).fill("20");
    await page.locator("input.time").nth(0).fill("12,345");
    for (const player of [3, 0, 1]) await page.locator(`[data-finalist="${player}"]`).tap();
    await host.tap("footer .begin");
    await host.until("picking");
    const { stages, seats } = await view();
    expect(stages?.finalists).toEqual([4, 1, 2]);
    expect(stages?.players[0]?.timeMs).toBe(12_345);
    expect(seats.find(({ seat }) => seat === 4)?.score).toBe(20);
  });

  test("the host says who chooses; the next in order is asked without a press", async () => {
    const { page } = host;
    expect(await page.locator("[data-sector]:enabled").count()).toBe(0);
    await host.tap('[data-chooser="1"]');
    await host.tap('[data-sector="2/50"]');
    await host.until("reading");
    await host.say("done");
    await host.until("thinking");
    await host.verdict("wrong");
    await host.until("waiting-signal");
    await host.say("signal");
    await host.until("answering");
    const { floor } = await view();
    await page.waitForTimeout(GUARDED_MS);
    expect(await page.locator("[data-stop]").count(), "nobody has pressed").toBe(0);
    await host.verdict("correct");
    await host.until("shown");
    expect((await view()).seats.find(({ seat }) => seat === floor)?.score).toBeGreaterThanOrEqual(50);
  });

  test("a verdict is amended, the question withdrawn, and the withdrawal undone", async () => {
    const { page } = host;
    const before = (await view()).seats.map(({ score }) => score);
    await host.tap(".pad .menu");
    await host.tap("dialog button.attempt >> nth=0");
    await host.hold('dialog [data-say="amend"] >> nth=0');
    await expect.poll(async () => (await view()).seats.map(({ score }) => score)).not.toEqual(before);
    await host.page.waitForTimeout(GUARDED_MS);
    await host.hold('dialog [data-say="withdraw"]');
    await host.until("void");
    await host.hold('.pad [data-say="undo"]');
    await host.until("shown");
    await host.page.waitForTimeout(GUARDED_MS);
    await host.hold('.pad [data-say="undo"]');
    await expect.poll(async () => (await view()).seats.map(({ score }) => score)).toEqual(before);
    await expect.poll(() => host.scores()).toHaveLength(3);
    expect(await page.locator(".notice").count()).toBe(0);
  });
});

describe("Бәйге with one button for each player", () => {
  test("is begun at once, with two players", async () => {
    await host.tap(".pad .menu");
    await host.tap("dialog .new-game");
    await choose({ baige_mode: "race" });
    await host.hold(".counts .quick >> nth=0");
    await host.until("ready");
    const { stages, seats } = await view();
    expect([stages?.race, seats.length]).toEqual([true, 2]);
  });

  test("the first press stops the host, and is answered aloud", async () => {
    await host.say("show", "go");
    await host.until("open");
    await press(panel, { seat: 2 });
    await host.page.locator("[data-stop]").waitFor();
    expect((await view()).floor).toBe(2);
    await host.page.locator("[data-stop]").waitFor({ state: "detached" });
    await host.verdict("correct");
    await host.until("closed");
    expect((await view()).seats.map(({ score }) => score)).toEqual([0, 1]);
    await host.say("reveal");
    await host.until("shown");
  });
});
