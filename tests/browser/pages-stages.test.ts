import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { clips } from "./clips.ts";
import { complaintsOf, hall, launch, phone } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { lobby, type Scene } from "./scenes.ts";
import { KAZAKH, OPTIONS, overtime, PICTURE, VIDEO } from "./stages.ts";

let browser: Browser;
let media: MockBox["media"];
let box: MockBox;
let address: string;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await launch();
  media = await clips(browser);
});
afterAll(() => browser.close());

beforeEach(async () => {
  box = new MockBox();
  box.media = { ...media };
  address = await box.start();
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
  await box.stop();
});

async function open(at: string, shown: Scene, device = hall, keepsBack = false): Promise<void> {
  page = await (await device(browser, "en")).newPage();
  if (keepsBack) await page.addInitScript(keepSoundBack);
  complaints = complaintsOf(page);
  box.show(shown);
  await page.goto(`${address}${at}`);
  await page.locator("h1").first().waitFor({ state: "attached" });
}

/**
 * Nothing may be heard before somebody has touched the page. The browser's own rule cannot be tested: each
 * look of the test at the page counts as a touch there, and on a slow machine comes before the sound.
 */
function keepSoundBack(): void {
  let touched = false;
  document.addEventListener("pointerdown", () => (touched = true), { capture: true });
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    const refused = new DOMException("nobody has touched the page", "NotAllowedError");
    return touched ? play.call(this) : Promise.reject(refused);
  };
}

const state = (name: string): Scene => KAZAKH[name]?.("en") ?? lobby(6);
const text = async (where: string) =>
  (await page.locator(where).innerText()).replace(/[\u2066-\u2069]/g, "");
const played = () =>
  page.locator("video").evaluate((video) => {
    const { currentTime, muted, paused, ended } = video as HTMLVideoElement;
    return { currentTime, muted, paused, ended };
  });

describe("keys on the screen", () => {
  test("says who has answered, and never which key or when", async () => {
    await open("/screen", state("baige-open"));
    await page.locator(".players").waitFor();
    expect(await page.locator(".said").count()).toBe(2);
    expect(await page.locator(".players .key-sign").count()).toBe(0);
    expect(await page.locator("[data-mark]").count()).toBe(0);
    expect(await page.locator(".options .right").count()).toBe(0);
  });

  test("shows the right option, each key, its time and its points", async () => {
    await open("/screen", state("baige-shown"));
    await page.locator('.options [data-key="a"].right').waitFor();
    expect(await text(".seat-1 .badge")).toMatch(/1\.204[\s\S]*✓[\s\S]*\+1/);
    expect(await text(".seat-2 .badge")).toMatch(/0\.899[\s\S]*✗/);
    expect(await page.locator(".seat-4 .badge.no-answer").count()).toBe(1);
    expect(await page.locator('.options [data-key="a"] .who [class^="seat-"]').count()).toBe(2);
  });

  test("draws the cut below the third, and who plays on for a place", async () => {
    await open("/screen", state("sudden-ready"));
    await page.locator("tr.last").waitFor();
    expect(await page.locator("tbody tr").evaluateAll((all) => all.findIndex((row) => row.classList.contains("last")))).toBe(2);
    expect(await text("tbody")).toMatch(/= plays for a place/);
  });
});

describe("the draw", () => {
  test("shows chance at work for less than three seconds, and then what was drawn", async () => {
    await open("/screen", state("polyglot-draws"));
    await page.locator(".block").first().waitFor();
    box.show(state("polyglot-topic"));
    await page.locator(".block.lit").first().waitFor();
    const from = Date.now();
    await page.locator(".block.drawn").waitFor();
    expect(Date.now() - from).toBeLessThan(3_000);
    expect(await page.locator(".block").nth(1).getAttribute("class")).toContain("drawn");
  });

  test("shows the result at once to those who want no motion", async () => {
    await open("/screen", state("polyglot-draws"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.locator(".block").first().waitFor();
    box.show(state("polyglot-topic"));
    await page.locator(".block.drawn").waitFor({ timeout: 500 });
    expect(await page.locator(".block.lit").count()).toBe(0);
  });
});

describe("the board", () => {
  test("says what is left, what is open, and who has got what", async () => {
    await open("/screen", state("kokpar-picking"));
    await page.locator("td.closed").first().waitFor();
    expect(await page.locator("td").count()).toBe(20);
    expect(await page.locator("td.played").count()).toBe(7);
    box.show(state("kokpar-rebound"));
    await page.locator("td.current").waitFor();
    expect(await text(".status .say")).toBe("Opponents, press!");
    box.show(state("kokpar-third"));
    await expect.poll(() => text(".status .say")).toContain("The right passes to the third player");
  });
});

describe("clips", () => {
  const clip = (plays: number, file = VIDEO, change: object = {}) =>
    overtime("en", {
      state: "presenting",
      clue: { text: "?", options: OPTIONS, media: file },
      stages: { plays },
      ...change,
    });

  test("a video moves without a tap, and is heard after one", async () => {
    await open("/screen", clip(1));
    await expect.poll(async () => (await played()).currentTime).toBeGreaterThan(0);
    // The clip of the test has no sound, so the browser may let it run as it is.
    if ((await played()).muted) {
      await page.locator("button.tap").click();
      expect((await played()).muted).toBe(false);
      expect(await page.locator("button.tap").count()).toBe(0);
    }
  });

  test("the host's word plays it from the beginning", async () => {
    await open("/screen", clip(1));
    await expect.poll(async () => (await played()).ended, { timeout: 5_000 }).toBe(true);
    box.show(clip(2));
    await expect.poll(async () => (await played()).ended).toBe(false);
    expect((await played()).currentTime).toBeLessThan(1);
  });

  test("a pause stops it where it is", async () => {
    await open("/screen", clip(1));
    await expect.poll(async () => (await played()).currentTime).toBeGreaterThan(0);
    box.show(clip(1, VIDEO, { paused: true }));
    await expect.poll(async () => (await played()).paused).toBe(true);
    const at = (await played()).currentTime;
    expect(await page.locator("figure").isVisible()).toBe(false);
    box.show(clip(1));
    await expect.poll(async () => (await played()).currentTime).toBeGreaterThan(at);
  });

  test("a sound that the browser keeps back asks for a tap", async () => {
    await open("/screen", state("polyglot-sound"), hall, true);
    await page.locator("button.tap").click();
    await expect
      .poll(() => page.locator("audio").evaluate((audio) => (audio as HTMLAudioElement).currentTime))
      .toBeGreaterThan(0);
    expect(await page.locator("button.tap").count()).toBe(0);
  });

  test("what cannot be shown says so, and a second try may mend it", async () => {
    box.media = {};
    await open("/screen", clip(1));
    await page.locator("figure.failed [role=alert]").waitFor();
    expect(await text("figure")).toContain("The host reads the question");
    box.media = media;
    box.show(clip(2));
    await expect.poll(async () => (await played()).currentTime).toBeGreaterThan(0);
    expect(await page.locator("figure.failed").count()).toBe(0);
  });

  test("a picture stands on the screen within 300 ms of its frame", async () => {
    await open("/screen", state("baige-ranking"));
    await page.locator("table").waitFor();
    const from = Date.now();
    box.show(clip(1, PICTURE));
    await page.locator("figure img").waitFor();
    await page.waitForFunction(() => document.querySelector("img")?.complete === true);
    expect(Date.now() - from).toBeLessThan(300);
  });
});

describe("the panel", () => {
  test("presses each of three keys by finger and by keyboard, several at once", async () => {
    await open("/panel", state("baige-open"), phone);
    await page.locator(".console").first().waitFor();
    for (const key of ["1", "y", "j", ";"]) await page.keyboard.down(key);
    for (const key of ["1", "y", "j", ";"]) await page.keyboard.up(key);
    await page.locator(".seat-4 .key").nth(2).tap();
    await expect.poll(() => box.posts.length).toBe(10);
    const downs = box.posts.map(({ body }) => body).filter(({ down }) => down);
    const told = downs.map(({ seat, key }) => `${String(seat)}${String(key)}`);
    expect(told.sort()).toEqual(["1a", "2b", "3c", "4c", "6c"]);
  });
});

test("spectators and streams see no key before it is shown", async () => {
  await open("/scores", state("baige-open"), phone);
  await page.locator(".standings").waitFor();
  expect(await page.locator(".standings .key-sign").count()).toBe(0);
  box.show(state("baige-shown"));
  await page.locator(".standings .key-sign").first().waitFor();
  expect(await page.locator(".standings .badge.correct").count()).toBe(2);
});
