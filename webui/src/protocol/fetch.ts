import type { Protocol } from "./wire.ts";

/** The score sheet of a game, or nothing when the box has none or does not answer. */
export async function protocolOf(game: number): Promise<Protocol | null> {
  try {
    const response = await fetch(`/api/protocol?game=${game}`, { cache: "no-store" });
    return response.ok ? ((await response.json()) as Protocol) : null;
  } catch {
    return null;
  }
}

/** Hexadecimal digits of the chain's head on paper: enough to tell two books apart. */
const HEAD_DIGITS = 12;

/** The short head of the hash chain of a signed book. */
export async function headOf(protocol: Protocol): Promise<string | null> {
  if (!protocol.signed) return null;
  if (protocol.head) return short(protocol.head);
  try {
    const response = await fetch("/api/book/head", { cache: "no-store" });
    if (!response.ok) return null;
    const { head } = (await response.json()) as { head?: unknown };
    return typeof head === "string" ? short(head) : null;
  } catch {
    return null;
  }
}

function short(head: string): string {
  return head.slice(0, HEAD_DIGITS);
}
