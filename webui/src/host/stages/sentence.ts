import type { Sentence } from "../../lib/say.ts";
import { stageSentence } from "../../lib/stages/sentence.ts";
import type { View } from "../../lib/wire.ts";

/** Where the game stands, for the host: in the Kazakh game it names who is asked. */
export function stateSentence(view: View): Sentence {
  const { stages, state, place } = view;
  if (!stages) return { id: `state-${state}` };
  // While something is chosen, the name stands above the choice.
  if (state === "picking" && place.round === "kokpar") {
    return { id: stages.turn === null ? "host-chooser-who" : "host-takes-sector" };
  }
  if (state === "picking") return { id: stages.draws ? "host-draws" : "host-takes-theme" };
  const named = state === "naming" || state === "reading" || state === "thinking";
  return named ? stageSentence(view) : { id: `state-${state}` };
}
