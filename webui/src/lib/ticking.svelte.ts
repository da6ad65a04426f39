/** How often a running clock is drawn. */
const DRAW_EVERY_MS = 50;

/** `performance.now()`, moving while somebody needs it to. */
class Ticking {
  now = $state(performance.now());
  #users = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Keeps the time moving until the returned function is called; for an `$effect`. */
  use(): () => void {
    this.now = performance.now();
    this.#users += 1;
    this.#timer ??= setInterval(() => (this.now = performance.now()), DRAW_EVERY_MS);
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }
}

export const ticking = new Ticking();
