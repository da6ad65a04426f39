import { readFileSync } from "node:fs";

import type { Browser, BrowserContext, Page } from "playwright-core";

import { stateSentence } from "../../webui/src/host/stages/sentence.ts";
import { placeBeside } from "../../webui/src/lib/place.ts";
import { type Args, type Language, plain, Words } from "../../webui/src/lib/words.ts";
import { sentenceOf } from "../../webui/src/scores/now.ts";
import type { Frame, View } from "../../webui/src/lib/wire.ts";
import { complaintsOf, hall, phone } from "./chromium.ts";
import { GUARDED_MS, HostPhone } from "./people.ts";
import { Spectator } from "./spectator.ts";

/** How soon all pages must show what has happened. */
const AGREE_WITHIN_MS = 1_000;
/** How soon the box must have done what a key asked for. */
const DONE_WITHIN_MS = 5_000;

/** Between two presses of one key; a contact must rest for 20 ms before it counts again. */
const FINGER_RESTS_MS = 35;
/** What does not come within this time does not come. */
const PATIENCE_MS = 8_000;

type Kind = "host" | "captain" | "screen" | "scores";

/** What a page says of the game, as it stands in its elements; `null` where it does not say it. */
interface Seen {
  where: string | null;
  state: string | null;
  floor: number | null | undefined;
  price: string | null;
  scores: Record<string, number>;
}

/** The sentences of a language, as they stand on a page. */
function sentences(language: Language): (id: string, args?: Args) => string {
  const url = new URL(`../../webui/locales/${language}.ftl`, import.meta.url);
  const words = new Words(language, readFileSync(url, "utf8"));
  return (id, args) => plain(words.say(id, args)).replace(/\s+/g, " ").trim();
}

/** Everybody at a match with the pages open: a host, four captains, the screen, the scores, the panel. */
export class Everybody {
  readonly captains = new Map<number, Page>();
  readonly complaints: [string, string[]][] = [];
  readonly spectator: Spectator;

  private constructor(
    readonly browser: Browser,
    readonly address: string,
    readonly language: Language,
    readonly host: HostPhone,
    readonly screen: Page,
    readonly scores: Page,
    readonly panel: Page,
  ) {
    this.spectator = new Spectator(address);
    for (const [name, page] of this.#named()) this.#listen(name, page);
  }

  static async at(browser: Browser, address: string, language: Language): Promise<Everybody> {
    const open = async (context: Promise<BrowserContext>, path: string) => {
      const page = await (await context).newPage();
      await page.goto(`${address}${path}`);
      return page;
    };
    const host = await HostPhone.paired(browser, address, language);
    const screen = await open(hall(browser, language), "/screen");
    const scores = await open(phone(browser, language), "/scores");
    const panel = await open(hall(browser, language), "/panel");
    return new Everybody(browser, address, language, host, screen, scores, panel);
  }

  /** Makes a phone that team's captain's, by the code that the host's page shows. */
  async pair(seat: number): Promise<Page> {
    const page = await (await phone(this.browser, this.language)).newPage();
    this.#listen(`captain ${seat}`, page);
    await page.goto(`${this.address}/captain`);
    if ((await this.host.page.locator("dialog [data-code]").count()) === 0) {
      await this.host.tap(".pad .menu");
      await this.host.tap('dialog [data-page="captains"]');
    }
    await this.host.tap(`dialog [data-code="${seat}"]`);
    const code = await this.host.page.locator(`dialog li.seat-${seat} .code`).innerText();
    await page.locator("#code").fill(code);
    await page.locator("form button").tap();
    await page.locator("header .role").waitFor();
    this.captains.set(seat, page);
    return page;
  }

  async closeMenu(): Promise<void> {
    await this.host.page.keyboard.press("Escape");
    await this.host.page.locator("dialog").waitFor({ state: "detached" });
  }

  /** The phone is no captain's any more. */
  async leave(seat: number): Promise<void> {
    await this.captain(seat).context().close();
    this.captains.delete(seat);
  }

  captain(seat: number): Page {
    const page = this.captains.get(seat);
    if (!page) throw new Error(`no phone of seat ${seat}`);
    return page;
  }

  get view(): View {
    return this.spectator.view;
  }

  /** All pages show the same round, state, scores and holder of the floor, and no error is told. */
  async agree(): Promise<void> {
    const until = Date.now() + AGREE_WITHIN_MS;
    for (;;) {
      const differences = await this.#differences();
      if (differences.length === 0) break;
      if (Date.now() > until) {
        throw new Error(`pages disagree in ${this.view.state}:\n${differences.join("\n")}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    const told = this.complaints.filter(([, complaints]) => complaints.length > 0);
    if (told.length > 0) throw new Error(JSON.stringify(told));
  }

  /** No page but the captain's own, and no byte that ever went to the public, carries the secret. */
  async hidden(secret: string, owner: number): Promise<void> {
    await this.concealed(secret, owner, this.spectator.heard);
  }

  /** The same for what has been public before and is a secret again: only the present counts. */
  async concealed(
    secret: string,
    owner: number,
    heard: string = JSON.stringify(this.spectator.frame),
  ): Promise<void> {
    const holders: string[] = [];
    for (const [name, page] of this.#named()) {
      if (name === `captain ${owner}` || name === "panel") continue;
      const html = await page.evaluate(() => document.body.outerHTML.replace(/\s|&nbsp;/g, ""));
      const at = html.indexOf(secret.replace(/\s/g, ""));
      if (at >= 0) holders.push(`${name} (${html.slice(Math.max(0, at - 120), at)})`);
    }
    for (const [seat, page] of this.captains) {
      if (seat === owner) continue;
      const frame = JSON.stringify(await frameAs(page, "captain"));
      if (frame.includes(secret)) holders.push(`frame of captain ${seat}`);
    }
    if (heard.includes(secret)) holders.push("the public stream");
    if (holders.length > 0) throw new Error(`"${secret}" of seat ${owner} is with ${holders}`);
  }

  /** Presses a key of the panel with the keyboard, and waits until the game has moved. */
  async key(code: string): Promise<void> {
    const { revision } = this.view;
    const { game } = this.spectator.frame;
    const released = this.panel.waitForResponse(
      (one) => one.url().endsWith("/api/panel") && /"down":false/.test(one.request().postData() ?? ""),
    );
    await this.panel.keyboard.press(code, { delay: 25 });
    await released;
    // No finger is quicker, and the box would take it for bouncing.
    await this.panel.waitForTimeout(FINGER_RESTS_MS);
    await this.spectator.until(
      ({ view, game: now }) => now !== game || (view?.revision ?? 0) > revision,
      DONE_WITHIN_MS,
    );
  }

  async until(what: (view: View) => boolean): Promise<View> {
    const frame = await this.spectator.until(
      ({ view }) => view !== null && what(view),
      DONE_WITHIN_MS,
    );
    return frame.view as View;
  }

  /** The host's thumb on the big buttons, and all pages agree after each. */
  async say(...words: string[]): Promise<void> {
    for (const word of words) {
      const { revision } = this.view;
      await this.host.say(word);
      await this.until((view) => view.revision > revision);
      await this.agree();
    }
  }

  async verdict(verdict: "correct" | "wrong"): Promise<void> {
    const { revision } = this.view;
    await this.host.verdict(verdict);
    await this.until((view) => view.revision > revision);
    await this.agree();
  }

  /** The shortest legal way through the rest of the theme: the wired buttons of the host alone. */
  async hurry(seat: number): Promise<void> {
    const { theme, round } = this.view.place;
    for (let keys = 0; keys < 80; keys += 1) {
      const { place, step, state } = this.view;
      if (place.theme !== theme || place.round !== round || step || state === "over") return;
      if (state === "reading") {
        const plays = this.view.seats.find((one) => one.seat === seat && one.plays);
        if (plays) await this.key(`Digit${seat}`);
        else await this.key("KeyA");
      } else if (state === "answering") {
        await this.key("KeyR");
        await this.agree();
      } else await this.key("KeyA");
    }
    throw new Error(`the theme does not end: ${this.view.state}`);
  }

  async picture(name: string): Promise<void> {
    const folder = new URL("../../target/screenshots/", import.meta.url).pathname;
    const take = (page: Page, who: string) =>
      page.screenshot({ path: `${folder}match-${this.language}-${name}-${who}.png` });
    await take(this.host.page, "host");
    await take(this.screen, "screen");
    const [captain] = this.captains.values();
    if (captain) await take(captain, "captain");
    await take(this.scores, "scores");
  }

  async settle(): Promise<void> {
    await this.host.page.waitForTimeout(GUARDED_MS);
  }

  close(): void {
    this.spectator.close();
  }

  #listen(name: string, page: Page): void {
    this.complaints.push([name, complaintsOf(page)]);
    page.setDefaultTimeout(PATIENCE_MS);
  }

  #named(): [string, Page][] {
    return [
      ["host", this.host.page],
      ["screen", this.screen],
      ["scores", this.scores],
      ["panel", this.panel],
      ...[...this.captains].map(([seat, page]) => [`captain ${seat}`, page] as [string, Page]),
    ];
  }

  async #differences(): Promise<string[]> {
    const pages = this.#named().filter(([name]) => name !== "panel");
    const seen = await Promise.all(
      pages.map(async ([name, page]) => {
        const kind = (name.split(" ")[0] ?? "") as Kind;
        return [name, await page.evaluate(look, kind)] as const;
      }),
    );
    const { view } = this;
    const words = sentences(this.language);
    const where = seen.find(([name]) => name === "scores")?.[1].where ?? null;
    const wrong: string[] = [];
    const expect = (name: string, what: string, is: unknown, should: unknown) => {
      if (is !== should) wrong.push(`${name}: ${what} is ${String(is)}, not ${String(should)}`);
    };
    for (const [name, one] of seen) {
      const kind = name.split(" ")[0];
      const over = view.state === "over";
      // The screen has the game's name beside the place, which may be that of a round.
      const place = kind === "screen" ? placeBeside(view, words) : where;
      if (one.where !== null && !over) expect(name, "place", one.where, place);
      if (one.floor !== undefined) expect(name, "floor", one.floor, view.floor);
      if (one.price !== null) expect(name, "price", one.price, String(view.place.price));
      if (one.state !== null) {
        const { id, args } = stateSentence(view);
        const plain = view.paused ? words("state-paused") : words(id, args);
        const state = kind === "scores" ? sentenceOf(view, words) : plain;
        if (kind !== "host" || view.floor === null) expect(name, "state", one.state, state);
      }
      // While public scores stand still, the host sees the true ones.
      if (view.frozen && kind === "host") continue;
      for (const { seat, score } of view.seats) {
        // From Көкпар on only those stand there who play it.
        if (view.stages && kind !== "scores" && one.scores[seat] === undefined) continue;
        expect(name, `score of ${seat}`, one.scores[seat], score);
      }
    }
    return wrong;
  }
}

/** The present frame as a page's own session may see it. */
export async function frameAs(page: Page, as: "host" | "captain" | "public"): Promise<Frame> {
  return page.evaluate(async (as) => {
    const stop = new AbortController();
    const response = await fetch(`/api/events?as=${as}`, { signal: stop.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (reader && !/data:.*\n\n/.test(text)) text += (await reader.read()).value ?? "";
    stop.abort();
    return JSON.parse(/data:(.*)\n\n/.exec(text)?.[1] ?? "null");
  }, as);
}

/** Runs in the page. */
function look(kind: Kind): Seen {
  const text = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector)?.textContent ?? null;
    return found?.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim() ?? null;
  };
  const digits = (found: string | null) =>
    found === null ? null : found.replace(/\s/g, "").replace("−", "-");
  const seatIn = (element: Element | null) => {
    const name = element && /\bseat-(\d)/.exec(element.className)?.[1];
    return name ? Number(name) : null;
  };
  const scores = (of: string, score: string) =>
    Object.fromEntries(
      [...document.querySelectorAll(of)].map((element) => [
        seatIn(element),
        Number(digits(element.querySelector(score)?.textContent ?? "")),
      ]),
    );
  switch (kind) {
    case "host":
      return {
        where: text("header .where"),
        state: text("section.line .who"),
        floor: seatIn(document.querySelector(".seats .seat.floor")),
        price: digits(text(".question .price")),
        scores: scores(".seats .seat", ".score"),
      };
    case "screen":
      return {
        where: text(".stage > header > span:not(.badge)"),
        state: null,
        floor: seatIn(document.querySelector(":is(.seats, .players) .seat.floor")),
        price: digits(text("main .what .price")),
        scores: scores(":is(.seats, .players) .seat", ".score"),
      };
    case "scores":
      return {
        where: text("#place"),
        state: text(".now .state"),
        floor: seatIn(document.querySelector(".standings .floor")),
        price: digits(text(".now .price")),
        scores: scores(".standings > li", ".score"),
      };
    case "captain":
      return {
        where: text("#now"),
        state: null,
        floor: document.querySelector(".now") ? seatIn(document.querySelector(".now .floor")) : undefined,
        price: digits(text(".now .price")),
        scores: scores(".standings li", "b"),
      };
  }
}
