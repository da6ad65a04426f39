import { mkdirSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { axe, complaintsOf, launch, phone, smallTargets, spills } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { LANGUAGES, lobby, LONG_NAMES, named } from "./scenes.ts";
import { kazakhPack, packs } from "./setups.ts";
import { HOSTED } from "./stages-host.ts";

const OUT = new URL("../../target/screenshots/", import.meta.url).pathname;
/** Long enough for the guard of 400 ms to pass. */
const COMPOSED_MS = 600;

let browser: Browser;
let box: MockBox;
let address: string;

beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  browser = await launch();
  box = new MockBox();
  box.packs = [kazakhPack(), ...packs()];
  box.preview = () => [{ seat: 1, before: 7, after: 6 }];
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

function open(details: Element): void {
  (details as HTMLDetailsElement).open = true;
}

const draw = (name: string, language: (typeof LANGUAGES)[number]) =>
  HOSTED[name]?.(language) ?? lobby();

describe.each(LANGUAGES)("%s", (language) => {
  test("every state of the Kazakh game", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(lobby(6));
    await page.goto(`${address}/host`);
    for (const name of Object.keys(HOSTED)) {
      box.show(draw(name, language));
      await page.waitForTimeout(COMPOSED_MS);
      // The cry goes by itself; what lies under it is looked at.
      await page.locator("[data-stop]").waitFor({ state: "detached" });
      await look(page, `host-kk-${name}-${language}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the menu, and its pages", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(draw("baige-open", language));
    await page.goto(`${address}/host`);
    await page.locator("button.menu").click();
    await page.locator('dialog [data-say="talk"]').first().waitFor();
    await page.locator("[data-reveal]").first().click();
    await page.waitForTimeout(COMPOSED_MS);
    await look(page, `host-kk-menu-${language}`);
    await page.locator('[data-page="play"]').click();
    await page.waitForTimeout(COMPOSED_MS);
    await look(page, `host-kk-menu-play-${language}`);
    await page.locator("dialog .shut").first().click();
    expect(await page.locator('[data-page="captains"]').count(), "a seat is a player").toBe(0);
    await page.locator('[data-page="disputes"]').click();
    await page.locator("dialog .question").first().click();
    await page.waitForTimeout(COMPOSED_MS);
    await look(page, `host-kk-menu-disputes-${language}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the set-up", async () => {
    const context = await phone(browser, language);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    box.show(lobby(6));
    await page.goto(`${address}/host`);
    await page.locator('label.preset:has([value="kokpar-kk"])').click();
    await look(page, `setup-kk-start-${language}`);
    for (const name of ["players", "seats", "pack", "options", "sheet"]) {
      await page.locator("footer button").last().click();
      if (name === "seats") await page.locator(".draw").click();
      for (const details of await page.locator("details").all()) await details.evaluate(open);
      await page.waitForTimeout(COMPOSED_MS / 2);
      await look(page, `setup-kk-${name}-${language}`);
      await page.screenshot({ path: `${OUT}setup-kk-${name}-whole-${language}.png`, fullPage: true });
    }
    await page.locator("nav button").first().click();
    await page.locator('[data-go="place"]').click();
    await page.locator("[data-field=stage]").selectOption("kokpar");
    await page.locator("[data-finalist]").nth(2).click();
    await page.locator(".time").first().fill("12,x");
    await look(page, `setup-kk-place-${language}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test("text of 200 % and long names lose nothing", async () => {
  const context = await phone(browser, "kk");
  const page = await context.newPage();
  await page.goto(`${address}/host`);
  for (const name of ["baige-open", "polyglot-topic", "kokpar-picking", "kokpar-reading", "naming"]) {
    box.show(named(draw(name, "kk"), LONG_NAMES));
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.waitForTimeout(COMPOSED_MS);
    await page.screenshot({ path: `${OUT}host-kk-${name}-200.png`, fullPage: true });
    expect.soft(await spills(page), name).toEqual([]);
  }
  await context.close();
});
