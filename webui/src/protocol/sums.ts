import type { Protocol, ProtocolTheme, SeatPoints } from "./wire.ts";

/** What a seat has in a list of sums; nothing counts as 0. */
export function pointsOf(sums: readonly SeatPoints[], seat: number): number {
  return sums.find((one) => one.seat === seat)?.points ?? 0;
}

/** All corrections and fines of a seat. */
export function correctionsOf(protocol: Protocol, seat: number): number {
  return protocol.corrections
    .filter((one) => one.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);
}

export function finaleOf(protocol: Protocol, seat: number): number {
  return protocol.finale ? pointsOf(protocol.finale.seats, seat) : 0;
}

export function playerOf(theme: ProtocolTheme, seat: number): string | null {
  return theme.players.find((one) => one.seat === seat)?.name ?? null;
}

/** Seats in the order of their places; equal places in the order of seats. */
export function placed(protocol: Protocol): Protocol["standings"] {
  return [...protocol.standings].sort(
    (one, other) => one.place - other.place || one.seat - other.seat,
  );
}
