/** The score sheet as `GET /api/protocol` gives it (`dabyl_rules::protocol::Protocol`). */

import type { Ignored, Preset, Round, Seat, Verdict } from "../lib/wire.ts";

export interface Protocol {
  preset: Preset;
  pack: string | null;
  game: number;
  signed: boolean;
  rounds: ProtocolRound[];
  finale: { seats: ProtocolFinaleSeat[] } | null;
  shootout: { seats: Seat[]; winner: Seat | null } | null;
  corrections: ProtocolCorrection[];
  lots: { what: string; order: Seat[] }[];
  /** Steps that were taken back. */
  undone: number;
  seats: ProtocolSeat[];
  /** Names and values, where they differ from the preset. */
  options: [string, string][];
  seed: number | string;
  standings: { seat: Seat; place: number; score: number }[];
  /** Head of the hash chain, in hexadecimal digits, once the book is signed. */
  head: string | null;
}

export interface ProtocolSeat {
  seat: Seat;
  team: string;
  players: string[];
  reserves: string[];
}

export interface SeatPoints {
  seat: Seat;
  points: number;
}

export interface ProtocolRound {
  round: Round | null;
  themes: ProtocolTheme[];
  strikes: { seat: Seat; theme: number }[];
  totals: SeatPoints[];
}

export interface ProtocolTheme {
  number: number;
  title: string | null;
  players: { seat: Seat; name: string }[];
  questions: ProtocolQuestion[];
  subtotals: SeatPoints[];
}

export interface ProtocolQuestion {
  number: number;
  price: number | null;
  presses: ProtocolPress[];
  attempts: ProtocolAttempt[];
  outcome: "played" | "withdrawn" | "replaced" | "annulled";
  lots: Seat[][];
}

export interface ProtocolPress {
  seat: Seat;
  /** Microseconds since the buttons were opened, or since the first press. */
  atUs: number;
  fate: "floor" | "queued" | "answered" | "ignored" | Ignored | { fate: string };
}

export interface ProtocolAttempt {
  attempt: number;
  seat: Seat;
  verdict: Verdict;
  points: number;
  void: boolean;
}

export interface ProtocolFinaleSeat {
  seat: Seat;
  plays: boolean;
  wager: number | null;
  answer: string | null;
  verdict: Verdict | null;
  points: number;
}

export interface ProtocolCorrection {
  seat: Seat;
  points: number;
  fine: boolean;
  reason: string | null;
}
