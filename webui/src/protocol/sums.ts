import type { Sheet, ProtocolQuestion, ProtocolRound, ProtocolTheme, SeatPoints } from "../lib/wire.ts";

/** What a seat has in a list of sums; nothing counts as 0. */
export function pointsOf(sums: readonly SeatPoints[], seat: number): number {
  return sums.find((one) => one.seat === seat)?.points ?? 0;
}

/** All corrections and fines of a seat. */
export function correctionsOf(protocol: Sheet, seat: number): number {
  return protocol.corrections
    .filter((one) => one.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);
}

export function finaleOf(protocol: Sheet, seat: number): number {
  return protocol.finale ? pointsOf(protocol.finale.seats, seat) : 0;
}

export function playerOf(theme: ProtocolTheme, seat: number): string | null {
  return theme.players.find((one) => one.seat === seat)?.name ?? null;
}

/** Whether the game began with totals of its own. */
export function opens(protocol: Sheet): boolean {
  return protocol.opening.some(({ points }) => points !== 0);
}

/** Questions between equals as a round of their own, each with its players and without sums. */
export function asRound(questions: ProtocolQuestion[]): ProtocolRound {
  const themes = questions.map((question, index) => ({
    number: index + 1,
    title: null,
    players: question.players,
    questions: [question],
    subtotals: [],
  }));
  return { round: "shootout", entries: [], strikes: [], themes, totals: [] };
}

/** Seats in the order of their places; equal places in the order of seats. */
export function placed(protocol: Sheet): Sheet["standings"] {
  return [...protocol.standings].sort(
    (one, other) => one.place - other.place || one.seat - other.seat,
  );
}
