import { mkdirSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { axe, complaintsOf, hall, launch, spills } from "./chromium.ts";
import { clips } from "./clips.ts";
import { renamed } from "./match.ts";
import { MockBox } from "./mock.ts";
import { LANGUAGES, lobby, type Language } from "./scenes.ts";
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
