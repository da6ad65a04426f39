import { wholeNumber } from "../../lib/numbers.ts";
import type { Preset, Round } from "../../lib/wire.ts";

export const PRESETS: readonly Preset[] = ["khamsa-az", "khamsa-ru", "kokpar-kk", "lockout"];
/** AZ-1 and RU-1 have four teams, two are the fewest that can play; KK-1 has six stations. */
export const TEAMS: Record<Preset, [number, number]> = {
  "khamsa-az": [2, 4],
  "khamsa-ru": [2, 4],
  // B-18: two can play.
  "kokpar-kk": [2, 6],
  lockout: [1, 6],
};
export const TEAMS_MOST = 6;
/** AZ-2, RU-1. */
export const PLAYERS = 5;
/** RU-3. */
export const RESERVES = 2;
/** Themes on offer in a round (AZ-4, AZ-11, RU-12, RU-18). */
export const THEMES = 5;
/** Rounds whose themes have names. */
export const NAMED_ROUNDS = ["open", "semi", "secret", "personal"] as const;
/** `limits::NAME_CHARS`. */
export const NAME_CHARS = 200;

export const PAGES = ["start", "teams", "seats", "pack", "options", "sheet"] as const;
export type Page = (typeof PAGES)[number] | "rematch" | "place" | "form" | "buttons";

export interface DraftTeam {
  name: string;
  players: string[];
  /** Index of the captain among the players. */
  captain: number;
  reserves: string[];
  /** The entry form has been confirmed (RU-2). */
  confirmed: boolean;
  seat: number;
}

export interface DraftPlace {
  round: Round;
  /** 0 is the beginning of the round. */
  theme: number;
  /** Index of the question of the theme. */
  level: number;
}

/** The price of a question, counted from 0 (AZ-24…27, RU-8, RU-9). */
export function priceOf(preset: Preset, round: Round, level: number): number | null {
  const az: Partial<Record<Round, number>> = { open: 2, semi: 3, secret: 4, personal: 1 };
  const ru: Partial<Record<Round, number>> = { open: 1, semi: 2, secret: 3, personal: 4 };
  const factor = (preset === "khamsa-az" ? az : ru)[round];
  return factor === undefined ? null : 100 * factor * (level + 1);
}

export function named(names: string[]): string[] {
  return names.map((name) => name.trim()).filter(Boolean);
}

export function emptyTeam(seat: number): DraftTeam {
  return {
    name: "",
    players: Array<string>(PLAYERS).fill(""),
    captain: 0,
    reserves: Array<string>(RESERVES).fill(""),
    confirmed: false,
    seat,
  };
}

export function emptyTitles(): Record<string, string[]> {
  return Object.fromEntries(
    NAMED_ROUNDS.map((round) => [round, Array<string>(THEMES).fill("")]),
  );
}

export function strings(given: unknown, length: number): string[] {
  const all: unknown[] = Array.isArray(given) ? given : [];
  return Array.from({ length }, (_, index) => {
    const one = all[index];
    return typeof one === "string" ? one : "";
  });
}

export function texts(given: unknown): Record<string, string> {
  if (typeof given !== "object" || given === null) return {};
  const entries = Object.entries(given).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(entries) as Record<string, string>;
}

export function teamFrom(old: Partial<DraftTeam> | undefined, empty: DraftTeam): DraftTeam {
  if (typeof old !== "object" || old === null) return empty;
  const captain = wholeNumber(String(old.captain)) ?? 0;
  const seat = wholeNumber(String(old.seat)) ?? 0;
  return {
    name: typeof old.name === "string" ? old.name : "",
    players: strings(old.players, PLAYERS),
    captain: captain < PLAYERS ? captain : 0,
    reserves: strings(old.reserves, RESERVES),
    confirmed: old.confirmed === true,
    seat,
  };
}

/** A number below this one that nobody can foresee, each as likely as the others. */
export function randomBelow(below: number): number {
  const most = Math.floor(2 ** 32 / below) * below;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= most);
  return (word[0] ?? 0) % below;
}
