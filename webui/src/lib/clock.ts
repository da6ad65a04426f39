import type { ClockView } from "./wire.ts";

/** Milliseconds left at `now`, counted from the instant at which the frame was heard. */
export function leftMs(clock: ClockView, heardAt: number, now: number): number {
  const passed = clock.running ? Math.max(0, now - heardAt) : 0;
  return Math.max(0, clock.leftMs - passed);
}

/** Tenths of a second, rounded up: 0 only when the time has run out. */
export function tenths(ms: number): number {
  return Math.ceil(ms / 100) / 10;
}

/** How much of the whole is left, 0 to 1, for a bar. */
export function share(clock: ClockView, ms: number): number {
  return clock.wholeMs > 0 ? Math.min(1, ms / clock.wholeMs) : 0;
}
