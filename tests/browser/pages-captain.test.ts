import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Frame } from "../../webui/src/lib/wire.ts";
import { complaintsOf, launch, phone } from "./chromium.ts";
import { MATCH, OWN } from "./match.ts";
import { MockBox } from "./mock.ts";
import { lobby, type Scene } from "./scenes.ts";

/** Longer than the 400 ms for which a changed page takes no taps. */
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
  box.me = { ...box.me, host: false, captain: OWN };
  address = await box.start();
  page = await (await phone(browser, "en")).newPage();
  complaints = complaintsOf(page);
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
  await box.stop();
});

const state = (name: string): Scene => MATCH[name]?.("en") ?? lobby();

async function open(shown: Scene): Promise<void> {
  box.show(shown);
  await page.goto(`${address}/captain`);
  await page.locator("header h1").waitFor();
  await page.waitForTimeout(GUARDED_MS);
}

/** The same scene with something changed in what the captain sees. */
function with_(shown: Scene, change: (frame: Frame) => void): Scene {
  const again = structuredClone(shown);
  if (again.captain) change(again.captain);
  return again;
}

const said = () =>
  box.posts.filter(({ to }) => to === "/api/say").map(({ body }) => body.command);
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

describe("pairing", () => {
  beforeEach(() => {
    box.me = { ...box.me, captain: null };
  });

  test("takes six digits to the box, and nothing else", async () => {
    box.show(state("assign"));
    await page.goto(`${address}/captain`);
    await page.locator("#code").fill("20481a");
    await page.locator("form button").tap();
    await page.locator(".trouble").waitFor();
    expect(box.posts).toEqual([]);
    await page.locator("#code").fill("111111");
    await page.locator("form button").tap();
    await expect.poll(() => box.posts.length).toBe(1);
    expect(plain(await page.locator(".trouble").innerText())).toContain("new one");
    await page.locator("#code").fill("204 816");
    await page.keyboard.press("Enter");
    await page.locator("header h1").waitFor();
    expect(box.posts.at(-1)?.body).toMatchObject({ code: "204816" });
  });

  test("is said to be over when another phone takes the place", async () => {
    box.me = { ...box.me, captain: OWN };
    await open(state("assign"));
    box.me = { ...box.me, captain: null };
    box.cut(true);
    box.cut(false);
    await page.locator(".ended").waitFor();
    expect(await page.locator("body").innerText()).not.toContain("Rəşad");
  });
});

describe("who plays which theme", () => {
  test("one tap on a theme puts the next player there and sends the whole list", async () => {
    await open(state("assign"));
    await page.locator(".theme").nth(1).tap();
    await expect.poll(said).toEqual([{ say: "assign", seat: OWN, players: [3, 2, 1, 0, 0] }]);
  });

  test("a player and another's theme exchange the two", async () => {
    await open(state("assign-ready"));
    await page.locator(".player").nth(0).tap();
    await page.locator(".theme").nth(4).tap();
    await expect.poll(said).toEqual([{ say: "assign", seat: OWN, players: [3, 2, 4, 5, 1] }]);
  });

  test("works with the keyboard alone", async () => {
    await open(state("assign"));
    await page.locator(".theme").nth(3).focus();
    await page.keyboard.press("Enter");
    await expect.poll(said).toEqual([{ say: "assign", seat: OWN, players: [3, 0, 1, 2, 0] }]);
  });

  test("what the box refuses goes back to what it has", async () => {
    box.answer = () => ({ answer: "refused", why: { refusal: "not-now", state: "calling" } });
    await open(state("assign"));
    await page.locator(".theme").nth(1).tap();
    await page.locator(".notice").waitFor();
    expect(await page.locator(".theme .who").nth(1).innerText()).toBe("…");
  });

  test("what another team has overtaken is said anew", async () => {
    let answers = 0;
    box.answer = () => {
      answers += 1;
      return answers === 1 ? { answer: "stale", revision: 9 } : { answer: "done", revision: 10 };
    };
    await open(state("assign"));
    await page.locator(".theme").nth(1).tap();
    await expect.poll(said).toHaveLength(2);
    expect(said()[1]).toEqual(said()[0]);
    expect(await page.locator(".notice").count()).toBe(0);
  });

  test("says that it was sent and may still be changed, until it is locked", async () => {
    await open(state("assign-ready"));
    expect(await page.locator(".sent.done").innerText()).toContain("may still change");
    const locked = with_(state("assign-ready"), ({ view }) => {
      if (view?.captain) view.captain.legal = [];
    });
    box.show(locked);
    await page.locator(".theme").first().waitFor({ state: "detached" });
    expect(await page.locator(".now .state").innerText()).toContain("nothing can be changed");
    expect(await page.locator(".line-up").innerText()).toContain("Leyla");
  });

  test("a tap within 400 ms of a change does nothing", async () => {
    await open(state("assign"));
    box.show(state("pick"));
    const player = page.locator("li button:not([aria-disabled=true])").first();
    await page.locator("text=Who plays this theme?").waitFor();
    await player.dispatchEvent("pointerdown");
    await player.dispatchEvent("click", { detail: 1 });
    await page.waitForTimeout(GUARDED_MS);
    expect(said()).toEqual([]);
    await player.tap();
    await expect.poll(said).toEqual([{ say: "pick", seat: OWN, player: 3 }]);
  });
});

describe("a player for one theme", () => {
  test("cannot be one who has played in this round", async () => {
    await open(state("pick"));
    await page.locator("li button").nth(0).tap({ force: true });
    await page.waitForTimeout(200);
    expect(said()).toEqual([]);
    await page.locator("li button").nth(3).tap();
    await expect.poll(said).toEqual([{ say: "pick", seat: OWN, player: 4 }]);
  });
});

describe("striking", () => {
  test("needs a choice and a held button", async () => {
    await open(state("strike"));
    await page.locator("ol button").nth(2).tap();
    const strike = page.locator("button.strike");
    await strike.tap();
    await page.waitForTimeout(300);
    expect(said()).toEqual([]);
    await strike.click({ delay: 900 });
    await expect.poll(said).toEqual([{ say: "strike", seat: OWN, theme: 4 }]);
  });

  test("is for the team whose turn it is; the others see whose it is", async () => {
    await open(state("strike-others"));
    expect(await page.locator("ol button, button.strike").count()).toBe(0);
    expect(await page.locator(".turn").innerText()).toContain("Snow Leopards");
  });
});

describe("a wager", () => {
  test.each(["0", "1501", "", "1e3", "12.5", "-5", "٥", "１５"])(
    "of '%s' is not sent",
    async (typed) => {
      await open(state("wager"));
      await page.locator("#wager").fill(typed);
      await page.locator(".do").tap();
      await page.locator("#wager-fault").waitFor();
      expect(said()).toEqual([]);
    },
  );

  test("within its limits is sent, and that of all has a button", async () => {
    await open(state("wager"));
    await page.locator("#wager").fill("700");
    await page.locator(".do").tap();
    await expect.poll(said).toEqual([{ say: "wager", seat: OWN, points: 700 }]);
    await page.locator(".quick button").nth(1).tap();
    await page.locator(".do").tap();
    await expect.poll(said).toHaveLength(2);
    expect(said()[1]).toEqual({ say: "wager", seat: OWN, points: 1500 });
  });
});

describe("a written answer", () => {
  const unwritten = (name: string) =>
    with_(state(name), ({ view }) => {
      for (const seat of view?.finale?.seats ?? []) Object.assign(seat, { answer: null });
    });

  test("is one line, sent by its button or by Enter", async () => {
    await open(unwritten("discussing"));
    await page.locator("#written").fill("İstiqlal \n Bəyannaməsi");
    await page.locator("#written").press("Enter");
    await expect
      .poll(said)
      .toEqual([{ say: "write", seat: OWN, text: "İstiqlal Bəyannaməsi" }]);
  });

  test("that nobody sent is sent when the time is over", async () => {
    await open(unwritten("discussing"));
    await page.locator("#written").fill("Akt");
    box.show(unwritten("collecting"));
    await expect.poll(said).toEqual([{ say: "write", seat: OWN, text: "Akt" }]);
    expect(await page.locator("#written").inputValue()).toBe("Akt");
  });

  test("of 201 characters is not sent", async () => {
    await open(unwritten("discussing"));
    await page.locator("#written").fill("🐆".repeat(201));
    await page.locator("#written").press("Enter");
    await page.locator("#written-fault").waitFor();
    expect(said()).toEqual([]);
  });

  test("stands there again after the phone was changed", async () => {
    await open(state("discussing"));
    expect(await page.locator("#written").inputValue()).toBe("Konstitusiya");
  });
});

test("a lost link is grey and takes no taps", async () => {
  await open(state("assign"));
  box.cut(true);
  await page.locator("main.lost").waitFor();
  expect(await page.locator(".theme").first().getAttribute("aria-disabled")).toBe("true");
  box.cut(false);
});
