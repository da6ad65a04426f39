import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { NewGame } from "../../webui/src/lib/wire.ts";
import { complaintsOf, launch, phone, spills } from "./chromium.ts";
import { MockBox } from "./mock.ts";
import { answering, lobby, type Scene } from "./scenes.ts";
import { packs, plainPack } from "./setups.ts";
import { STEPS } from "./steps.ts";

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
  box.packs = packs();
  address = await box.start();
  page = await (await phone(browser, "en")).newPage();
  complaints = complaintsOf(page);
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  await page.context().close();
  await box.stop();
});

async function open(shown: Scene = lobby()): Promise<void> {
  box.show(shown);
  await page.goto(`${address}/host`);
  await page.locator(".new, .pad").first().waitFor();
}

const begun = () => box.posts.find(({ to }) => to === "/api/begin")?.body.setup as NewGame;
const preset = (name: string) => page.locator(`label.preset:has([value="${name}"])`).tap();
const on = () => page.locator("footer .on").tap();
const step = (number: number) => page.locator("nav button").nth(number - 1).tap();
const title = () => page.locator("h1").innerText();

async function fillTeam(index: number, name: string, players: string[]): Promise<void> {
  const team = page.locator("fieldset.team").nth(index);
  await team.locator("input.name").fill(name);
  await team.locator("details").evaluate((one) => ((one as HTMLDetailsElement).open = true));
  for (const [place, player] of players.entries()) {
    await team.locator(".player input:not([type=radio])").nth(place).fill(player);
  }
}

/** Which of these are out of sight, or below the bar. */
const covered = (what: string) =>
  page.locator(what).evaluateAll((all) => {
    const bar = document.querySelector(".new footer")?.getBoundingClientRect().top ?? innerHeight;
    return all.flatMap((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < 0 || bottom > bar ? [`${one.textContent} ${top} to ${bottom}, bar at ${bar}`] : [];
    });
  });

describe("starting at once", () => {
  test("takes two taps: the game and the number of teams", async () => {
    await open();
    await preset("khamsa-ru");
    await page.locator(".counts .quick", { hasText: "3" }).tap();
    await expect.poll(begun).toBeTruthy();
    expect(begun()).toMatchObject({
      preset: "khamsa-ru",
      options: { entry_form_required: "false" },
    });
    expect(begun().seats.map(({ seat, players }) => [seat, players])).toEqual([
      [1, []],
      [2, []],
      [3, []],
    ]);
    expect(begun().start).toBeUndefined();
  });

  test("beside a game that is played must be held for", async () => {
    await open(answering("en"));
    await page.locator(".pad .menu").tap();
    await page.locator("dialog .new-game").tap();
    await page.locator(".counts .quick").last().tap();
    await page.waitForTimeout(300);
    expect(begun()).toBeUndefined();
    await page.locator(".counts .quick").last().click({ delay: 1_000 });
    await expect.poll(begun).toBeTruthy();
  });
});

describe("step by step", () => {
  test("teams, captain, reserves and the confirmed form are sent as they were entered", async () => {
    await open();
    await preset("khamsa-ru");
    await on();
    expect(await title()).toBe("Teams");
    await fillTeam(0, "O'Neil & <b>Sons</b> 🐆", ["Ann", "Bea", "", "Dee"]);
    const team = page.locator("fieldset.team").first();
    await team.locator(".captain").nth(1).tap();
    await team.locator("input.reserve").first().fill("Rex");
    await team.locator("button.form").tap();
    expect(await page.locator(".paper").innerText()).toMatch(/1\s+Bea\s+captain/);
    await page.locator(".confirm").tap();
    expect(await title()).toBe("Teams");
    await step(6);
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toBeTruthy();
    expect(begun().seats[0]).toEqual({
      seat: 1,
      team: "O'Neil & <b>Sons</b> 🐆",
      players: ["Bea", "Ann", "Dee"],
      reserves: ["Rex"],
      confirmed: true,
    });
    expect(begun().options).toEqual({});
  });

  test("a line-up that changes after its form was confirmed must be confirmed again", async () => {
    await open();
    await preset("khamsa-ru");
    await on();
    await fillTeam(0, "A", ["Ann"]);
    await page.locator("button.form").first().tap();
    await page.locator(".confirm").tap();
    await fillTeam(0, "A", ["Ann", "Eve"]);
    expect(await page.locator(".form-state").first().innerText()).toContain("not confirmed");
  });

  test("the Azerbaijani game asks for no form and has no reserves", async () => {
    await open();
    await preset("khamsa-az");
    await on();
    await fillTeam(0, "A", ["Ann"]);
    expect(await page.locator("button.form, input.reserve").count()).toBe(0);
  });

  test("lots are drawn once, each seat to one team, and can be changed by hand", async () => {
    await open();
    await on();
    await step(3);
    await page.locator(".draw").tap();
    await page.locator("[role=status]").first().waitFor();
    expect(await page.locator(".draw").count()).toBe(0);
    const seats = () =>
      page.locator("li select").evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    expect([...(await seats())].sort()).toEqual(["1", "2", "3", "4"]);
    const before = await seats();
    await page.locator("li select").first().selectOption(before[1] ?? "1");
    const after = await seats();
    expect(after.slice(0, 2)).toEqual([before[1], before[0]]);
  });

  test("a pack with faults cannot be chosen; one that is fine is named in the set-up", async () => {
    await open();
    await on();
    await step(4);
    expect(await page.locator('input[value="broken.toml"]').isDisabled()).toBe(true);
    await page.locator('label:has([value="az-orta.toml"])').tap();
    await step(6);
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toMatchObject({ pack: "az-orta.toml" });
    expect(begun().themes).toBeUndefined();
  });

  test("a pack that is uploaded with faults tells each with its line and what to do", async () => {
    box.faults = [
      { line: 12, column: 3, what: { wrong: "misspelt", key: "anwser", nearest: "answer" } },
      { line: 40, column: 1, what: { wrong: "themes", round: "open", count: 3, least: 5 } },
    ];
    await open();
    await on();
    await step(4);
    const file = { name: "Мой Pack №1.TOML", mimeType: "", buffer: Buffer.from('format = "x"') };
    await page.locator("input[type=file]").setInputFiles(file);
    const told = plain(await page.locator("section[role=alert]").innerText());
    expect(told).toContain("Line 12, column 3");
    expect(told).toContain("Write “answer”.");
    expect(told).toContain("Open round: 3 themes, at least 5 are needed.");
    expect(box.posts.at(-1)?.to).toBe("/api/packs/pack-1.toml");
    // Before the eyes, clear of the bar, and where a screen reader goes on.
    expect(await covered("section[role=alert] li")).toEqual([]);
    expect(await page.locator("section[role=alert]:focus").count()).toBe(1);
    box.faults = [];
    await page.locator("input[type=file]").setInputFiles({ ...file, name: "good.toml" });
    await expect.poll(() => box.posts.at(-1)?.to).toBe("/api/packs/good.toml");
    await page.locator("section[role=alert]").waitFor({ state: "detached" });
  });

  test("an archive with files is uploaded, and a faulty file in it is told by its name", async () => {
    box.faults = [
      {
        line: 40,
        column: 11,
        what: { wrong: "file", file: "clip.mp4", what: { is: "kind" } },
      },
      { line: 1, column: 1, what: { wrong: "archive", what: { archive: "deep", name: "a/b/c.png" } } },
    ];
    box.packs = [{ ...packs()[0]!, file: "cup.zip", files: 3, bytes: 1_234_567 }];
    await open();
    await on();
    await step(4);
    expect(plain(await page.locator('label:has([value="cup.zip"])').innerText())).toContain(
      "Files: 3 · 1.3 MB",
    );
    const file = { name: "Spring Cup.ZIP", mimeType: "", buffer: Buffer.from("PK") };
    await page.locator("input[type=file]").setInputFiles(file);
    const told = plain(await page.locator("section[role=alert]").innerText());
    expect(told).toContain("“clip.mp4”: what is in it is no picture, video or sound");
    expect(told).toContain("The .zip file: “a/b/c.png” lies too deep.");
    expect(box.posts.at(-1)?.to).toBe("/api/packs/spring-cup.zip");
  });

  test("a pack that is not for this game says why, and is not chosen when it is uploaded", async () => {
    box.packs = [...packs(), plainPack()];
    const file = { name: "plain.toml", mimeType: "", buffer: Buffer.from("") };
    const choice = page.locator('input[value="plain.toml"]');
    await open();
    await preset("khamsa-az");
    await on();
    await step(4);
    expect(await choice.isDisabled()).toBe(true);
    const told = await page.locator('label:has([value="plain.toml"])').innerText();
    expect(plain(told)).toContain("it is played in rounds");
    await page.locator("input[type=file]").setInputFiles(file);
    await expect.poll(() => box.posts.at(-1)?.to).toBe("/api/packs/plain.toml");
    expect(await choice.isChecked()).toBe(false);
    await step(6);
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toMatchObject({ preset: "khamsa-az" });
    expect(begun().pack).toBeUndefined();
  });

  test("a pack of another game falls away where it is not for the one that is set up", async () => {
    box.packs = [...packs(), plainPack()];
    const choice = page.locator('input[value="plain.toml"]');
    await open();
    await preset("lockout");
    await on();
    await step(4);
    await page.locator('label:has([value="plain.toml"])').tap();
    expect(await choice.isChecked()).toBe(true);
    await step(1);
    await preset("khamsa-ru");
    await on();
    await step(4);
    expect(await choice.isDisabled()).toBe(true);
    await expect.poll(() => page.locator('input[name="pack"]').first().isChecked()).toBe(true);
  });

  test("themes on paper are named by round, and only rounds that have a name", async () => {
    await open();
    await on();
    await step(4);
    await page.locator("details").evaluate((one) => ((one as HTMLDetailsElement).open = true));
    const semi = page.locator(".titles").nth(1).locator("input");
    await semi.nth(0).fill("Rivers");
    await semi.nth(2).fill(" Bridges ");
    await step(6);
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toBeTruthy();
    expect(begun().themes?.map(({ title, round }) => [title, round])).toEqual([
      ["Rivers", "semi"],
      ["Theme 2", "semi"],
      ["Bridges", "semi"],
      ["Theme 4", "semi"],
      ["Theme 5", "semi"],
    ]);
  });

  test("an option stands with its rule, is sent when it differs, and is read out on the sheet", async () => {
    await open();
    await preset("khamsa-az");
    await on();
    await step(5);
    for (const one of await page.locator("details").all()) {
      await one.evaluate((details) => ((details as HTMLDetailsElement).open = true));
    }
    const option = page.locator(".option:has(#option-no_answer_cost)");
    expect(await option.locator(".rule").innerText()).toContain("he loses points equal to the value");
    expect(await option.locator(".rule").innerText()).toContain("AZ-21");
    // The letter names no cost of silence; the discussion time it does name.
    expect(await option.locator(".chosen").innerText()).toMatch(/cost the value.*\(default\)/);
    const time = page.locator(".option:has(#option-final_discuss_s) .chosen");
    expect(await time.innerText()).toMatch(/30.*\(by the document\)/);
    await option.locator("select").selectOption("none");
    await step(6);
    const sheet = await page.locator(".paper").innerText();
    expect(sheet).toMatch(/Silence and delay: cost nothing\s+A-16/);
    expect(sheet).toMatch(/When the buttons open: when reading starts/);
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toMatchObject({ options: { no_answer_cost: "none" } });
  });

  test("the draft survives a reload on the page where it was left", async () => {
    await open();
    await preset("khamsa-ru");
    await on();
    await fillTeam(1, "Барсы", ["Алия"]);
    await step(5);
    await page.locator("#option-fines").selectOption("false");
    await page.reload();
    await page.locator(".new").waitFor();
    expect(await title()).toBe("Rules in detail");
    expect(await page.locator("#option-fines").inputValue()).toBe("false");
    await step(2);
    expect(await page.locator("input.name").nth(1).inputValue()).toBe("Барсы");
  });

  test("a draft that somebody has broken does no harm", async () => {
    await open();
    await page.evaluate(() =>
      localStorage.setItem(
        "dabyl.setup",
        '{"page":"nowhere","preset":"chess","teams":[{"name":7,"players":"x","captain":99,"seat":-1},null],"count":1e9,"options":{"a":1},"titles":[]}',
      ),
    );
    await page.reload();
    await page.locator(".new").waitFor();
    expect(await title()).toBe("New game");
    await page.locator(".counts .quick").last().tap();
    await expect.poll(begun).toBeTruthy();
    expect(begun().seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
  });

  test("a fault of the box is told in a sentence, and nothing of the draft is lost", async () => {
    box.answer = () => ({ answer: "bad-setup", why: { fault: "entry-form", seat: 2 } });
    await open();
    await preset("khamsa-ru");
    await on();
    await fillTeam(0, "Ирбис", []);
    await step(6);
    await page.locator("footer .begin").tap();
    expect(plain(await page.locator(".notice").innerText())).toContain("Seat 2: the entry form");
    await step(2);
    expect(await page.locator("input.name").first().inputValue()).toBe("Ирбис");
  });

  test("names of 200 letters push nothing off the phone, on no page", async () => {
    await open();
    await preset("khamsa-ru");
    await on();
    for (const [index, name] of ["Ə".repeat(200), "W".repeat(200), "<b>O'Neil</b> 🐆".repeat(12)].entries()) {
      await fillTeam(index, name, [name, "x"]);
    }
    for (let number = 2; number <= 6; number += 1) {
      await step(number);
      expect(await spills(page), String(number)).toEqual([]);
    }
    await step(2);
    await fillTeam(0, "Ə".repeat(200), []);
    await page.locator("button.form").first().tap();
    expect(await spills(page), "form").toEqual([]);
  });

  test("the keyboard alone goes through it", async () => {
    await open();
    await page.locator('input[value="khamsa-az"]').focus();
    await page.keyboard.press("ArrowDown");
    for (let number = 2; number <= 6; number += 1) {
      await page.locator("footer .on").focus();
      await page.keyboard.press("Enter");
    }
    await page.locator("footer .begin").focus();
    await page.keyboard.press("Enter");
    await expect.poll(begun).toMatchObject({ preset: "khamsa-ru" });
  });
});

describe("going on from paper", () => {
  test("takes scores, round, theme and value", async () => {
    await open();
    await preset("khamsa-az");
    await on();
    await step(4);
    await page.locator('label:has([value="az-orta.toml"])').tap();
    await step(1);
    await page.locator('[data-go="place"]').tap();
    const scores = page.locator(".score");
    expect(await scores.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
      ["0", "0", "0", "0"],
    );
    await page.locator(".score").nth(0).fill("1200");
    await page.locator(".minus").nth(1).tap();
    await page.locator(".score").nth(1).focus();
    await page.locator(".score").nth(1).pressSequentially("300");
    await page.locator(".where select").nth(0).selectOption("secret");
    await page.locator(".where select").nth(1).selectOption("3");
    await page.locator(".where select").nth(2).selectOption({ label: "1,200" });
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toMatchObject({
      start: { round: "secret", theme: 3, price: 1200 },
      scores: { 1: 1200, 2: -300 },
    });
    // The pack of another day is not taken unasked.
    expect(begun().pack).toBeUndefined();
  });

  test("can take its questions from a pack, which is seen there", async () => {
    await open();
    await preset("khamsa-az");
    await page.locator('[data-go="place"]').tap();
    expect(await page.locator('input[name="pack"]').first().isChecked()).toBe(true);
    await page.locator('label:has([value="az-orta.toml"])').tap();
    await page.locator("footer .begin").tap();
    await expect.poll(begun).toMatchObject({ pack: "az-orta.toml" });
  });

  test.each(["5 000", "$5", "1e9", "３６００", "--5"])("“%s” is no score", async (text) => {
    await open();
    await page.locator('[data-go="place"]').tap();
    await page.locator(".score").first().fill(text);
    await page.locator(".problem[role=alert]").waitFor();
    expect(await page.locator("footer .begin").isDisabled()).toBe(true);
  });
});

describe("a start that is refused", () => {
  const refuse = () =>
    (box.answer = () => ({ answer: "bad-setup", why: { fault: "entry-form", seat: 2 } }));

  test("is told by the button that was tapped, and leads to the field", async () => {
    refuse();
    await open();
    await preset("khamsa-ru");
    await on();
    await fillTeam(1, "B", ["Bea"]);
    await step(6);
    await page.locator("footer .begin").tap();
    const notice = page.locator("footer .notice[role=alert]");
    await notice.waitFor();
    expect(plain(await notice.innerText())).toContain("Seat 2: the entry form is not confirmed");
    const box_ = await notice.boundingBox();
    expect((box_?.y ?? 0) + (box_?.height ?? 0)).toBeLessThanOrEqual(740);
    // It waits for the host, and for no clock.
    await page.locator('[data-go="fault"]').tap();
    expect(await title()).toBe("Teams");
    await page.locator("[data-team-on='2'] button.form:focus").waitFor();
    expect(await covered("[data-team-on='2'] button.form")).toEqual([]);
    await page.locator("[data-team-on='2'] button.form").tap();
    await page.locator(".confirm").tap();
    box.answer = () => ({ answer: "done", revision: 1 });
    await step(6);
    await page.locator("footer .begin").tap();
    await notice.waitFor({ state: "detached" });
  });

  test("of an option leads to that option, also where it is folded away", async () => {
    const why = { fault: "option-value", option: "tie_policy", value: "x", allowed: "host" } as const;
    box.answer = () => ({ answer: "bad-setup", why });
    await open();
    await preset("khamsa-ru");
    await on();
    await step(6);
    await page.locator("footer .begin").tap();
    await page.locator('[data-go="fault"]').tap();
    expect(await title()).toBe("Rules in detail");
    await page.locator("#option-tie_policy:focus").waitFor();
  });
});

describe("a rematch", () => {
  test("takes two taps after a game that is over: same teams, same seats", async () => {
    await open(STEPS.signed?.("en"));
    await page.locator("button.rematch").tap();
    await page.locator(".two .begin").first().tap();
    await expect.poll(begun).toBeTruthy();
    const seats = begun().seats;
    expect(seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    expect(seats[1]?.team).toBe("Panthers");
    expect(seats[1]?.players?.length).toBe(5);
    expect(begun().scores).toBeUndefined();
  });

  test("can draw the seats anew and take another pack", async () => {
    await open(STEPS.signed?.("en"));
    await page.locator("button.rematch").tap();
    await page.locator('label:has([value="az-orta.toml"])').tap();
    await page.locator(".two .second").tap();
    await expect.poll(begun).toMatchObject({ pack: "az-orta.toml" });
    const teams = begun().seats.map(({ team }) => team);
    expect([...teams].sort()).toEqual(["Caspians", "Falcons", "Panthers", "Snow Leopards"]);
  });
});

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
