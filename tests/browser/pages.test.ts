import { existsSync, readFileSync, statSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { complaintsOf, hall, launch, phone } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { answering, lobby, scene } from "./scenes.ts";
import { SCENES } from "./states.ts";

const DIST = new URL("../../webui/dist/", import.meta.url).pathname;
/** screens.md: the first load of the host's page, compressed. */
const FIRST_LOAD_MOST_BYTES = 80_000;
const GUARDED_MS = 450;

let browser: Browser;
let box: MockBox;
let address: string;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

beforeEach(async () => {
  box = new MockBox();
  address = await box.start();
  page = await (await phone(browser, "en")).newPage();
  complaints = complaintsOf(page);
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
  await box.stop();
});

async function open(shown = SCENES.value?.("en") ?? lobby()): Promise<void> {
  box.show(shown);
  await page.goto(`${address}/host`);
  await page.locator(".pad, .new").first().waitFor();
}

const said = () => box.posts.filter(({ to }) => to === "/api/say").map(({ body }) => body);

describe("what the host says", () => {
  test("names the game and the revision that the page showed", async () => {
    const shown = SCENES.value?.("en") ?? lobby();
    await open(shown);
    await page.locator('[data-say="read"]').tap();
    await expect.poll(said).toHaveLength(1);
    expect(said()[0]).toMatchObject({
      game: 1,
      revision: shown.host.view?.revision,
      command: { say: "read" },
    });
  });

  test("a refusal is told as a sentence with its state", async () => {
    box.answer = () => ({ answer: "refused", why: { refusal: "not-now", state: "reading" } });
    await open();
    await page.locator('[data-say="read"]').tap();
    await page.locator(".notice").waitFor();
    expect(plain(await page.locator(".notice").innerText())).toBe(
      "Not now. The question is being read.",
    );
  });

  test("while an answer is on its way nothing else is said", async () => {
    box.answer = () => "hang up";
    await open();
    await page.locator('[data-say="read"]').tap();
    await page.locator('[data-say="pause"]').first().dispatchEvent("click");
    await expect.poll(() => said().length, { timeout: 5_000 }).toBeGreaterThan(1);
    expect(new Set(said().map(({ id }) => id)).size).toBe(1);
  });

  test("only what is legal stands on the page", async () => {
    await open(
      scene("en", {
        state: "shown",
        more: { legal: [{ say: "next" }], likely: [{ say: "next" }], undo: null },
      }),
    );
    expect(
      await page
        .locator(".pad [data-say]")
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.say)),
    ).toEqual(["next"]);
    await page.locator(".pad .menu").tap();
    expect(await page.locator("dialog [data-say]").count()).toBe(0);
  });
});

describe("what must be held", () => {
  test("a tap says how, and does nothing", async () => {
    await open();
    await page.locator(".undo").tap();
    expect(await page.locator(".undo .hint").innerText()).toBe("Hold to confirm");
    await page.waitForTimeout(1_000);
    expect(said()).toEqual([]);
  });

  test("a scene that changes under the finger lets it do nothing", async () => {
    await open();
    const finger = page.locator(".undo").click({ delay: 1_000 });
    await page.waitForTimeout(300);
    box.show(answering("en"));
    await finger;
    await page.waitForTimeout(300);
    expect(said()).toEqual([]);
  });

  test("a screen reader, which cannot hold, clicks twice", async () => {
    await open();
    const click = () => page.locator(".undo").evaluate((button) => (button as HTMLElement).click());
    await click();
    await page.waitForTimeout(300);
    expect(said()).toEqual([]);
    await click();
    await expect.poll(said).toHaveLength(1);
  });
});

describe("the link", () => {
  test("a Wi-Fi that swallows everything is grey within five seconds, and taps do nothing", async () => {
    await open();
    box.freeze();
    await page.locator("main.lost").waitFor({ timeout: 5_500 });
    expect(await page.locator('[data-say="read"]').getAttribute("aria-disabled")).toBe("true");
    box.cut(false);
    await page.locator("main.lost").waitFor({ state: "detached", timeout: 5_000 });
  });

  test("a session that was ended elsewhere leads back to pairing", async () => {
    await open();
    box.me = { ...box.me, host: false };
    box.cut(true);
    box.cut(false);
    await page.locator("#pin").waitFor();
    expect(await page.locator(".question").count()).toBe(0);
  });
});

describe("the language", () => {
  test("is the device's own once it is chosen, and outlives the page", async () => {
    const own = await (await phone(browser)).newPage();
    box.show(answering("ru"));
    await own.goto(address);
    await expect.poll(() => own.locator("html").getAttribute("lang")).toBe("ru");
    await own.locator('button[lang="kk"]').tap();
    await expect.poll(() => own.locator("html").getAttribute("lang")).toBe("kk");
    await own.goto(`${address}/host`);
    await own.locator(".pad").waitFor();
    expect(await own.locator("html").getAttribute("lang")).toBe("kk");
    expect(await own.locator(".question .text").getAttribute("lang")).toBe("ru");
    await own.context().close();
  });
});

describe("the language of a host", () => {
  const speaks = (own: Page) => own.locator("html").getAttribute("lang");
  const pair = async (own: Page) => {
    await own.locator("#pin").fill("4711");
    await own.locator("form button").tap();
    await own.locator(".new").waitFor();
  };

  test("stays as it was chosen before pairing, whatever is played then", async () => {
    box.me = { ...box.me, host: false };
    const own = await (await phone(browser)).newPage();
    box.show(lobby());
    await own.goto(`${address}/host`);
    await own.locator('.languages button[lang="en"]').tap();
    await expect.poll(() => speaks(own)).toBe("en");
    await pair(own);
    box.show(answering("ru"));
    await own.locator(".pad").waitFor();
    await own.waitForTimeout(GUARDED_MS);
    expect(await speaks(own)).toBe("en");
    await own.reload();
    await own.locator(".pad").waitFor();
    expect(await speaks(own)).toBe("en");
    await own.context().close();
  });

  test("that was not chosen follows the game, and the page says so beforehand", async () => {
    box.me = { ...box.me, host: false };
    const own = await (await phone(browser)).newPage();
    box.show(lobby());
    await own.goto(`${address}/host`);
    const chosen = own.locator('.languages [aria-pressed="true"]');
    expect(await chosen.count()).toBe(0);
    expect(await own.locator("footer").innerText()).toContain("the language of the game");
    await pair(own);
    box.show(answering("ru"));
    await expect.poll(() => speaks(own)).toBe("ru");
    await own.context().close();
  });
});

describe("the screen", () => {
  test("asks for one tap before it can be heard, as long as it is needed", async () => {
    const screen = await (await hall(browser, "en")).newPage();
    box.show(answering("en"));
    await screen.goto(`${address}/screen`);
    await screen.locator(".sound").click();
    await screen.locator(".sound").waitFor({ state: "detached" });
    await screen.context().close();
  });

  test("counts down by itself between two frames", async () => {
    const screen = await (await hall(browser, "en")).newPage();
    box.show(answering("en"));
    await screen.goto(`${address}/screen`);
    const left = async () => Number(await screen.locator(".left").innerText());
    const before = await left();
    await screen.waitForTimeout(1_000);
    const passed = before - (await left());
    expect(passed).toBeGreaterThan(0.8);
    expect(passed).toBeLessThan(1.4);
    await screen.context().close();
  });
});

describe("the guard", () => {
  test("a tap within 400 ms of a change does nothing, one after it does", async () => {
    await open();
    box.show(
      scene("en", {
        state: "reading",
        more: { legal: [{ say: "done" }], likely: [{ say: "done" }] },
      }),
    );
    const done = page.locator('.pad [data-say="done"]');
    await done.waitFor();
    await done.dispatchEvent("pointerdown");
    await done.dispatchEvent("click", { detail: 1 });
    expect(said()).toEqual([]);
    await page.waitForTimeout(GUARDED_MS);
    await done.tap();
    await expect.poll(said).toHaveLength(1);
  });
});

describe("the build", () => {
  const packed = (file: string) =>
    statSync(existsSync(`${DIST}${file}.br`) ? `${DIST}${file}.br` : `${DIST}${file}`).size;

  test.each(["az", "ru", "kk", "en"])("the host's first load in %s is small", async (language) => {
    const own = await (await phone(browser, language)).newPage();
    const loaded: string[] = [];
    own.on("response", (response) => {
      const path = new URL(response.url()).pathname;
      if (path.startsWith("/assets/")) loaded.push(path.slice(1));
    });
    box.show(answering(language as "az"));
    await own.goto(`${address}/host`);
    await own.locator(".pad").waitFor();
    const bytes = ["host.html", ...loaded].reduce((sum, file) => sum + packed(file), 0);
    expect(bytes).toBeLessThan(FIRST_LOAD_MOST_BYTES);
    await own.context().close();
  });

  test("nothing comes from outside the box, and nothing is inline", () => {
    for (const name of ["index", "host", "screen", "panel"]) {
      const text = readFileSync(`${DIST}${name}.html`, "utf8");
      expect(text).not.toMatch(/https?:\/\/|<style|style="|<script(?![^>]*src=)/);
    }
  });
});

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
