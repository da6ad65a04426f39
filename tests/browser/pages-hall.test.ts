import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { complaintsOf, hall, launch, phone, spills } from "./chromium.ts";
import { MATCH, OWN } from "./match.ts";
import { MockBox } from "./mock.ts";
import { answering, lobby, named, scene, seats, type Scene } from "./scenes.ts";
import { sheet } from "./sheet.ts";
import { SCENES } from "./states.ts";

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
  box.me = { ...box.me, host: false };
  address = await box.start();
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
  await box.stop();
});

async function open(at: string, shown: Scene, device = hall, language = "en"): Promise<void> {
  page = await (await device(browser, language)).newPage();
  complaints = complaintsOf(page);
  box.show(shown);
  await page.goto(`${address}${at}`);
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForTimeout(200);
}

/** The longest name that a team may have, without a place to break it. */
const LONGEST = "Ü".repeat(200);

const state = (name: string): Scene => MATCH[name]?.("en") ?? SCENES[name]?.("en") ?? lobby();
const text = async (where: string) =>
  (await page.locator(where).innerText()).replace(/[\u2066-\u2069]/g, "");

describe("the screen", () => {
  test("ticks who is ready while teams decide", async () => {
    await open("/screen", state("assign"));
    const ready = await page.locator(".seat:has(.ready)").evaluateAll((all) => all.length);
    expect(ready).toBe(2);
    expect(await page.locator(".themes li").count()).toBe(5);
  });

  test("names no theme that is not announced", async () => {
    await open("/screen", state("sequence"));
    expect(await text(".themes")).not.toMatch(/Çaylar|Kimya/);
    box.show(state("pick"));
    await expect.poll(() => text(".themes")).toContain("Muğam");
    expect(await text(".themes")).not.toContain("Kimya");
  });

  test("says who has struck what, and whose turn it is", async () => {
    await open("/screen", state("strike-others"));
    expect(await page.locator(".themes .struck").count()).toBe(2);
    expect(await text(".themes")).toContain("Panthers");
    expect(await page.locator(".seat.turn").count()).toBe(1);
  });

  test("shows answers and wagers of those who were judged, and of nobody else", async () => {
    await open("/screen", state("revealing"));
    expect(await page.locator("ol > li.judged").count()).toBe(2);
    expect(await page.locator("ol > li.next").count()).toBe(1);
    expect(await text("ol > li.next")).not.toMatch(/2,000|İstiqlal/);
  });

  test("says the name once that the game shares with its last round", async () => {
    const shown = MATCH.discussing?.("ru") ?? lobby();
    await open("/screen", shown, hall, "ru");
    expect((await text("header")).match(/Хамса/g)).toHaveLength(1);
    await page.goto(`${address}/scores`);
    await page.locator("#place").waitFor({ state: "attached" });
    expect(await page.locator("h1").innerText()).toBe("Хамса");
    expect(await page.locator("#place.unseen").count()).toBe(1);
  });

  test("turns the clock of the discussion round for the last ten seconds", async () => {
    await open("/screen", state("discussing"));
    expect(await page.locator(".time.closing").count()).toBe(0);
    expect(await page.locator(".time .figures").innerText()).toMatch(/^\d\d$/);
    box.show(state("closing"));
    await page.locator(".time.closing").waitFor();
    expect(await page.locator(".time .figures").innerText()).toMatch(/^\d\.\d$/);
  });

  test("marks whoever was right when it opens after the answer was shown", async () => {
    const shown = scene("en", {
      state: "shown",
      seats: seats("en", 4).map((seat) => ({
        ...seat,
        lamp: "off" as const,
        tried: seat.seat !== 3,
        solved: seat.seat === 4,
      })),
    });
    await open("/screen", shown);
    expect(await page.locator('[data-mark="right"]').count()).toBe(1);
    expect(await page.locator('.seat-4 [data-mark="right"]').count()).toBe(1);
    expect(await page.locator('[data-mark="wrong"]').count()).toBe(2);
  });

  test("says that scores stand still, and that the protocol is signed", async () => {
    await open("/screen", state("frozen"));
    expect(await text("header")).toContain("Scores stand still");
    box.show(state("signed"));
    await expect.poll(() => text("header")).toContain("Protocol signed");
  });

  test("sets names in full size where they fit, whatever room their font asks for", async () => {
    await open("/screen", named(answering("en"), ["Bakı", "Bakı Dövlət Universiteti"]));
    for (const font of ["Noto Sans", "DejaVu Sans", "serif"]) {
      await page.evaluate((family) => (document.body.style.fontFamily = family), font);
      box.show(named(answering("en"), ["Xəzər", "Bakı Dövlət Universiteti"]));
      await page.waitForTimeout(300);
      const shares = await page
        .locator(".seat .name")
        .evaluateAll((all) =>
          all.map((one) => Number((one as HTMLElement).style.getPropertyValue("--fit"))),
        );
      expect(shares, font).toEqual([1, 1, 1, 1]);
    }
  });
});

describe("sounds", () => {
  test("of two frames that come at once are both heard", async () => {
    await open("/screen", state("thinking"));
    await page.evaluate(() => {
      const starts: number[] = [];
      Object.assign(window, { starts });
      const real = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function (this: AudioContext) {
        const oscillator = real.call(this);
        const start = oscillator.start.bind(oscillator);
        oscillator.start = (at?: number) => {
          starts.push(at ?? 0);
          start(at);
        };
        return oscillator;
      };
    });
    await page.locator(".sound").click();
    await page.locator(".sound").waitFor({ state: "detached" });
    const press = answering("en");
    const wrong = scene("en", { state: "thinking", sounds: [{ sound: "wrong" }] });
    box.show(press);
    box.show(wrong);
    const starts = () => page.evaluate(() => (window as unknown as { starts: number[] }).starts);
    await expect.poll(starts).toHaveLength(2);
    const [first = 0, second = 0] = await starts();
    expect(second - first).toBeGreaterThan(0.15);
  });
});

describe("spectators' scores", () => {
  test("ask for the sums of rounds only when somebody wants them", async () => {
    box.sheets["/api/protocol"] = sheet("en");
    const asked: string[] = [];
    await open("/scores", state("shown"), phone);
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.waitForTimeout(300);
    expect(asked).not.toContain("/api/protocol");
    await page.locator("summary").tap();
    await page.locator("table").waitFor();
    expect(asked).toContain("/api/protocol");
    expect(await text("tbody tr:first-child")).toMatch(/1.*−700.*−1,400/s);
  });

  test("keep seat and points of all teams under each other, whatever their names", async () => {
    await open("/scores", named(answering("en"), [LONGEST, "Bakı"]), phone);
    const edges = await page.locator(".standings li").evaluateAll((all) =>
      all.map((one) => {
        const at = (what: string) => one.querySelector(what)?.getBoundingClientRect();
        return { sign: at(".sign")?.left ?? 0, score: Math.round(at(".score")?.right ?? 0) };
      }),
    );
    expect(new Set(edges.map(({ score }) => score)).size).toBe(1);
    // "1st place" is a little narrower than "2nd place"; a name moves nothing.
    const signs = edges.map(({ sign }) => sign);
    expect(Math.max(...signs) - Math.min(...signs)).toBeLessThan(10);
    expect(await spills(page)).toEqual([]);
  });

  test("never say what a team has decided", async () => {
    await open("/scores", state("assign"), phone);
    expect(await text("main")).not.toMatch(/Rəşad|Səbinə/);
  });
});

describe("the overlay", () => {
  test("has no ground of its own, and shows only what was asked for", async () => {
    await open("/overlay?show=scores&lang=az", answering("en"));
    const grounds = await page.evaluate(() =>
      [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(grounds).toEqual(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
    expect(await page.locator(".scores li").count()).toBe(4);
    expect(await page.locator(".clock, .floor, .theme").count()).toBe(0);
    expect(await page.locator("html").getAttribute("lang")).toBe("az");
    expect(await page.evaluate(() => localStorage.getItem("dabyl.language"))).toBe("en");
  });

  test("cuts no name where there is room for all of it", async () => {
    const names = ["Bakı Dövlət Universiteti", "Lənkəran İdrak Liseyi"];
    const cut = () =>
      page
        .locator(".scores .team")
        .evaluateAll((all) =>
          all.flatMap((one) => (one.scrollHeight > one.clientHeight + 2 ? [one.textContent] : [])),
        );
    await open("/overlay?show=scores", named(answering("en"), names));
    expect(await cut()).toEqual([]);
    await page.goto(`${address}/overlay?show=scores&position=left`);
    await page.locator(".scores li").first().waitFor();
    expect(await cut()).toEqual([]);
    box.show(named(answering("en"), [LONGEST, LONGEST]));
    await page.waitForTimeout(200);
    expect(await spills(page)).toEqual([]);
  });
});

describe("the protocol", () => {
  test("of a signed book carries its seal and how to check it", async () => {
    box.sheets["/api/protocol"] = sheet("en");
    await open("/protocol?game=7", state("signed"));
    await page.locator(".head").waitFor();
    expect(await text(".head")).toMatch(/9f86d081884c$/);
    expect(await text("main")).toContain("dabyl verify");
    expect(await page.locator(".signatures dt").count()).toBe(5);
  });

  test("says in words how it was played", async () => {
    const played = sheet("ru");
    played.options = [
      ["entry_form_required", "false"],
      ["answer_s", "host"],
    ];
    box.sheets["/api/protocol"] = played;
    await open("/protocol?game=7", state("signed"));
    await page.locator(".head").waitFor();
    const annex = await text("section:has(#annex)");
    expect(annex).not.toContain("false");
    expect(annex).toMatch(/Entry form[^\n]*\s+no/i);
    expect(annex).toContain("no clock");
  });

  test("is black on white on paper, with the head of each table on each page", async () => {
    box.sheets["/api/protocol"] = sheet("en");
    await open("/protocol?game=7", state("signed"));
    await page.locator(".signatures").waitFor();
    await page.emulateMedia({ media: "print" });
    const look = await page.evaluate(() => ({
      ground: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.body).color,
      heads: [...document.querySelectorAll("thead")].map((one) => getComputedStyle(one).display),
      tools: getComputedStyle(document.querySelector(".desk") as Element).display,
    }));
    expect(look).toMatchObject({
      ground: "rgb(255, 255, 255)",
      ink: "rgb(0, 0, 0)",
      tools: "none",
    });
    expect(new Set(look.heads)).toEqual(new Set(["table-header-group"]));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    // A4 in points.
    expect(pdf).toMatch(/MediaBox ?\[ ?0 0 59[45](\.\d+)? 84[12]/);
  });

  test("scrolls its tables on a phone in boxes whose edges show that there is more", async () => {
    box.sheets["/api/protocol"] = sheet("en");
    await open("/protocol?game=7", state("signed"), phone);
    await page.locator(".signatures").waitFor();
    expect(await spills(page)).toEqual([]);
    const boxes = await page.locator(".wide").evaluateAll((all) =>
      all.map((one) => ({
        more: one.scrollWidth > one.clientWidth,
        edges: getComputedStyle(one).backgroundAttachment,
      })),
    );
    expect(boxes.some(({ more }) => more)).toBe(true);
    for (const { edges } of boxes) expect(edges).toBe("local, local, scroll, scroll");
  });

  test("says so where there is no game", async () => {
    await open("/protocol", lobby());
    expect(await text("main")).toContain("no protocol");
  });
});

describe("the door", () => {
  test("leads to host, captain, screen and scores", async () => {
    await open("/", lobby(), phone);
    const doors = await page
      .locator("nav a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(doors.slice(0, 4)).toEqual(["/host", "/captain", "/screen", "/scores"]);
  });
});

describe("the panel", () => {
  test("presses spare buttons too", async () => {
    const shown = lobby();
    for (const { box: desk } of [shown.host, shown.public])
      desk.spares = [{ pin: 22, down: false, usedBy: { seat: OWN, key: "a" } }];
    await open("/panel", shown, phone);
    await page.locator(".spares button").tap();
    await expect.poll(() => box.posts.map(({ body }) => body)).toEqual([
      { spare: 22, down: true },
      { spare: 22, down: false },
    ]);
  });
});
