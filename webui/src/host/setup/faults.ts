import type { SetupError } from "../../lib/wire.ts";
import type { Page } from "./teams.ts";

/** Where on the pages of the set-up a fault is mended. */
export interface Spot {
  page: Page;
  /** Of the field itself, if it is one. */
  selector: string | null;
}

/** Where this fault is mended, for a host who looks at `page`. */
export function spotOf(why: SetupError, page: Page): Spot {
  // Going on from paper has teams, scores and place on one page.
  const teams: Page = page === "place" ? "place" : "teams";
  switch (why.fault) {
    case "seat-count":
      return { page: page === "start" ? "start" : teams, selector: "[data-field=count]" };
    case "seat-twice":
    case "not-wired":
      return { page: "seats", selector: `${seat(why.seat)} select` };
    case "name":
      return { page: teams, selector: `${seat(why.seat)} input` };
    case "same-name":
      return { page: teams, selector: `${seat(why.other)} input` };
    case "players":
    case "reserves":
      return { page: "teams", selector: `${seat(why.seat)} details input` };
    case "entry-form":
      return { page: "teams", selector: `${seat(why.seat)} button.form` };
    case "unknown-option":
    case "option-value": {
      const option = why.option.replace(/[^a-z0-9_]/g, "");
      return { page: "options", selector: `#option-${option}` };
    }
    case "theme":
      return { page: page === "place" || page === "rematch" ? page : "pack", selector: null };
    case "start":
      return { page: "place", selector: ".where select" };
    case "score":
      return { page: "place", selector: `${seat(why.seat)} input.score` };
  }
}

function seat(number: number): string {
  return `[data-team-on="${number}"]`;
}

/** The field of this spot, once its page is drawn; opened, if it stands in something folded. */
export function fieldOf(spot: Spot, within: HTMLElement): HTMLElement | null {
  const field = spot.selector ? within.querySelector<HTMLElement>(spot.selector) : null;
  for (let box = field?.closest("details"); box; box = box.parentElement?.closest("details")) {
    box.open = true;
  }
  return field;
}
