import { randomBelow } from "./teams.ts";

/** The box keeps packs under names of these letters alone, at most so many. */
const LETTERS = 40;

/** The name under which the box can keep a file that is called like this on the phone. */
export function fileName(given: string): string {
  const ending = /\.zip$/i.test(given) ? "zip" : "toml";
  const stem = given
    .replace(/\.(toml|zip)$/i, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, LETTERS);
  // A name without a Latin letter or digit leaves nothing to tell packs apart by.
  return `${stem || `pack-${randomBelow(100_000)}`}.${ending}`;
}
