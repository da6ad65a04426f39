/** How long a tap on what stood there before does nothing. */
export const GUARD_MS = 400;

/**
 * Keeps a button from changing its meaning under a finger: a tap counts only if the same scene has
 * stood for a while when the finger comes down, and still stands when it goes up.
 */
export class Guard {
  #scene = "";
  #since = Number.NEGATIVE_INFINITY;
  #downOn: string | null = null;
  readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Tells which scene the page shows; the first one is nobody's surprise. */
  shows(scene: string): void {
    if (scene === this.#scene) return;
    if (this.#scene !== "") this.#since = this.now();
    this.#scene = scene;
    this.#downOn = null;
  }

  /** Milliseconds until taps count. */
  get closedForMs(): number {
    return Math.max(0, this.#since + GUARD_MS - this.now());
  }

  /** A finger comes down on a button. */
  down(): void {
    this.#downOn = this.closedForMs > 0 ? null : this.#scene;
  }

  /** Whether the tap that ends now counts. The keyboard is no `finger` and has no down. */
  counts(finger: boolean): boolean {
    const from = finger ? this.#downOn : this.#scene;
    this.#downOn = null;
    return from === this.#scene && this.closedForMs === 0;
  }
}

/**
 * A finger that has held to the end is still down, and the page may have moved under it: what it
 * lets go over is not meant.
 */
export function swallowRelease(): void {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, signal });
  const released = () => setTimeout(() => over.abort(), GUARD_MS);
  for (const end of ["pointerup", "pointercancel"])
    window.addEventListener(end, released, { capture: true, signal });
}
