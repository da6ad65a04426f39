import type { Preset } from "../../lib/wire.ts";
import type { Page } from "./teams.ts";

/** What a page of the set-up is called: where a seat is a player, teams are players. */
export function pageTitle(page: Page, preset: Preset): string {
  return page === "teams" && preset === "kokpar-kk" ? "setup-players-page" : `setup-${page}`;
}
