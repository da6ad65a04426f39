import type { HostView, View } from "../../lib/wire.ts";

/** Pages of the menu, in the order in which a match calls for them. */
export const MENU_PAGES = ["play", "standings", "disputes", "captains", "buttons", "addresses"] as const;
export type MenuPage = (typeof MENU_PAGES)[number];

/** A game without rounds has neither line-ups nor captains' phones. */
export function pagesOf(view: View, host: HostView): MenuPage[] {
  const rounds = view.place.round !== null || host.rosters.length > 0 || view.finale !== null;
  // Where a seat is a player there are no captains.
  if (view.stages) return MENU_PAGES.filter((page) => page !== "captains");
  return MENU_PAGES.filter((page) => rounds || (page !== "play" && page !== "captains"));
}
