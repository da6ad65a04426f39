import { mkdirSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { axe, complaintsOf, hall, launch, phone, smallTargets, spills } from "./chromium.ts";
import { MATCH, OWN, renamed } from "./match.ts";
import { MockBox } from "./mock.ts";
import { LANGUAGES, lobby, type Language } from "./scenes.ts";
import { sheet } from "./sheet.ts";
import { SCENES } from "./states.ts";

const OUT = new URL("../../target/screenshots/", import.meta.url).pathname;
const COMPOSED_MS = 350;

let browser: Browser;
let box: MockBox;
let address: string;

beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  browser = await launch();
  box = new MockBox();
  box.me = { host: false, captain: OWN, pinSet: true, holdable: true };
  address = await box.start();
});

afterAll(async () => {
  await browser.close();
  await box.stop();
});

async function look(page: Page, name: string, fingers: boolean): Promise<void> {
  await page.screenshot({ path: `${OUT}${name}.png`, fullPage: fingers });
  const found = [...(await spills(page)), ...(await axe(page))];
  if (fingers) found.push(...(await smallTargets(page)));
  // The rest of the gallery is worth seeing even when one picture is wrong.
  expect.soft(found, name).toEqual([]);
}

describe.each(LANGUAGES)("%s", (language: Language) => {
  test("a captain's page in every state", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(MATCH.assign?.(language) ?? lobby());
    await page.goto(`${address}/captain`);
    await page.locator("h1").waitFor();
    for (const [name, draw] of Object.entries(MATCH)) {
      box.show(draw(language));
      await page.waitForTimeout(COMPOSED_MS);
      await look(page, `captain-${name}-${language}`, true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a captain's pairing", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    box.me = { ...box.me, captain: null };
    await page.goto(`${address}/captain`);
    await page.locator("#code").fill("12");
    await page.locator("form button").click();
    await page.locator(".trouble").waitFor();
    await look(page, `captain-pairing-${language}`, true);
    box.me = { ...box.me, captain: OWN };
    await context.close();
  });

  test("the screen in every state of a match", async () => {
    const context = await hall(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(lobby());
    await page.goto(`${address}/screen`);
    for (const [name, draw] of Object.entries(MATCH)) {
      box.show(draw(language));
      await page.waitForTimeout(COMPOSED_MS);
      await look(page, `screen-${name}-${language}`, false);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("spectators' scores", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.sheets["/api/protocol"] = sheet(language);
    box.show(lobby());
    await page.goto(`${address}/scores`);
    await page.locator("h1").waitFor();
    await look(page, `scores-lobby-${language}`, true);
    const all = { ...SCENES, ...MATCH };
    for (const name of ["answering", "shown", "closed", "frozen", "assign", "revealing", "signed"]) {
      box.show(all[name]?.(language) ?? lobby());
      await page.waitForTimeout(COMPOSED_MS);
      await look(page, `scores-${name}-${language}`, true);
    }
    await page.locator("summary").click();
    await page.locator("table").waitFor();
    await look(page, `scores-rounds-${language}`, true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the overlay over a picture", async () => {
    const context = await hall(browser);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const [at, query] of [
      ["bottom", `?lang=${language}&scale=1.5`],
      ["left", `?lang=${language}&position=left&show=scores,floor`],
    ]) {
      box.show(SCENES.answering?.(language) ?? lobby());
      await page.goto(`${address}/overlay${query}`);
      await page.locator(".scores").waitFor();
      await look(page, `overlay-${at}-${language}`, false);
    }
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the protocol on a phone and on paper", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.sheets["/api/protocol"] = sheet(language);
    box.show(MATCH.signed?.(language) ?? lobby());
    await page.goto(`${address}/protocol?game=7`);
    await page.locator(".signatures").waitFor();
    await look(page, `protocol-${language}`, true);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 703, height: 1000 });
    await page.screenshot({ path: `${OUT}protocol-print-${language}.png`, fullPage: true });
    expect(await spills(page)).toEqual([]);
    await page.pdf({ path: `${OUT}protocol-${language}.pdf`, preferCSSPageSize: true });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Without a place to break, and with many. */
const ENDLESS = ["Ə".repeat(200), "Шоқан Уәлиханов атындағы ".repeat(9).slice(0, 200)];
const endless = (index: number) => ENDLESS[index % ENDLESS.length] ?? "";

test("names of 200 letters push nothing off the screen, in no state of a match", async () => {
  const context = await hall(browser, "kk");
  const page = await context.newPage();
  box.show(lobby());
  await page.goto(`${address}/screen`);
  for (const [name, draw] of Object.entries(MATCH)) {
    box.show(renamed(draw("kk"), endless));
    await page.waitForTimeout(COMPOSED_MS);
    await page.screenshot({ path: `${OUT}screen-${name}-endless.png` });
    expect.soft(await outside(page), name).toEqual([]);
    expect.soft(await spills(page), name).toEqual([]);
  }
  await context.close();
});

test("names of 200 letters push nothing off a captain's phone or a spectator's", async () => {
  const context = await phone(browser, "kk");
  for (const at of ["captain", "scores"]) {
    const page = await context.newPage();
    box.show(MATCH.assign?.("kk") ?? lobby());
    await page.goto(`${address}/${at}`);
    await page.locator("h1").waitFor();
    for (const [name, draw] of Object.entries(MATCH)) {
      box.show(renamed(draw("kk"), endless));
      await page.waitForTimeout(COMPOSED_MS / 2);
      await page.screenshot({ path: `${OUT}${at}-${name}-endless.png`, fullPage: true });
      expect.soft(await spills(page), `${at} ${name}`).toEqual([]);
    }
    await page.close();
  }
  await context.close();
});

test("names of 200 letters leave the protocol its columns", async () => {
  const context = await phone(browser, "kk");
  const page = await context.newPage();
  box.sheets["/api/protocol"] = sheet("kk", ENDLESS[0]);
  await page.goto(`${address}/protocol?game=7`);
  await page.locator(".signatures").waitFor();
  expect(await spills(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 703, height: 1000 });
  expect(await spills(page)).toEqual([]);
  await page.screenshot({ path: `${OUT}protocol-endless.png`, fullPage: true });
  await context.close();
});

test("text of 200 % loses nothing on a captain's phone", async () => {
  const context = await phone(browser, "ru");
  const page = await context.newPage();
  box.show(MATCH.assign?.("ru") ?? lobby());
  await page.goto(`${address}/captain`);
  await page.locator("h1").waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const name of ["assign", "pick", "strike", "wager", "discussing", "line-ups"]) {
    box.show(MATCH[name]?.("ru") ?? lobby());
    await page.waitForTimeout(COMPOSED_MS);
    await page.screenshot({ path: `${OUT}captain-${name}-200.png`, fullPage: true });
    expect.soft(await spills(page), name).toEqual([]);
  }
  await context.close();
});

/** Cards and panels that leave the picture. */
async function outside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".seat, section, li, td, th, .left")]
      .map((one) => ({ what: `${one.tagName} ${one.className}`, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .filter(({ box }) => box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      .map(({ what }) => what),
  );
}
