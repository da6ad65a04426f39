/** What is wrong with a wager as it was typed. */
export type WagerFault = "empty" | "digits" | "range";

/** The wager, or what is wrong: digits and nothing else, within the limits of the team. */
export function wagerOf(
  typed: string,
  [least, most]: readonly [number, number],
): number | WagerFault {
  const text = typed.trim();
  if (text === "") return "empty";
  if (!/^[0-9]+$/.test(text)) return "digits";
  const points = Number(text);
  // So many digits that the number is not exact are far out of every limit.
  if (!Number.isSafeInteger(points) || points < least || points > most) return "range";
  return points;
}

/** Characters of a written answer, as the box counts them. */
export const WRITTEN_MOST = 200;

/** One line of text, as it would stand on a slip of paper. */
export function oneLine(typed: string): string {
  return typed.replace(/\s+/g, " ").trim();
}

export function lengthOf(text: string): number {
  return Array.from(text).length;
}
