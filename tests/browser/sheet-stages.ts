import type {
  Key,
  ProtocolAttempt,
  ProtocolQuestion,
  ProtocolStageQuestion,
  Round,
  Seat,
  Sheet,
  Verdict,
} from "../../webui/src/lib/wire.ts";
import { PLAYERS } from "./stages.ts";

const SEATS: Seat[] = [1, 2, 3, 4, 5, 6];

function asked(number: number, more: Partial<ProtocolQuestion> = {}): ProtocolQuestion {
  return {
    number,
    level: null,
    price: null,
    players: [],
    presses: [],
    pressesLeftOut: 0,
    attempts: [],
    outcome: "played",
    disputed: false,
    disputeOpen: false,
    lots: [],
    ...more,
  };
}

function stage(
  of: Round,
  question: ProtocolQuestion,
  more: Partial<ProtocolStageQuestion> = {},
): ProtocolStageQuestion {
  return {
    stage: of,
    turn: null,
    theme: null,
    title: null,
    right: null,
    answers: [],
    decided: null,
    tied: [],
    hostTimed: false,
    question,
    ...more,
  };
}

/** Keys of a question: seat by seat, one of them silent. */
function keys(number: number, right: Key, seats: Seat[], counts: boolean) {
  return seats.map((seat) => {
    const key: Key | null = (seat + number) % 5 === 0 ? null : ((["a", "b", "c"] as const)[(seat * number) % 3] ?? null);
    const verdict: Verdict = key === null ? "no-answer" : key === right ? "correct" : "wrong";
    return {
      seat,
      key,
      timeUs: key === null ? null : 900_377 + seat * 611_003 + number * 7,
      verdict,
      points: counts && verdict === "correct" ? 1 : 0,
    };
  });
}

function line(attempt: number, seat: Seat, verdict: Verdict, points: number, timeUs?: number): ProtocolAttempt {
  return { attempt, seat, verdict, points, void: false, ...(timeUs === undefined ? {} : { timeUs }) };
}

const TITLES = ["Механика", "Халық ертегілері мен аңыз-әңгімелері", "Ғарыш", "Опера", "Кино", "Күй өнері"];

/** A whole Kazakh game on paper. */
export function stagesSheet(name?: string): Sheet {
  const baige = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => {
    const right: Key = (["a", "b", "c"] as const)[number % 3] ?? "a";
    const outcome = number === 4 ? ("withdrawn" as const) : ("played" as const);
    const present = number > 7 ? SEATS.slice(0, 5) : SEATS;
    return stage("baige", asked(number, { outcome, disputed: number === 6 }), {
      right,
      answers: keys(number, right, present, outcome === "played"),
    });
  });
  const polyglot = [3, 1, 2, 4, 5].flatMap((seat, at) =>
    [1, 2, 3, 4, 5].map((level) => {
      const verdict: Verdict = level === 3 ? "no-answer" : level === at + 1 ? "wrong" : "correct";
      const time = verdict === "no-answer" ? undefined : 1_250_001 * level + seat * 13;
      const points = verdict === "correct" ? 1 : 0;
      return stage(
        "polyglot",
        asked(10 + at * 5 + level, {
          level,
          attempts: [line(at * 5 + level, seat, verdict, points, time)],
        }),
        { turn: seat, theme: at * 2 + 1, title: TITLES[at] ?? null, hostTimed: level === 5 && at === 1 },
      );
    }),
  );
  const sudden = stage("sudden-death", asked(36), {
    right: "b",
    answers: keys(36, "b", [2, 4], false).map((one) => ({ ...one, key: "b", timeUs: 2_000_123 + one.seat * 1000, verdict: "correct" })),
    decided: 2,
  });
  const kokpar = Array.from({ length: 15 }, (_, index) => {
    const turn = [3, 1, 2][index % 3] ?? 1;
    const price = [10, 20, 30, 40, 50][index % 5] ?? 10;
    const others = [3, 1, 2].filter((seat) => seat !== turn);
    const rebound = index % 3 === 0;
    const attempts = rebound
      ? [
          line(30 + index * 3, turn, "no-answer", 0),
          line(31 + index * 3, others[0] ?? 1, "wrong", 0),
          line(32 + index * 3, others[1] ?? 1, index % 2 ? "wrong" : "correct", index % 2 ? 0 : price),
        ]
      : [line(30 + index * 3, turn, "correct", price)];
    const presses = rebound
      ? [
          { seat: others[0] ?? 1, atUs: 420_000, fate: "floor" as const },
          { seat: others[1] ?? 1, atUs: 600_000, fate: "ignored" as const, why: "already-queued" as const },
        ]
      : [];
    return stage("kokpar", asked(37 + index, { price, attempts, presses }), {
      turn,
      theme: (index % 4) + 1,
      title: TITLES[index % 6] ?? null,
    });
  });
  const overtime = [
    stage("overtime", asked(52), {
      right: "c",
      answers: [
        { seat: 1, key: "c", timeUs: 1_400_020, verdict: "correct", points: 0 },
        { seat: 2, key: "c", timeUs: 1_400_777, verdict: "correct", points: 0 },
      ],
      tied: [1, 2],
    }),
    stage("overtime", asked(53), {
      right: "a",
      answers: [
        { seat: 1, key: "b", timeUs: 1_000_000, verdict: "wrong", points: 0 },
        { seat: 2, key: "a", timeUs: 1_420_005, verdict: "correct", points: 0 },
      ],
      decided: 2,
    }),
  ];
  return {
    preset: "kokpar-kk",
    pack: "Үлгі жинақ",
    game: 9,
    signed: true,
    frozen: false,
    seats: PLAYERS.map((team, index) => ({
      seat: index + 1,
      team: name ?? team,
      players: [],
      reserves: [],
      removed: index === 5,
    })),
    opening: SEATS.map((seat) => ({ seat, points: 0 })),
    rounds: [],
    finale: null,
    shootout: null,
    stages: {
      players: SEATS.map((seat) => ({
        seat,
        baige: 9 - seat,
        baigeUs: 18_204_377 - seat * 1_000_003,
        polyglot: 5 - (seat % 3),
        polyglotUs: 12_500_010 + seat,
        timeMs: 30_700 - seat * 1_000,
        kokpar: seat <= 3 ? [190, 190, 110][seat - 1] ?? 0 : null,
        talkedOut: seat === 6,
      })),
      questions: [...baige, ...polyglot, sudden, ...kokpar, ...overtime],
      blocks: ["ФИЗИКА", "ЛИРИКА"],
      orders: [
        { stage: "polyglot", order: [3, 1, 2, 4, 5] },
        { stage: "kokpar", order: [3, 1, 2] },
      ],
      finalists: [3, 1, 2],
      offences: [
        { seat: 6, times: 1, question: 2, out: false },
        { seat: 6, times: 2, question: 7, out: true },
      ],
      keyAmendments: [{ question: 5, from: "a", to: "c" }],
    },
    named: [],
    corrections: [{ seat: 4, points: 1, fine: false, reason: "апелляция", afterQuestion: 9 }],
    amendments: [{ attempt: 12, from: "wrong", to: "correct" }],
    lots: [
      { what: "equals", question: 11, order: [1, 2] },
      { what: "block", question: 11, order: [3], drawn: 1 },
      { what: "theme", question: 16, order: [1], drawn: 7 },
      { what: "board", question: 37, order: [3, 1, 2] },
    ],
    undone: 2,
    undos: [],
    options: [["kokpar_order", "lot"]],
    seed: "18446744073709551615",
    standings: [
      { seat: 2, place: 1, score: 190 },
      { seat: 1, place: 2, score: 190 },
      { seat: 3, place: 3, score: 110 },
      { seat: 4, place: 4, score: 0 },
      { seat: 5, place: 5, score: 0 },
      { seat: 6, place: 6, score: 0 },
    ],
    head: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  };
}
