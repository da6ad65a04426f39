import type { Sheet } from "../lib/wire.ts";

/** The score sheet of a game, or nothing when the box has none for us or does not answer. */
export async function sheetOf(game: number): Promise<Sheet | null> {
  try {
    const response = await fetch(`/api/protocol?game=${game}`, { cache: "no-store" });
    return response.ok ? ((await response.json()) as Sheet) : null;
  } catch {
    return null;
  }
}

/** Hexadecimal digits of the chain's head on paper: enough to tell two books apart. */
const HEAD_DIGITS = 12;

/** The short head of the hash chain, once nothing is written behind it any more. */
export function sealOf({ signed, head }: Sheet): string | null {
  return signed && head !== "" ? head.slice(0, HEAD_DIGITS) : null;
}
