import { calledName, seatOf } from "./seats.ts";
import type { Sentence } from "./say.ts";
import { letterOf } from "./stages/stages.ts";
import type { AttemptView, ClueView, Command, HostView, Key, Seat, Verdict, View } from "./wire.ts";

export type Judge = Extract<Command, { say: "judge" }>;
type Word = Command["say"];

const VERDICTS: readonly Verdict[] = ["correct", "wrong", "double", "no-answer", "late"];

/** What stands in the zone of the thumb. */
export interface Pad {
  /** Verdicts for whoever has the floor. */
  verdicts: Judge[];
  /** Of tied presses, who was first. */
  firsts: Command[];
  /** Of a question on paper, which option is right: each shows it (kokpar-kk, fine print 1). */
  keys: Command[];
  /** The one next thing, and the second likeliest. */
  big: Command | null;
  second: Command | null;
}

export function pad(host: HostView, clue: ClueView | null): Pad {
  // In the final any team may be judged; the buttons are for the one whose turn it is.
  const turn = host.likely.find((command) => command.say === "judge")?.seat;
  const verdicts = host.legal
    .filter((command) => command.say === "judge")
    .filter(({ seat }) => turn === undefined || seat === turn);
  const firsts = host.legal.filter((command) => command.say === "first");
  // What a team decides stands in `legal` with sample values: no button of its own may send those.
  let rest = host.likely.filter(
    ({ say }) => !["judge", "first", "undo"].includes(say) && part(say) !== "team",
  );
  const next = host.legal.find(({ say }) => say === "next");
  // The hall cannot be shown an answer that stands on the host's paper alone.
  if (next && rest[0]?.say === "answer" && !clue?.answer) {
    rest = [next, ...rest.filter(({ say }) => say !== "answer" && say !== "next")];
  }
  const keyed = host.legal.filter((command) => command.say === "show" && command.key);
  const keys = keyed.length > 1 ? keyed : [];
  if (keys.length > 0) rest = rest.filter((command) => command.say !== "show" || !command.key);
  // Nothing is likelier than that teams go on discussing, or players pressing; the host may still end it.
  const early = host.legal.find(({ say }) => say === "lock" || say === "close");
  return { verdicts, firsts, keys, big: rest[0] ?? early ?? null, second: rest[1] ?? null };
}

/** Words that take something away: they are held, not tapped. */
export function destroys(command: Command, view: View): boolean {
  switch (command.say) {
    case "lock":
      // In the discussion it takes away the time that is left.
      return view.state === "discussing";
    case "close":
      // There a clock or the last key closes; before that it takes away somebody's time to answer.
      return view.stages !== null;
    case "withdraw":
    case "replace":
    case "amend":
    case "fine":
    case "adjust":
    case "undo":
    case "annul":
    case "remove":
    case "sign":
    case "amend-key":
    case "finish":
    case "talk":
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
    case "answer":
    case "next":
    case "pause":
    case "resume":
    case "start":
    case "discuss":
    case "assign":
    case "pick":
    case "sequence":
    case "name":
    case "strike":
    case "wager":
    case "write":
    case "dispute":
    case "settle":
    case "freeze":
    case "reveal":
    case "signal":
    case "draw":
    case "topic":
    case "sector":
    case "play":
      return false;
  }
}

/** In which part of the menu a word stands; `null` has its own place on the page. */
export type Part = "course" | "question" | "floor" | "buzz" | "book" | "team" | "seat" | "talk";

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
    case "start":
    case "lock":
    case "discuss":
    case "freeze":
    case "reveal":
    case "finish":
    case "signal":
    case "draw":
    case "play":
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
    case "annul":
    case "dispute":
    case "settle":
    case "amend-key":
      return "book";
    case "assign":
    case "pick":
    case "sequence":
    case "name":
    case "strike":
    case "wager":
    case "write":
    case "topic":
    case "sector":
      return "team";
    case "remove":
      return "seat";
    case "talk":
      return "talk";
    case "sign":
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

/** Whether this word may be said for this seat. */
export function mayFor(legal: Command[], word: Word, seat: Seat): boolean {
  return legal.some((command) => command.say === word && "seat" in command && command.seat === seat);
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

export type Dispute = Extract<Command, { say: "dispute" }>;

/** A question that may be marked as disputed, and what is known of it. */
export interface Disputable {
  command: Dispute;
  price: number | null;
  /** It is on the table now, so that its theme is the one that the page shows. */
  here: boolean;
}

/** The question that is on the table, or was last on it, unless it is marked already. */
export function disputable(view: View, host: HostView): Disputable | null {
  const [command] = host.legal
    .filter((one): one is Dispute => one.say === "dispute")
    .sort((one, other) => other.question - one.question);
  // Once it is marked, the one before it is not what a tap here is about.
  if (!command || host.disputes.some((marked) => marked >= command.question)) return null;
  const judged = host.attempts.find(({ question }) => question === command.question);
  const here = !BETWEEN.has(view.state);
  return { command, price: judged?.price || (here ? view.place.price : null), here };
}

/** In these no question is on the table: the last one is over, the next has not begun. */
const BETWEEN: ReadonlySet<View["state"]> = new Set([
  "calling",
  "ready",
  "assigning",
  "picking",
  "sequencing",
  "striking",
  "naming",
  "wagering",
  "over",
]);

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
    else if (Array.isArray(value)) args[name] = value.join(", ");
    else if (typeof value === "boolean") args[name] = String(value);
    // A written answer is a team's secret, and so is a wager: no button shows them.
    else if (name === "key") args.key = value ? letterOf(value as Key) : 0;
    else if (name !== "say" && name !== "text") args[name] = (value as string | number | null) ?? 0;
  }
  if ("seat" in command) {
    const seat = seatOf(view, command.seat);
    const name = part(command.say) === "team" ? seat?.team : seat && calledName(seat);
    args.name = clipped(name ?? "");
  }
  // The one word that closes entries ends the discussion as well, which leads into the collecting.
  const discussed = tense === "command" ? "discussing" : "collecting";
  if (command.say === "lock" && view.state === discussed) {
    return { id: tense === "command" ? "command-end-discussion" : "past-end-discussion", args };
  }
  return { id: `${tense}-${view.stages ? stageWord(command) : command.say}`, args };
}

/** Words of the host that mean something else in the Kazakh game than elsewhere. */
function stageWord(command: Command): string {
  switch (command.say) {
    case "show":
      return command.key ? "show-key" : "show-question";
    case "buzz":
      return command.key ? "buzz-key" : "buzz";
    case "name":
      return "name-place";
    default:
      return command.say;
  }
}

/** What a verdict brings to this seat, where the question has a price in points or a wager. */
export function worth(verdict: Verdict, view: View, seat: Seat): number | null {
  const { price, round } = view.place;
  if (round === null) return null;
  // Nothing is ever deducted there, and keys between equals bring no points (KK-34, KK-38, KK-45).
  if (view.stages) {
    const apart = round === "sudden-death" || round === "overtime";
    return verdict === "correct" && !apart ? price : null;
  }
  const wager = view.finale?.seats.find((one) => one.seat === seat)?.wager ?? null;
  const worth = round === "final" ? wager : price;
  if (worth === null) return null;
  switch (verdict) {
    case "correct":
      return worth;
    case "wrong":
      return -worth;
    case "double":
    case "no-answer":
    case "late":
      // Whether silence costs anything is an option of the rules.
      return null;
  }
}
