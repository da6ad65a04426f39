import type {
  CaptainView,
  Command,
  FinaleSeat,
  LineUp,
  RosterView,
  SeatView,
  StepKind,
  ThemeView,
  View,
} from "../../webui/src/lib/wire.ts";
import { answering, type Language, type Scene, scene, seats } from "./scenes.ts";

/** The seat whose captain looks on. */
export const OWN = 2;

const az = (language: Language) => language === "az" || language === "en";

const PLAYERS: Record<"az" | "ru", string[][]> = {
  az: [
    ["Kamran", "Səbinə", "Orxan", "Nigar", "Tural"],
    ["Aliyə", "Rəşad", "Leyla", "Emin", "Günay Məmmədova-Hüseynzadə"],
    ["Günel", "Fərid", "Aysel", "Rauf", "Ziya"],
    ["Elçin", "Ülkər", "Samir", "Könül", "Vüqar"],
  ],
  ru: [
    ["Камран", "Сабина", "Орхан", "Нигяр", "Турал"],
    ["Алия", "Рашад", "Лейла", "Эмин", "Константин Щербаков-Залесский"],
    ["Гюнель", "Фарид", "Айсель", "Рауф", "Зия"],
    ["Эльчин", "Улькяр", "Самир", "Кёнуль", "Вугар"],
  ],
};
const THEMES: Record<"az" | "ru", string[]> = {
  az: ["Çaylar", "XIX əsr Azərbaycan ədəbiyyatı", "Muğam", "Kimya", "Dünyanın paytaxtları"],
  ru: ["Реки", "Русская литература XIX века", "Мугам", "Химия", "Столицы мира"],
};
const FINAL: Record<"az" | "ru", { text: string; answer: string; written: string[] }> = {
  az: {
    text: "1918-ci ildə qəbul edilmiş bu sənəd müsəlman Şərqində ilk dəfə qadınlara seçki hüququ verən dövlətin yaranmasını elan edib. Sənədin adını deyin.",
    answer: "İstiqlal Bəyannaməsi",
    written: ["İstiqlal Bəyannaməsi", "Konstitusiya", "", "İstiqlaliyyət haqqında Akt"],
  },
  ru: {
    text: "Этот документ, принятый в 1918 году, провозгласил создание государства, впервые на мусульманском Востоке давшего женщинам избирательные права. Назовите документ.",
    answer: "Декларация независимости",
    written: ["Декларация независимости", "Конституция", "", "Акт о независимости"],
  },
};

function roster(language: Language, used: readonly number[] = []): RosterView {
  const names = PLAYERS[az(language) ? "az" : "ru"][OWN - 1] ?? [];
  const players = names.map((name, index) => ({
    name,
    reserve: false,
    used: used.includes(index + 1),
  }));
  const reserve = az(language) ? [] : [{ name: "Юрий Запасной", reserve: true, used: false }];
  return { seat: OWN, players: [...players, ...reserve] };
}

/** `count` themes of which the first `told` may be known. */
function themes(language: Language, told: number, change: Partial<ThemeView>[] = []): ThemeView[] {
  return THEMES[az(language) ? "az" : "ru"].map((title, index) => ({
    number: index + 1,
    title: index < told ? title : null,
    struckBy: null,
    played: false,
    current: false,
    ...change[index],
  }));
}

function lineUps(language: Language, known = 5): LineUp[] {
  return PLAYERS[az(language) ? "az" : "ru"].map((players, index) => ({
    seat: index + 1,
    players: players.map((name, theme) => (theme < known ? name : null)),
  }));
}

interface Change extends Partial<View> {
  /** What its captain may say, and has entered. */
  own?: { legal?: Command[]; players?: number[]; used?: number[] };
}

/** A scene of a match, with what a captain sees of it. */
export function match(language: Language, { own, ...change }: Change): Scene {
  const shown = scene(language, {
    theme: null,
    clue: null,
    seats: seats(language, 4).map((seat) => ({ ...seat, player: null, plays: false, lamp: "off" })),
    ...change,
  });
  const captain: CaptainView = {
    seat: OWN,
    legal: own?.legal ?? [],
    roster: roster(language, own?.used),
    entry: own?.players ? { seat: OWN, players: own.players } : null,
  };
  const view = shown.public.view && { ...shown.public.view, captain };
  return { ...shown, captain: { ...shown.public, view } };
}

function place(round: View["place"]["round"], theme = 1, prices: number[] = []): View["place"] {
  const many = round === "open" || round === "semi" || round === "secret";
  return { round, theme, themes: many ? 5 : 1, question: 1, price: null, prices };
}

function step(kind: StepKind, change: Partial<NonNullable<View["step"]>> = {}): View["step"] {
  return { kind, open: true, asked: [1, 2, 3, 4], ready: [], turn: null, order: [], ...change };
}

const deciding = (leftMs: number, wholeMs: number): View["clock"] => ({
  kind: "deciding",
  running: true,
  leftMs,
  wholeMs,
});

/** Who stands at the buttons, when nobody else's name is to be seen. */
function standing(language: Language, theme: number): SeatView[] {
  const names = PLAYERS[az(language) ? "az" : "ru"];
  return seats(language, 4).map((seat, index) => ({
    ...seat,
    player: names[index]?.[theme - 1] ?? null,
    lamp: "off",
  }));
}

const BEFORE = [2400, 1500, -300, 900];
const WAGERS = [2000, 1500, 0, 450];

/** The final; of the seats in `judged` answer and wager have been shown. */
function finaleSeats(language: Language, judged: number[], own = false): FinaleSeat[] {
  const written = FINAL[az(language) ? "az" : "ru"].written;
  return BEFORE.map((before, index) => {
    const seat = index + 1;
    const known = judged.includes(seat) || (own && seat === OWN);
    const right = seat === 1 || seat === 4;
    return {
      seat,
      plays: before > 0,
      wagered: before > 0,
      answered: before > 0,
      wager: known && before > 0 ? (WAGERS[index] ?? 0) : null,
      limits: seat === OWN && own ? [1, before] : null,
      answer: known && before > 0 ? (written[index] ?? "") : null,
      verdict: judged.includes(seat) ? (right ? "correct" : "wrong") : null,
      before,
    };
  });
}

function finalScene(language: Language, change: Change, judged: number[] = []): Scene {
  const shown = match(language, {
    place: place("final"),
    finale: { seats: finaleSeats(language, judged), next: null },
    ...change,
  });
  const view = shown.captain?.view;
  const own = change.finale?.seats.find(({ seat }) => seat === OWN);
  if (view?.finale && !own)
    view.finale = { ...view.finale, seats: finaleSeats(language, judged, true) };
  return shown;
}

/** The same before the captain has entered anything. */
function unentered(shown: Scene): Scene {
  for (const seat of shown.captain?.view?.finale?.seats ?? [])
    Object.assign(seat, { wagered: false, answered: false, wager: null, answer: null });
  return shown;
}

function question(language: Language): View["clue"] {
  const { text } = FINAL[az(language) ? "az" : "ru"];
  return { text, answer: null, accept: [], reject: [], note: null, options: [], right: null, media: null };
}

/** A question whose text all may know, of the final. */
function asked(language: Language, shown: Scene): Scene {
  for (const frame of [shown.public, shown.captain])
    if (frame?.view) frame.view.clue = question(language);
  return shown;
}

const assign: Command = { say: "assign", seat: OWN, players: [1] };
const write: Command = { say: "write", seat: OWN, text: "?" };
const wager: Command = { say: "wager", seat: OWN, points: 1 };

/** Every state of a match that is no question, by name. */
export const MATCH: Record<string, (language: Language) => Scene> = {
  "assign-soon": (language) =>
    match(language, {
      state: "assigning",
      place: place("open"),
      themes: themes(language, 5),
      step: step("assign", { open: false }),
    }),
  assign: (language) =>
    match(language, {
      state: "assigning",
      place: place("open"),
      themes: themes(language, 5),
      step: step("assign", { ready: [1, 4] }),
      clock: deciding(41_300, 60_000),
      own: { legal: [assign], players: [3, 0, 1, 0, 0] },
    }),
  "assign-ready": (language) =>
    match(language, {
      state: "assigning",
      place: place("open"),
      themes: themes(language, 5),
      step: step("assign", { ready: [1, 2, 4] }),
      clock: deciding(8_300, 60_000),
      own: { legal: [assign], players: [3, 2, 1, 5, 4] },
    }),
  "line-ups": (language) =>
    match(language, {
      state: "calling",
      place: place("open", 2),
      themes: themes(language, 5, [{ played: true }, { current: true }]),
      lineUps: lineUps(language),
      theme: THEMES[az(language) ? "az" : "ru"][1] ?? null,
      seats: standing(language, 2),
    }),
  pick: (language) =>
    match(language, {
      state: "picking",
      place: place("semi", 3),
      themes: themes(language, 3, [{ played: true }, { played: true }, { current: true }]),
      lineUps: lineUps(language, 2),
      step: step("pick", { ready: [3] }),
      clock: deciding(12_900, 20_000),
      own: { legal: [{ say: "pick", seat: OWN, player: 3 }], used: [1, 2] },
    }),
  "pick-sent": (language) =>
    match(language, {
      state: "picking",
      place: place("semi", 3),
      themes: themes(language, 3, [{ played: true }, { played: true }, { current: true }]),
      lineUps: lineUps(language, 2),
      step: step("pick", { ready: [2, 3] }),
      clock: deciding(2_900, 20_000),
      own: { legal: [{ say: "pick", seat: OWN, player: 3 }], used: [1, 2], players: [5] },
    }),
  sequence: (language) =>
    match(language, {
      state: "sequencing",
      place: place("secret"),
      themes: themes(language, 0),
      step: step("sequence", { ready: [2] }),
      clock: deciding(30_000, 60_000),
      own: { legal: [{ say: "sequence", seat: OWN, players: [1] }], players: [5, 4, 3, 2, 1] },
    }),
  calling: (language) =>
    match(language, {
      state: "calling",
      place: place("secret", 1),
      themes: themes(language, 0),
      seats: standing(language, 1),
    }),
  strike: (language) =>
    match(language, {
      state: "striking",
      place: place("personal"),
      themes: themes(language, 5, [{}, { struckBy: 3 }]),
      step: step("strike", { turn: OWN, order: [3, 2, 1, 4] }),
      own: { legal: [{ say: "strike", seat: OWN, theme: 1 }] },
    }),
  "strike-others": (language) =>
    match(language, {
      state: "striking",
      place: place("personal"),
      themes: themes(language, 5, [{ struckBy: 2 }, { struckBy: 3 }]),
      step: step("strike", { turn: 1, order: [3, 2, 1, 4] }),
    }),
  name: (language) =>
    match(language, {
      state: "naming",
      place: place("personal"),
      themes: themes(language, 5, [
        { struckBy: 2 },
        { struckBy: 3 },
        { current: true },
        { struckBy: 1 },
        { struckBy: 4 },
      ]),
      step: step("name", { ready: [1] }),
      own: { legal: [{ say: "name", seat: OWN, player: 1 }] },
    }),
  "wager-soon": (language) =>
    unentered(finalScene(language, {
      state: "wagering",
      step: step("wager", { open: false, asked: [1, 2, 4] }),
    })),
  wager: (language) =>
    unentered(finalScene(language, {
      state: "wagering",
      step: step("wager", { asked: [1, 2, 4], ready: [4] }),
      own: { legal: [wager] },
    })),
  "wager-sent": (language) =>
    finalScene(language, {
      state: "wagering",
      step: step("wager", { asked: [1, 2, 4], ready: [2, 4] }),
      own: { legal: [wager] },
    }),
  discussing: (language) =>
    asked(
      language,
      finalScene(language, {
        state: "discussing",
        step: step("write", { asked: [1, 2, 4], ready: [1] }),
        clock: { kind: "discussing", running: true, leftMs: 24_600, wholeMs: 60_000 },
        own: { legal: [write] },
      }),
    ),
  closing: (language) =>
    asked(
      language,
      finalScene(language, {
        state: "discussing",
        step: step("write", { asked: [1, 2, 4], ready: [1, 2] }),
        clock: { kind: "discussing", running: true, leftMs: 9_600, wholeMs: 60_000 },
        own: { legal: [write] },
      }),
    ),
  collecting: (language) =>
    asked(
      language,
      finalScene(language, {
        state: "collecting",
        step: step("write", { asked: [1, 2, 4], ready: [1, 2] }),
        clock: { kind: "collecting", running: true, leftMs: 6_000, wholeMs: 10_000 },
        own: { legal: [write] },
      }),
    ),
  revealing: (language) =>
    finalScene(
      language,
      { state: "revealing", finale: { seats: finaleSeats(language, [4, 2]), next: 1 } },
      [4, 2],
    ),
  revealed: (language) => {
    const shown = finalScene(
      language,
      { state: "revealing", finale: { seats: finaleSeats(language, [4, 2, 1]), next: null } },
      [4, 2, 1],
    );
    const { answer } = FINAL[az(language) ? "az" : "ru"];
    for (const frame of [shown.public, shown.captain])
      if (frame?.view) frame.view.clue = { text: null, answer, accept: [], reject: [], note: null, options: [], right: null, media: null };
    return shown;
  },
  "shootout-name": (language) =>
    finalScene(
      language,
      {
        state: "naming",
        place: { ...place("shootout"), question: 1 },
        shootout: [1, 4],
        finale: { seats: finaleSeats(language, [4, 2, 1]), next: null },
        step: step("name", { asked: [1, 4], ready: [4] }),
      },
      [4, 2, 1],
    ),
  shootout: (language) =>
    match(language, {
      state: "value",
      place: { ...place("shootout"), question: 2 },
      shootout: [1, 4],
      seats: seats(language, 4).map((seat) => ({
        ...seat,
        score: seat.seat === 1 || seat.seat === 4 ? 2400 : seat.score,
        rank: seat.seat === 1 || seat.seat === 4 ? 1 : seat.seat + 1,
        plays: seat.seat === 1 || seat.seat === 4,
      })),
    }),
  frozen: (language) => changed(answering(language), { frozen: true }, OWN),
  three: (language) =>
    changed(
      answering(language),
      {
        seats: seats(language, 4).map((seat) => ({
          ...seat,
          player: seat.seat === 3 ? null : seat.player,
          plays: seat.seat !== 3 && seat.seat !== 4,
          removed: seat.seat === 4,
          lamp: seat.seat === 2 ? "on" : "off",
        })),
        queue: [],
      },
      OWN,
    ),
  "pause-in-assign": (language) =>
    match(language, {
      state: "assigning",
      paused: true,
      place: place("open"),
      themes: themes(language, 5),
      step: step("assign", { ready: [1] }),
      clock: { kind: "deciding", running: false, leftMs: 41_300, wholeMs: 60_000 },
      own: { players: [3, 2, 1, 5, 4] },
    }),
  over: (language) =>
    finalScene(
      language,
      {
        state: "over",
        winners: [1],
        finale: { seats: finaleSeats(language, [4, 2, 1]), next: null },
        seats: seats(language, 4).map((seat) => ({ ...seat, player: null, lamp: "off" })),
      },
      [4, 2, 1],
    ),
  signed: (language) =>
    match(language, {
      state: "over",
      place: place("final"),
      winners: [1],
      signed: true,
      seats: seats(language, 4).map((seat) => ({ ...seat, rank: [1, 2, 4, 2][seat.seat - 1] ?? 4 })),
    }),
};

function changed(shown: Scene, change: Partial<View>, own: number): Scene {
  for (const frame of [shown.host, shown.public])
    if (frame.view) Object.assign(frame.view, change);
  const captain: CaptainView = {
    seat: own,
    legal: [],
    roster: { seat: own, players: [] },
    entry: null,
  };
  const view = shown.public.view && { ...shown.public.view, captain };
  return { ...shown, captain: { ...shown.public, view } };
}

/** The same scene with names of a kind that somebody will try. */
export function renamed(shown: Scene, name: (index: number) => string): Scene {
  const again = structuredClone(shown);
  for (const frame of [again.host, again.public, again.captain]) {
    const view = frame?.view;
    if (!view) continue;
    view.seats.forEach((seat, index) => {
      seat.team = name(index);
      if (seat.player) seat.player = name(index + 1);
    });
    view.themes.forEach((theme, index) => {
      if (theme.title) theme.title = name(index);
    });
    if (view.theme) view.theme = name(0);
    view.lineUps.forEach((one) => (one.players = one.players.map((_, at) => name(at))));
    view.captain?.roster.players.forEach((player, index) => (player.name = name(index)));
    view.finale?.seats.forEach((seat, index) => {
      if (seat.answer) seat.answer = name(index);
    });
  }
  return again;
}
