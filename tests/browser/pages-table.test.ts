import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Frame } from "../../webui/src/lib/wire.ts";
import { complaintsOf, hall, launch, phone, spills } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { answering, lobby, LONG_NAMES, named, scene } from "./scenes.ts";
import { SCENES } from "./states.ts";

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

describe("names", () => {
  const endless = ["Ə".repeat(200), "Шоқан атындағы ".repeat(14).slice(0, 200)];

  test("of 200 letters push nothing off the phone, in no state", async () => {
    await open();
    for (const [name, draw] of Object.entries(SCENES)) {
      box.show(named(draw("kk"), endless));
      await page.waitForTimeout(120);
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll("button, .seat, .line, .question")]
          .map((one) => ({ what: one.className, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5))
          .map(({ what }) => what),
      );
      expect(outside, name).toEqual([]);
      expect(await spills(page), name).toEqual([]);
    }
  });

  test.each([
    [1920, 1080, 4],
    [1920, 1080, 6],
    [360, 740, 4],
    [360, 740, 6],
  ])("stand in whole lines on a screen of %d×%d with %d seats", async (width, height, count) => {
    const screen = await (await hall(browser, "ru")).newPage();
    await screen.setViewportSize({ width, height });
    for (const names of [LONG_NAMES, endless]) {
      for (const state of ["answering", "closed", "over"] as const) {
        const drawn = state === "answering" ? answering("ru", {}, count) : SCENES[state]?.("ru");
        box.show(named(drawn ?? lobby(), names));
        if (screen.url() === "about:blank") await screen.goto(`${address}/screen`);
        await screen.waitForTimeout(300);
        const wrong = await screen.evaluate(() =>
          [...document.querySelectorAll(".seat")].flatMap((card) => {
            const name = card.querySelector(".name") as HTMLElement;
            const box = name.getBoundingClientRect();
            const { lineHeight, paddingBottom } = getComputedStyle(name);
            // The tails of the last line hang below it.
            const high = box.height - Number.parseFloat(paddingBottom);
            const lines = high / Number.parseFloat(lineHeight);
            const lamp = card.querySelector(".foot .lamp")?.getBoundingClientRect();
            const frame = card.getBoundingClientRect();
            const found: string[] = [];
            if (Math.abs(lines - Math.round(lines)) > 0.06) found.push(`${lines} lines`);
            if (lamp && lamp.top < box.top + high - 0.5) found.push("the lamp overlaps");
            if (lamp && lamp.bottom > frame.bottom) found.push("the lamp leaves the card");
            if (frame.bottom > innerHeight || frame.right > innerWidth) found.push("outside");
            return found.map((what) => `${name.innerText}: ${what}`);
          }),
        );
        expect(wrong, `${state} ${names[0]}`).toEqual([]);
      }
    }
    await screen.context().close();
  });

  test("of everyday length are not shortened in the hall", async () => {
    const screen = await (await hall(browser, "ru")).newPage();
    box.show(named(answering("ru"), LONG_NAMES));
    await screen.goto(`${address}/screen`);
    await screen.locator(".seat").first().waitFor();
    const cut = await screen
      .locator(".seat .name")
      .evaluateAll((all) =>
        // A name that is cut lacks a line at least; less is the room that a font asks for above and
        // below its letters.
        all
          .filter((one) => {
            const line = Number.parseFloat(getComputedStyle(one).lineHeight);
            return one.scrollHeight > one.clientHeight + line / 2;
          })
          .map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
    await screen.context().close();
  });
});

describe("who waits, and who was right", () => {
  async function screenWith(shown: { host: Frame; public: Frame }): Promise<Page> {
    const screen = await (await hall(browser, "en")).newPage();
    box.show(shown);
    await screen.goto(`${address}/screen`);
    await screen.locator(".seat").first().waitFor();
    return screen;
  }

  test("whoever pressed second is the second, on the phone and in the hall", async () => {
    await open(answering("en"));
    const screen = await screenWith(answering("en"));
    expect(await page.locator(".seat-4 .queue").first().innerText()).toMatch(/^2nd/);
    expect(await page.locator(".seat-1 .queue").first().innerText()).toMatch(/^3rd/);
    expect(await screen.locator(".seat-4 .queued").innerText()).toBe("2nd");
    expect(await screen.locator(".seat-1 .queued").innerText()).toBe("3rd");
    await screen.context().close();
  });

  test("a right answer looks right and a wrong one wrong, until the game is over", async () => {
    const closed = SCENES.closed?.("en") ?? lobby();
    await open(closed);
    const screen = await screenWith(closed);
    const marks = (where: Page) => where.locator(".seat [data-mark]").allInnerTexts();
    const read = async (where: Page) =>
      (await marks(where)).map((text) => text.replace(/\s+/g, " ").trim());
    expect(await read(page)).toEqual(["Right ✓ +1,200", "Wrong ✗ −1,200"]);
    expect(await read(screen)).toEqual(["Right ✓ +1,200", "Wrong ✗"]);
    const struck = await screen
      .locator(".seat *")
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).textDecorationLine !== "none"));
    expect(struck).toEqual([]);
    // The lamp goes out when the answer is shown; the hall's page remembers.
    const shown = structuredClone(closed);
    for (const frame of [shown.host, shown.public]) {
      frame.serial += 1;
      if (!frame.view) continue;
      frame.view.revision += 1;
      frame.view.state = "shown";
      for (const seat of frame.view.seats) seat.lamp = "off";
    }
    box.show(shown);
    await expect.poll(() => screen.locator(".answer, .text").count()).toBeGreaterThan(0);
    expect(await read(screen)).toEqual(["Right ✓ +1,200", "Wrong ✗"]);
    box.show(SCENES.over?.("en") ?? lobby());
    await expect.poll(() => marks(screen)).toEqual([]);
    await expect.poll(() => marks(page)).toEqual([]);
    expect(await page.locator(".seat.tried").count()).toBe(0);
    await screen.context().close();
  });

  test("in a pause nobody seems to be armed, and the phone says why", async () => {
    await open(SCENES.paused?.("en"));
    const screen = await screenWith(SCENES.paused?.("en") ?? lobby());
    for (const where of [page, screen]) expect(await where.locator(".lamp.armed").count()).toBe(0);
    expect(await page.locator(".line").innerText()).toContain("Paused by the host.");
    const undone = structuredClone(SCENES.paused?.("en") ?? lobby());
    if (undone.host.view?.host) undone.host.view.host.undo = { say: "read" };
    box.show(undone);
    await expect
      .poll(() => page.locator(".line").innerText())
      .toContain("A step was taken back");
    const held = answering("en");
    if (held.host.view?.host) {
      held.host.view.paused = true;
      held.host.view.host.undo = { say: "read" };
    }
    box.show(held);
    await expect
      .poll(() => page.locator(".line").innerText())
      .toContain("Pause. A step was taken back");
    await screen.context().close();
  });

  test("the hall chooses its language, and the choice hides itself", async () => {
    const screen = await screenWith(answering("en"));
    await screen.mouse.move(300, 300);
    await screen.mouse.move(400, 300);
    await screen.locator('.languages button[lang="kk"]').click();
    await expect.poll(() => screen.locator("html").getAttribute("lang")).toBe("kk");
    await screen.mouse.move(10, 900);
    await screen.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect
      .poll(() => screen.locator(".languages").isVisible(), { timeout: 6_000 })
      .toBe(false);
    await screen.context().close();
  });
});

test.each(["az", "ru", "kk", "en"] as const)("how to hold fits the smallest button in %s", async (language) => {
  const own = await (await phone(browser, language)).newPage();
  box.show(answering(language));
  await own.goto(`${address}/host`);
  await own.locator(".pad .menu").tap();
  const leave = own.locator("dialog .device .hold").first();
  await leave.waitFor();
  await leave.tap();
  const hint = leave.locator(".hint");
  await expect.poll(() => hint.innerText()).not.toBe("");
  const over = await hint.evaluate((one) => [
    one.scrollWidth - one.clientWidth,
    one.scrollHeight - one.clientHeight,
  ]);
  expect(Math.max(...over)).toBeLessThanOrEqual(1);
  await own.context().close();
});

describe("the screen alone", () => {
  test("says that the link is lost beside the progress, not over it", async () => {
    const screen = await (await hall(browser, "kk")).newPage();
    box.show(answering("kk"));
    await screen.goto(`${address}/screen`);
    await screen.locator(".steps").waitFor();
    box.cut(true);
    await screen.locator(".gone").waitFor();
    const [gone, head] = await Promise.all(
      [".gone", "header"].map((what) => screen.locator(what).boundingBox()),
    );
    expect(gone?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    box.cut(false);
    await screen.context().close();
  });

  test("names no address that leads a phone to itself", async () => {
    const screen = await (await hall(browser, "en")).newPage();
    box.show(lobby());
    await screen.goto(`${address}/screen`);
    await screen.locator(".address").waitFor();
    const text = await screen.locator("main").innerText();
    expect(text).not.toMatch(/127\.|localhost/);
    expect(text).toContain("/host");
    await screen.context().close();
  });
});

test("a wired host's button that is held during a game says that it does nothing else", async () => {
  box.me = { host: false, captain: null, pinSet: true, holdable: true };
  box.hold = { ...box.hold, role: { host: "arm" } };
  box.show(answering("en"));
  await page.goto(`${address}/host`);
  await page.locator("button.big").tap();
  await page.getByText("the game does not move while the button is held").waitFor();
});

describe("what comes next", () => {
  const closed = (answer: string | null) => {
    const shown = structuredClone(SCENES.closed?.("en") ?? lobby());
    if (shown.host.view && answer === null) shown.host.view.clue = null;
    return shown;
  };
  const big = () => page.locator(".pad .main").getAttribute("data-say");

  test("without an answer to show it is the next question", async () => {
    await open(closed(null));
    expect(await big()).toBe("next");
  });

  test("with one it is the answer", async () => {
    await open(closed("Syr Darya"));
    expect(await big()).toBe("answer");
  });
});

describe("the menu", () => {
  test("the release after a hold does not hit what has moved under the finger", async () => {
    await open(answering("en"));
    await page.locator(".pad .menu").tap();
    await page.locator("dialog .attempt").last().tap();
    const amend = page.locator('dialog [data-say="amend"]').first();
    await amend.scrollIntoViewIfNeeded();
    const spot = await amend.boundingBox();
    if (!spot) throw new Error("nothing to amend");
    const x = spot.x + spot.width / 2;
    const y = spot.y + spot.height / 2;
    await page.evaluate(() => {
      const seen = window as unknown as { clicks: number };
      seen.clicks = 0;
      document.querySelector("dialog")?.addEventListener("click", () => (seen.clicks += 1), true);
    });
    await page.mouse.move(x, y);
    await page.waitForTimeout(GUARDED_MS);
    await page.mouse.down();
    await expect.poll(said, { timeout: 3_000 }).toHaveLength(1);
    await page.waitForTimeout(300);
    await page.mouse.up();
    await page.mouse.down();
    await page.mouse.up();
    expect(await page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBe(0);
    await page.waitForTimeout(GUARDED_MS);
    await page.locator("dialog .attempt").last().tap();
    expect(await page.locator('dialog .attempt[aria-expanded="true"]').count()).toBe(1);
  });

  test("a fine closes it, and can be taken back by its effect", async () => {
    await open(
      scene("en", {
        more: {
          legal: [
            { say: "read" },
            { say: "fine", seat: 1, points: 100, reason: null },
            { say: "undo" },
          ],
          likely: [{ say: "read" }],
          undo: { say: "fine", seat: 1, points: 100, reason: null },
        },
      }),
    );
    const undo = plain(await page.locator(".undo .what").innerText());
    expect(undo).toContain("−100");
    expect(undo).not.toContain("(");
    await page.locator(".pad .menu").tap();
    await page.locator("dialog summary").first().tap();
    await page.locator("dialog select").selectOption("2");
    await page.locator('dialog input[type="number"]').fill("100");
    await page.locator("dialog details .hold").click({ delay: 1_000 });
    await expect.poll(said).toHaveLength(1);
    await page.locator("dialog").waitFor({ state: "detached" });
  });

  test("a new game is held for once, at its form", async () => {
    await open(answering("en"));
    await page.locator(".pad .menu").tap();
    await page.locator("dialog .new-game").tap();
    await page.locator(".quick.hold").first().waitFor();
  });

  test("a simulated board is named in words, a real one by its name", async () => {
    await open(answering("en"));
    await page.locator(".pad .menu").tap();
    expect(await page.locator("dialog .board").innerText()).toContain("No hardware");
  });
});

test("a theme on paper goes by its number, announced or not", async () => {
  const shown = structuredClone(answering("en"));
  for (const frame of [shown.host, shown.public]) if (frame.view) frame.view.theme = null;
  await open(shown);
  expect(plain(await page.locator(".question .theme").innerText())).toBe("Theme 3");
});

test("after a cut nothing is offered twice", async () => {
  const cut = SCENES.interrupted?.("en") ?? lobby();
  if (cut.host.view?.host) {
    cut.host.view.host.likely = [{ say: "resume" }, { say: "replace" }, { say: "withdraw" }];
  }
  await open(cut);
  const words = await page
    .locator("[data-say]")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.say));
  expect(words.length).toBe(new Set(words).size);
});

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
