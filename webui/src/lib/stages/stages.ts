import { seatOf } from "../seats.ts";
import type { Key, Seat, SeatView, StagePlayer, StagesView, Verdict, View } from "../wire.ts";

/** The keys of a console, in their order. */
export const KEYS: readonly Key[] = ["a", "b", "c"];

/** What stands on a key. */
export function letterOf(key: Key): string {
  return key.toUpperCase();
}

export function playerOf(stages: StagesView, seat: Seat): StagePlayer | undefined {
  return stages.players.find((one) => one.seat === seat);
}

/** The stage is played by keys A, B, C, and everybody who is asked presses one. */
export function byKeys(view: View): boolean {
  const { round } = view.place;
  return (
    (round === "baige" || round === "sudden-death" || round === "overtime") &&
    view.stages !== null &&
    !view.stages.race
  );
}

/** The stage is played between a few of all who began. */
export function isFinalStage(view: View): boolean {
  return view.place.round === "kokpar" || view.place.round === "overtime";
}

/** Whom the present stage asks; the others look on. */
export function asked(view: View): SeatView[] {
  const { stages } = view;
  if (!stages) return view.seats;
  const among = (seats: readonly Seat[]) =>
    seats.length > 0 ? view.seats.filter(({ seat }) => seats.includes(seat)) : view.seats;
  switch (view.place.round) {
    case "sudden-death":
    case "overtime":
      return among(stages.contenders);
    case "kokpar":
      return among(stages.finalists);
    default:
      return view.seats.filter(({ removed }) => !removed);
  }
}

/** Everybody in the order of the table of two stages: who goes on first, who is out last. */
export function standing(view: View): SeatView[] {
  const finalists = view.stages?.finalists ?? [];
  const place = ({ seat, rank, removed }: SeatView) => {
    const among = finalists.indexOf(seat);
    if (removed) return 200 + rank;
    return among >= 0 ? among : 100 + rank;
  };
  return [...view.seats].sort((one, other) => place(one) - place(other) || one.seat - other.seat);
}

/** How many go on to Көкпар (KK-23). */
export const FINALISTS = 3;

/** Points of Бәйге and Полиглот together. */
export function twoStages({ baige, polyglot }: StagePlayer): number {
  return baige + polyglot;
}

/** The turn of Көкпар that is played or comes next, from 1. */
export function turnOfBoard(view: View): number {
  const chosen = (view.stages?.players ?? []).reduce((sum, { picks }) => sum + picks, 0);
  return view.state === "picking" ? chosen + 1 : Math.max(1, chosen);
}

/**
 * How the present question went for a player, once that is known. Keys that only decide bring no points, so the
 * box has no line for them: the right option says it.
 */
export function verdictOf(view: View, player: StagePlayer): Verdict | null {
  const right = view.clue?.right ?? null;
  if (player.verdict || !byKeys(view) || right === null || player.out) return player.verdict;
  if (player.key) return player.key === right ? "correct" : "wrong";
  return asked(view).some(({ seat }) => seat === player.seat) ? "no-answer" : null;
}

/** Whoever chose the open sector, or plays alone. */
export function alone(view: View): SeatView | undefined {
  return seatOf(view, view.stages?.turn ?? null);
}

/** The floor came to the third player without a press (KK-36). */
export function isThird(view: View): boolean {
  if (view.place.round !== "kokpar" || view.floor === null) return false;
  const others = view.seats.filter(({ seat, tried }) => tried && seat !== view.floor);
  return others.length >= FINALISTS - 1;
}
