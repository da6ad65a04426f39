import type { Sentence } from "../../lib/say.ts";
import { stageSentence } from "../../lib/stages/sentence.ts";
import type { View } from "../../lib/wire.ts";

/** Where the game stands, for the host: in the Kazakh game it names whose turn it is. */
export function stateSentence(view: View): Sentence {
  const named = ["picking", "naming", "reading", "thinking"].includes(view.state);
  return view.stages && named ? stageSentence(view) : { id: `state-${view.state}` };
}
