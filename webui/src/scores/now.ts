import type { Sentence } from "../lib/say.ts";
import { stageSentence } from "../lib/stages/sentence.ts";
import type { View } from "../lib/wire.ts";

/** What happens now, in one sentence for whoever only looks. */
export function sentenceOf(view: View, say: (id: string, args?: Sentence["args"]) => string): string {
  if (view.interrupted) return say("screen-interrupted");
  if (view.paused) return say("state-paused");
  if (view.stages) {
    const { id, args } = stageSentence(view);
    return say(id, args);
  }
  if (view.step && view.step.kind !== "write") return say(`screen-step-${view.step.kind}`);
  switch (view.state) {
    case "assigning":
      return say("screen-step-assign");
    case "picking":
      return say("screen-step-pick");
    case "sequencing":
      return say("screen-step-sequence");
    case "striking":
      return say("screen-step-strike");
    case "naming":
      return say("screen-step-name");
    case "wagering":
      return say("screen-step-wager");
    case "discussing":
      return say("screen-discussing");
    case "collecting":
      return say("screen-collecting");
    case "revealing":
      return say("screen-revealing");
    case "calling":
      return say("screen-calling");
    case "ready":
    case "value":
    case "reading":
    case "thinking":
    case "open":
    case "answering":
    case "closed":
    case "shown":
    case "void":
    case "presenting":
    case "waiting-signal":
    case "rebound":
    case "over":
      return say(`state-${view.state}`);
  }
}
