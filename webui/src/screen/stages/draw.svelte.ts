import type { StagesView } from "../../lib/wire.ts";

/** How long each candidate lights up: ever slower, 2.4 s in all. The draw may take 3 s at most. */
const STEPS_MS = [90, 90, 100, 110, 130, 150, 180, 220, 280, 360, 690];

const CALM = "(prefers-reduced-motion: reduce)";

/** Shows chance at work: what was drawn is known, and lights up last. */
export class DrawShow {
  /** Which candidate is lit; nothing when nothing is being drawn. */
  lit = $state<string | null>(null);
  #before: StagesView | null = null;
  #result: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The next view; a draw shows where a player who had to draw has drawn. */
  see(now: StagesView | null): void {
    const before = this.#before;
    this.#before = now;
    if (!before || !now) return this.stop();
    const result = now.draws ? null : resultOf(now);
    if (result === this.#result && before.turn === now.turn) return;
    // Whoever has gone on waits for no show.
    this.stop();
    this.#result = result;
    if (!before.draws || now.draws || before.turn !== now.turn) return;
    const candidates = candidatesOf(before, result);
    // What is the only one left is not drawn.
    if (result === null || candidates.length < 2 || matchMedia(CALM).matches) return;
    this.#run(candidates, result);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.lit = null;
  }

  #run(candidates: string[], result: string): void {
    clearTimeout(this.#timer);
    const last = candidates.indexOf(result);
    const step = (number: number) => {
      const wait = STEPS_MS[number];
      if (wait === undefined) return void (this.lit = null);
      const behind = STEPS_MS.length - 1 - number;
      const at = (((last - behind) % candidates.length) + candidates.length) % candidates.length;
      this.lit = candidates[at] ?? null;
      this.#timer = setTimeout(() => step(number + 1), wait);
    };
    step(0);
  }
}

export const blockName = (block: number): string => `block ${block}`;
export const topicName = (block: number, number: number): string => `theme ${block} ${number}`;

/** The block that was drawn, or the theme where chance gives the theme itself. */
function resultOf({ blocks, turn }: StagesView): string | null {
  for (const [block, { themes }] of blocks.entries()) {
    const given = themes.find(({ current, takenBy }) => current && takenBy === turn);
    if (given) return topicName(block, given.number);
  }
  const drawn = blocks.findIndex((block) => block.drawn);
  return drawn < 0 ? null : blockName(drawn);
}

/** What could have been drawn. */
function candidatesOf({ blocks }: StagesView, result: string | null): string[] {
  const free = blocks.map(({ themes }) => themes.filter(({ takenBy }) => takenBy === null));
  if (result?.startsWith("theme")) {
    return free.flatMap((themes, block) => themes.map(({ number }) => topicName(block, number)));
  }
  return free.flatMap((themes, block) => (themes.length > 0 ? [blockName(block)] : []));
}
