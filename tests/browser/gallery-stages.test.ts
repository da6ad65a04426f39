import { mkdirSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { axe, complaintsOf, hall, launch, phone, smallTargets, spills } from "./chromium.ts";
import { clips } from "./clips.ts";
import { renamed } from "./match.ts";
import { MockBox } from "./mock.ts";
import { LANGUAGES, lobby, type Language } from "./scenes.ts";
import { stagesSheet } from "./sheet-stages.ts";
import { KAZAKH } from "./stages.ts";

const OUT = new URL("../../target/screenshots/", import.meta.url).pathname;
const COMPOSED_MS = 350;

let browser: Browser;
let box: MockBox;
let address: string;

beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  browser = await launch();
  box = new MockBox();
  box.media = await clips(browser);
  address = await box.start();
});

afterAll(async () => {
  await browser.close();
  await box.stop();
});

/** What leaves the picture. */
async function outside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".seat, section, li, td, th, figure, .words, .status")]
      .map((one) => ({ what: `${one.tagName} ${one.className}`, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .filter(({ box }) => box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      .map(({ what }) => what),
  );
}

describe.each(LANGUAGES)("%s", (language: Language) => {
  test("the screen in every state of the Kazakh game", async () => {
    const context = await hall(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    // Chance shows what it does for two seconds, and a picture would catch it half-way.
    await page.emulateMedia({ reducedMotion: "reduce" });
    box.show(lobby(6));
    await page.goto(`${address}/screen`);
    for (const [name, draw] of Object.entries(KAZAKH)) {
      box.show(draw(language));
      await page.waitForTimeout(COMPOSED_MS);
      await page.screenshot({ path: `${OUT}screen-${name}-${language}.png` });
      const found = [...(await spills(page)), ...(await outside(page)), ...(await axe(page))];
      // The rest of the gallery is worth seeing even when one picture is wrong.
      expect.soft(found, name).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** States in which the small pages show something of their own. */
const TOLD = ["baige-open", "baige-shown", "baige-ranking", "polyglot-draws", "polyglot-shown", "kokpar-rebound", "kokpar-shown", "overtime-closed", "kokpar-frozen", "kazakh-over"];

describe.each(LANGUAGES)("%s", (language: Language) => {
  test("spectators' scores of the Kazakh game", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(lobby(6));
    await page.goto(`${address}/scores`);
    for (const name of TOLD) {
      box.show(KAZAKH[name]?.(language) ?? lobby(6));
      await page.waitForTimeout(COMPOSED_MS);
      await page.screenshot({ path: `${OUT}scores-${name}-${language}.png`, fullPage: true });
      const found = [...(await spills(page)), ...(await axe(page)), ...(await smallTargets(page))];
      expect.soft(found, name).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    for (const name of ["baige-shown", "kokpar-shown"]) {
      box.show(KAZAKH[name]?.(language) ?? lobby(6));
      await page.waitForTimeout(COMPOSED_MS);
      await page.screenshot({ path: `${OUT}scores-${name}-200-${language}.png`, fullPage: true });
      expect.soft(await spills(page), `${name} at 200 %`).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the overlay of the Kazakh game", async () => {
    const context = await hall(browser);
    const page = await context.newPage();
    for (const [name, query] of [
      ["baige-shown", `?lang=${language}`],
      ["baige-ranking", `?lang=${language}&show=scores,times,theme&position=left`],
      ["kokpar-second", `?lang=${language}&scale=1.3`],
    ] as const) {
      box.show(KAZAKH[name]?.(language) ?? lobby(6));
      await page.goto(`${address}/overlay${query}`);
      await page.locator(".scores").waitFor();
      await page.waitForTimeout(COMPOSED_MS);
      await page.screenshot({ path: `${OUT}overlay-${name}-${language}.png` });
      expect.soft([...(await spills(page)), ...(await axe(page))], name).toEqual([]);
    }
    await context.close();
  });

  test("the panel with six consoles of three keys", async () => {
    for (const device of [phone, hall]) {
      const context = await device(browser, language);
      const page = await context.newPage();
      box.show(KAZAKH["baige-open"]?.(language) ?? lobby(6));
      await page.goto(`${address}/panel`);
      await page.locator(".console").first().waitFor();
      await page.screenshot({ path: `${OUT}panel-six-${device.name}-${language}.png`, fullPage: true });
      const found = [...(await spills(page)), ...(await axe(page)), ...(await smallTargets(page))];
      expect.soft(found, device.name).toEqual([]);
      await context.close();
    }
  });

  test("the protocol of the Kazakh game on a phone and on paper", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.sheets["/api/protocol"] = stagesSheet();
    box.show(KAZAKH["kazakh-over"]?.(language) ?? lobby(6));
    await page.goto(`${address}/protocol?game=9`);
    await page.locator(".signatures").waitFor();
    await page.screenshot({ path: `${OUT}protocol-stages-${language}.png`, fullPage: true });
    const found = [...(await spills(page)), ...(await axe(page))];
    expect.soft(found).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 703, height: 1000 });
    await page.screenshot({ path: `${OUT}protocol-stages-print-${language}.png`, fullPage: true });
    expect.soft(await spills(page), "on paper").toEqual([]);
    await page.pdf({ path: `${OUT}protocol-stages-${language}.pdf`, preferCSSPageSize: true });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Without a place to break, and with many. */
const ENDLESS = ["Ə".repeat(200), "Шоқан Уәлиханов атындағы ".repeat(9).slice(0, 200)];

test("names of 200 letters push nothing off the screen, in no state of the Kazakh game", async () => {
  const context = await hall(browser, "ru");
  const page = await context.newPage();
  box.show(lobby(6));
  await page.goto(`${address}/screen`);
  for (const [name, draw] of Object.entries(KAZAKH)) {
    box.show(renamed(draw("ru"), (index) => ENDLESS[index % 2] ?? ""));
    await page.waitForTimeout(COMPOSED_MS);
    await page.screenshot({ path: `${OUT}screen-${name}-endless.png` });
    expect.soft([...(await outside(page)), ...(await spills(page))], name).toEqual([]);
  }
  await context.close();
});

test("names of 200 letters leave scores and protocol of the Kazakh game their width", async () => {
  const context = await phone(browser, "ru");
  const page = await context.newPage();
  box.show(lobby(6));
  await page.goto(`${address}/scores`);
  for (const name of TOLD) {
    box.show(renamed(KAZAKH[name]?.("ru") ?? lobby(6), (index) => ENDLESS[index % 2] ?? ""));
    await page.waitForTimeout(COMPOSED_MS);
    expect.soft(await spills(page), name).toEqual([]);
  }
  box.sheets["/api/protocol"] = stagesSheet(ENDLESS[0]);
  await page.goto(`${address}/protocol?game=9`);
  await page.locator(".signatures").waitFor();
  expect.soft(await spills(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.screenshot({ path: `${OUT}protocol-stages-endless.png`, fullPage: true });
  expect(await spills(page), "on paper").toEqual([]);
  await context.close();
});
