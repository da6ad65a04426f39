import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import {
  isLanguage,
  LANGUAGES,
  presetLanguage,
  spoken,
  Words,
  type Language,
} from "../src/lib/words.ts";

const words = (language: Language) =>
  new Words(language, readFileSync(new URL(`../locales/${language}.ftl`, import.meta.url), "utf8"));
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "").replace(/[\u00a0\u202f]/g, " ");

describe("the language of a device", () => {
  test("is the first of the browser's that the box speaks", () => {
    expect(spoken(["de-DE", "kk-KZ", "ru"])).toBe("kk");
    expect(spoken(["RU"])).toBe("ru");
    expect(spoken(["fr", "de"])).toBe("en");
    expect(spoken([])).toBe("en");
  });

  test("follows the game where the game has one", () => {
    expect(presetLanguage("khamsa-az")).toBe("az");
    expect(presetLanguage("khamsa-ru")).toBe("ru");
    expect(presetLanguage("lockout")).toBeNull();
  });

  test("is one of four, whatever stands in the storage", () => {
    expect(isLanguage("az")).toBe(true);
    for (const other of ["AZ", "tr", "", null, 7, "constructor"])
      expect(isLanguage(other)).toBe(false);
  });
});

describe("numbers", () => {
  test("have a minus and not a hyphen", () => {
    for (const language of LANGUAGES) expect(words(language).number(-300)).toBe("−300");
  });

  test("are written as people there read them", () => {
    expect(plain(words("az").number(2400))).toBe("2 400");
    expect(plain(words("kk").number(1.9))).toBe("1,9");
    expect(words("en").number(2400)).toBe("2,400");
  });

  test("carry their sign where they change a score", () => {
    expect(plain(words("ru").signed(1200))).toBe("+1 200");
    expect(words("en").signed(-400)).toBe("−400");
    expect(words("en").signed(0)).toBe("0");
  });

  test("are finer the closer a race was", () => {
    expect(words("en").distance(4_240)).toBe("+4.2");
    expect(words("en").distance(312_400)).toBe("+312");
    expect(words("en").distance(0)).toBe("0");
    expect(words("ru").distance(-1_500)).toBe("−1,5");
  });
});

describe("sentences", () => {
  test("count as their language does", () => {
    const of = (count: number) => plain(words("ru").say("begin", { seats: count }));
    expect([of(2), of(5)]).toEqual(["Начать: 2 команды", "Начать: 5 команд"]);
  });

  test("have ordinals of their own", () => {
    const az = words("az");
    const places = [1, 2, 3, 4, 5, 6].map((place) => plain(az.say("queue-place", { place })));
    expect(places).toEqual(["1-ci", "2-ci", "3-cü", "4-cü", "5-ci", "6-cı"]);
  });

  test("leave names as they are", () => {
    const name = `<b>İrbis</b> & O'Neil { $x }`;
    expect(plain(words("az").say("stop-answers", { seat: 2, name }))).toContain(name);
  });
});
