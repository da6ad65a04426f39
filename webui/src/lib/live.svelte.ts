import { Link, type LinkState } from "./link.ts";
import { missed } from "./sounds.ts";
import type { Frame, Sound, StreamKind } from "./wire.ts";

/** After a longer silence what was not heard is past, and is not made up for. */
const MAKE_UP_WITHIN_MS = 1_000;

/** The latest frame and how sure it is, for components. */
export class Live {
  frame = $state.raw<Frame | null>(null);
  state = $state<LinkState>("joining");
  /** `performance.now()` when the frame came: clocks count from here. */
  heardAt = $state(0);

  readonly #link: Link;
  readonly #ears: ((sounds: Sound[], frame: Frame, before: Frame) => void)[] = [];
  readonly #off = new AbortController();

  constructor(onlooker: StreamKind) {
    this.#link = new Link(
      onlooker,
      { frame: (frame, at) => this.#take(frame, at), state: (state) => (this.state = state) },
      { fetch: (address, init) => fetch(address, init), now: () => performance.now() },
    );
    const signal = this.#off.signal;
    const woken = () => document.visibilityState === "visible" && this.#link.wake();
    document.addEventListener("visibilitychange", woken, { signal });
    window.addEventListener("online", woken, { signal });
    window.addEventListener("offline", () => this.#link.lose(), { signal });
    window.addEventListener("pageshow", (event) => event.persisted && woken(), { signal });
  }

  /** Is told of each new frame that follows another one of the same start of the box. */
  listen(ear: (sounds: Sound[], frame: Frame, before: Frame) => void): void {
    this.#ears.push(ear);
  }

  join(): void {
    this.#link.join();
  }

  close(): void {
    this.#off.abort();
    this.#link.close();
  }

  #take(frame: Frame, at: number): void {
    const before = this.frame;
    const late = at - this.heardAt > MAKE_UP_WITHIN_MS;
    this.heardAt = at;
    this.frame = frame;
    if (!before || before.boot !== frame.boot || before.serial >= frame.serial) return;
    const news = frame.view?.revision !== before.view?.revision || frame.game !== before.game;
    const own = news ? (frame.view?.sounds ?? []) : [];
    const sounds = news && !late ? [...missed(before, frame), ...own] : own;
    for (const ear of this.#ears) ear(sounds, frame, before);
  }
}
