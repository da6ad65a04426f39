import { isLanguage, type Language } from "../lib/words.ts";

/** What an overlay can show. */
export const PARTS = ["scores", "clock", "floor", "theme", "times", "board"] as const;
export type Part = (typeof PARTS)[number];

const POSITIONS = ["bottom", "top", "left", "right"] as const;
export type Position = (typeof POSITIONS)[number];

/** Smaller nobody reads, larger leaves no picture. */
const SCALE = { least: 0.5, most: 4 };

/** How a streamer wants it, as the address says. */
export interface Wishes {
  show: ReadonlySet<Part>;
  position: Position;
  scale: number;
  language: Language | null;
}

/** What is not understood is as if it were not said. */
export function wishesOf(query: string): Wishes {
  const said = new URLSearchParams(query);
  const named = (said.get("show") ?? "").split(",").map((part) => part.trim());
  const parts = PARTS.filter((part) => named.includes(part));
  const scale = Number(said.get("scale") ?? 1);
  const position = POSITIONS.find((one) => one === said.get("position"));
  const language = said.get("lang");
  return {
    show: new Set(parts.length > 0 ? parts : PARTS),
    position: position ?? "bottom",
    scale: scale > 0 ? Math.min(SCALE.most, Math.max(SCALE.least, scale)) : 1,
    language: isLanguage(language) ? language : null,
  };
}
