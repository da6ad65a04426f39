import { mkdirSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { axe, complaintsOf, launch, phone, smallTargets, spills } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { LANGUAGES, lobby, type Language, type Scene } from "./scenes.ts";
import { packs, tested } from "./setups.ts";
import { STEPS } from "./steps.ts";

const OUT = new URL("../../target/screenshots/", import.meta.url).pathname;
/** Long enough for the guard of 400 ms to pass. */
const COMPOSED_MS = 700;

let browser: Browser;
let box: MockBox;
let address: string;

beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  browser = await launch();
  box = new MockBox();
  box.packs = packs();
  box.captains = [3];
  box.preview = () => [
    { seat: 1, before: 2_400, after: 1_600 },
    { seat: 2, before: 1_500, after: 1_500 },
  ];
  address = await box.start();
});

afterAll(async () => {
  await browser.close();
  await box.stop();
});

async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${OUT}${name}.png` });
  const found = [...(await spills(page)), ...(await axe(page)), ...(await smallTargets(page))];
  expect.soft(found, name).toEqual([]);
}

/** What the host enters for a team, opened. */
const ENTRIES: Record<string, number> = { assigning: 2, picking: 2, wagering: 1, discussing: 2 };

function draw(name: string, language: Language): Scene {
  return STEPS[name]?.(language) ?? lobby();
}

describe.each(LANGUAGES)("%s", (language) => {
  test("every step of a match", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(lobby());
    await page.goto(`${address}/host`);
    for (const name of Object.keys(STEPS)) {
      box.show(draw(name, language));
      await page.waitForTimeout(COMPOSED_MS);
      await look(page, `host-step-${name}-${language}`);
      const seat = ENTRIES[name];
      if (seat === undefined) continue;
      await page.locator(`[data-enter="${seat}"]`).click();
      await look(page, `host-entry-${name}-${language}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the pages of the menu", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const name of ["play", "standings", "disputes", "captains", "buttons", "addresses"]) {
      const shown = draw(name === "play" ? "callingNames" : "disputed", language);
      box.show(name === "buttons" ? tested(shown) : shown);
      await page.goto(`${address}/host`);
      await page.locator("button.menu").click();
      await page.locator("dialog nav").waitFor();
      if (name === "play") await look(page, `host-menu-root-${language}`);
      await page.locator(`[data-page="${name}"]`).click();
      if (name === "disputes") await page.locator("dialog .question").first().click();
      if (name === "captains") await page.locator('[data-code="1"]').click();
      await page.waitForTimeout(COMPOSED_MS);
      await look(page, `host-menu-${name}-${language}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the set-up", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(lobby());
    await page.goto(`${address}/host`);
    await page.locator('label.preset:has([value="khamsa-ru"])').click();
    await look(page, `setup-start-${language}`);
    for (const name of ["teams", "seats", "pack", "options", "sheet"]) {
      await page.locator("footer button").last().click();
      if (name === "teams") await page.locator("details").first().evaluate(open);
      if (name === "options") await page.locator("details").nth(2).evaluate(open);
      if (name === "seats") await page.locator(".draw").click();
      await page.waitForTimeout(COMPOSED_MS / 2);
      await look(page, `setup-${name}-${language}`);
      await page.screenshot({ path: `${OUT}setup-${name}-whole-${language}.png`, fullPage: true });
    }
    await page.locator("nav button").nth(3).click();
    box.faults = [
      { line: 12, column: 3, what: { wrong: "misspelt", key: "anwser", nearest: "answer" } },
      { line: 40, column: 1, what: { wrong: "themes", round: "open", count: 3, least: 5 } },
    ];
    const file = { name: "pack.toml", mimeType: "", buffer: Buffer.from("x") };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator("section[role=alert]").waitFor();
    await look(page, `setup-pack-faulty-${language}`);
    box.faults = [];
    box.answer = () => ({ answer: "bad-setup", why: { fault: "entry-form", seat: 2 } });
    await page.locator("nav button").nth(5).click();
    await page.locator("footer .begin").click();
    await page.locator("footer .notice").waitFor();
    await look(page, `setup-refused-${language}`);
    await page.locator('[data-go="fault"]').click();
    await page.waitForTimeout(COMPOSED_MS / 2);
    await look(page, `setup-refused-field-${language}`);
    box.answer = () => ({ answer: "done", revision: 1 });
    await page.locator("nav button").nth(1).click();
    await page.locator("details").first().evaluate(open);
    await page.locator("button.form").first().click();
    await look(page, `setup-form-${language}`);
    await page.locator("button.back").click();
    await page.locator("nav button").first().click();
    await page.locator('[data-go="place"]').click();
    await look(page, `setup-place-${language}`);
    box.show(draw("toSign", language));
    await page.locator("button.rematch").click();
    await page.locator(".two .begin").first().waitFor();
    await look(page, `setup-rematch-${language}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

function open(details: Element): void {
  (details as HTMLDetailsElement).open = true;
}

test("text of 200 % loses nothing", async () => {
  const context = await phone(browser, "ru");
  const page = await context.newPage();
  await page.goto(`${address}/host`);
  for (const name of ["assigning", "striking", "wagering", "revealing", "toSign"]) {
    box.show(draw(name, "ru"));
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.waitForTimeout(COMPOSED_MS);
    await page.screenshot({ path: `${OUT}host-step-${name}-200.png`, fullPage: true });
    expect.soft(await spills(page), name).toEqual([]);
  }
  await context.close();
});

test("sheets of paper print alone, on white", async () => {
  const context = await phone(browser, "ru");
  const page = await context.newPage();
  box.show(lobby());
  await page.goto(`${address}/host`);
  await page.locator('label.preset:has([value="khamsa-ru"])').click();
  for (let step = 0; step < 5; step += 1) await page.locator("footer button").last().click();
  await page.emulateMedia({ media: "print" });
  await page.screenshot({ path: `${OUT}setup-sheet-print.png`, fullPage: true });
  const visible = await page.evaluate(() =>
    [...document.querySelectorAll("button, nav, header, .about")].filter(
      (one) => getComputedStyle(one).visibility === "visible",
    ).length,
  );
  expect(visible).toBe(0);
  expect(await page.locator(".paper li").first().isVisible()).toBe(true);
  await context.close();
});
