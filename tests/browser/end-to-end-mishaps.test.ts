import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { axe, hall, launch } from "./chromium.ts";
import { Daemon } from "./daemon.ts";
import { HostPhone, press } from "./people.ts";

const FAILED = new URL("../../target/screenshots/", import.meta.url).pathname;

let browser: Browser;
let box: Daemon;
let host: HostPhone;
let panel: Page;

beforeAll(async () => {
  box = new Daemon();
  await box.start();
  browser = await launch();
  host = await HostPhone.paired(browser, box.address);
  panel = await (await hall(browser, "ru")).newPage();
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

describe("fingers", () => {
  beforeEach(async () => {
    await host.begin();
    await host.say("call", "show", "read");
    await host.until("reading");
  });

  test("a doubled tap says it once", async () => {
    const done = host.page.locator('.pad [data-say="done"]');
    await host.page.waitForTimeout(450);
    const before = (await host.frame()).view?.revision ?? 0;
    await done.dblclick({ delay: 10 });
    await host.until("thinking");
    await host.page.waitForTimeout(300);
    expect((await host.frame()).view?.revision).toBe(before + 1);
  });

  test("a tap within 400 ms of a press does nothing", async () => {
    await press(panel, { seat: 1 });
    await host.page.locator("[data-stop]").waitFor();
    // Where "read to the end" stood there is a verdict now.
    await host.page.touchscreen.tap(120, 600);
    await host.page.waitForTimeout(600);
    expect((await host.frame()).view?.host?.attempts).toEqual([]);
    expect(await host.state()).toBe("answering");
  });

  test("a verdict that is late on its way does not hit the next one", async () => {
    await press(panel, { seat: 1 });
    await press(panel, { seat: 2 });
    await host.page.waitForTimeout(1_200);
    let let_go = () => {};
    const held = new Promise<void>((resolve) => (let_go = resolve));
    await host.page.route("**/api/say", async (route) => {
      await held;
      await route.continue();
    });
    await host.verdict("wrong");
    await press(panel, { host: "wrong" });
    await expect.poll(async () => (await host.frame()).view?.floor).toBe(2);
    let_go();
    await host.page.locator(".notice").waitFor();
    await host.page.unroute("**/api/say");
    const view = (await host.frame()).view;
    expect([view?.floor, view?.host?.attempts.length]).toEqual([2, 1]);
  });

  test("an answer that was lost is asked for again, and done once", async () => {
    let lost = 0;
    await host.page.route("**/api/say", async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    const before = (await host.frame()).view?.revision ?? 0;
    await host.say("done");
    await host.until("thinking");
    await expect.poll(() => lost).toBe(2);
    await host.page.unroute("**/api/say");
    expect((await host.frame()).view?.revision).toBe(before + 1);
    expect(await host.page.locator(".notice").count()).toBe(0);
  });

  test("two host phones see the same, and one verdict counts", async () => {
    const other = await HostPhone.paired(browser, box.address, "az");
    await press(panel, { seat: 3 });
    await other.page.locator(".pad .correct").waitFor();
    await host.page.waitForTimeout(1_300);
    // Not by taps, which would wait for a button that the other verdict has just taken away.
    const says = (page: Page, verdict: string) =>
      page.evaluate((one) => document.querySelector<HTMLElement>(`.pad .${one}`)?.click(), verdict);
    await Promise.all([says(host.page, "correct"), says(other.page, "wrong")]);
    await host.page.waitForTimeout(500);
    const view = (await host.frame()).view;
    expect(view?.host?.attempts.length).toBe(1);
    expect(await other.scores()).toEqual(await host.scores());
    await other.context.close();
  });

  test("several fingers press the panel at once, and a finger that slides off still holds", async () => {
    const context = await browser.newContext({
      viewport: { width: 900, height: 700 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(`${box.address}/panel`);
    await page.locator(".console").first().waitFor();
    const fingers = await Promise.all(
      [1, 2, 3].map((seat) => middle(page, `.console.seat-${seat} .key`)),
    );
    const cdp = await context.newCDPSession(page);
    await touch(cdp, "touchStart", fingers);
    const down = async () =>
      (await host.frame()).box.seats.filter((seat) => seat.down).map((seat) => seat.seat);
    await expect.poll(down).toEqual([1, 2, 3]);
    await touch(
      cdp,
      "touchMove",
      fingers.map(({ x, y }) => ({ x: x + 5, y: y + 250 })),
    );
    await page.waitForTimeout(200);
    expect(await down()).toEqual([1, 2, 3]);
    const view = (await host.frame()).view;
    expect([view?.floor, ...(view?.queue ?? []).map(({ seat }) => seat)].sort()).toEqual([1, 2, 3]);
    await touch(cdp, "touchEnd", []);
    await expect.poll(down).toEqual([]);
    await context.close();
  });

  test("the keyboard presses the panel, and a page that is left lets go", async () => {
    await panel.locator("h1").click();
    await panel.keyboard.down("2");
    await expect.poll(async () => (await host.frame()).view?.floor).toBe(2);
    await panel.evaluate(() => window.dispatchEvent(new Event("blur")));
    await expect.poll(async () => (await host.frame()).box.seats[1]?.down).toBe(false);
    await panel.keyboard.up("2");
  });
});

describe("coming back", () => {
  test("a reload shows the present state in every state, within a second", async () => {
    await host.begin();
    const seen: string[] = [];
    const check = async () => {
      const state = await host.state();
      seen.push(state);
      const before = await host.page.locator(".seats").innerText();
      const from = Date.now();
      await host.page.reload();
      await host.page.locator(".seats").waitFor();
      expect(Date.now() - from, state).toBeLessThan(1_000);
      expect(await host.state()).toBe(state);
      expect(await host.page.locator(".seats").innerText(), state).toBe(before);
    };
    await check();
    for (const word of ["call", "show", "read"]) {
      await host.say(word);
      await host.page.waitForTimeout(200);
      await check();
    }
    await press(panel, { seat: 1 });
    await host.until("answering");
    await host.page.waitForTimeout(1_000);
    await check();
    await host.verdict("correct");
    await host.until("closed");
    await host.page.waitForTimeout(200);
    await check();
    await host.say("answer");
    await host.until("shown");
    await check();
    expect(seen).toEqual(["calling", "ready", "value", "reading", "answering", "closed", "shown"]);
  });

  test("a link that is lost is grey, and comes back by itself after a power cut", async () => {
    await host.begin();
    await host.say("call", "show", "read");
    await press(panel, { seat: 2 });
    await press(panel, { seat: 3 });
    await host.page.waitForTimeout(1_500);
    const before = (await host.frame()).view;
    const screen = await (await hall(browser, "ru")).newPage();
    await screen.goto(`${box.address}/screen`);
    await screen.locator(".seat.floor").waitFor();
    await box.kill();
    await host.page.locator("main.lost").waitFor({ timeout: 6_000 });
    await screen.locator("main.lost").waitFor({ timeout: 6_000 });
    await box.start();
    await host.page.locator("main.lost").waitFor({ state: "detached", timeout: 6_000 });
    const after = (await host.frame()).view;
    expect([after?.floor, after?.queue, after?.interrupted]).toEqual([
      before?.floor,
      before?.queue,
      true,
    ]);
    expect(await host.page.locator("main").innerText()).toContain("Игра прервана");
    expect(await screen.locator("main").innerText()).toContain("Игра сейчас продолжится");
    expect(await axe(host.page)).toEqual([]);
    await host.say("resume");
    await host.page.locator(".pad .correct").waitFor();
    expect((await host.frame()).view?.interrupted).toBe(false);
    await screen.context().close();
  });

  test("a page that wakes is live within a second", async () => {
    const cdp = await host.context.newCDPSession(host.page);
    await cdp.send("Network.emulateNetworkConditions", {
      offline: true,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await host.page.locator("main.lost").waitFor({ timeout: 6_000 });
    await cdp.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await host.page.locator("main.lost").waitFor({ state: "detached", timeout: 1_500 });
  });
});

describe("what nobody may see", () => {
  test("the screen has neither answer nor text before their time", async () => {
    await host.begin();
    const screen = await (await hall(browser, "ru")).newPage();
    await screen.goto(`${box.address}/screen`);
    await host.say("call", "show", "read");
    await screen.waitForTimeout(300);
    const reading = JSON.stringify(await host.frame("public"));
    expect(reading).not.toContain("какая река");
    expect(await screen.locator("body").innerText()).not.toContain("какая река");
    await host.say("done");
    await screen.getByText("какая река").waitFor();
    expect(JSON.stringify(await host.frame("public"))).not.toContain("Река 400");
    await host.until("closed");
    await host.say("answer");
    await screen.getByText("Река 400").waitFor();
    await screen.context().close();
  });
});

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function touch(
  cdp: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  points: { x: number; y: number }[],
): Promise<void> {
  await cdp.send("Input.dispatchTouchEvent", {
    type,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });
}
