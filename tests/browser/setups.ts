import type { ButtonTest, PackInfo } from "../../webui/src/lib/wire.ts";
import type { Scene } from "./scenes.ts";

/** What the set-up and the test of the buttons have to show. */

const TITLES = ["A", "B", "C", "D", "E"];

export function packs(): PackInfo[] {
  const rounds = (["open", "semi", "secret"] as const).map((kind) => ({
    kind,
    themes: TITLES,
    questions: 25,
  }));
  return [
    {
      file: "az-orta.toml",
      title: "Orta məktəb üçün: çaylar, muğam və şahmat",
      language: "az",
      rounds: [
        ...rounds,
        { kind: "personal", themes: TITLES, questions: 25 },
        { kind: "final", themes: ["F"], questions: 1 },
      ],
      spares: 18,
      files: 0,
      bytes: 0,
      unfit: [],
      faults: 0,
      warnings: 2,
      shipped: true,
    },
    {
      file: "broken.toml",
      title: "<b>O'Neil</b>",
      language: null,
      rounds,
      spares: 0,
      files: 0,
      bytes: 0,
      unfit: [],
      faults: 3,
      warnings: 0,
      shipped: false,
    },
  ];
}

/** A pack of another quiz, whose themes belong to no round. */
export function plainPack(): PackInfo {
  return {
    file: "plain.toml",
    title: "Office party",
    language: "en",
    rounds: [{ kind: null, themes: TITLES, questions: 25 }],
    spares: 0,
    files: 0,
    bytes: 0,
    unfit: [
      { preset: "khamsa-az", why: "no-rounds" },
      { preset: "khamsa-ru", why: "no-rounds" },
    ],
    faults: 0,
    warnings: 0,
    shipped: false,
  };
}

/** A pack of the Kazakh game, with clips. */
export function kazakhPack(): PackInfo {
  return {
    file: "kk-ulgi.zip",
    title: "Үлгі: Бәйгеден Овертаймға дейін",
    language: "kk",
    rounds: [
      { kind: "baige", themes: [], questions: 10 },
      { kind: "polyglot", themes: Array<string>(12).fill("?"), questions: 60 },
      { kind: "kokpar", themes: TITLES.slice(0, 4), questions: 20 },
      { kind: "overtime", themes: [], questions: 5 },
    ],
    spares: 9,
    files: 7,
    bytes: 41_300_000,
    unfit: [
      { preset: "khamsa-az", why: "no-rounds" },
      { preset: "khamsa-ru", why: "no-rounds" },
    ],
    faults: 0,
    warnings: 0,
    shipped: false,
  };
}

/** The same scene while the buttons are tested. */
export function tested(shown: Scene): Scene {
  const test: ButtonTest = {
    seats: [1, 2, 3, 4].map((seat) => ({
      seat,
      key: "a",
      presses: seat === 4 ? 0 : seat,
      down: seat === 3,
    })),
    order: [
      { seat: 2, key: "a", behindUs: 0 },
      { seat: 3, key: "a", behindUs: 4_200 },
      { seat: 1, key: "a", behindUs: 312_000 },
    ],
    held: [{ seat: 3, key: "a" }],
    host: [],
    lost: 0,
  };
  const copy = structuredClone(shown);
  for (const frame of [copy.host, copy.public]) {
    frame.box = {
      ...frame.box,
      test,
      learning: { seat: 3, key: "a", leftMs: 27_000 },
      seats: frame.box.seats.map((seat) => ({ ...seat, spare: seat.seat === 2 })),
    };
  }
  return copy;
}
