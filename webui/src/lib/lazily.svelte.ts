import type { Component } from "svelte";

/** Before a part that did not come is asked for again. */
const AGAIN_AFTER_MS = 700;

/** A part of a page that is loaded when it is first wanted, and asked for until it comes. */
class Lazily<Props extends Record<string, unknown>> {
  part = $state.raw<Component<Props> | null>(null);
  #asked = false;

  constructor(readonly load: () => Promise<{ default: Component<Props> }>) {}

  want(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    while (!this.part) {
      try {
        this.part = (await this.load()).default;
      } catch (error) {
        // The box was away for a moment.
        console.error(error);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      }
    }
  }
}

export function lazily<Props extends Record<string, unknown>>(
  load: () => Promise<{ default: Component<Props> }>,
): Lazily<Props> {
  return new Lazily(load);
}
