import { seatOf } from "./seats.ts";
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

/**
 * What the hall may know of it. The solver's lamp burns until the answer is shown, so the page has
 * to remember whose it was; one that was opened later marks nobody.
 */
export class Outcome {
  #question = "";
  #solver = $state<number | null>(null);
  #known = $state(false);

  see(game: number, view: View): void {
    const { round, theme, question } = view.place;
    const now = `${game}/${round}/${theme}/${question}`;
    if (view.state === "closed") {
      this.#solver = view.seats.find(({ lamp, tried }) => tried && lamp === "on")?.seat ?? null;
      this.#known = true;
    } else if (view.state !== "shown" || now !== this.#question) {
      this.#solver = null;
      // As long as the question lives, all who have tried were wrong.
      this.#known = view.state !== "shown" && view.state !== "over" && view.state !== "void";
    }
    this.#question = now;
  }

  mark(view: View, seat: number): Mark | null {
    if (!seatOf(view, seat)?.tried || view.floor === seat || !this.#known) return null;
    const right = this.#solver === seat;
    return { right, points: right ? (view.place.price ?? PLAIN_POINTS) : null };
  }
}
