import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Hold } from "../../webui/src/lib/wire.ts";
import { complaintsOf, hall, launch, phone } from "./chromium.ts";
import { Daemon, PIN } from "./daemon.ts";
import { capOf, HostPhone, press, SETUP } from "./people.ts";

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

describe("pairing", () => {
  test("by holding the button that was drawn, at the panel", async () => {
    const page = await (await phone(browser, "az")).newPage();
    await page.goto(`${box.address}/host`);
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith("/api/pair/hold")),
      page.locator("button.big").tap(),
    ]);
    const hold = (await response.json()) as Hold;
    await page.locator(".drawn").waitFor();
    await panel.locator(capOf(hold)).click({ delay: hold.holdMs + 600 });
    await page.locator(".new, .pad").first().waitFor({ timeout: 5_000 });
    await page.context().close();
  });

  test("letting go too early does not", async () => {
    const page = await (await phone(browser, "az")).newPage();
    await page.goto(`${box.address}/host`);
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith("/api/pair/hold")),
      page.locator("button.big").tap(),
    ]);
    const hold = (await response.json()) as Hold;
    await panel.locator(capOf(hold)).click({ delay: hold.holdMs / 2 });
    await page.waitForTimeout(hold.holdMs);
    expect(await page.locator(".drawn").count()).toBe(1);
    await page.context().close();
  });

  test("by the PIN; a wrong one is told", async () => {
    const page = await (await phone(browser, "kk")).newPage();
    await page.goto(`${box.address}/host`);
    await page.locator("#pin").fill("000000");
    await page.locator("#pin").press("Enter");
    expect(await page.getByRole("alert").innerText()).toContain("PIN");
    await page.locator("#pin").fill(PIN);
    await page.locator("#pin").press("Enter");
    await page.locator(".new, .pad").first().waitFor();
    await page.context().close();
  });

  test("a device that was sent away is outside at once, and shows nothing of the game", async () => {
    await host.begin();
    const other = await HostPhone.paired(browser, box.address, "en");
    await host.tap(".pad .menu");
    const others = host.page.locator("dialog .device:not(.mine)");
    await others.first().waitFor();
    for (let left = await others.count(); left > 0; left -= 1) {
      await host.hold("dialog .device:not(.mine) .hold");
      await expect.poll(() => others.count()).toBe(left - 1);
    }
    await other.page.locator("#pin").waitFor({ timeout: 5_000 });
    expect(await other.page.locator(".question").count()).toBe(0);
    await other.context.close();
    await host.page.reload();
  });
});

describe("a game", () => {
  test("begins from the form in two taps, in the language of its rules", async () => {
    const context = await phone(browser);
    const fresh = new HostPhone(context, await context.newPage());
    await fresh.page.goto(`${box.address}/host`);
    await fresh.page.locator("#pin").fill(PIN);
    await fresh.page.locator("#pin").press("Enter");
    await fresh.page.locator(".pad .menu").tap();
    await fresh.hold("dialog .new-game");
    await fresh.page.locator('label.preset:has([value="khamsa-az"])').tap();
    await fresh.hold('.counts .quick:has-text("4")');
    await fresh.page.locator(".pad .big").first().waitFor();
    expect(await fresh.page.locator("html").getAttribute("lang")).toBe("az");
    const view = (await fresh.frame()).view;
    expect([view?.preset, view?.seats.length]).toEqual(["khamsa-az", 4]);
    await context.close();
  });

  test("a fault of the set-up is told where it is", async () => {
    const before = (await host.frame()).game;
    const setup = { ...SETUP, seats: SETUP.seats.slice(0, 1) };
    const id = "one-team-is-no-game";
    const answer = await host.post("/api/begin", { game: before, id, setup });
    expect(answer).toMatchObject({ answer: "bad-setup", why: { fault: "seat-count" } });
    expect((await host.frame()).game).toBe(before);
  });

  test("a whole question: STOP, wrong, the next in the queue is right", async () => {
    const complaints = complaintsOf(host.page);
    await host.begin();
    await host.say("call", "show", "read");
    await host.until("reading");
    await press(panel, { seat: 2 });
    await host.page.locator("[data-stop]").waitFor({ timeout: 2_000 });
    await press(panel, { seat: 4 });
    await host.page.locator("[data-stop]").waitFor({ state: "detached" });
    expect(await host.page.locator(".line .who").innerText()).toContain("O'Neil");
    expect(await host.text(".line .queue li")).toMatch(/Эльчин \+\d+ мс/);
    await host.verdict("wrong");
    await host.until("answering");
    await expect.poll(() => host.scores()).toEqual(["0", "−400", "0", "0"]);
    await host.verdict("correct");
    await host.until("closed");
    await expect.poll(() => host.scores()).toEqual(["0", "−400", "0", "400"]);
    await host.say("answer", "next");
    await host.until("ready");
    expect(await host.page.locator(".question .price").innerText()).toBe("800");
    expect(complaints).toEqual([]);
  });

  test("names are text, whatever stands in them", async () => {
    expect(await host.page.locator(".seats .team").nth(1).innerText()).toBe("<b>Барсы</b>");
    expect(await host.page.locator(".seats .team b").count()).toBe(0);
  });

  test("undo says what it takes back, asks to be held, and restores", async () => {
    await host.say("show", "read");
    await host.until("reading");
    await press(panel, { seat: 1 });
    await host.verdict("correct");
    await expect.poll(() => host.scores()).toEqual(["800", "−400", "0", "400"]);
    expect(await host.text(".undo")).toContain("Верно");
    await host.tap(".undo");
    expect(await host.state()).toBe("closed");
    await host.hold(".undo");
    await expect.poll(() => host.scores()).toEqual(["0", "−400", "0", "400"]);
    expect((await host.frame()).view?.floor).toBe(1);
  });

  test("a judged answer is amended from the menu", async () => {
    if ((await host.frame()).view?.paused) await host.say("resume");
    await host.verdict("wrong");
    await host.tap(".pad .menu");
    await host.page.locator("dialog .attempt").first().tap();
    await host.hold('dialog [data-say="amend"]');
    await host.page.keyboard.press("Escape");
    await expect.poll(() => host.scores()).toEqual(["800", "−400", "0", "400"]);
  });

  test("points are corrected with a reason", async () => {
    await host.tap(".pad .menu");
    await host.page.locator("dialog summary").first().tap();
    const form = host.page.locator("dialog details[open]");
    await form.locator("select").selectOption("3");
    await form.locator(".sign").tap();
    await form.locator('input[type="number"]').fill("50");
    await form.locator("input").last().fill("счёт с бумаги");
    await host.hold("dialog details[open] .hold");
    await host.page.keyboard.press("Escape");
    await expect.poll(() => host.scores()).toEqual(["800", "−400", "−50", "400"]);
  });

  test("the host's wired buttons do the same", async () => {
    await host.begin();
    const states: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await press(panel, { host: "arm" });
      await host.page.waitForTimeout(200);
      states.push(await host.state());
    }
    expect(states).toEqual(["ready", "ready", "value", "reading"]);
    await press(panel, { seat: 3 });
    await host.until("answering");
    await press(panel, { host: "right" });
    await host.until("closed");
    await expect.poll(() => host.scores()).toEqual(["0", "0", "400", "0"]);
  });

  test("the keyboard alone is enough", async () => {
    await host.begin();
    const call = host.page.locator('.pad [data-say="call"]');
    await call.focus();
    await host.page.waitForTimeout(450);
    await host.page.keyboard.press("Enter");
    await host.until("ready");
    await host.page.waitForTimeout(450);
    await host.page.locator('.pad [data-say="show"]').focus();
    await host.page.keyboard.press("Space");
    await host.until("value");
    await host.page.locator(".undo").focus();
    await host.page.waitForTimeout(450);
    await host.page.keyboard.down("Enter");
    await host.page.waitForTimeout(1_000);
    await host.page.keyboard.up("Enter");
    await host.until("ready");
  });
});
