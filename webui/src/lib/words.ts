import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Preset } from "./wire.ts";

/** The four languages, in the order in which they are offered. */
export const LANGUAGES = ["az", "ru", "kk", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  az: "Azərbaycanca",
  ru: "Русский",
  kk: "Қазақша",
  en: "English",
};

/**
 * How numbers and dates are written. Chromium says that it knows Azerbaijani and Kazakh, but writes
 * them as in English; both countries read numbers as the Russians write them.
 */
const WRITTEN: Record<Language, string> = { az: "ru", ru: "ru", kk: "ru", en: "en" };

export type Args = Record<string, FluentVariable>;

/** The language of a game's rules and questions; of a free game nobody knows. */
export function presetLanguage(preset: Preset): Language | null {
  switch (preset) {
    case "khamsa-az":
      return "az";
    case "khamsa-ru":
      return "ru";
    case "kokpar-kk":
      return "kk";
    case "lockout":
      return null;
  }
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first of the browser's languages that the box speaks. */
export function spoken(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.split("-")[0]?.toLowerCase();
    if (isLanguage(language)) return language;
  }
  return "en";
}

/** Without the marks that Fluent puts around arguments: for a text that leaves the page as data. */
export function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** One language's words. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.#bundle = new FluentBundle(WRITTEN[language]);
    const errors = this.#bundle.addResource(new FluentResource(source));
    for (const error of errors) console.error(`${language}.ftl:`, error);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`${this.language}.ftl has no message ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`${this.language}.ftl: ${id}:`, error);
    return text;
  }

  /** A number as this language writes it, with a minus and not a hyphen. */
  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(WRITTEN[this.language], options)
      .formatToParts(value)
      .map((part) => (part.type === "minusSign" ? "−" : part.value))
      .join("");
  }

  /** An instant of the box's clock, for people. */
  date(seconds: number): string {
    const options = { dateStyle: "short", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(WRITTEN[this.language], options).format(seconds * 1_000);
  }

  /** Points with their sign, as a verdict brings them. */
  signed(value: number): string {
    return this.number(value, { signDisplay: "exceptZero" });
  }

  /** Microseconds as seconds; what is finer than `digits` is cut off, as the rules do. */
  time(us: number, digits: 3 | 6): string {
    const whole = Math.floor(us / 10 ** (6 - digits));
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return this.number(whole / 10 ** digits, fraction);
  }

  /** A distance in milliseconds, finer when it is close. */
  distance(us: number): string {
    const ms = us / 1_000;
    const digits = Math.abs(ms) < 10 ? 1 : 0;
    return this.number(ms, { maximumFractionDigits: digits, signDisplay: "exceptZero" });
  }
}

/** `lang` of a game's names and questions; empty where nobody knows it. */
export function contentLanguage(preset: Preset): string {
  return presetLanguage(preset) ?? "";
}
