import { turnOfBoard } from "./stages/stages.ts";
import type { Args } from "./words.ts";
import type { View } from "./wire.ts";

/** Where the game stands: round and theme, or the question where there are no rounds. */
export function placeOf(view: View, say: (id: string, args?: Args) => string): string {
  const { round, theme, themes, question } = view.place;
  const numbered = say("place-question", { question });
  if (!round) return numbered;
  const named = say(`round-${round}`);
  if (view.stages) return `${named}${numberedIn(view, view.stages.questions, say)}`;
  const kind = view.step?.kind;
  // Teams decide about all themes of the round at once.
  const wholeRound = kind === "assign" || kind === "sequence" || kind === "strike";
  if (round === "final" || wholeRound) return named;
  if (round === "shootout") return `${named} · ${numbered}`;
  return themes > 1 ? `${named} · ${say("place-theme", { theme, themes })}` : named;
}

/** Which question of a stage of the Kazakh game; nothing while none is played. */
function numberedIn(
  view: View,
  questions: number,
  say: (id: string, args?: Args) => string,
): string {
  const kokpar = view.place.round === "kokpar";
  if (view.state === "naming" || (view.state === "picking" && !kokpar)) return "";
  const question = kokpar ? turnOfBoard(view) : view.place.question;
  const id = questions > 0 ? "place-question-of" : "place-question";
  return ` · ${say(id, { question, questions })}`;
}

/** The same beside the game's name, which is also the name of its last round: said once. */
export function placeBeside(
  view: View,
  say: (id: string, args?: Args) => string,
): string | null {
  const place = placeOf(view, say);
  return place === say(`preset-${view.preset}`) ? null : place;
}
