import { KEYS } from "../../lib/stages/stages.ts";
import type { HostView, Key } from "../../lib/wire.ts";

/** A question that keys have answered, and whose right option may be amended (3.2). */
export interface Reveal {
  /** Its number among the revealed ones, from 1. */
  reveal: number;
  /** Its number in the game. */
  question: number;
  /** The option that counts as right. */
  key: Key;
  /** Those that it may be amended to. */
  others: Key[];
  /** How many had it right, of how many. */
  right: number;
  players: number;
}

/**
 * The revealed questions. What keys brought stands among the attempts without a number of its own; the box
 * lists every other option of a question as a legal amendment, so the one that is missing is right.
 */
export function reveals(host: HostView): Reveal[] {
  const amendments = host.legal.filter((command) => command.say === "amend-key");
  const lines = host.attempts.filter(({ attempt }) => attempt === 0);
  const questions = [...new Set(lines.map(({ question }) => question))].sort((a, b) => a - b);
  const numbers = [...new Set(amendments.map(({ reveal }) => reveal))].sort((a, b) => a - b);
  return numbers.flatMap((reveal) => {
    const others = amendments.filter((one) => one.reveal === reveal).map((one) => one.key);
    const key = KEYS.find((one) => !others.includes(one));
    const question = questions[reveal - 1];
    if (key === undefined || question === undefined) return [];
    const own = lines.filter((line) => line.question === question);
    const right = own.filter(({ verdict, void: dead }) => verdict === "correct" && !dead).length;
    return [{ reveal, question, key, others, right, players: own.length }];
  });
}
