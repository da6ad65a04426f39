import { calledName, seatOf } from "../seats.ts";
import type { Sentence } from "../say.ts";
import type { View } from "../wire.ts";
import { alone, isThird } from "./stages.ts";

/** What happens now in the Kazakh game, in one sentence for whoever only looks. */
export function stageSentence(view: View): Sentence {
  const solo = alone(view);
  const named = solo ? { seat: solo.seat, name: calledName(solo) } : { seat: 0, name: "" };
  const { round } = view.place;
  switch (view.state) {
    case "picking":
      if (round === "kokpar") return { id: "stage-chooses-sector", args: named };
      return { id: view.stages?.draws ? "stage-draws" : "stage-chooses-theme", args: named };
    case "naming":
      return { id: "stage-host-names" };
    case "ready":
      return { id: "stage-ready" };
    case "presenting":
      return { id: "stage-presenting" };
    case "open":
      return { id: view.stages?.race ? "stage-open-race" : "stage-open" };
    case "closed":
      return { id: "stage-closed" };
    case "reading":
      return { id: "stage-reads-for", args: named };
    case "thinking":
      if (view.clock?.leftMs === 0) return { id: "stage-time-up", args: named };
      return { id: round === "kokpar" ? "stage-thinks" : "stage-solo", args: named };
    case "waiting-signal":
      return { id: "stage-waits-signal" };
    case "rebound":
      return { id: "stage-rebound" };
    case "answering": {
      const speaker = seatOf(view, view.floor);
      const args = speaker ? { seat: speaker.seat, name: calledName(speaker) } : named;
      return { id: isThird(view) ? "stage-answers-third" : "stage-answers", args };
    }
    case "shown":
    case "void":
    case "over":
    case "assigning":
    case "sequencing":
    case "striking":
    case "wagering":
    case "discussing":
    case "collecting":
    case "revealing":
    case "calling":
    case "value":
      return { id: `state-${view.state}` };
  }
}
