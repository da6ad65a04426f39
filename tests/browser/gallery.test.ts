import { mkdirSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { axe, complaintsOf, hall, launch, phone, smallTargets, spills } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { LANGUAGES, lobby, type Language } from "./scenes.ts";
import { SCENES } from "./states.ts";

const OUT = new URL("../../target/screenshots/", import.meta.url).pathname;
/** Long enough for the guard of 400 ms and the cry of STOP to pass. */
const COMPOSED_MS = 1_000;

let browser: Browser;
let box: MockBox;
let address: string;

beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  browser = await launch();
  box = new MockBox();
  address = await box.start();
});

afterAll(async () => {
  await browser.close();
  await box.stop();
});

async function look(page: Page, name: string, fingers: boolean): Promise<void> {
  await page.screenshot({ path: `${OUT}${name}.png` });
  const found = [...(await spills(page)), ...(await axe(page))];
  if (fingers) found.push(...(await smallTargets(page)));
  // The rest of the gallery is worth seeing even when one picture is wrong.
  expect.soft(found, name).toEqual([]);
}

describe.each(LANGUAGES)("%s", (language: Language) => {
  test("the host's page in every state", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.me = { host: true, captain: null, pinSet: true, holdable: true };
    box.show(lobby());
    await page.goto(`${address}/host`);
    for (const [name, draw] of Object.entries(SCENES)) {
      box.show(draw(language));
      await page.waitForTimeout(COMPOSED_MS);
      await look(page, `host-${name}-${language}`, true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the host's other views", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(SCENES.answering?.(language) ?? lobby());
    box.me = { host: false, captain: null, pinSet: true, holdable: true };
    box.wasHeld = false;
    await page.goto(`${address}/host`);
    await page.locator("button.big").waitFor();
    await look(page, `host-pairing-${language}`, true);
    await page.locator("button.big").click();
    await page.locator(".drawn").waitFor();
    await look(page, `host-pairing-hold-${language}`, true);
    box.me = { host: true, captain: null, pinSet: true, holdable: true };
    await page.reload();
    await page.locator("button.menu").click();
    await page.locator("dialog details").first().waitFor();
    await page
      .locator("dialog details")
      .first()
      .evaluate((details) => details.setAttribute("open", ""));
    await look(page, `host-menu-${language}`, true);
    await page.locator("dialog .sheet").evaluate((sheet) => sheet.parentElement?.scrollTo(0, 1e6));
    await page.screenshot({ path: `${OUT}host-menu-end-${language}.png` });
    box.show(lobby());
    await page.reload();
    await page.locator(".counts .quick").first().waitFor();
    await page.evaluate(() =>
      document.querySelectorAll("details").forEach((one) => (one.open = true)),
    );
    await look(page, `host-new-${language}`, true);
    await page.screenshot({ path: `${OUT}host-new-whole-${language}.png`, fullPage: true });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the screen in every state", async () => {
    const context = await hall(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(lobby());
    await page.goto(`${address}/screen`);
    for (const [name, draw] of Object.entries(SCENES)) {
      box.show(draw(language));
      await page.waitForTimeout(COMPOSED_MS / 2);
      await look(page, `screen-${name}-${language}`, false);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the door and the panel", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(SCENES.six?.(language) ?? lobby());
    for (const name of ["", "panel"]) {
      await page.goto(`${address}/${name}`);
      await page.locator("main").waitFor();
      await page.waitForTimeout(COMPOSED_MS / 2);
      await look(page, `${name || "door"}-${language}`, true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test("text of 200 % loses nothing on a phone", async () => {
  const context = await phone(browser, "ru");
  const page = await context.newPage();
  box.me = { host: true, captain: null, pinSet: true, holdable: true };
  await page.goto(`${address}/host`);
  for (const name of ["reading", "answering", "interrupted"]) {
    box.show(SCENES[name]?.("ru") ?? lobby());
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.waitForTimeout(COMPOSED_MS);
    await page.screenshot({ path: `${OUT}host-${name}-200.png`, fullPage: true });
    expect(await spills(page), name).toEqual([]);
  }
  await context.close();
});

test("STOP fills the page", async () => {
  const context = await phone(browser, "ru");
  const page = await context.newPage();
  box.show(SCENES.reading?.("ru") ?? lobby());
  await page.goto(`${address}/host`);
  await page.locator(".pad").waitFor();
  box.show(SCENES.answering?.("ru") ?? lobby());
  await page.locator("[data-stop]").waitFor();
  await page.screenshot({ path: `${OUT}host-stop-ru.png` });
  await context.close();
});

test("a lost link is grey", async () => {
  const context = await phone(browser, "az");
  const page = await context.newPage();
  box.show(SCENES.answering?.("az") ?? lobby());
  await page.goto(`${address}/host`);
  await page.locator(".pad").waitFor();
  box.cut(true);
  await page.locator("main.lost").waitFor();
  await page.screenshot({ path: `${OUT}host-lost-az.png` });
  box.cut(false);
  await context.close();
});
