// The host's page of the Kazakh game, against a box that says what a test wants to hear.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Command, NewGame } from "../../webui/src/lib/wire.ts";
import { complaintsOf, launch, phone } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { lobby } from "./scenes.ts";
import { HOSTED } from "./stages-host.ts";

/** The guard of 400 ms, and a little. */
const GUARDED_MS = 500;

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
  page = await (await phone(browser, "kk")).newPage();
  complaints = complaintsOf(page);
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
  await box.stop();
});

function scene(name: string) {
  const draw = HOSTED[name];
  if (!draw) throw new Error(`no scene ${name}`);
  return draw("kk");
}

async function open(name: string): Promise<void> {
  box.show(scene(name));
  await page.goto(`${address}/host`);
  await page.locator(".pad").waitFor();
  await page.waitForTimeout(GUARDED_MS);
}

const said = () =>
  box.posts.filter(({ to }) => to === "/api/say").map(({ body }) => body.command as Command);
const begun = () => box.posts.find(({ to }) => to === "/api/begin")?.body.setup as NewGame;

describe("one tap", () => {
  test("shows a question on paper with the option that is right", async () => {
    await open("baige-beginning");
    await page.locator('.pad [data-say="show"]').nth(1).tap();
    await expect.poll(said).toEqual([{ say: "show", price: null, key: "b" }]);
  });

  test("opens a sector for whoever's turn it is; what was played cannot be tapped", async () => {
    await open("kokpar-picking");
    expect(await page.locator("[data-sector].played:enabled").count()).toBe(0);
    await page.locator('[data-sector="4/50"]').tap();
    await expect.poll(said).toEqual([{ say: "sector", seat: 1, theme: 4, price: 50 }]);
  });

  test("opens none before it is said who chooses, where the host says that", async () => {
    await open("kokpar-host-order");
    expect(await page.locator("[data-sector]:enabled").count()).toBe(0);
    await page.locator('[data-chooser="2"]').tap();
    await page.locator('[data-sector="1/10"]').tap();
    await expect.poll(said).toEqual([{ say: "sector", seat: 2, theme: 1, price: 10 }]);
  });

  test("takes a theme of the drawn block alone, and none that is taken", async () => {
    await open("polyglot-topic");
    expect(await page.locator('[data-say="topic"]:enabled').count()).toBe(6);
    await page.locator('[data-say="topic"]:enabled').nth(2).tap();
    await expect.poll(said).toEqual([{ say: "topic", seat: 1, theme: 3 }]);
    await open("polyglot-free");
    expect(await page.locator('[data-say="topic"]:enabled').count()).toBe(11);
  });

  test("names who takes a place, gives the signal, draws", async () => {
    await open("naming");
    await page.locator('[data-say="name"]').nth(1).tap();
    await expect.poll(said).toEqual([{ say: "name", seat: 4, player: 0 }]);
    box.show(scene("kokpar-waiting"));
    await page.waitForTimeout(GUARDED_MS);
    await page.locator('.pad [data-say="signal"]').tap();
    await expect.poll(() => said().at(-1)).toEqual({ say: "signal" });
    box.show(scene("polyglot-draws"));
    await page.waitForTimeout(GUARDED_MS);
    await page.locator('.pad [data-say="draw"]').tap();
    await expect.poll(() => said().at(-1)).toEqual({ say: "draw", seat: 1 });
  });
});

describe("while the host reads", () => {
  test("the end of reading is the big button, verdicts without a press stand below", async () => {
    await open("kokpar-reading");
    expect(await page.locator(".pad .main").getAttribute("data-say")).toBe("done");
    await page.locator(".pad .correct").tap();
    await expect.poll(said).toEqual([{ say: "judge", seat: 1, verdict: "correct" }]);
  });

  test("a press cries STOP; the right that passes on without one does not", async () => {
    await open("kokpar-rebound");
    box.show(scene("kokpar-second"));
    await page.locator("[data-stop]").waitFor();
    await page.locator("[data-stop]").waitFor({ state: "detached" });
    box.show(scene("kokpar-waiting"));
    await page.waitForTimeout(GUARDED_MS);
    box.show(scene("kokpar-second"));
    await page.waitForTimeout(GUARDED_MS);
    expect(await page.locator("[data-stop]").count(), "the host's own signal gave the right").toBe(0);
  });

  test("nobody's key is on the page before the closing, everybody's is after it", async () => {
    await open("baige-open");
    expect(await page.locator(".seats .note .key-sign").count()).toBe(0);
    expect(await page.locator(".seats .answered").count()).toBe(2);
    box.show(scene("baige-keys"));
    await expect.poll(() => page.locator(".seats .note .key-sign").count()).toBe(4);
  });
});

describe("the menu", () => {
  test("warns for talking only when held, and ends Бәйге so as well", async () => {
    await open("baige-ranking");
    await page.locator("button.menu").tap();
    await page.locator('dialog [data-say="talk"]').first().tap();
    await page.waitForTimeout(GUARDED_MS);
    expect(said()).toEqual([]);
    await page.locator('dialog [data-say="talk"]').first().click({ delay: 900 });
    await expect.poll(said).toEqual([{ say: "talk", seat: 1 }]);
    // The finger that held is still about to be lifted.
    await page.waitForTimeout(GUARDED_MS);
    await page.locator("button.menu").tap();
    await page.locator('dialog [data-say="finish"]').tap();
    await page.waitForTimeout(GUARDED_MS);
    expect(said()).toHaveLength(1);
    await page.locator('dialog [data-say="finish"]').click({ delay: 900 });
    await expect.poll(() => said().at(-1)).toEqual({ say: "finish" });
  });

  test("closes the keys before their time only when held", async () => {
    await open("baige-open");
    const close = page.locator('.pad [data-say="close"]');
    await close.tap();
    await page.waitForTimeout(GUARDED_MS);
    expect(said()).toEqual([]);
    await close.click({ delay: 900 });
    await expect.poll(said).toEqual([{ say: "close" }]);
  });

  test("amends the right option of a revealed question", async () => {
    await open("baige-ranking");
    await page.locator("button.menu").tap();
    await page.locator('[data-reveal="2"]').tap();
    await page.locator('dialog [data-say="amend-key"]').first().click({ delay: 900 });
    await expect.poll(said).toEqual([{ say: "amend-key", reveal: 2, key: "a" }]);
  });

  test("presses by hand one of three keys", async () => {
    await open("baige-open");
    await page.locator("button.menu").tap();
    await page.locator('dialog [data-say="buzz"]').nth(2).tap();
    await expect.poll(said).toEqual([{ say: "buzz", seat: 2, key: "c" }]);
  });
});

describe("the set-up", () => {
  async function start(): Promise<void> {
    box.show(lobby(6));
    await page.goto(`${address}/host`);
    await page.locator('label.preset:has([value="kokpar-kk"])').tap();
  }

  test("begins at once with two to six players", async () => {
    await start();
    expect(await page.locator(".counts .quick").count()).toBe(5);
    await page.locator(".counts .quick").last().tap();
    await expect.poll(begun).toBeTruthy();
    expect(begun().preset).toBe("kokpar-kk");
    expect(begun().seats.map(({ seat, players }) => [seat, players])).toEqual(
      [1, 2, 3, 4, 5, 6].map((seat) => [seat, []]),
    );
  });

  test("sends names, names of themes on paper, and what differs from the document", async () => {
    await start();
    await page.locator("footer .on").tap();
    await page.locator("input.name").first().fill("Айгерім");
    await page.locator("footer .on").tap();
    await page.locator("footer .on").tap();
    await page.locator("details summary").tap();
    await page.locator("input.block").nth(0).fill("Табиғат");
    await page.locator("input.block").nth(1).fill("Өнер");
    await page.locator("details fieldset").last().locator("input").first().fill("Алматы");
    await page.locator("footer .on").tap();
    await page.locator("#option-baige_mode").selectOption("race");
    await page.locator("details:has(#option-overtime_mode) summary").tap();
    await page.locator("#option-overtime_mode").selectOption("keys");
    await page.locator("footer .on").tap();
    const sheet = await page.locator("article.paper").innerText();
    for (const reading of [1, 4, 8, 17, 23]) expect(sheet).toContain(`B-${reading}`);
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toBeTruthy();
    expect(begun().seats[0]?.team).toBe("Айгерім");
    expect(begun().options).toEqual({ baige_mode: "race", overtime_mode: "keys" });
    expect(begun().blocks).toEqual(["Табиғат", "Өнер"]);
    expect(begun().themes?.map(({ round, title }) => [round, title])).toEqual([
      ["kokpar", "Алматы"],
      ["kokpar", expect.any(String)],
      ["kokpar", expect.any(String)],
      ["kokpar", expect.any(String)],
    ]);
  });

  test("goes on from paper at Көкпар, with points, times and finalists", async () => {
    await start();
    await page.locator('[data-go="place"]').tap();
    await page.locator("[data-field=stage]").selectOption("kokpar");
    await page.locator("input.score").nth(1).fill("30");
    await page.locator("input.time").nth(1).fill("12,345");
    for (const player of [4, 1, 0]) await page.locator(`[data-finalist="${player}"]`).tap();
    expect(await page.locator('[data-finalist="2"]').isDisabled(), "three play").toBe(true);
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toBeTruthy();
    expect(begun()).toMatchObject({
      start: { round: "kokpar", theme: 0, price: null, finalists: [5, 2, 1] },
      scores: { 2: 30 },
      times: { 2: 12_345 },
    });
  });
});
