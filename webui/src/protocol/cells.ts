import type { Verdict } from "../lib/wire.ts";
import type { ProtocolAttempt, ProtocolPress, ProtocolQuestion } from "../lib/wire.ts";

export interface Cell extends ProtocolAttempt {
  /** How the verdict looks on paper. */
  sign: string;
}

/** What a seat did on a question, in the order of being judged. */
export function cellOf(question: ProtocolQuestion, seat: number): Cell[] {
  return question.attempts
    .filter((one) => one.seat === seat)
    .map((one) => ({ ...one, sign: signOf(one.verdict) }));
}

export function signOf(verdict: Verdict): string {
  switch (verdict) {
    case "correct":
      return "✓ ";
    case "wrong":
      return "✗ ";
    case "double":
      return "✗✗ ";
    case "no-answer":
      return "○ ";
    case "late":
      return "◷ ";
  }
}

function counted({ fate }: ProtocolPress): boolean {
  return fate !== "ignored";
}

/** Presses with their distances from the first; those that did not count stand in brackets. */
export function pressesTold(
  question: ProtocolQuestion,
  say: (id: string, args: Record<string, string | number>) => string,
  distance: (us: number) => string,
): string {
  const first = question.presses.find(counted)?.atUs ?? question.presses[0]?.atUs ?? 0;
  const told = question.presses.map((press) => {
    const text = say("protocol-press", { seat: press.seat, ms: distance(press.atUs - first) });
    return counted(press) ? text : `(${text})`;
  });
  if (question.pressesLeftOut > 0) {
    told.push(say("protocol-presses-more", { count: question.pressesLeftOut }));
  }
  return told.join(", ");
}
