import { mayFor } from "../../lib/commands.ts";
import type { Command, HostView, RosterView, StepKind, View } from "../../lib/wire.ts";

/** The word by which a team's decision in this step is entered. */
export function wordOf(kind: StepKind): Command["say"] {
  switch (kind) {
    case "assign":
    case "pick":
    case "sequence":
    case "strike":
    case "name":
    case "wager":
    case "write":
      return kind;
  }
}

/** What the host may enter for this team now: the wager may be handed in with the answer. */
export function enterable(host: HostView, kind: StepKind, seat: number): Command["say"][] {
  const words: Command["say"][] =
    kind === "wager" || kind === "write" ? ["wager", "write"] : [wordOf(kind)];
  return words.filter((word) => mayFor(host.legal, word, seat));
}

export function rosterOf(host: HostView, seat: number): RosterView["players"] {
  return host.rosters.find((roster) => roster.seat === seat)?.players ?? [];
}

/** The entry of a team as far as it goes, one place a theme. */
export function entryOf(view: View, host: HostView, seat: number): number[] {
  const entered = host.entries.find((entry) => entry.seat === seat)?.players ?? [];
  const places = Math.max(view.place.themes, view.themes.length, entered.length);
  return Array.from({ length: places }, (_, index) => entered[index] ?? 0);
}

/**
 * Puts a player on the chosen place, or the first free one. A team with enough players has each of
 * them once, so one who stands elsewhere moves; a short-handed team may name one twice.
 */
export function place(entry: number[], player: number, at: number | null, enough: boolean): number[] {
  const target = at ?? entry.indexOf(0);
  if (target < 0) return entry;
  return entry.map((one, index) => (index === target ? player : enough && one === player ? 0 : one));
}
