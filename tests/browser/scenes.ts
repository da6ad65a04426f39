import type {
  BoxSeat,
  BoxView,
  Command,
  Frame,
  HostView,
  QueuedView,
  Seat,
  SeatView,
  Verdict,
  View,
  Warning,
} from "../../webui/src/lib/wire.ts";

export type Language = "az" | "ru" | "kk" | "en";
export const LANGUAGES: readonly Language[] = ["az", "ru", "kk", "en"];

const NAMES: Record<Language, [string, string][]> = {
  az: [
    ["İrbis", "Kamran"],
    ["Bəbirlər", "Aliyə"],
    ["Xəzər", "Günel"],
    ["Şahin", "Elçin"],
    ["Çinar", "Işıl"],
    ["Əlincə", "Ülviyyə"],
  ],
  ru: [
    ["Ирбис", "Камран"],
    ["Барсы", "Алия"],
    ["Хазар", "Гюнель"],
    ["Сокол", "Эльчин"],
    ["Чинара", "Зарина"],
    ["Вершина", "Щербаков"],
  ],
  kk: [
    ["Ілбіс", "Әділ"],
    ["Барыстар", "Әлия"],
    ["Қазығұрт", "Ұлжан"],
    ["Сұңқар", "Өмір"],
    ["Шыңғыстау", "Һарон"],
    ["Ертіс", "Іңкәр"],
  ],
  en: [
    ["Snow Leopards", "Cameron"],
    ["Panthers", "Alia"],
    ["Caspians", "Gwen"],
    ["Falcons", "Elchin"],
    ["O'Neil & Sons", "Zoë"],
    ["Summit", "Ulla"],
  ],
};
const CLUES: Record<"az" | "ru", [string, string, string, string[], string[], string]> = {
  az: [
    "Çaylar",
    "Mənbəyini Tyan-Şandan götürən bu çay Xəzərə çatmadan əsrlər boyu məcrasını dəyişib, sonda şimaldan Aral dənizinin əsas suyu olub.",
    "Sırdərya",
    ["Yaksart", "Seyhun"],
    ["Amudərya"],
    "Vurğu ikinci hecadadır.",
  ],
  ru: [
    "Реки",
    "Эта река берёт начало в Тянь-Шане и, не дойдя до Каспия, веками меняла русло, пока не стала главной водой Аральского моря с севера.",
    "Сырдарья",
    ["Яксарт", "Сейхун"],
    ["Амударья"],
    "Ударение на последний слог.",
  ],
};
const PRICES = [400, 800, 1200, 1600, 2000];

export interface Scene {
  host: Frame;
  public: Frame;
  /** What the captain's page of one team sees; without it no captain is looked at. */
  captain?: Frame;
}

let serial = 0;

/** A scene in the middle of the third theme of the secret round, with whatever a state changes. */
export function scene(
  language: Language,
  change: Partial<View> & {
    more?: Partial<HostView>;
    warnings?: Warning[];
    seatCount?: number;
  } = {},
): Scene {
  const { more, warnings = [], seatCount = 4, ...rest } = change;
  const preset = language === "az" || language === "en" ? "khamsa-az" : "khamsa-ru";
  const [theme, text, answer, accept, reject, note] = CLUES[preset === "khamsa-az" ? "az" : "ru"];
  const host: HostView = {
    legal: [{ say: "undo" }, { say: "pause" }],
    likely: [],
    undo: { say: "show", price: 1200 },
    attempts: [],
    presses: [],
    beforeReading: false,
    answerOverdue: false,
    tied: [],
    lots: [],
    entries: [],
    rosters: [],
    disputes: [],
    spares: null,
    ...more,
  };
  serial += 1;
  const clue = { text, answer, accept, reject, note, options: [], right: null, media: null };
  const view: View = {
    revision: 100 + serial,
    scene: 100 + serial,
    preset,
    state: "value",
    paused: false,
    interrupted: false,
    place: { round: "secret", theme: 3, themes: 5, question: 3, price: 1200, prices: PRICES },
    theme,
    clue,
    clock: null,
    seats: seats(language, seatCount),
    floor: null,
    queue: [],
    winners: [],
    sounds: [],
    step: null,
    themes: [],
    lineUps: [],
    finale: null,
    shootout: [],
    stages: null,
    frozen: false,
    signed: false,
    captain: null,
    host,
    ...rest,
  };
  return { host: frame(view, warnings), public: frame(forPublic(view), warnings) };
}

function forPublic(view: View): View {
  const read = ["thinking", "answering", "closed", "shown", "void"].includes(view.state);
  const shown = view.state === "shown";
  const clue =
    read && view.clue
      ? {
          text: view.clue.text,
          answer: shown ? view.clue.answer : null,
          accept: [],
          reject: [],
          note: null,
          options: [],
          right: null,
          media: null,
        }
      : null;
  return { ...view, clue, host: null };
}

/** A simulated box whose hardware is as configured, with nothing going on in it. */
function idleBox(seats: BoxSeat[], warnings: Warning[] = []): BoxView {
  return {
    board: "simulated desk",
    simulated: true,
    seats,
    spares: [],
    test: null,
    learning: null,
    learned: null,
    warnings,
  };
}

function frame(view: View, warnings: Warning[]): Frame {
  const seats = view.seats.map(({ seat, lamp }) => ({
    seat,
    keys: 1,
    down: false,
    lamp,
    spare: false,
  }));
  return {
    boot: 7,
    serial,
    game: 1,
    view,
    box: idleBox(seats, warnings),
  };
}

/** No game on the table. */
export function lobby(seatCount = 4): Scene {
  serial += 1;
  const seats = Array.from({ length: seatCount }, (_, index) => ({
    seat: index + 1,
    keys: 1,
    down: false,
    lamp: "off" as const,
    spare: false,
  }));
  const empty: Frame = {
    boot: 7,
    serial,
    game: 0,
    view: null,
    box: idleBox(seats),
  };
  return { host: empty, public: empty };
}

export function seats(language: Language, count: number): SeatView[] {
  const scores = [2400, 1500, -300, 900, 138_000, -12_600];
  return NAMES[language].slice(0, count).map(([team, player], index) => ({
    seat: index + 1,
    team,
    player,
    score: scores[index] ?? 0,
    lamp: "armed",
    tried: false,
    plays: true,
    removed: false,
    solved: false,
    rank: index + 1,
  }));
}

export function judge(seat: Seat): Command[] {
  const verdicts: Verdict[] = ["correct", "wrong", "double", "no-answer", "late"];
  return verdicts.map((verdict) => ({ say: "judge", seat, verdict }));
}

export const AFTER: Command[] = [
  { say: "withdraw" },
  { say: "replace" },
  { say: "adjust", seat: 1, points: 100, reason: "?" },
  { say: "fine", seat: 1, points: 100, reason: null },
  { say: "pause" },
  { say: "undo" },
];
const QUEUE: QueuedView[] = [
  { seat: 4, behindUs: 48_000 },
  { seat: 1, behindUs: 312_000 },
];

/** Somebody answers, two wait. */
export function answering(language: Language, more: Partial<HostView> = {}, seatCount = 4): Scene {
  const all = seats(language, seatCount).map((seat) => ({
    ...seat,
    lamp:
      seat.seat === 2 ? ("on" as const) : seat.seat === 3 ? ("armed" as const) : ("blink" as const),
  }));
  return scene(language, {
    state: "answering",
    floor: 2,
    queue: QUEUE,
    seats: all,
    clock: { kind: "answering", running: true, leftMs: 2_900, wholeMs: 3_000 },
    sounds: [{ sound: "press", seat: 2 }],
    more: {
      legal: [
        ...judge(2),
        { say: "began", seat: 2 },
        { say: "release", seat: 2 },
        { say: "buzz", seat: 3 },
        ...AFTER,
      ],
      likely: judge(2).slice(0, 2),
      undo: { say: "read" },
      presses: [
        { seat: 2, key: "a", afterFirstUs: 0, fate: "floor" },
        { seat: 4, key: "a", afterFirstUs: 48_000, fate: "queued" },
        { seat: 1, key: "a", afterFirstUs: 312_000, fate: "queued" },
        { seat: 1, key: "a", afterFirstUs: 900_000, fate: "ignored", why: "already-queued" },
      ],
      attempts: [
        {
          attempt: 1,
          question: 1,
          price: 400,
          seat: 1,
          verdict: "correct",
          points: 400,
          void: false,
        },
        {
          attempt: 2,
          question: 2,
          price: 800,
          seat: 3,
          verdict: "no-answer",
          points: -800,
          void: false,
        },
      ],
      ...more,
    },
  });
}

/** Everyday names, of which each is too long for one line of the hall's screen. */
export const LONG_NAMES = [
  "Bakı Dövlət Universiteti",
  "Знатоки Каменогорска",
  "Политехнический университет",
  "Сборная педагогического колледжа",
  "Шоқан Уәлиханов атындағы",
  "Azərbaycan Texniki Universiteti",
];

/** The same scene with other names of teams, and nobody's players. */
export function named({ host, public: open }: Scene, names: string[]): Scene {
  const renamed = structuredClone({ host, public: open });
  for (const frame of [renamed.host, renamed.public])
    frame.view?.seats.forEach((seat, index) => {
      seat.team = names[index % names.length] ?? seat.team;
      seat.player = null;
    });
  return renamed;
}

/** Names that somebody will try. */
export function strangeNames(language: Language, seatCount: number): Scene {
  const strange = [
    "Ə".repeat(200),
    "<b>Baki</b> & O'Neil",
    "Ұзақ атаулы команда ".repeat(10).slice(0, 200),
    "🐆🦅 İıŞşĞğ",
    "a b",
    "W".repeat(60),
  ];
  const shown = answering(language, {}, seatCount);
  for (const frame of [shown.host, shown.public]) {
    frame.view?.seats.forEach((seat, index) => {
      seat.team = strange[index] ?? seat.team;
      seat.player = strange[(index + 2) % strange.length] ?? null;
    });
  }
  return shown;
}
