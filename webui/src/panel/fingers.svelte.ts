import { SvelteMap } from "svelte/reactivity";

import type { HostButton, Key, PanelPress, Problem } from "../lib/wire.ts";

export type PanelButton = { seat: number; key: Key } | { host: HostButton } | { spare: number };

export function nameOf(button: PanelButton): string {
  if ("seat" in button) return `${button.seat}${button.key}`;
  return "spare" in button ? `spare ${button.spare}` : button.host;
}

/**
 * All that presses the simulated desk: several fingers, the mouse, the keyboard. A button is down
 * as long as anything holds it, and its downs and ups reach the box in their order.
 */
export class Fingers {
  /** What each finger holds. */
  readonly #holds = new SvelteMap<string, PanelButton>();
  readonly #sent = new Map<string, Promise<void>>();
  trouble = $state<string | null>(null);

  isDown(button: PanelButton): boolean {
    const name = nameOf(button);
    return [...this.#holds.values()].some((held) => nameOf(held) === name);
  }

  down(finger: string, button: PanelButton): void {
    if (this.#holds.has(finger)) return;
    const before = this.isDown(button);
    this.#holds.set(finger, button);
    if (!before) this.#send(button, true);
  }

  up(finger: string): void {
    const button = this.#holds.get(finger);
    if (!button) return;
    this.#holds.delete(finger);
    if (!this.isDown(button)) this.#send(button, false);
  }

  /** Nobody holds a button on a page that nobody sees. */
  letGoAll(): void {
    for (const finger of [...this.#holds.keys()]) this.up(finger);
  }

  #send(button: PanelButton, down: boolean): void {
    const press: PanelPress = { ...button, down };
    const name = nameOf(button);
    // Only the same button waits for itself; other fingers are not held up.
    const before = this.#sent.get(name) ?? Promise.resolve();
    this.#sent.set(
      name,
      before.then(() => this.#post(press)),
    );
  }

  async #post(press: PanelPress): Promise<void> {
    try {
      const response = await fetch("/api/panel", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(press),
        // A release must arrive even when the page is being left.
        keepalive: true,
      });
      this.trouble = response.ok ? null : ((await response.json()) as Problem).problem;
    } catch {
      this.trouble = "unreachable";
    }
  }
}
