import { isLanguage, type Language, presetLanguage, spoken, Words, type Args } from "./words.ts";
import type { Sentence } from "./say.ts";
import type { Preset } from "./wire.ts";

const CHOSEN = "dabyl.language";
/** Before words that did not come are asked for again. */
const AGAIN_AFTER_MS = 700;
const FOLLOWED = "dabyl.language-of-the-game";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  az: () => import("../../locales/az.ftl?raw"),
  ru: () => import("../../locales/ru.ftl?raw"),
  kk: () => import("../../locales/kk.ftl?raw"),
  en: () => import("../../locales/en.ftl?raw"),
};

/** Storage that a browser may deny (private windows, old televisions): then nothing is kept. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // What cannot be kept is chosen again next time.
  }
}

/** Which language this device speaks: the one chosen on it, else the game's, else the browser's. */
class Speech {
  words = $state.raw<Words | null>(null);
  chosen = $state.raw<Language | null>(null);
  #wanted: Language | null = null;

  /** With `fixed`, a page that has its language from its address and keeps nothing on the device. */
  async begin(fixed: string | null = null): Promise<void> {
    const chosen = isLanguage(fixed) ? fixed : kept(CHOSEN);
    this.chosen = isLanguage(chosen) ? chosen : null;
    const followed = kept(FOLLOWED);
    const unchosen = isLanguage(followed) ? followed : spoken(navigator.languages);
    while (!this.words) {
      await this.#speak(this.chosen ?? unchosen);
      if (!this.words) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }

  /** A game is on the table: its language is this device's, unless one was chosen here. */
  follow(preset: Preset): void {
    const language = presetLanguage(preset);
    if (!language) return;
    keep(FOLLOWED, language);
    if (!this.chosen) void this.#speak(language);
  }

  choose(language: Language): void {
    this.chosen = language;
    keep(CHOSEN, language);
    void this.#speak(language);
  }

  async #speak(language: Language): Promise<void> {
    if (this.#wanted === language) return;
    this.#wanted = language;
    try {
      const source = (await sources[language]()).default;
      if (this.#wanted !== language) return;
      this.words = new Words(language, source);
      document.documentElement.lang = language;
    } catch (error) {
      // The box was away for a moment; the next frame asks again.
      this.#wanted = null;
      console.error(error);
    }
  }
}

export const speech = new Speech();

/** The sentence of this id in the language of the device. */
export function t(id: string, args?: Args): string {
  return speech.words?.say(id, args) ?? "";
}

/** A complaint in words. A state in it is itself a message. */
export function told(sentence: Sentence): string {
  const state = sentence.args?.state;
  const args =
    state === undefined ? sentence.args : { ...sentence.args, state: t(`state-${state}`) };
  return t(sentence.id, args);
}

export function points(value: number): string {
  return speech.words?.number(value) ?? String(value);
}

export function signed(value: number): string {
  return speech.words?.signed(value) ?? String(value);
}

export function distance(us: number): string {
  return speech.words?.distance(us) ?? String(us);
}

/** An answer time in seconds: milliseconds for the hall, microseconds for the protocol. */
export function answerTime(us: number, digits: 3 | 6 = 3): string {
  return speech.words?.time(us, digits) ?? String(us);
}

export function seconds(value: number, fraction: 0 | 1 = 1): string {
  const digits = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  return speech.words?.number(value, digits) ?? String(value);
}
