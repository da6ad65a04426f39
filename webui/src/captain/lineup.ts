import type { PlayerView } from "../lib/wire.ts";

/** Numbers in the roster by theme, 0 where nobody is named yet. */
export type Places = readonly number[];

/** As many places as there are themes, whatever came from the box. */
export function padded(players: Places, themes: number): number[] {
  return Array.from({ length: themes }, (_, index) => players[index] ?? 0);
}

/** Puts a player there; whoever stood there takes the place that becomes free. */
export function placed(places: Places, player: number, theme: number): number[] {
  const from = places.indexOf(player);
  const stood = places[theme - 1] ?? 0;
  return places.map((one, index) => {
    if (index === theme - 1) return player;
    return index === from ? stood : one;
  });
}

/** Takes whoever stands there off again. */
export function cleared(places: Places, theme: number): number[] {
  return places.map((one, index) => (index === theme - 1 ? 0 : one));
}

/** Numbers of those who may play. */
export function eligible(players: readonly PlayerView[]): number[] {
  return players.flatMap(({ reserve }, index) => (reserve ? [] : [index + 1]));
}

/** Who has no place yet. */
export function unplaced(places: Places, players: readonly PlayerView[]): number[] {
  return eligible(players).filter((player) => !places.includes(player));
}

/** How many must still be named: a short team leaves themes open. */
export function missing(places: Places, players: readonly PlayerView[]): number {
  const free = places.filter((player) => player === 0).length;
  return Math.min(free, unplaced(places, players).length);
}

export function same(one: Places, other: Places): boolean {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => index).every(
    (index) => (one[index] ?? 0) === (other[index] ?? 0),
  );
}
