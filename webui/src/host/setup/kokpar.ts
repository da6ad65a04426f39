import type { Round } from "../../lib/wire.ts";
import type { Option } from "./options.ts";

/** Stages at which a game that goes on from paper may begin (game-format.md, `at`). */
export const STAGES = ["baige", "polyglot", "kokpar", "overtime"] as const satisfies readonly Round[];
export type Stage = (typeof STAGES)[number];

/** KK-13. */
export const BLOCKS = 2;
export const TOPICS_OF_BLOCK = 6;
/** KK-27. */
export const BOARD_THEMES = 4;
/** KK-23, KK-25. */
export const FINALISTS = 3;

const KK = ["kokpar-kk"] as const;

/** The catalogue of rules.md 2.4 for the Kazakh game. */
// prettier-ignore
export const KOKPAR_OPTIONS: readonly Option[] = [
  { name: "baige_mode", kind: "words", values: ["parallel", "race"], group: "baige", kk: "parallel", kkFrom: "KK-2, KK-4", reading: "B-2" },
  { name: "baige_questions", kind: "number", values: ["5", "8", "10", "12", "15", "20"], group: "baige", kk: "10", kkFrom: "KK-2", reading: "B-1" },
  { name: "baige_s", kind: "seconds", values: ["3", "5", "7", "10"], group: "baige", kk: "5", kkFrom: "KK-5", written: KK },
  { name: "baige_key", kind: "words", values: ["first_final", "last_key"], group: "baige", kk: "first_final", kkFrom: "KK-4", reading: "B-3" },
  { name: "talk_limit", kind: "number", values: ["1", "2", "3"], group: "baige", kk: "2", kkFrom: "KK-6", written: KK },
  { name: "talk_scope", kind: "words", values: ["baige", "all"], group: "baige", kk: "baige", kkFrom: "KK-6", reading: "B-16" },
  { name: "time_basis", kind: "words", values: ["correct_only", "all_answers"], group: "baige", kk: "correct_only", kkFrom: "KK-7, KK-9, KK-24", reading: "B-4" },
  { name: "time_resolution_ms", kind: "number", values: ["1", "10", "100"], group: "baige", kk: "1", kkFrom: "KK-7, KK-46", reading: "B-14" },
  { name: "polyglot_pick", kind: "words", values: ["random_block", "random_theme", "free"], group: "polyglot", kk: "random_block", kkFrom: "KK-14, KK-15", reading: "B-5" },
  { name: "polyglot_first", kind: "words", values: ["first", "last"], group: "polyglot", kk: "first", kkFrom: "KK-17", reading: "B-6" },
  { name: "polyglot_questions", kind: "number", values: ["3", "4", "5", "6"], group: "polyglot", kk: "5", kkFrom: "KK-18", written: KK },
  { name: "polyglot_s", kind: "seconds", values: ["8", "10", "12", "15"], group: "polyglot", kk: "8", kkFrom: "KK-21", written: KK },
  { name: "polyglot_clock", kind: "words", values: ["on_show", "after_reading"], group: "polyglot", kk: "on_show", kkFrom: "KK-20, KK-21", reading: "B-7" },
  { name: "polyglot_time", kind: "words", values: ["button", "host_tap"], group: "polyglot", kk: "button", kkFrom: "KK-20, KK-22", reading: "B-21" },
  { name: "polyglot_flow", kind: "words", values: ["choose_and_play", "choose_all_first"], group: "polyglot", kk: "choose_and_play", kkFrom: "KK-17" },
  { name: "cutoff_tie", kind: "words", values: ["sudden_death", "lot", "host"], group: "polyglot", kk: "sudden_death", kkFrom: "KK-23, KK-24", reading: "B-15" },
  { name: "kokpar_picks", kind: "number", values: ["1", "2", "3", "4", "5", "6"], group: "kokpar", kk: "5", kkFrom: "KK-27, KK-31", reading: "B-8", written: KK },
  { name: "kokpar_order", kind: "words", values: ["ranking", "reverse", "lot", "host"], group: "kokpar", kk: "ranking", kkFrom: "KK-30", reading: "B-11" },
  { name: "kokpar_think_s", kind: "seconds", values: ["10", "15", "20"], group: "kokpar", kk: "10", kkFrom: "KK-32", written: KK },
  { name: "kokpar_clock", kind: "words", values: ["after_reading", "on_show"], group: "kokpar", kk: "after_reading", kkFrom: "KK-32", reading: "B-12" },
  { name: "rebound", kind: "words", values: ["race", "seat"], group: "kokpar", kk: "race", kkFrom: "KK-35", reading: "B-9" },
  { name: "rebound_press_s", kind: "seconds", values: ["3", "5", "8", "10"], group: "kokpar", kk: "5", kkFrom: "KK-35", reading: "B-10" },
  { name: "rebound_answer_s", kind: "seconds", values: ["3", "5", "8"], group: "kokpar", kk: "3", kkFrom: "KK-37", reading: "B-10" },
  { name: "overtime_mode", kind: "words", values: ["keys", "race"], group: "overtime", kk: "keys", kkFrom: "KK-44", reading: "B-2", written: KK },
  { name: "overtime_s", kind: "seconds", values: ["5", "10", "15", "20"], group: "overtime", kk: "10", kkFrom: "KK-45", reading: "B-13" },
  { name: "overtime_simultaneous", kind: "words", values: ["next_question_all", "next_question_simultaneous"], group: "overtime", kk: "next_question_all", kkFrom: "KK-46", reading: "B-14" },
];

/** What changes the course most, and so is to be agreed on first. */
export const KOKPAR_MAIN: readonly string[] = ["baige_mode", "time_basis", "polyglot_pick", "cutoff_tie"];

/** Where players have one button, it is their only key in Овертайм too (B-2). */
export function usualOvertime(chosen: Record<string, string>): string {
  return chosen.baige_mode === "race" ? "race" : "keys";
}

/** Options that matter with what has been chosen so far. */
export function matters(name: string, value: (name: string) => string): boolean {
  switch (name) {
    case "baige_key":
      return value("baige_mode") === "parallel";
    case "rebound_press_s":
      return value("rebound") === "race";
    case "overtime_simultaneous":
      return value("overtime_mode") === "keys";
    default:
      return true;
  }
}

/** Readings without an option (rules.md 2.3). */
export const KOKPAR_FIXED: readonly { from: string; sentence: string; race?: boolean }[] = [
  { from: "B-2", sentence: "sheet-kk-each", race: false },
  { from: "B-15", sentence: "sheet-kk-order-lot" },
  { from: "B-17", sentence: "sheet-kk-out" },
  { from: "B-18", sentence: "sheet-kk-fewer" },
  { from: "B-19", sentence: "sheet-kk-moves-up" },
  { from: "B-20", sentence: "sheet-kk-words" },
  { from: "B-22", sentence: "sheet-kk-zero" },
  { from: "B-23", sentence: "sheet-kk-top" },
];
