import { calledName, seatOf } from "./seats.ts";
import type { Sentence } from "./say.ts";
import type { AttemptView, ClueView, Command, HostView, Verdict, View } from "./wire.ts";

export type Judge = Extract<Command, { say: "judge" }>;
type Word = Command["say"];

const VERDICTS: readonly Verdict[] = ["correct", "wrong", "double", "no-answer", "late"];

/** What stands in the zone of the thumb. */
export interface Pad {
  /** Verdicts for whoever has the floor. */
  verdicts: Judge[];
  /** Of tied presses, who was first. */
  firsts: Command[];
  /** The one next thing, and the second likeliest. */
  big: Command | null;
  second: Command | null;
}

export function pad(host: HostView, clue: ClueView | null): Pad {
  const verdicts = host.legal.filter((command) => command.say === "judge");
  const firsts = host.legal.filter((command) => command.say === "first");
  let rest = host.likely.filter(
    ({ say }) => say !== "judge" && say !== "first" && say !== "undo",
  );
  const next = host.legal.find(({ say }) => say === "next");
  // The hall cannot be shown an answer that stands on the host's paper alone.
  if (next && rest[0]?.say === "answer" && !clue?.answer) {
    rest = [next, ...rest.filter(({ say }) => say !== "answer" && say !== "next")];
  }
  return { verdicts, firsts, big: rest[0] ?? null, second: rest[1] ?? null };
}

/** Words that take something away: they are held, not tapped. */
export function destroys(command: Command): boolean {
  switch (command.say) {
    case "withdraw":
    case "replace":
    case "amend":
    case "fine":
    case "adjust":
    case "undo":
      return true;
    case "call":
    case "theme":
    case "show":
    case "read":
    case "done":
    case "go":
    case "judge":
    case "began":
    case "release":
    case "buzz":
    case "first":
    case "close":
    case "answer":
    case "next":
    case "pause":
    case "resume":
      return false;
  }
}

/** In which part of the menu a word stands; `null` has its own place on the page. */
export type Part = "course" | "question" | "floor" | "buzz" | "book";

export function part(word: Word): Part | null {
  switch (word) {
    case "call":
    case "theme":
    case "show":
    case "read":
    case "done":
    case "go":
    case "close":
    case "answer":
    case "next":
    case "pause":
    case "resume":
      return "course";
    case "began":
    case "release":
      return "floor";
    case "withdraw":
    case "replace":
      return "question";
    case "buzz":
      return "buzz";
    case "amend":
    case "fine":
    case "adjust":
      return "book";
    case "judge":
    case "first":
    case "undo":
      return null;
  }
}

export function inPart(host: HostView, wanted: Part): Command[] {
  return host.legal.filter((command) => part(command.say) === wanted);
}

/** Whether this word may be said at all, with whatever arguments. */
export function may(host: HostView, word: Word): boolean {
  return host.legal.some((command) => command.say === word);
}

/**
 * The verdicts to which an attempt may be amended. `legal` lists those of the question that was
 * judged last; all others may be tried, and the box says if one cannot be.
 */
export function amendments(host: HostView, attempt: AttemptView): Verdict[] {
  const listed = host.legal
    .filter((command) => command.say === "amend")
    .filter((command) => command.attempt === attempt.attempt)
    .map(({ verdict }) => verdict);
  const last = Math.max(...host.attempts.map(({ question }) => question));
  if (listed.length > 0 || attempt.question === last) return listed;
  return VERDICTS.filter((verdict) => verdict !== attempt.verdict);
}

/** A name or a reason of two hundred letters would make a button that fills the phone. */
const NAME_SHOWN = 28;

function clipped(name: string): string {
  const letters = Array.from(name);
  return letters.length > NAME_SHOWN ? `${letters.slice(0, NAME_SHOWN - 1).join("")}…` : name;
}

/** How a command reads on a button (`command-…`), or after it was obeyed (`past-…`). */
export function worded(
  command: Command,
  view: View,
  tense: "command" | "past",
  signed: (points: number) => string,
  say: (id: string) => string,
): Sentence {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(command)) {
    if (name === "verdict") args[name] = say(`verdict-${value}`);
    else if (name === "points") {
      // A fine says how much is taken away.
      args[name] = signed(command.say === "fine" ? -(value as number) : (value as number));
    } else if (name === "reason") args[name] = value === null ? 0 : clipped(value as string);
    else if (name !== "say") args[name] = (value as string | number | null) ?? 0;
  }
  if ("seat" in command) {
    const seat = seatOf(view, command.seat);
    args.name = seat ? clipped(calledName(seat)) : "";
  }
  return { id: `${tense}-${command.say}`, args };
}

/** What a verdict brings, where the question has a price in points. */
export function worth(verdict: Verdict, view: View): number | null {
  const { price, round } = view.place;
  if (price === null || round === null) return null;
  switch (verdict) {
    case "correct":
      return price;
    case "wrong":
      return -price;
    case "double":
    case "no-answer":
    case "late":
      // Whether silence costs anything is an option of the rules.
      return null;
  }
}
