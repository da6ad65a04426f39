import type {
  BlockView,
  BoardTheme,
  ClockKind,
  ClueView,
  Key,
  MediaView,
  SeatView,
  StagePlayer,
  StagesView,
  Verdict,
  View,
} from "../../webui/src/lib/wire.ts";
import { type Language, type Scene, scene } from "./scenes.ts";

/** Who plays: six, of whom one has talked too much. */
export const PLAYERS = [
  "Айгерім Сәрсенбаева",
  "Нұрлан Әбдіқадыров",
  "Гүлнәр Ысқақова",
  "Ерлан Жұмабекұлы Төлегенов",
  "Дина О'Коннор",
  "Бекзат",
];
const BAIGE = [7, 7, 9, 4, 3, 2];
const POLYGLOT = [4, 3, 5, 3, 2, 0];
const TIMES_MS = [18_204, 18_962, 21_730, 9_415, 6_003, 4_101];

const BLOCKS = ["ФИЗИКА", "ЛИРИКА"];
const THEMES = [
  ["Механика", "Ғарыш", "Химиялық элементтер", "Математика тарихы", "Дала жануарлары", "Компьютер"],
  ["Абай поэзиясы", "Опера", "Күй өнері", "Әлем әдебиеті", "Кино", "Халық ертегілері мен аңыз-әңгімелері"],
];
const BOARD = ["Алматы көшелері", "Көшпелілер өркениеті", "Ұлттық тағамдар", "Олимпиада ойындары"];
const PRICES = [10, 20, 30, 40, 50];

const OPTIONS = ["Ертіс", "Сырдария", "Жайық"];
const QUESTION = "Қазақстан жерімен ағатын өзендердің қайсысы ең ұзын?";
const SPOKEN =
  "Бұл күйді Құрманғазы түрмеден босап шыққанда шығарған. Күйдің атын атаңыз: ол еркіндік пен даланы бірге еске салады.";

export const PICTURE: MediaView = { kind: "picture", file: `${"a1".repeat(32)}.svg` };
export const VIDEO: MediaView = { kind: "video", file: `${"b2".repeat(32)}.webm` };
export const SOUND: MediaView = { kind: "sound", file: `${"c3".repeat(32)}.wav` };
export const MISSING: MediaView = { kind: "video", file: `${"d4".repeat(32)}.mp4` };

const EMPTY: ClueView = {
  text: null,
  answer: null,
  accept: [],
  reject: [],
  note: null,
  options: [],
  right: null,
  media: null,
};

function seats(): SeatView[] {
  return PLAYERS.map((team, index) => ({
    seat: index + 1,
    team,
    player: null,
    score: (BAIGE[index] ?? 0) + (POLYGLOT[index] ?? 0),
    lamp: "off",
    tried: false,
    plays: true,
    removed: index === 5,
    solved: false,
    rank: [2, 3, 1, 4, 5, 6][index] ?? 6,
  }));
}

function players(): StagePlayer[] {
  return PLAYERS.map((_, index) => ({
    seat: index + 1,
    baige: BAIGE[index] ?? 0,
    polyglot: POLYGLOT[index] ?? 0,
    timeMs: TIMES_MS[index] ?? 0,
    offences: index === 5 ? 2 : 0,
    out: index === 5 ? "talked" : null,
    answered: false,
    key: null,
    timeUs: null,
    verdict: null,
    picks: 0,
  }));
}

const STAGES: StagesView = {
  questions: 10,
  race: false,
  players: [],
  order: [],
  turn: null,
  draws: false,
  blocks: [],
  board: [],
  finalists: [],
  contenders: [],
  places: 0,
  plays: 0,
};

interface Change extends Omit<Partial<View>, "stages" | "clue"> {
  stages?: Partial<StagesView>;
  clue?: Partial<ClueView>;
  /** What each player's own figures are. */
  player?: (player: StagePlayer) => Partial<StagePlayer>;
  seat?: (seat: SeatView) => Partial<SeatView>;
}

/** A state of the Kazakh game; whoever looks is shown the same. */
export function stage(language: Language, change: Change): Scene {
  const { stages, clue, player, seat, ...rest } = change;
  const made = scene(language, {
    preset: "kokpar-kk",
    theme: null,
    seats: seats().map((one) => ({ ...one, ...seat?.(one) })),
    place: { round: "baige", theme: 0, themes: 0, question: 4, price: null, prices: [] },
    ...rest,
    clue: clue ? { ...EMPTY, ...clue } : null,
    stages: {
      ...STAGES,
      ...stages,
      players: players().map((one) => ({ ...one, ...player?.(one) })),
    },
  });
  for (const frame of [made.host, made.public]) {
    frame.box.seats = frame.box.seats.map((one) => ({ ...one, keys: 3 }));
    if (frame.view && clue) frame.view.clue = { ...EMPTY, ...clue };
  }
  return made;
}

const clock = (kind: ClockKind, leftMs: number, wholeMs: number, running = true) => ({
  kind,
  running,
  leftMs,
  wholeMs,
});
const place = (round: View["place"]["round"], question: number, price: number | null = null) => ({
  round,
  theme: round === "kokpar" ? 2 : 1,
  themes: 4,
  question,
  price,
  prices: round === "kokpar" ? PRICES : [],
});

const CHOICE: Partial<ClueView> = { text: QUESTION, options: OPTIONS };
const pressed = (answered: number[]) => (one: StagePlayer) => ({ answered: answered.includes(one.seat) });

/** What keys brought: seat 2 was wrong, seat 4 said nothing, seat 6 is out. */
function revealed(points: boolean) {
  const keys: (Key | null)[] = ["a", "b", "a", null, "c", null];
  const times = [1_204_377, 899_999, 2_730_004, null, 4_999_120, null];
  return (one: StagePlayer): Partial<StagePlayer> => {
    const key = keys[one.seat - 1] ?? null;
    const verdict: Verdict = key === "a" ? "correct" : key ? "wrong" : "no-answer";
    if (one.out) return {};
    return {
      answered: key !== null,
      key,
      timeUs: times[one.seat - 1] ?? null,
      verdict,
      baige: one.baige + (points && key === "a" ? 1 : 0),
    };
  };
}

function blocks(drawn: number | null, current: number | null = null, turn = 1): BlockView[] {
  return BLOCKS.map((title, block) => ({
    title,
    drawn: drawn === block,
    themes: (THEMES[block] ?? []).map((name, index) => {
      const now = drawn === block && current === index;
      const taken = block === 0 && index === 1 ? 3 : null;
      return { number: index + 1, title: name, takenBy: now ? turn : taken, current: now };
    }),
  }));
}

function board(played: number, current: [number, number] | null = null): BoardTheme[] {
  let number = 0;
  return BOARD.map((title, row) => ({
    number: row + 1,
    title,
    sectors: PRICES.map((price, column) => {
      const now = current?.[0] === row && current[1] === column;
      const over = (row * 3 + column * 2) % 5 < 3 && number < played;
      if (over) number += 1;
      return {
        price,
        state: now ? ("current" as const) : over ? ("played" as const) : ("closed" as const),
        chosenBy: now ? 1 : over ? (number % 3) + 1 : null,
        wonBy: over && number % 4 !== 0 ? ((number + row) % 3) + 1 : null,
      };
    }),
  }));
}

const FINALISTS = [3, 1, 2];
const KOKPAR: Partial<StagesView> = {
  questions: 15,
  finalists: FINALISTS,
  order: FINALISTS,
  turn: 1,
  board: board(6, [1, 3]),
};
const KOKPAR_SCORES = [90, 60, 50, 0, 0, 0];
const finalist = (seat: SeatView) => ({
  score: KOKPAR_SCORES[seat.seat - 1] ?? 0,
  rank: [1, 2, 3, 4, 5, 6][seat.seat - 1] ?? 6,
  plays: seat.seat <= 3,
});
const picks = (one: StagePlayer) => ({ picks: one.seat <= 3 ? 3 - (one.seat % 2) : 0 });

/** A sector is open, and somebody has done something about it. */
function sector(language: Language, change: Change): Scene {
  return stage(language, {
    theme: BOARD[1],
    place: place("kokpar", 8, 40),
    stages: KOKPAR,
    clue: { text: SPOKEN },
    player: picks,
    ...change,
    seat: (seat) => ({ ...finalist(seat), ...change.seat?.(seat) }),
  });
}

function overtime(language: Language, change: Change): Scene {
  return stage(language, {
    place: place("overtime", 1),
    ...change,
    stages: { ...KOKPAR, questions: 0, board: [], turn: null, order: [], contenders: [1, 2], plays: 1, ...change.stages },
    seat: (seat) => ({
      ...finalist(seat),
      score: [190, 190, 110, 0, 0, 0][seat.seat - 1] ?? 0,
      ...change.seat?.(seat),
    }),
  });
}

/** Every state of the Kazakh game by name. */
export const KAZAKH: Record<string, (language: Language) => Scene> = {
  "baige-beginning": (language) =>
    stage(language, {
      state: "ready",
      place: place("baige", 1),
      seat: () => ({ score: 0, rank: 1, removed: false }),
      player: () => ({ baige: 0, polyglot: 0, timeMs: 0, offences: 0, out: null }),
    }),
  "baige-presenting": (language) => stage(language, { state: "presenting", clue: CHOICE }),
  "baige-paper": (language) => stage(language, { state: "presenting" }),
  "baige-open": (language) =>
    stage(language, {
      state: "open",
      clue: CHOICE,
      clock: clock("thinking", 3_100, 5_000),
      player: (one) => ({ ...pressed([1, 3])(one), offences: one.seat === 4 ? 1 : one.offences }),
      seat: ({ seat, removed }) => ({ lamp: [1, 3].includes(seat) ? "on" : removed ? "off" : "armed" }),
      sounds: [{ sound: "key" }],
    }),
  "baige-closed": (language) =>
    stage(language, {
      state: "closed",
      clue: CHOICE,
      clock: clock("thinking", 0, 5_000, false),
      player: pressed([1, 2, 3, 5]),
    }),
  "baige-shown": (language) =>
    stage(language, {
      state: "shown",
      clue: { ...CHOICE, right: "a" },
      player: revealed(true),
      seat: ({ seat }) => ({ lamp: [1, 3].includes(seat) ? "on" : "off", solved: [1, 3].includes(seat) }),
    }),
  "baige-picture": (language) =>
    stage(language, { state: "presenting", clue: { ...CHOICE, media: PICTURE }, stages: { plays: 1 } }),
  "baige-ranking": (language) =>
    stage(language, {
      state: "ready",
      place: place("baige", 5),
      player: (one) => ({ polyglot: 0, offences: one.seat === 4 ? 1 : one.offences }),
      seat: ({ seat }) => ({ score: BAIGE[seat - 1] ?? 0 }),
    }),
  "baige-void": (language) => stage(language, { state: "void" }),
  "baige-race": (language) =>
    stage(language, {
      state: "answering",
      floor: 4,
      clue: { ...CHOICE, options: [] },
      stages: { race: true },
      clock: clock("answering", 2_400, 3_000),
      seat: ({ seat }) => ({ lamp: seat === 4 ? "on" : "off" }),
    }),
  "polyglot-draws": (language) =>
    stage(language, {
      state: "picking",
      place: place("polyglot", 1),
      stages: { questions: 5, order: [3, 1, 2, 4, 5], turn: 1, draws: true, blocks: blocks(null) },
    }),
  "polyglot-topic": (language) =>
    stage(language, {
      state: "picking",
      place: place("polyglot", 1),
      stages: { questions: 5, order: [3, 1, 2, 4, 5], turn: 1, blocks: blocks(1) },
    }),
  "polyglot-ready": (language) =>
    stage(language, {
      state: "ready",
      place: place("polyglot", 1),
      theme: "Күй өнері",
      stages: { questions: 5, order: [3, 1, 2, 4, 5], turn: 1, blocks: blocks(1, 2) },
    }),
  "polyglot-next": (language) =>
    stage(language, {
      state: "ready",
      place: place("polyglot", 3),
      theme: "Халық ертегілері мен аңыз-әңгімелері",
      stages: { questions: 5, order: [3, 1, 2, 4, 5], turn: 1, blocks: blocks(1, 2) },
    }),
  "polyglot-thinking": (language) =>
    stage(language, {
      state: "thinking",
      place: place("polyglot", 3),
      theme: "Күй өнері",
      clue: { text: SPOKEN },
      clock: clock("thinking", 6_100, 8_000),
      stages: { questions: 5, order: [3, 1, 2, 4, 5], turn: 1, blocks: blocks(1, 2) },
      seat: ({ seat }) => ({ lamp: seat === 1 ? "armed" : "off" }),
    }),
  "polyglot-sound": (language) =>
    stage(language, {
      state: "thinking",
      place: place("polyglot", 4),
      theme: "Күй өнері",
      clue: { text: "Бұл қай күй?", media: SOUND },
      clock: clock("thinking", 6_100, 8_000),
      stages: { questions: 5, turn: 1, plays: 1, blocks: blocks(1, 2) },
    }),
  "polyglot-answering": (language) =>
    stage(language, {
      state: "answering",
      floor: 1,
      place: place("polyglot", 3),
      theme: "Күй өнері",
      clue: { text: SPOKEN },
      clock: clock("answering", 2_100, 3_000),
      stages: { questions: 5, order: [3, 1, 2, 4, 5], turn: 1, blocks: blocks(1, 2) },
      seat: ({ seat }) => ({ lamp: seat === 1 ? "on" : "off" }),
    }),
  "polyglot-shown": (language) =>
    stage(language, {
      state: "shown",
      place: place("polyglot", 3),
      theme: "Күй өнері",
      clue: { text: SPOKEN, answer: "Сарыарқа" },
      stages: { questions: 5, order: [3, 1, 2, 4, 5], turn: 1, blocks: blocks(1, 2) },
      player: ({ seat }) => (seat === 1 ? { timeUs: 4_250_000, verdict: "correct" } : {}),
    }),
  "sudden-ready": (language) =>
    stage(language, {
      state: "ready",
      place: place("sudden-death", 1),
      stages: { questions: 0, finalists: [3, 1], contenders: [2, 4], places: 1 },
    }),
  "sudden-open": (language) =>
    stage(language, {
      state: "open",
      place: place("sudden-death", 1),
      clue: CHOICE,
      clock: clock("thinking", 8_100, 10_000),
      stages: { questions: 0, finalists: [3, 1], contenders: [2, 4], places: 1 },
      player: pressed([4]),
      seat: ({ seat }) => ({ lamp: [2, 4].includes(seat) ? "armed" : "off" }),
    }),
  naming: (language) =>
    stage(language, {
      state: "naming",
      place: place("polyglot", 5),
      stages: { questions: 5, finalists: [3, 1], contenders: [2, 4], places: 1 },
    }),
  "kokpar-first": (language) =>
    sector(language, {
      state: "picking",
      theme: null,
      place: place("kokpar", 1),
      clue: undefined,
      stages: { ...KOKPAR, turn: 3, board: board(0) },
      player: () => ({ picks: 0 }),
      seat: () => ({ score: 0, rank: 1 }),
    }),
  "kokpar-picking": (language) =>
    sector(language, {
      state: "picking",
      theme: null,
      place: place("kokpar", 8),
      clue: undefined,
      stages: { ...KOKPAR, board: board(7) },
    }),
  "kokpar-untold": (language) => sector(language, { state: "reading", clue: undefined }),
  "kokpar-reading": (language) => sector(language, { state: "reading" }),
  "kokpar-thinking": (language) =>
    sector(language, { state: "thinking", clock: clock("thinking", 7_300, 10_000) }),
  "kokpar-time-up": (language) =>
    sector(language, { state: "thinking", clock: clock("thinking", 0, 10_000, false) }),
  "kokpar-waiting": (language) =>
    sector(language, {
      state: "waiting-signal",
      player: (one) => ({ ...picks(one), ...(one.seat === 1 ? { verdict: "wrong" as const } : {}) }),
      seat: ({ seat }) => ({ tried: seat === 1 }),
    }),
  "kokpar-rebound": (language) =>
    sector(language, {
      state: "rebound",
      clock: clock("rebound", 4_100, 5_000),
      player: (one) => ({ ...picks(one), ...(one.seat === 1 ? { verdict: "wrong" as const } : {}) }),
      seat: ({ seat }) => ({ tried: seat === 1, lamp: seat === 2 || seat === 3 ? "armed" : "off" }),
      sounds: [{ sound: "signal" }],
    }),
  "kokpar-second": (language) =>
    sector(language, {
      state: "answering",
      floor: 3,
      clock: clock("answering", 2_900, 3_000),
      player: (one) => ({ ...picks(one), ...(one.seat === 1 ? { verdict: "wrong" as const } : {}) }),
      seat: ({ seat }) => ({ tried: seat === 1, lamp: seat === 3 ? "on" : "off" }),
    }),
  "kokpar-third": (language) =>
    sector(language, {
      state: "answering",
      floor: 2,
      clock: clock("answering", 1_900, 3_000),
      player: (one) => ({
        ...picks(one),
        ...(one.seat === 1 || one.seat === 3 ? { verdict: "wrong" as const } : {}),
      }),
      seat: ({ seat }) => ({ tried: seat !== 2, lamp: seat === 2 ? "on" : "off" }),
    }),
  "kokpar-shown": (language) =>
    sector(language, {
      state: "shown",
      clue: { text: SPOKEN, answer: "Сарыарқа" },
      player: (one) => ({
        ...picks(one),
        verdict: one.seat === 2 ? "correct" : one.seat === 1 ? "wrong" : null,
      }),
      seat: ({ seat }) => ({ tried: seat <= 2, solved: seat === 2 }),
    }),
  "kokpar-picture": (language) =>
    sector(language, {
      state: "thinking",
      clue: { text: "Суреттегі ғимарат қай қалада?", media: PICTURE },
      clock: clock("thinking", 9_300, 10_000),
    }),
  "overtime-ready": (language) => overtime(language, { state: "ready" }),
  "overtime-video": (language) =>
    overtime(language, { state: "presenting", clue: { ...CHOICE, media: VIDEO } }),
  "overtime-open": (language) =>
    overtime(language, {
      state: "open",
      clue: { ...CHOICE, media: VIDEO },
      clock: clock("thinking", 8_600, 10_000),
      player: pressed([2]),
      seat: ({ seat }) => ({ lamp: seat === 1 ? "armed" : "off" }),
    }),
  "overtime-missing": (language) =>
    overtime(language, { state: "presenting", clue: { ...CHOICE, media: MISSING } }),
  "overtime-closed": (language) =>
    overtime(language, {
      state: "shown",
      clue: { ...CHOICE, right: "c" },
      player: ({ seat }) =>
        seat === 1
          ? { answered: true, key: "a", timeUs: 1_000_020, verdict: "wrong" }
          : seat === 2
            ? { answered: true, key: "b", timeUs: 1_400_777, verdict: "wrong" }
            : {},
    }),
  "kokpar-frozen": (language) =>
    sector(language, { state: "shown", clue: { text: SPOKEN, answer: "Сарыарқа" }, frozen: true }),
  "kokpar-paused": (language) =>
    sector(language, { state: "thinking", paused: true, clock: clock("thinking", 7_300, 10_000, false) }),
  "kokpar-interrupted": (language) =>
    sector(language, {
      state: "thinking",
      paused: true,
      interrupted: true,
      clock: clock("thinking", 7_300, 10_000, false),
    }),
  "kazakh-over": (language) =>
    overtime(language, {
      state: "over",
      winners: [2],
      seat: ({ seat }) => ({
        rank: [2, 1, 3, 4, 5, 6][seat - 1] ?? 6,
        lamp: seat === 2 ? "on" : "off",
      }),
    }),
};

export { VIDEO as CLIP, clock, place, QUESTION, OPTIONS, overtime };
