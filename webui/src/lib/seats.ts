import type { Lamp, Seat, SeatView, StepView, View } from "./wire.ts";

/** The shape that stands for each seat, so that colour is never the only sign. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "cross", "star"] as const;
export type ShapeName = (typeof SHAPES)[number];

export function shapeOf(seat: number): ShapeName {
  return SHAPES[(seat - 1) % SHAPES.length] ?? "circle";
}

export function seatOf(view: View, seat: number | null): SeatView | undefined {
  return view.seats.find((candidate) => candidate.seat === seat);
}

/** Who stands there, as the host would call them. */
export function calledName(seat: SeatView): string {
  return seat.player ?? seat.team;
}

/** Who waits at which place. Whoever has the floor is the first; without a holder nobody is. */
export function placesInQueue(view: View): Map<number, number> {
  if (view.floor === null) return new Map();
  return new Map(view.queue.map(({ seat }, index) => [seat, index + 2]));
}

/** In a pause nobody may press, whatever will be armed again after it. */
export function lampSeen(view: View, seat: SeatView): Lamp {
  return view.paused && seat.lamp === "armed" ? "off" : seat.lamp;
}

/** Final and shoot-out are questions without themes. */
export function hasThemes(view: View): boolean {
  const { round } = view.place;
  return view.themes.length > 0 && round !== "final" && round !== "shootout";
}

/** Rounds in which each theme has players of its own; elsewhere one plays for the team. */
export function hasLineUps(view: View): boolean {
  const { round } = view.place;
  return round === "open" || round === "semi" || round === "secret";
}

/**
 * Whether a team takes part in a step. Teams without a roster have no player to name, so nobody is
 * asked for one; they play all the same.
 */
export function takesPart(view: View, step: StepView, seat: Seat): boolean {
  if (step.kind !== "name" || step.asked.length > 0) return step.asked.includes(seat);
  return view.shootout.length === 0 || view.shootout.includes(seat);
}
