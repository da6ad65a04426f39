/** The score sheet as `GET /api/protocol` gives it (`dabyl_rules::protocol`). */

import type { Ignored, LineUp, Preset, Round, Seat, Verdict } from "../lib/wire.ts";

/** The protocol of a game, and the book that it was made from. */
export interface Sheet extends Protocol {
  game: number;
  /** Head of the book's chain: 64 hexadecimal digits. */
  head: string;
}

export interface Protocol {
  preset: Preset;
  pack: string | null;
  signed: boolean;
  frozen: boolean;
  seats: ProtocolSeat[];
  /** Totals with which the game began. */
  opening: SeatPoints[];
  rounds: ProtocolRound[];
  finale: ProtocolFinale | null;
  shootout: ProtocolShootout | null;
  /** Whom the host named as the first among equals, in order. */
  named: Seat[];
  corrections: ProtocolCorrection[];
  amendments: { attempt: number; from: Verdict; to: Verdict }[];
  lots: { what: "press" | "strikes"; question: number; order: Seat[] }[];
  /** How many words were taken back. */
  undone: number;
  /** Names and values, where they differ from the preset. */
  options: [string, string][];
  /** In decimal digits, once the game is over. */
  seed: string | null;
  standings: { seat: Seat; place: number; score: number }[];
}

export interface ProtocolSeat {
  seat: Seat;
  team: string;
  players: string[];
  reserves: string[];
  removed: boolean;
}

export interface SeatPoints {
  seat: Seat;
  points: number;
}

export interface ProtocolRound {
  round: Round | null;
  entries: LineUp[];
  strikes: { seat: Seat; theme: number; title: string | null }[];
  themes: ProtocolTheme[];
  totals: SeatPoints[];
}

export interface ProtocolTheme {
  number: number;
  title: string | null;
  players: ProtocolPlayer[];
  questions: ProtocolQuestion[];
  subtotals: SeatPoints[];
}

export interface ProtocolPlayer {
  seat: Seat;
  name: string;
}

export type ProtocolOutcome = "played" | "withdrawn" | "replaced" | "annulled";

export interface ProtocolQuestion {
  number: number;
  level: number | null;
  price: number | null;
  players: ProtocolPlayer[];
  presses: ProtocolPress[];
  pressesLeftOut: number;
  attempts: ProtocolAttempt[];
  outcome: ProtocolOutcome;
  disputed: boolean;
  disputeOpen: boolean;
  lots: Seat[][];
}

export interface ProtocolPress {
  seat: Seat;
  /** Microseconds since the buttons were opened, or since the first press. */
  atUs: number;
  fate: "floor" | "queued" | "answered" | "ignored";
  why?: Ignored;
}

export interface ProtocolAttempt {
  attempt: number;
  seat: Seat;
  verdict: Verdict;
  points: number;
  void: boolean;
}

export interface ProtocolFinale {
  number: number;
  seats: ProtocolFinaleSeat[];
  /** Judged answers that count for nothing. */
  voided: ProtocolFinaleSeat[];
  outcome: ProtocolOutcome;
  disputed: boolean;
  disputeOpen: boolean;
}

export interface ProtocolFinaleSeat {
  seat: Seat;
  plays: boolean;
  attempt: number | null;
  wager: number | null;
  answer: string | null;
  verdict: Verdict | null;
  points: number;
}

export interface ProtocolShootout {
  seats: Seat[];
  winner: Seat | null;
  questions: ProtocolQuestion[];
}

export interface ProtocolCorrection {
  seat: Seat;
  points: number;
  fine: boolean;
  reason: string | null;
  afterQuestion: number;
}
