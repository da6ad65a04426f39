import type { BoxSeat, Key } from "../lib/wire.ts";

/**
 * Which keys of the keyboard press which consoles, by their place on it: a column for each seat. Digits press
 * the first keys, the rows of letters below the second and the third.
 */
const ROWS: Record<Key, readonly string[]> = {
  a: ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6"],
  b: ["KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP"],
  c: ["KeyG", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon"],
};

/** The button that a key of the keyboard presses, if there is such a button. */
export function buttonOf(code: string, seats: readonly BoxSeat[]): { seat: number; key: Key } | null {
  for (const [key, codes] of Object.entries(ROWS) as [Key, readonly string[]][]) {
    const seat = seats.find((one) => one.seat === codes.indexOf(code) + 1);
    if (seat && (key === "a" || seat.keys > 1)) return { seat: seat.seat, key };
  }
  return null;
}

/** What stands on that key of an English keyboard. */
export function capOf(seat: number, key: Key): string {
  const code = ROWS[key][seat - 1] ?? "";
  return code === "Semicolon" ? ";" : code.replace(/^(Digit|Key)/, "");
}
