import { turnOfBoard } from "./stages/stages.ts";
import type { Args } from "./words.ts";
import type { View } from "./wire.ts";

type Say = (id: string, args?: Args) => string;

/** Where the game stands: round and theme, or the question where there are no rounds. */
export function placeOf(view: View, say: Say): string {
  const { round, theme, themes, question } = view.place;
  const numbered = say("place-question", { question });
  if (!round) return numbered;
  const named = say(`round-${round}`);
  if (view.stages) return [named, ...inStage(view, say)].join(" · ");
  const kind = view.step?.kind;
  // Teams decide about all themes of the round at once.
  const wholeRound = kind === "assign" || kind === "sequence" || kind === "strike";
  if (round === "final" || wholeRound) return named;
  if (round === "shootout") return `${named} · ${numbered}`;
  return themes > 1 ? `${named} · ${say("place-theme", { theme, themes })}` : named;
}

/** The same beside the game's name, which is also the name of one of its rounds: said once. */
export function placeBeside(view: View, say: Say): string | null {
  const game = say(`preset-${view.preset}`);
  if (view.stages && view.place.round && say(`round-${view.place.round}`) === game) {
    return inStage(view, say)[0] ?? null;
  }
  const place = placeOf(view, say);
  return place === game ? null : place;
}

/** Which question of the stage of the Kazakh game; nothing while none is played. */
function inStage(view: View, say: Say): string[] {
  const kokpar = view.place.round === "kokpar";
  if (view.state === "naming" || (view.state === "picking" && !kokpar)) return [];
  const question = kokpar ? turnOfBoard(view) : view.place.question;
  const questions = view.stages?.questions ?? 0;
  const id = questions > 0 ? "place-question-of" : "place-question";
  return [say(id, { question, questions })];
}
