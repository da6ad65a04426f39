import type { ClockView } from "./wire.ts";

/** The last seconds of the discussion, of which the tone warns as well. */
export const WARNING_MS = 10_000;

/** Milliseconds left at `now`, counted from the instant at which the frame was heard. */
export function leftMs(clock: ClockView, heardAt: number, now: number): number {
  const passed = clock.running ? Math.max(0, now - heardAt) : 0;
  return Math.max(0, clock.leftMs - passed);
}

/** Tenths of a second, rounded up: 0 only when the time has run out. */
export function tenths(ms: number): number {
  return Math.ceil(ms / 100) / 10;
}

/** Above this tenths would only flicker. */
const WHOLE_ABOVE_MS = 10_000;

/** What a clock shows: whole seconds first, tenths at the end, both rounded up. */
export function shownSeconds(ms: number): { seconds: number; digits: 0 | 1 } {
  if (ms > WHOLE_ABOVE_MS) return { seconds: Math.ceil(ms / 1_000), digits: 0 };
  return { seconds: tenths(ms), digits: 1 };
}

/** How much of the whole is left, 0 to 1, for a bar. */
export function share(clock: ClockView, ms: number): number {
  return clock.wholeMs > 0 ? Math.min(1, ms / clock.wholeMs) : 0;
}
