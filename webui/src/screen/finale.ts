import type { FinaleSeat, FinaleView } from "../lib/wire.ts";

/** Those who play, in the order in which they are revealed: the lowest total first. */
export function byReveal(finale: FinaleView): FinaleSeat[] {
  return finale.seats
    .filter(({ plays }) => plays)
    .sort((one, other) => one.before - other.before || one.seat - other.seat);
}

/** What a judged answer of the final brings or costs: its wager. */
export function change({ verdict, wager }: FinaleSeat): number {
  if (verdict === null || wager === null) return 0;
  return verdict === "correct" ? wager : -wager;
}
