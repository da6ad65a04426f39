import {
  AFTER,
  answering,
  lobby,
  LONG_NAMES,
  named,
  type Language,
  type Scene,
  scene,
  seats,
  strangeNames,
} from "./scenes.ts";

/** Every state of a game by name. */
export const SCENES: Record<string, (language: Language) => Scene> = {
  lobby: () => lobby(),
  calling: (language) =>
    scene(language, {
      state: "calling",
      theme: null,
      clue: null,
      more: {
        legal: [{ say: "call" }, { say: "undo" }],
        likely: [{ say: "call" }],
        undo: { say: "next" },
      },
    }),
  ready: (language) =>
    scene(language, {
      state: "ready",
      more: {
        legal: [{ say: "show", price: 1200 }, { say: "undo" }],
        likely: [{ say: "show", price: 1200 }, { say: "pause" }],
        undo: { say: "next" },
      },
    }),
  value: (language) =>
    scene(language, {
      more: { legal: [{ say: "read" }, ...AFTER], likely: [{ say: "read" }, { say: "pause" }] },
    }),
  reading: (language) =>
    scene(language, {
      state: "reading",
      more: {
        legal: [{ say: "done" }, ...AFTER],
        likely: [{ say: "done" }, { say: "close" }],
        undo: { say: "read" },
      },
    }),
  thinking: (language) =>
    scene(language, {
      state: "thinking",
      clock: { kind: "thinking", running: true, leftMs: 3_400, wholeMs: 5_000 },
      more: {
        legal: [{ say: "close" }, ...AFTER],
        likely: [{ say: "close" }, { say: "pause" }],
        undo: { say: "done" },
      },
    }),
  answering: (language) => answering(language),
  overdue: (language) => {
    const late = answering(language, { answerOverdue: true, beforeReading: true });
    for (const frame of [late.host, late.public])
      if (frame.view)
        frame.view.clock = { kind: "answering", running: false, leftMs: 0, wholeMs: 3_000 };
    return late;
  },
  tied: (language) =>
    scene(language, {
      state: "answering",
      queue: [
        { seat: 2, behindUs: 0 },
        { seat: 4, behindUs: 0 },
      ],
      more: {
        tied: [2, 4],
        legal: [{ say: "first", seat: 2 }, { say: "first", seat: 4 }, ...AFTER],
        likely: [{ say: "first", seat: 2 }],
      },
    }),
  closed: (language) =>
    scene(language, {
      state: "closed",
      seats: seats(language, 4).map((seat) => ({
        ...seat,
        lamp: seat.seat === 2 ? ("on" as const) : ("off" as const),
        tried: seat.seat === 4 || seat.seat === 2,
        solved: seat.seat === 2,
      })),
      more: {
        attempts: [
          {
            attempt: 1,
            question: 3,
            price: 1200,
            seat: 4,
            verdict: "wrong",
            points: -1200,
            void: false,
          },
          {
            attempt: 2,
            question: 3,
            price: 1200,
            seat: 2,
            verdict: "correct",
            points: 1200,
            void: false,
          },
        ],
        legal: [{ say: "answer" }, { say: "next" }, ...AFTER],
        likely: [{ say: "answer" }, { say: "next" }],
        undo: { say: "judge", seat: 2, verdict: "correct" },
        lots: [[2, 4]],
      },
    }),
  shown: (language) =>
    scene(language, {
      state: "shown",
      more: {
        legal: [{ say: "next" }, ...AFTER],
        likely: [{ say: "next" }],
        undo: { say: "answer" },
      },
    }),
  everyday: (language) => named(answering(language), LONG_NAMES),
  everydaySix: (language) => named(answering(language, {}, 6), [...LONG_NAMES].reverse()),
  void: (language) =>
    scene(language, {
      state: "void",
      more: {
        legal: [{ say: "next" }, { say: "undo" }],
        likely: [{ say: "next" }],
        undo: { say: "withdraw" },
      },
    }),
  paused: (language) =>
    scene(language, {
      state: "thinking",
      paused: true,
      clock: { kind: "thinking", running: false, leftMs: 3_400, wholeMs: 5_000 },
      more: {
        legal: [{ say: "resume" }, { say: "undo" }],
        likely: [{ say: "resume" }],
        undo: { say: "pause" },
      },
    }),
  interrupted: (language) => {
    const cut = answering(language, {
      legal: [{ say: "resume" }, { say: "withdraw" }, { say: "replace" }, { say: "undo" }],
      likely: [{ say: "resume" }],
    });
    for (const frame of [cut.host, cut.public])
      if (frame.view)
        Object.assign(frame.view, {
          paused: true,
          interrupted: true,
          clock: { kind: "answering", running: false, leftMs: 1_900, wholeMs: 3_000 },
        });
    return cut;
  },
  warnings: (language) =>
    scene(language, {
      warnings: [
        { warning: "not-saved" },
        { warning: "edges-lost", count: 3 },
        { warning: "held-down", seat: 2 },
        { warning: "glitches", seat: 4, count: 21 },
      ],
      more: { legal: [{ say: "read" }, { say: "undo" }], likely: [{ say: "read" }] },
    }),
  over: (language) =>
    scene(language, {
      state: "over",
      winners: [1, 2],
      theme: null,
      clue: null,
      seats: seats(language, 4).map((seat) => ({
        ...seat,
        score: seat.seat < 3 ? 2400 : seat.score,
        rank: seat.seat < 3 ? 1 : seat.seat,
        lamp: seat.seat < 3 ? ("on" as const) : ("off" as const),
        // Whoever answered the last question still has the trace of it.
        tried: seat.seat !== 3,
      })),
      more: {
        legal: [{ say: "undo" }, { say: "adjust", seat: 1, points: 100, reason: "?" }],
        undo: { say: "next" },
      },
    }),
  six: (language) => {
    const six = answering(language, {}, 6);
    for (const frame of [six.host, six.public])
      if (frame.view)
        Object.assign(frame.view, {
          preset: "lockout",
          place: { round: null, theme: 0, themes: 0, question: 17, price: null, prices: [] },
          theme: null,
        });
    return six;
  },
  names: (language) => strangeNames(language, 6),
};
