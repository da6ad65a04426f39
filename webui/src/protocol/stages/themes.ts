/** Themes of one block of Полиглот (KK-13); the protocol numbers all twelve in a row. */
const THEMES_OF_BLOCK = 6;

/** The block of a theme, from 1. */
export function blockOf(theme: number): number {
  return Math.ceil(theme / THEMES_OF_BLOCK);
}

/** Its number in its block, from 1. */
export function numberInBlock(theme: number): number {
  return ((theme - 1) % THEMES_OF_BLOCK) + 1;
}
