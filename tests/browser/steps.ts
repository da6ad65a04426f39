import type {
  FinaleSeat,
  HostView,
  RosterView,
  Seat,
  StepKind,
  StepView,
  ThemeView,
  View,
} from "../../webui/src/lib/wire.ts";
import { AFTER, judge, type Language, type Scene, scene, seats } from "./scenes.ts";

/** The steps between questions of a whole match: entries, strikes, the final, its end. */

const PLAYERS: Record<Language, string[]> = {
  az: ["Kamran Əliyev", "Aliyə", "Günel", "Elçin", "İlahə Ömərzadə", "Rəşad"],
  ru: ["Камран Алиев", "Алия", "Гюнель", "Эльчин", "Екатерина Щербакова", "Рашад"],
  kk: ["Әділ Қонысбаев", "Әлия", "Ұлжан", "Өмір", "Іңкәр Жұмабаева", "Рашад"],
  en: ["Cameron Allen", "Alia", "Gwen", "Elchin", "Philippa Montgomery", "Rashad"],
};
const TITLES: Record<Language, string[]> = {
  az: ["Çaylar", "Muğam", "Şahmat", "Ərəb dünyası və islam tarixi", "«İ» hərfi"],
  ru: ["Реки", "Мугам", "Шахматы", "Арабский мир и история ислама", "На букву «И»"],
  kk: ["Өзендер", "Мұғам", "Шахмат", "Араб әлемі және ислам тарихы", "«І» әрпінен"],
  en: ["Rivers", "Mugham", "Chess", "The Arab world and the history of Islam", "The letter I"],
};

export function themes(language: Language, change: Partial<ThemeView>[] = []): ThemeView[] {
  return TITLES[language].map((title, index) => ({
    number: index + 1,
    title,
    struckBy: null,
    played: false,
    current: false,
    ...change[index],
  }));
}

export function rosters(language: Language, used: number[] = []): RosterView[] {
  return [1, 2, 3, 4].map((seat) => ({
    seat,
    players: PLAYERS[language].map((name, index) => ({
      name: seat === 1 ? name : `${name} ${seat}`,
      reserve: index === 5,
      used: used.includes(index + 1),
    })),
  }));
}

function step(kind: StepKind, change: Partial<StepView> = {}): StepView {
  const asked = [1, 2, 3, 4];
  return { kind, open: true, asked, ready: [2], turn: null, order: [], ...change };
}

const CLOCK = { kind: "deciding", running: true, leftMs: 42_300, wholeMs: 60_000 } as const;

/** Before the themes are played: what a round has not yet. */
function between(
  language: Language,
  change: Partial<View> & { more?: Partial<HostView> },
): Scene {
  const { more, ...rest } = change;
  return scene(language, {
    theme: null,
    clue: null,
    clock: CLOCK,
    themes: themes(language),
    seats: seats(language, 4).map((seat) => ({ ...seat, player: null, lamp: "off" as const })),
    ...rest,
    more: { rosters: rosters(language), undo: { say: "start" }, ...more },
  });
}

function finale(language: Language, change: Partial<FinaleSeat>[] = []): FinaleSeat[] {
  return seats(language, 4).map(({ seat, score }, index) => ({
    seat,
    plays: score > 0,
    wagered: false,
    answered: false,
    wager: null,
    limits: score > 0 ? ([1, score] as [number, number]) : null,
    answer: null,
    verdict: null,
    before: score,
    ...change[index],
  }));
}

const FINAL: View["place"] = {
  round: "final",
  theme: 0,
  themes: 0,
  question: 1,
  price: null,
  prices: [],
};

/** Secrets of the final as the hall may see them: after the verdict. */
function hidden(shown: Scene): Scene {
  const open = structuredClone(shown.public);
  for (const seat of open.view?.finale?.seats ?? []) {
    seat.limits = null;
    if (seat.verdict === null) Object.assign(seat, { wager: null, answer: null });
  }
  return { host: shown.host, public: open };
}

const every = (say: "assign" | "sequence") =>
  [1, 2, 3, 4].map((seat) => ({ say, seat, players: [1, 2, 3, 4, 5] }));
const one = (say: "pick" | "name") => [1, 2, 3, 4].map((seat) => ({ say, seat, player: 1 }));

export const STEPS: Record<string, (language: Language) => Scene> = {
  assigningBefore: (language) =>
    between(language, {
      state: "assigning",
      clock: { ...CLOCK, running: false, leftMs: 60_000 },
      place: { ...FINAL, round: "open", theme: 1, themes: 5, price: 200, prices: [] },
      step: step("assign", { open: false, ready: [] }),
      more: {
        legal: [{ say: "start" }, ...every("assign"), { say: "undo" }],
        likely: [{ say: "start" }],
      },
    }),
  assigning: (language) =>
    between(language, {
      state: "assigning",
      place: { ...FINAL, round: "open", theme: 1, themes: 5, price: 200, prices: [] },
      step: step("assign"),
      more: {
        legal: [{ say: "lock" }, ...every("assign"), { say: "pause" }, { say: "undo" }],
        likely: [{ say: "lock" }, { say: "pause" }],
        entries: [{ seat: 2, players: [1, 2, 3, 4, 5] }],
      },
    }),
  picking: (language) =>
    between(language, {
      state: "picking",
      theme: TITLES[language][3] ?? null,
      clock: { ...CLOCK, leftMs: 12_800, wholeMs: 20_000 },
      place: { ...FINAL, round: "semi", theme: 4, themes: 5, price: 300, prices: [] },
      step: step("pick", { ready: [1, 3] }),
      more: {
        legal: [{ say: "lock" }, ...one("pick"), { say: "undo" }],
        likely: [{ say: "lock" }],
        rosters: rosters(language, [1, 3, 4]),
      },
    }),
  sequencing: (language) =>
    between(language, {
      state: "sequencing",
      clock: null,
      themes: themes(language).map((theme) => ({ ...theme, title: null })),
      step: step("sequence"),
      more: {
        legal: [{ say: "lock" }, ...every("sequence"), { say: "undo" }],
        likely: [{ say: "lock" }],
      },
    }),
  striking: (language) =>
    between(language, {
      state: "striking",
      clock: null,
      place: { ...FINAL, round: "personal", theme: 1, themes: 5, price: 100, prices: [] },
      themes: themes(language, [{}, { struckBy: 3 }]),
      step: step("strike", { ready: [3], turn: 4, order: [3, 4, 2, 1] }),
      more: {
        legal: [{ say: "strike", seat: 4, theme: 1 }, { say: "undo" }],
        likely: [],
        undo: { say: "strike", seat: 3, theme: 2 },
      },
    }),
  strikingFree: (language) =>
    between(language, {
      state: "striking",
      clock: null,
      place: { ...FINAL, round: "personal", theme: 1, themes: 5, price: 100, prices: [] },
      step: step("strike", { ready: [] }),
      more: {
        legal: [1, 2, 3, 4].map((seat) => ({ say: "strike" as const, seat, theme: 1 })),
        likely: [],
      },
    }),
  naming: (language) =>
    between(language, {
      state: "naming",
      clock: null,
      place: { ...FINAL, round: "personal", theme: 1, themes: 5, price: 100, prices: [] },
      theme: TITLES[language][0] ?? null,
      step: step("name"),
      more: { legal: [{ say: "lock" }, ...one("name"), { say: "undo" }], likely: [{ say: "lock" }] },
    }),
  callingNames: (language) =>
    between(language, {
      state: "calling",
      clock: null,
      place: { ...FINAL, round: "open", theme: 2, themes: 5, price: 200, prices: [] },
      theme: TITLES[language][1] ?? null,
      seats: seats(language, 4).map((seat) => ({
        ...seat,
        lamp: "off" as const,
        plays: seat.seat !== 3,
        player: seat.seat === 3 ? null : seat.player,
      })),
      themes: themes(language, [{ played: true }, { current: true }]),
      lineUps: lineUps(language),
      more: { legal: [{ say: "call" }, { say: "undo" }], likely: [{ say: "call" }] },
    }),
  wagering: (language) =>
    hidden(
      between(language, {
        state: "wagering",
        clock: null,
        place: { ...FINAL },
        themes: [],
        step: step("wager", { asked: [1, 2, 4], ready: [2] }),
        finale: { seats: finale(language, [{}, { wagered: true, wager: 1_500 }]), next: null },
        more: {
          legal: [
            { say: "lock" },
            ...[1, 2, 4].map((seat) => ({ say: "wager" as const, seat, points: 1 })),
            { say: "undo" },
          ],
          likely: [{ say: "lock" }],
          undo: { say: "wager", seat: 2, points: 1_500 },
        },
      }),
    ),
  discussing: (language) =>
    hidden(
      between(language, {
        ...clueOf(language),
        state: "discussing",
        clock: { kind: "discussing", running: true, leftMs: 23_400, wholeMs: 30_000 },
        place: { ...FINAL },
        themes: [],
        step: step("write", { asked: [1, 2, 4], ready: [4] }),
        finale: { seats: finale(language, WRITTEN), next: null },
        more: {
          legal: [
            { say: "lock" },
            ...[1, 2, 4].map((seat) => ({ say: "write" as const, seat, text: "?" })),
            { say: "pause" },
            { say: "undo" },
          ],
          likely: [],
          undo: { say: "discuss" },
        },
      }),
    ),
  revealing: (language) =>
    hidden(
      between(language, {
        ...clueOf(language),
        state: "revealing",
        clock: null,
        place: { ...FINAL },
        themes: [],
        finale: {
          seats: finale(language, WRITTEN).map((seat) =>
            seat.seat === 4
              ? { ...seat, verdict: "wrong" as const, before: 1_400, answered: true }
              : seat,
          ),
          next: 2,
        },
        more: {
          legal: [
            { say: "judge", seat: 2, verdict: "correct" },
            { say: "judge", seat: 2, verdict: "wrong" },
            { say: "judge", seat: 2, verdict: "no-answer" },
            { say: "undo" },
          ],
          likely: judge(2).slice(0, 2),
          undo: { say: "judge", seat: 4, verdict: "wrong" },
        },
      }),
    ),
  shootout: (language) =>
    scene(language, {
      state: "reading",
      place: { ...FINAL, round: "shootout", theme: 1, themes: 1, question: 2 },
      shootout: [1, 2],
      seats: seats(language, 4).map((seat) => ({ ...seat, plays: seat.seat < 3 })),
      more: { legal: [{ say: "done" }, ...AFTER], likely: [{ say: "done" }, { say: "close" }] },
    }),
  disputed: (language) => {
    const shown = scene(language, {
      state: "shown",
      frozen: true,
      more: {
        legal: [
          { say: "next" },
          { say: "dispute", question: 3 },
          { say: "settle", question: 2 },
          { say: "freeze", frozen: false },
          { say: "remove", seat: 4 },
          ...AFTER,
        ],
        likely: [{ say: "next" }],
        disputes: [2],
        spares: 0,
        attempts: [
          { attempt: 1, question: 2, price: 800, seat: 3, verdict: "wrong", points: -800, void: false },
          { attempt: 2, question: 2, price: 800, seat: 1, verdict: "correct", points: 800, void: false },
          { attempt: 3, question: 3, price: 1200, seat: 2, verdict: "late", points: -1200, void: false },
        ],
        rosters: rosters(language),
      },
    });
    return shown;
  },
  toSign: (language) => end(language, false),
  signed: (language) => end(language, true),
};

const WRITTEN: Partial<FinaleSeat>[] = [
  { wagered: true, wager: 2_000 },
  { wagered: true, wager: 1_500, answered: true, answer: "<b>Sır-Dərya</b> & O'Neil" },
  {},
  { wagered: true, wager: 500, answered: true, answer: "Amudarya" },
];

function clueOf(language: Language): Partial<View> {
  const { clue } = scene(language).host.view ?? {};
  return { clue: clue ?? null };
}

function lineUps(language: Language): View["lineUps"] {
  return rosters(language).map(({ seat, players }) => ({
    seat,
    players: players.slice(0, 5).map(({ name }, index) => (seat === 3 && index === 1 ? null : name)),
  }));
}

function end(language: Language, signed: boolean): Scene {
  const ranks: Record<Seat, number> = { 1: 1, 2: 2, 3: 4, 4: 2 };
  return scene(language, {
    state: "over",
    signed,
    winners: [1],
    theme: null,
    clue: null,
    place: { ...FINAL },
    seats: seats(language, 4).map((seat) => ({
      ...seat,
      player: null,
      score: seat.seat === 4 ? 1_500 : seat.score,
      rank: ranks[seat.seat] ?? 1,
      lamp: seat.seat === 1 ? ("on" as const) : ("off" as const),
    })),
    more: {
      legal: signed ? [] : [{ say: "sign" }, { say: "undo" }],
      likely: signed ? [] : [{ say: "sign" }],
      undo: signed ? null : { say: "judge", seat: 1, verdict: "correct" },
      rosters: rosters(language),
    },
  });
}
