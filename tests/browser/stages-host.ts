import type { AttemptView, Command, Frame, Key, Verdict, View } from "../../webui/src/lib/wire.ts";
import type { Language, Scene } from "./scenes.ts";
import { KAZAKH, stage } from "./stages.ts";

const KEYS: readonly Key[] = ["a", "b", "c"];
const REST: Command[] = [{ say: "withdraw" }, { say: "replace" }, { say: "pause" }, { say: "undo" }];
const BOOK: Command = { say: "adjust", seat: 1, points: 100, reason: "?" };

const show = (key: Key): Command => ({ say: "show", price: null, key });
const judge = (seat: number, ...verdicts: Verdict[]): Command[] =>
  verdicts.map((verdict) => ({ say: "judge", seat, verdict }));

/** Whoever is in the game, and so may be warned for talking or leave. */
function people(view: View, say: "talk" | "remove"): Command[] {
  return view.seats.filter(({ removed }) => !removed).map(({ seat }) => ({ say, seat }));
}

/** What may be said in a state, the likeliest first. */
function words(view: View): Command[] {
  const { stages, state, place } = view;
  const turn = stages?.turn ?? 1;
  const byKeys = !stages?.race && place.round !== "polyglot" && place.round !== "kokpar";
  if (view.paused) return [{ say: "resume" }];
  switch (state) {
    case "ready":
      return byKeys ? KEYS.map(show) : [{ say: "show", price: null }];
    case "presenting":
      return [{ say: "go" }];
    case "open":
      return [{ say: "close" }];
    case "closed":
      return place.round === "baige" ? [{ say: "reveal" }] : [{ say: "reveal" }, { say: "next" }];
    case "shown":
    case "void":
      return [{ say: "next" }];
    case "picking":
      if (place.round === "kokpar") return sectors(view, turn);
      if (stages?.draws) return [{ say: "draw", seat: turn }];
      return topics(view, turn);
    case "naming":
      return (stages?.contenders ?? []).map((seat) => ({ say: "name", seat, player: 0 }));
    case "reading":
      return [{ say: "done" }, ...judge(turn, "correct", "wrong", "no-answer")];
    case "thinking":
      return judge(turn, "correct", "wrong", "no-answer");
    case "answering": {
      const late: Verdict[] = place.round === "kokpar" ? ["late"] : [];
      return judge(view.floor ?? turn, "correct", "wrong", "no-answer", ...late);
    }
    case "waiting-signal":
      return [{ say: "signal" }];
    case "rebound":
      return [{ say: "close" }];
    case "over":
      return [{ say: "sign" }];
    default:
      return [];
  }
}

function topics(view: View, seat: number): Command[] {
  return (view.stages?.blocks ?? []).flatMap((block) =>
    block.drawn
      ? block.themes
          .filter(({ takenBy }) => takenBy === null)
          .map(({ number }) => ({ say: "topic" as const, seat, theme: number }))
      : [],
  );
}

function sectors(view: View, turn: number): Command[] {
  const seats = view.stages?.turn === null ? (view.stages?.finalists ?? []) : [turn];
  return seats.flatMap((seat) =>
    (view.stages?.board ?? []).flatMap((theme) =>
      theme.sectors
        .filter(({ state }) => state === "closed")
        .map(({ price }) => ({ say: "sector" as const, seat, theme: theme.number, price })),
    ),
  );
}

/** Two revealed questions of Бәйге, as their lines stand among the attempts. */
function lines(view: View): AttemptView[] {
  return [1, 2].flatMap((question) =>
    view.seats.map(({ seat }): AttemptView => {
      const right = (seat + question) % 3 !== 0;
      const verdict = right ? "correct" : seat % 2 ? "wrong" : "no-answer";
      return { attempt: 0, question, price: 1, seat, verdict, points: right ? 1 : 0, void: false };
    }),
  );
}

/** The last word of the host in a state. */
const UNDO: Partial<Record<View["state"], Command>> = {
  ready: { say: "next" },
  presenting: show("a"),
  open: { say: "go" },
  closed: { say: "go" },
  shown: { say: "reveal" },
  picking: { say: "draw", seat: 1 },
  reading: { say: "sector", seat: 1, theme: 2, price: 40 },
  thinking: { say: "done" },
  "waiting-signal": { say: "judge", seat: 1, verdict: "wrong" },
  rebound: { say: "signal" },
  answering: { say: "signal" },
};

/** What has buttons of its own, or comes by itself. */
const UNLIKELY: ReadonlySet<Command["say"]> = new Set(["topic", "sector", "name", "close"]);

/** The same scene as a host sees it, with all that may be said. */
export function hosted(shown: Scene): Scene {
  const copy = structuredClone(shown);
  const { view } = copy.host as Frame;
  if (!view?.host) return copy;
  const likely = words(view);
  const media = view.clue?.media ? [{ say: "play" } as const] : [];
  const finish = view.place.round === "baige" && ["ready", "shown", "void"].includes(view.state);
  view.host = {
    ...view.host,
    legal: [
      ...likely,
      ...media,
      ...(finish ? [{ say: "finish" } as const] : []),
      ...(view.place.round === "baige" ? people(view, "talk") : []),
      ...people(view, "remove"),
      ...KEYS.slice(1).map((key): Command => ({ say: "amend-key", reveal: 1, key })),
      ...KEYS.slice(0, 2).map((key): Command => ({ say: "amend-key", reveal: 2, key })),
      ...(view.state === "open" && !view.stages?.race
        ? KEYS.map((key): Command => ({ say: "buzz", seat: 2, key }))
        : []),
      ...REST,
      BOOK,
    ],
    likely: likely.filter(({ say }) => !UNLIKELY.has(say)),
    undo: UNDO[view.state] ?? { say: "next" },
    attempts: lines(view),
    spares: 2,
  };
  // The host has the answer from the beginning, and keys from the closing on.
  if (view.clue && view.clue.options.length > 0) view.clue.right = "a";
  if (view.clue?.text && view.clue.options.length === 0)
    Object.assign(view.clue, { answer: "Сарыарқа", accept: ["«Сарыарқа» күйі"], reject: ["Адай"], note: "Екпін соңғы буында." });
  return copy;
}

/** States of the Kazakh game that only its host sees otherwise than the hall. */
const OWN: Record<string, (language: Language) => Scene> = {
  "kokpar-host-order": (language) => {
    const shown = (KAZAKH["kokpar-first"] ?? never)(language);
    for (const frame of [shown.host, shown.public])
      if (frame.view?.stages) Object.assign(frame.view.stages, { turn: null, order: [] });
    return shown;
  },
  "polyglot-free": (language) => {
    const shown = (KAZAKH["polyglot-topic"] ?? never)(language);
    for (const frame of [shown.host, shown.public]) {
      frame.view?.stages?.blocks.forEach((block, index) => {
        block.drawn = true;
        block.themes.forEach((theme) => (theme.number += 6 * index));
      });
    }
    return shown;
  },
  "baige-keys": (language) =>
    stage(language, {
      state: "closed",
      player: ({ seat, out }) =>
        out ? {} : { answered: seat !== 4, key: seat === 4 ? null : "b", timeUs: seat === 4 ? null : 1_204_377 },
    }),
};

function never(): never {
  throw new Error("no such scene");
}

/** Every state of the Kazakh game by name, as its host sees it. */
export const HOSTED: Record<string, (language: Language) => Scene> = Object.fromEntries(
  Object.entries({ ...KAZAKH, ...OWN }).map(([name, draw]) => [
    name,
    (language: Language) => hosted(draw(language)),
  ]),
);
