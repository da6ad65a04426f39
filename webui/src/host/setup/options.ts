import type { Preset } from "../../lib/wire.ts";
import { KOKPAR_MAIN, KOKPAR_OPTIONS, matters, usualOvertime } from "./kokpar.ts";

/** Presets that have rules to choose between. */
export type Dialect = Extract<Preset, "khamsa-az" | "khamsa-ru">;

/** `words` have a label for each value, the others are said the same way everywhere. */
type Kind = "words" | "seconds" | "number" | "yes";
export const GROUPS = [
  ...(["match", "choice", "question", "final", "end"] as const),
  ...(["baige", "polyglot", "kokpar", "overtime"] as const),
] as const;

export interface Option {
  name: string;
  kind: Kind;
  values: string[];
  group: (typeof GROUPS)[number];
  /** What each dialect plays unless told otherwise; one that lacks the option has none. */
  az?: string;
  ru?: string;
  kk?: string;
  /** Clauses and readings it comes from (rules.md 1 and 2.2). */
  azFrom?: string;
  ruFrom?: string;
  kkFrom?: string;
  /** The reading of rules.md 2.2 that the pre-match sheet names, and whose documents call for it. */
  reading?: string;
  only?: Dialect;
  /** Dialects in whose documents the usual value stands; elsewhere it is our reading (rules.md 2.2, 2.4). */
  written?: readonly (Dialect | "kokpar-kk")[];
}

const AZ: readonly Dialect[] = ["khamsa-az"];
const RU: readonly Dialect[] = ["khamsa-ru"];
const BOTH: readonly Dialect[] = ["khamsa-az", "khamsa-ru"];

/** The catalogue of rules.md 2.4 for both dialects of Khamsa, as far as a host may want it otherwise. */
// prettier-ignore
const KHAMSA: readonly Option[] = [
  { name: "round_order", kind: "words", values: ["enumerated", "by_value"], group: "match", az: "enumerated", azFrom: "AZ-6…13, AZ-24…28", reading: "A-1" },
  { name: "one_theme_per_player", kind: "yes", values: ["true", "false"], group: "match", az: "true", ru: "true", azFrom: "AZ-5", ruFrom: "RU-13", reading: "A-4", written: AZ },
  { name: "entry_form_required", kind: "yes", values: ["true", "false"], group: "match", ru: "true", ruFrom: "RU-2", written: RU },
  { name: "fines", kind: "yes", values: ["true", "false"], group: "match", az: "false", ru: "true", azFrom: "AZ-33", ruFrom: "RU-35", reading: "A-15", written: RU },
  { name: "open_assign_s", kind: "seconds", values: ["30", "60", "90", "120"], group: "choice", az: "60", ru: "60", azFrom: "AZ-7", ruFrom: "RU-13", written: BOTH },
  { name: "semi_assign_s", kind: "seconds", values: ["10", "20", "30", "40"], group: "choice", az: "20", ru: "20", azFrom: "AZ-8", ruFrom: "RU-14", written: BOTH },
  { name: "secret_sequence_s", kind: "seconds", values: ["host", "60", "90"], group: "choice", az: "60", ru: "host", azFrom: "AZ-10", ruFrom: "RU-15", reading: "A-9", written: AZ },
  { name: "assign_timeout", kind: "words", values: ["autofill", "host"], group: "choice", az: "autofill", ru: "autofill", azFrom: "AZ-7", ruFrom: "RU-13", reading: "A-22" },
  { name: "strike_order", kind: "words", values: ["seat", "score_asc", "score_desc", "lot", "free"], group: "choice", az: "seat", ru: "score_asc", azFrom: "AZ-11", ruFrom: "RU-19", reading: "A-5", only: "khamsa-az", written: RU },
  { name: "strike_tie", kind: "words", values: ["lot", "seat", "host"], group: "choice", ru: "lot", ruFrom: "RU-19", reading: "A-6" },
  { name: "personal_themes", kind: "words", values: ["teams", "5"], group: "choice", az: "teams", ru: "teams", azFrom: "AZ-11", ruFrom: "RU-18", reading: "A-20" },
  { name: "press_opens", kind: "words", values: ["reading_start", "value_announced"], group: "question", az: "reading_start", ru: "value_announced", azFrom: "AZ-40", ruFrom: "RU-30b", reading: "AZ-40", only: "khamsa-az", written: RU },
  { name: "early_press", kind: "words", values: ["ignore", "lockout_ms=500", "lockout_ms=1000"], group: "question", az: "ignore", ru: "ignore", azFrom: "AZ-40", ruFrom: "RU-30b", reading: "A-19" },
  { name: "think_after_wrong", kind: "words", values: ["remaining", "restart", "close"], group: "question", az: "remaining", ru: "remaining", azFrom: "AZ-38", ruFrom: "RU-31", reading: "A-18" },
  { name: "answer_s", kind: "seconds", values: ["host", "3", "5"], group: "question", az: "host", ru: "3", azFrom: "AZ-41", ruFrom: "RU-33, RU-7", reading: "A-7, A-8", written: RU },
  { name: "answer_mode", kind: "words", values: ["signal", "auto_fail"], group: "question", az: "signal", ru: "signal", azFrom: "AZ-41", ruFrom: "RU-34", reading: "A-31" },
  { name: "no_answer_cost", kind: "words", values: ["value", "none"], group: "question", az: "value", ru: "value", azFrom: "AZ-21, AZ-36", ruFrom: "RU-10, RU-34", reading: "A-16" },
  { name: "queued_decline", kind: "words", values: ["counts", "free"], group: "question", az: "counts", ru: "counts", azFrom: "AZ-36", ruFrom: "RU-30c", reading: "A-17" },
  { name: "after_wrong", kind: "words", values: ["queue_first", "reopen"], group: "question", az: "queue_first", ru: "queue_first", azFrom: "AZ-36, AZ-41", ruFrom: "RU-34", reading: "A-21", written: RU },
  { name: "press_tie", kind: "words", values: ["lot", "host", "replace_question"], group: "question", az: "lot", ru: "lot", azFrom: "AZ-35", ruFrom: "RU-30a", reading: "A-25" },
  { name: "wager_moment", kind: "words", values: ["before_question", "with_answer"], group: "final", az: "before_question", ru: "before_question", azFrom: "AZ-14", ruFrom: "RU-24", reading: "A-14" },
  { name: "wager_s", kind: "seconds", values: ["host", "30", "60"], group: "final", az: "host", ru: "host", azFrom: "AZ-14", ruFrom: "RU-23", reading: "A-14" },
  { name: "wager_min", kind: "number", values: ["0", "1"], group: "final", az: "1", ru: "0", azFrom: "AZ-15", ruFrom: "RU-23", reading: "A-10", written: AZ },
  { name: "wager_missing", kind: "number", values: ["0", "1"], group: "final", az: "1", ru: "0", azFrom: "AZ-15", ruFrom: "RU-23", reading: "A-24" },
  { name: "final_discuss_s", kind: "seconds", values: ["30", "60", "90"], group: "final", az: "30", ru: "60", azFrom: "AZ-29", ruFrom: "RU-22", written: BOTH },
  { name: "collect_s", kind: "seconds", values: ["host", "10", "20", "30"], group: "final", az: "10", ru: "10", azFrom: "AZ-29", ruFrom: "RU-24", reading: "A-26" },
  { name: "final_blank_cost", kind: "words", values: ["wager", "none"], group: "final", ru: "wager", ruFrom: "RU-26", reading: "A-12" },
  { name: "final_nonpositive", kind: "words", values: ["sit_out", "zero_wager"], group: "final", az: "sit_out", ru: "sit_out", azFrom: "AZ-15", ruFrom: "RU-23", reading: "A-11" },
  { name: "tie_policy", kind: "words", values: ["shootout", "shared", "extra_theme", "host"], group: "end", az: "shootout", ru: "shootout", azFrom: "AZ-33", ruFrom: "RU-27", reading: "A-13" },
  { name: "decisive_places", kind: "number", values: ["1", "2", "3"], group: "end", az: "1", ru: "1", azFrom: "AZ-33", ruFrom: "RU-27", reading: "A-13" },
];

/** All games' options; no two have one of the same name. */
export const OPTIONS: readonly Option[] = [...KHAMSA, ...KOKPAR_OPTIONS];

/** Costs, moments and openings that the letter does not state: to be agreed on first. */
export const MAIN_READINGS: readonly string[] = [
  ...["press_opens", "no_answer_cost", "wager_moment"],
  ...KOKPAR_MAIN,
];

export function isDialect(preset: Preset): preset is Dialect {
  return preset === "khamsa-az" || preset === "khamsa-ru";
}

/** What the preset plays with what was chosen; nothing if it does not know the option. */
export function usual(
  option: Option,
  preset: Preset,
  chosen: Record<string, string>,
): string | undefined {
  if (preset === "kokpar-kk") {
    return option.name === "overtime_mode" ? usualOvertime(chosen) : option.kk;
  }
  if (preset === "khamsa-az") return option.az;
  return preset === "khamsa-ru" ? option.ru : undefined;
}

/** The usual value stands in the document itself. */
export function isWritten(option: Option, preset: Preset): boolean {
  return option.written?.some((dialect) => dialect === preset) ?? false;
}

export function from(option: Option, preset: Preset): string {
  if (preset === "kokpar-kk") return option.kkFrom ?? "";
  return (preset === "khamsa-az" ? option.azFrom : option.ruFrom) ?? "";
}

/** Options of a preset that matter with what has been chosen so far. */
export function optionsOf(
  preset: Preset,
  teams: number,
  chosen: Record<string, string>,
): Option[] {
  const value = (name: string) => chosen[name] ?? of(name, preset, chosen);
  return OPTIONS.filter((option) => {
    if (usual(option, preset, chosen) === undefined) return false;
    if (preset === "kokpar-kk") return matters(option.name, value);
    // With four teams both readings of A-20 offer five themes.
    if (option.name === "personal_themes") return teams < 4;
    if (option.name === "answer_mode") return value("answer_s") !== "host";
    if (option.name === "strike_tie") return value("strike_order").startsWith("score");
    if (option.name === "decisive_places") return value("tie_policy") !== "shared";
    return true;
  });
}

function of(name: string, preset: Preset, chosen: Record<string, string>): string {
  const option = OPTIONS.find((one) => one.name === name);
  return (option && usual(option, preset, chosen)) ?? "";
}

/** The sentence of a value, as a message and its arguments. */
export function valueWords(option: Option, value: string): [string, Record<string, number>] {
  return optionWords(option.name, value);
}

/** The same by the option's name, which may be one that the form does not offer. */
export function optionWords(name: string, value: string): [string, Record<string, number>] {
  const kind = OPTIONS.find((one) => one.name === name)?.kind;
  // `think_s` and its like are not offered, but a box may be told of them.
  const seconds = kind === "seconds" || name.endsWith("_s");
  if (/^\d+$/.test(value)) {
    const count = Number(value);
    return [seconds ? "option-seconds" : "option-number", { count }];
  }
  if (seconds) return ["option-no-clock", {}];
  if (value === "true" || value === "false") {
    return [value === "true" ? "option-yes" : "option-no", {}];
  }
  const block = /^lockout_ms=(\d+)$/.exec(value);
  if (block) return ["option-early_press-block", { ms: Number(block[1]) }];
  return [`option-${name}-${value}`, {}];
}
