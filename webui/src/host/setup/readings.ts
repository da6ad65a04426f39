import type { Draft } from "./draft.svelte.ts";
import { KOKPAR_FIXED } from "./kokpar.ts";
import { from, isDialect, optionsOf, type Option } from "./options.ts";

/** A line of the pre-match sheet: an option with this match's value, or a sentence that is fixed. */
export type Reading =
  | { from: string; option: Option; value: string }
  | { from: string; sentence: string };

/** Readings without an option (rules.md 2.2), and when each concerns the match. */
const FIXED: { from: string; sentence: string; when: (draft: Draft) => boolean }[] = [
  { from: "A-2, A-3", sentence: "sheet-questions", when: () => true },
  { from: "A-7", sentence: "sheet-two-clocks", when: (draft) => draft.preset === "khamsa-ru" },
  { from: "A-8", sentence: "sheet-soft-mark", when: (draft) => draft.value("answer_s") === "host" },
  { from: "A-15", sentence: "sheet-fine-amount", when: (draft) => draft.value("fines") === "true" },
  { from: "A-20", sentence: "sheet-short-handed", when: (draft) => draft.shortHanded },
  { from: "A-23", sentence: "sheet-hidden", when: () => true },
  { from: "A-24", sentence: "sheet-wager-over", when: () => true },
  { from: "A-27", sentence: "sheet-multipliers", when: (draft) => draft.preset === "khamsa-ru" },
  { from: "A-28", sentence: "sheet-net-total", when: (draft) => draft.preset === "khamsa-az" },
  { from: "A-29", sentence: "sheet-must-wager", when: () => true },
  { from: "A-30", sentence: "sheet-one-voice", when: () => true },
  { from: "A-31", sentence: "sheet-answer-from", when: (draft) => draft.value("answer_s") !== "host" },
  { from: "A-32", sentence: "sheet-at-most", when: () => true },
];

/** Everything that this match reads into the silence of the documents, in the order of rules.md. */
export function readings(draft: Draft): Reading[] {
  if (draft.preset === "lockout") return [];
  const chosen = optionsOf(draft.preset, draft.count, draft.options)
    .filter(({ name, reading, only }) => {
      const silent = reading !== undefined && (only === undefined || only === draft.preset);
      // Whatever is played otherwise than the documents say belongs on the sheet as well.
      return silent || draft.options[name] !== undefined;
    })
    .map((option) => ({
      from: option.reading ?? from(option, draft.preset),
      option,
      value: draft.value(option.name),
    }));
  const race = draft.value("baige_mode") === "race";
  const all = isDialect(draft.preset)
    ? FIXED.filter(({ when }) => when(draft))
    : KOKPAR_FIXED.filter((one) => one.race === undefined || one.race === race);
  const fixed = all.map(({ from, sentence }) => ({ from, sentence }));
  const number = ({ from }: Reading) => Number(/[AB]-(\d+)/.exec(from)?.[1] ?? 0);
  return [...chosen, ...fixed].sort((one, other) => number(one) - number(other));
}
