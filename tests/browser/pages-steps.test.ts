import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Command } from "../../webui/src/lib/wire.ts";
import { complaintsOf, launch, phone, spills } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { lobby, named, type Scene } from "./scenes.ts";
import { tested } from "./setups.ts";
import { STEPS } from "./steps.ts";

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

function draw(name: string): Scene {
  return structuredClone(STEPS[name]?.("en") ?? lobby());
}

async function open(shown: Scene): Promise<void> {
  box.show(shown);
  await page.goto(`${address}/host`);
  await page.locator(".pad").waitFor();
}

const said = (): Command[] =>
  box.posts.filter(({ to }) => to === "/api/say").map(({ body }) => body.command as Command);
const posted = (to: string) => box.posts.filter((post) => post.to === to);

describe("a wager by the host", () => {
  beforeEach(async () => {
    await open(draw("wagering"));
    await page.locator('[data-enter="1"]').tap();
  });

  const send = async (text: string) => {
    await page.locator("dialog input").fill(text);
    await page.locator('dialog [data-say="wager"]').tap();
  };

  test.each(["$5", "5 000", "", "-1", "1e9", "３６００", "0x10", "1.5", "٣٦", "2401", "99999999999"])(
    "“%s” is refused with the limits, and nothing is sent",
    async (text) => {
      await send(text);
      expect(await page.locator("dialog [role=alert]").innerText()).toMatch(/1.*2,400/);
      expect(await page.locator("dialog input").getAttribute("aria-invalid")).toBe("true");
      expect(said()).toEqual([]);
    },
  );

  test.each(["1", "2400", "0360"])("“%s” is sent as a number", async (text) => {
    await send(text);
    await expect.poll(said).toEqual([{ say: "wager", seat: 1, points: Number(text) }]);
    await page.locator("dialog").waitFor({ state: "detached" });
  });

  test("shows a neighbour dots, and its digits only to a finger that holds", async () => {
    const input = page.locator("dialog input");
    await input.fill("1234");
    const security = () =>
      input.evaluate((one) => getComputedStyle(one).getPropertyValue("-webkit-text-security"));
    expect(await security()).toBe("disc");
    const look = page.locator("dialog .look");
    await look.dispatchEvent("pointerdown");
    expect(await look.innerText()).toBe("1234");
    await look.dispatchEvent("pointerup");
    expect(await look.innerText()).toBe("Hold to look");
    expect(await security()).toBe("disc");
  });
});

test("a wager that is in is shown only to a finger that holds, and never in a button", async () => {
  const shown = draw("wagering");
  await open(shown);
  expect(await page.locator("body").innerText()).not.toMatch(/wager made.*1,?500/i);
  await page.locator('[data-enter="2"]').tap();
  expect(await page.locator("dialog").innerText()).not.toContain("1,500\n");
  await page.locator("dialog .look").dispatchEvent("pointerdown");
  expect(await page.locator("dialog .look").innerText()).toBe("1,500");
});

describe("a line-up by the host", () => {
  test("is tapped together and sent whole; a player who is tapped again moves", async () => {
    await open(draw("assigning"));
    await page.locator('[data-enter="1"]').tap();
    const players = page.locator("dialog .players button");
    for (const player of [4, 0, 1, 2]) await players.nth(player).tap();
    await page.locator("dialog .place").nth(4).tap();
    await players.nth(4).tap();
    await page.locator('dialog [data-say="assign"]').tap();
    await expect.poll(said).toEqual([{ say: "assign", seat: 1, players: [0, 1, 2, 3, 5] }]);
  });

  test("of a captain is seen when it is opened, and not before", async () => {
    await open(draw("assigning"));
    expect(await page.locator("body").innerText()).not.toContain("Philippa");
    await page.locator('[data-enter="2"]').tap();
    expect(await page.locator("dialog .place").last().innerText()).toContain("Philippa");
  });

  test("cannot have a reserve", async () => {
    await open(draw("assigning"));
    await page.locator('[data-enter="1"]').tap();
    expect(await page.locator("dialog .players button").last().isDisabled()).toBe(true);
  });

  test("closes when the step does", async () => {
    await open(draw("assigning"));
    await page.locator('[data-enter="1"]').tap();
    box.show(draw("callingNames"));
    await page.locator("dialog").waitFor({ state: "detached" });
  });
});

test("a player who has played this round cannot be picked, another one can", async () => {
  await open(draw("picking"));
  await page.locator('[data-enter="4"]').tap();
  const players = page.locator('dialog [data-say="pick"]');
  expect(await players.nth(0).isDisabled()).toBe(true);
  await players.nth(1).tap();
  await expect.poll(said).toEqual([{ say: "pick", seat: 4, player: 2 }]);
});

describe("strikes", () => {
  test("are tapped for the team whose turn it is; a struck theme cannot be", async () => {
    await open(draw("striking"));
    await page.waitForTimeout(GUARDED_MS);
    const themes = page.locator('[data-say="strike"]');
    expect(await themes.nth(1).isDisabled()).toBe(true);
    await themes.nth(4).tap();
    await expect.poll(said).toEqual([{ say: "strike", seat: 4, theme: 5 }]);
  });

  test("in a free order wait until the host says which team", async () => {
    await open(draw("strikingFree"));
    const themes = page.locator('[data-say="strike"]');
    expect(await themes.first().isDisabled()).toBe(true);
    await page.locator(".who button").nth(2).tap();
    await themes.first().tap();
    await expect.poll(said).toEqual([{ say: "strike", seat: 3, theme: 1 }]);
  });
});

test("in the final an empty slip is judged as blank, and verdicts show the wager", async () => {
  await open(draw("revealing"));
  expect(plain(await page.locator(".pad .correct").innerText())).toContain("+1,500");
  await page.waitForTimeout(GUARDED_MS);
  await page.locator(".pad .rare", { hasText: "Blank" }).tap();
  await expect.poll(said).toEqual([{ say: "judge", seat: 2, verdict: "no-answer" }]);
});

test("no big button ever sends a sample of a team's decision", async () => {
  const shown = draw("wagering");
  if (shown.host.view?.host) shown.host.view.host.likely = [{ say: "wager", seat: 1, points: 1 }];
  await open(shown);
  expect(await page.locator('.pad [data-say="wager"]').count()).toBe(0);
});

test("the discussion is ended early only by holding", async () => {
  await open(draw("discussing"));
  await page.waitForTimeout(GUARDED_MS);
  const end = page.locator('.pad [data-say="lock"]');
  expect(await end.innerText()).toBe("End the discussion");
  await end.tap();
  await page.waitForTimeout(GUARDED_MS);
  expect(said()).toEqual([]);
  await end.click({ delay: 1_000 });
  await expect.poll(said).toEqual([{ say: "lock" }]);
});

describe("disputes", () => {
  test("are marked by one tap without stopping play", async () => {
    await open(draw("disputed"));
    await page.waitForTimeout(GUARDED_MS);
    await page.locator('.pad [data-say="dispute"]').tap();
    await expect.poll(said).toEqual([{ say: "dispute", question: 3 }]);
  });

  test("are about the question on the table, by its number, price and theme", async () => {
    const shown = draw("disputed");
    const host = shown.host.view?.host;
    if (host) host.legal = [...host.legal, { say: "dispute", question: 4 }];
    await open(shown);
    const flag = page.locator('.pad [data-say="dispute"]');
    const words = (await flag.innerText()).replace(/[\u2066-\u2069]/g, "");
    expect(words).toContain("⚑ 4");
    expect(words).toContain("1,200");
    expect(words).toContain("Question 4: disputed");
    expect(words).toContain("Çaylar");
    if (host) host.disputes = [4];
    box.show(shown);
    await expect.poll(() => flag.count()).toBe(0);
  });

  test("are settled from their list, where the effect of annulling is told before", async () => {
    box.preview = () => [
      { seat: 1, before: 2_400, after: 1_600 },
      { seat: 2, before: 1_500, after: 1_500 },
    ];
    await open(draw("disputed"));
    await page.locator(".flag.set").tap();
    await page.locator("dialog .question").first().tap();
    await expect
      .poll(async () => plain(await page.locator("dialog .effect").innerText()).replace(/\s+/g, " ").trim())
      .toBe("1 2,400 → 1,600");
    expect(posted("/api/preview").at(-1)?.body).toEqual({
      game: 1,
      command: { say: "annul", question: 2 },
    });
    expect(said()).toEqual([]);
    await page.locator('dialog [data-say="settle"]').tap();
    await expect.poll(said).toEqual([{ say: "settle", question: 2 }]);
  });

  test("an amendment tells its effect before it is held for", async () => {
    box.preview = ({ command }) =>
      (command as { verdict: string }).verdict === "correct"
        ? [{ seat: 2, before: 1_500, after: 3_900 }]
        : [];
    await open(draw("disputed"));
    await page.locator(".pad .menu").tap();
    await page.locator("dialog .attempt").last().tap();
    const right = page.locator('dialog [data-say="amend"]').first();
    await expect.poll(() => right.innerText()).toContain("3,900");
  });
});

test("scores that stand still are named, and can follow again", async () => {
  await open(draw("disputed"));
  await page.getByText("The public scores stand still.").waitFor();
  await page.locator(".pad .menu").tap();
  await page.locator('dialog [data-say="freeze"]').tap();
  await expect.poll(said).toEqual([{ say: "freeze", frozen: false }]);
});

test("a team leaves, and a protocol is signed, only by holding", async () => {
  await open(draw("toSign"));
  await page.waitForTimeout(GUARDED_MS);
  await page.locator('.pad [data-say="sign"]').tap();
  await page.waitForTimeout(300);
  expect(said()).toEqual([]);
  await page.locator('.pad [data-say="sign"]').click({ delay: 1_000 });
  await expect.poll(said).toEqual([{ say: "sign" }]);
});

test("a captain's code is shown large, and goes away when the phone has come", async () => {
  await open(draw("disputed"));
  await page.locator(".pad .menu").tap();
  await page.locator('[data-page="captains"]').tap();
  await page.locator('[data-code="2"]').tap();
  expect(await page.locator("dialog .code").innerText()).toBe("482 913");
  expect(await page.locator("dialog .address").innerText()).toBe("/captain");
  expect(posted("/api/captains").map(({ body }) => body)).toEqual([{ seat: 2 }]);
  box.captains = [2];
  await page.locator("dialog .code").waitFor({ state: "detached", timeout: 5_000 });
  await page.locator("dialog .hold").click({ delay: 1_000 });
  await expect.poll(() => posted("/api/devices/revoke")).toHaveLength(1);
});

test("the menu tells what others open, and which phone is whose", async () => {
  box.captains = [2];
  await open(draw("disputed"));
  await page.locator(".pad .menu").tap();
  const devices = page.locator("dialog .device");
  await expect.poll(() => devices.count()).toBe(3);
  expect(plain(await devices.nth(2).innerText())).toMatch(/Captain:\s+2\s+Team 2/);
  await page.locator('[data-page="addresses"]').tap();
  const links = page.locator("dialog [data-address]");
  await links.first().waitFor();
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual(
    ["/screen", "/scores", "/captain", "/overlay", "/protocol", "/panel"],
  );
});

test("the test of the buttons counts, names and ends with its page", async () => {
  await open(draw("disputed"));
  await page.locator(".pad .menu").tap();
  await page.locator('[data-page="buttons"]').tap();
  await page.locator("dialog .toggle").tap();
  await expect.poll(() => posted("/api/test").map(({ body }) => body)).toEqual([{ on: true }]);
  await page.locator('[data-wire="3a"]').tap();
  await expect.poll(() => posted("/api/wiring")).toHaveLength(1);
  expect(posted("/api/wiring")[0]?.body).toEqual({ seat: 3, key: "a" });
  box.show(tested(draw("disputed")));
  await page.locator("dialog .learning").waitFor();
  const text = plain(await page.locator("dialog").innerText());
  expect(text).toContain("Press the button that shall be seat 3");
  expect(text).toContain("Seats that have not pressed: 4");
  // Whose button it is, and not its number alone.
  const team = (seat: number) => page.locator(`dialog .seats .seat-${seat} .team`).innerText();
  expect([await team(1), await team(3)].map(plain)).toEqual(["Snow Leopards", "Caspians"]);
  expect(text).toContain("+4.2 ms");
  await page.locator("dialog .shut").first().tap();
  await expect.poll(() => posted("/api/test").at(-1)?.body).toEqual({ on: false });
});

test("the rarer pages come only when they are opened", async () => {
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  await open(draw("disputed"));
  const lazy = /\/(Setup|Captains|Buttons|Disputes|PlaySheet)-/;
  expect(loaded.filter((path) => lazy.test(path))).toEqual([]);
  await page.locator(".pad .menu").tap();
  await page.locator('[data-page="play"]').tap();
  await expect.poll(() => loaded.some((path) => /\/PlaySheet-/.test(path))).toBe(true);
});

test("names of 200 letters, markup and emoji push nothing off the phone, in no step", async () => {
  const names = ["Ə".repeat(200), "<b>Bakı</b> & O'Neil", "🐆🦅 İıŞşĞğ".repeat(15), "W".repeat(200)];
  await open(draw("assigning"));
  for (const [name, drawn] of Object.entries(STEPS)) {
    const shown = named(drawn("kk"), names);
    for (const roster of shown.host.view?.host?.rosters ?? [])
      roster.players.forEach((player, index) => (player.name = names[index % 4] ?? ""));
    for (const theme of shown.host.view?.themes ?? []) if (theme.title) theme.title = names[0] ?? "";
    box.show(shown);
    await page.waitForTimeout(150);
    const enter = page.locator("[data-enter]").first();
    if (await enter.count()) await enter.click();
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll("button, .seat, .line, li")]
        .map((one) => ({ what: one.outerHTML.slice(0, 90), box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.left < -0.5 || box.right > innerWidth + 0.5))
        .map(({ what }) => what),
    );
    expect(outside, name).toEqual([]);
    expect(await spills(page), name).toEqual([]);
    expect(await page.locator(".team b, bdi b").count(), name).toBe(0);
    if (await page.locator("dialog").count()) await page.keyboard.press("Escape");
  }
});

test("the keyboard alone enters a line-up", async () => {
  await open(draw("assigning"));
  await page.locator('[data-enter="3"]').focus();
  await page.keyboard.press("Enter");
  const players = page.locator("dialog .players button");
  for (let player = 0; player < 5; player += 1) {
    await players.nth(player).focus();
    await page.keyboard.press("Space");
  }
  await page.locator('dialog [data-say="assign"]').focus();
  await page.keyboard.press("Enter");
  await expect.poll(said).toEqual([{ say: "assign", seat: 3, players: [1, 2, 3, 4, 5] }]);
});

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
