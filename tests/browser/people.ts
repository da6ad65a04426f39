import type { Browser, BrowserContext, Page } from "playwright-core";

import type { Answer, Frame, Hold, Key, NewGame } from "../../webui/src/lib/wire.ts";
import { phone } from "./chromium.ts";
import { PIN } from "./daemon.ts";

/** How long a tap on a new scene does nothing; a little more than the page's own 400 ms. */
export const GUARDED_MS = 450;

export const SETUP: NewGame = {
  preset: "khamsa-ru",
  seats: [
    { seat: 1, team: "Ирбис", players: ["Камран"] },
    { seat: 2, team: "<b>Барсы</b>", players: ["O'Neil"] },
    { seat: 3, team: "Хазар", players: [] },
    { seat: 4, team: "Сокол", players: ["Эльчин"] },
  ],
  themes: [
    {
      title: "Реки",
      clues: [400, 800, 1200, 1600, 2000].map((price) => ({
        text: `Вопрос за ${price}: какая река?`,
        answer: `Река ${price}`,
        accept: ["Яксарт"],
        reject: ["Амударья"],
        note: null,
      })),
    },
  ],
  options: { entry_form_required: "false" },
  start: { round: "personal", theme: 1, price: null },
};

/** A host's phone: taps and looks, as a person does. */
export class HostPhone {
  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async paired(browser: Browser, address: string, language = "ru"): Promise<HostPhone> {
    const context = await phone(browser, language);
    const page = await context.newPage();
    await page.goto(`${address}/host`);
    await page.locator("#pin").fill(PIN);
    await page.locator("#pin").press("Enter");
    await page.locator(".new, .pad").first().waitFor();
    return new HostPhone(context, page);
  }

  /** Lays a new table without the form, which has its own test. */
  async begin(setup: NewGame = SETUP): Promise<void> {
    const game = (await this.frame()).game;
    const answer = await this.post("/api/begin", { game, id: id(), setup });
    if (answer.answer !== "done") throw new Error(JSON.stringify(answer));
    await this.page.locator('[data-say="call"], [data-say="go"]').first().waitFor();
  }

  async post(to: string, body: object): Promise<Answer> {
    return this.page.evaluate(
      async ([to, body]) => {
        const headers = { "Content-Type": "application/json" };
        return (await fetch(to, { method: "POST", headers, body })).json();
      },
      [to, JSON.stringify(body)] as const,
    );
  }

  /** The present frame, straight from the box. */
  async frame(as: "host" | "public" = "host"): Promise<Frame> {
    return this.page.evaluate(async (as) => {
      const stop = new AbortController();
      const response = await fetch(`/api/events?as=${as}`, { signal: stop.signal });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (reader && !/data:.*\n\n/.test(text)) text += (await reader.read()).value ?? "";
      stop.abort();
      return JSON.parse(/data:(.*)\n\n/.exec(text)?.[1] ?? "null");
    }, as);
  }

  /** Taps the word once it is there and the guard has passed. */
  async tap(selector: string): Promise<void> {
    const target = this.page.locator(selector).first();
    await target.waitFor();
    await this.page.waitForTimeout(GUARDED_MS);
    await target.tap();
  }

  async say(...words: string[]): Promise<void> {
    for (const word of words) await this.tap(`.pad [data-say="${word}"]`);
  }

  async verdict(verdict: "correct" | "wrong"): Promise<void> {
    await this.tap(`.pad .${verdict}`);
  }

  /** Holds what must be held. */
  async hold(selector: string, forMs = 1_000): Promise<void> {
    await this.page.waitForTimeout(GUARDED_MS);
    await this.page.locator(selector).first().click({ delay: forMs });
  }

  /** What stands there, without line breaks and marks of direction. */
  async text(selector: string): Promise<string> {
    const text = await this.page.locator(selector).first().innerText();
    return text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ");
  }

  async state(): Promise<string> {
    return (await this.frame()).view?.state ?? "none";
  }

  async until(state: string): Promise<void> {
    for (let look = 0; look < 100; look += 1) {
      if ((await this.state()) === state) return;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`waited for ${state}, it is ${await this.state()}`);
  }

  /** Scores as the page shows them, in order of seats. */
  async scores(): Promise<string[]> {
    const texts = await this.page.locator(".seats .score").allInnerTexts();
    return texts.map((text) => text.replace(/\s/g, " "));
  }
}

/** Presses and lets go over the wire of the panel, as quickly as a finger. */
export async function press(
  page: Page,
  button: { seat: number; key?: Key } | { host: string },
): Promise<void> {
  for (const down of [true, false]) {
    const status = await page.evaluate(
      async (body) => {
        const headers = { "Content-Type": "application/json" };
        return (await fetch("/api/panel", { method: "POST", headers, body: JSON.stringify(body) }))
          .status;
      },
      { ...("seat" in button ? { key: "a", ...button } : button), down },
    );
    if (status !== 204) throw new Error(`the panel said ${status}`);
    await page.waitForTimeout(60);
  }
}

/** What the panel calls the button that was drawn. */
export function capOf(hold: Hold): string {
  const { role } = hold;
  if ("host" in role) return `.key.${role.host}`;
  const index = { a: 0, b: 1, c: 2 }[role.key];
  return `.console.seat-${role.seat} .key >> nth=${index}`;
}

export function id(): string {
  return `test-${Math.random().toString(36).slice(2)}-${Date.now()}`;
}
