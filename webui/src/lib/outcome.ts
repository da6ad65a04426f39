import type { SeatView, View } from "./wire.ts";

/** How a seat's answer to this question was judged, and what it brought where that is known. */
export interface Mark {
  right: boolean;
  points: number | null;
}

/** In a game without prices a right answer brings one point. */
const PLAIN_POINTS = 1;

/** What a host knows of it: the attempts themselves. */
export function markForHost(view: View, seat: SeatView): Mark | null {
  if (!seat.tried || view.floor === seat.seat || view.state === "over") return null;
  const attempts = view.host?.attempts ?? [];
  // Somebody has tried, so the question of the last attempt is the present one.
  const question = Math.max(...attempts.map((attempt) => attempt.question));
  const own = attempts.findLast((one) => one.question === question && one.seat === seat.seat);
  if (!own) return null;
  return { right: own.verdict === "correct", points: own.void ? null : own.points };
}

/** What the hall may know of it: who has tried, who has solved it. */
export function markForAll(view: View, seat: SeatView): Mark | null {
  if (!seat.tried || view.floor === seat.seat) return null;
  // A question that does not count marks nobody, and at the end only the standings matter.
  if (view.state === "over" || view.state === "void") return null;
  const counts = view.place.round !== "shootout";
  const points = seat.solved && counts ? (view.place.price ?? PLAIN_POINTS) : null;
  return { right: seat.solved, points };
}
