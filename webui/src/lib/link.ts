import type { Frame, StreamKind } from "./wire.ts";

/** How a page hangs on the box. */
export type LinkState =
  /** Nothing has been heard yet. */
  | "joining"
  /** What the page shows is so. */
  | "live"
  /** What the page shows may have passed: it must be grey. */
  | "lost"
  /** The box does not know this page as a host's, or a captain's. */
  | "unknown";

/** Silence after which the box is asked whether it still lives; a running game speaks often. */
export const ASK_AFTER_MS = 2_500;
/** An answer that takes longer than this on the hall's own Wi-Fi is none. */
export const ANSWER_WITHIN_MS = 2_000;
/** The box pings its streams every 10 s, so a stream this silent is dead even if the box lives. */
export const STREAM_DEAD_AFTER_MS = 25_000;
/** Between two attempts to join: short, since somebody stands there and waits. */
export const JOIN_AGAIN_MS = [200, 500, 1_000] as const;
/** How often silence is looked at. */
const LOOK_EVERY_MS = 500;

/** What a link needs of the browser; tests bring their own. */
export interface Surroundings {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}

/** What a link tells its page. */
export interface Listener {
  frame: (frame: Frame, heardAt: number) => void;
  state: (state: LinkState) => void;
}

/**
 * Follows the box's events. It reads the stream by `fetch` and not by `EventSource`, which hides
 * both the status of a refusal and the pings, and so could not tell a dead link from a quiet game.
 */
export class Link {
  #state: LinkState = "joining";
  #stream: AbortController | null = null;
  #streamHeardAt = 0;
  #boxHeardAt = 0;
  #asking = false;
  #failures = 0;
  #latest: Pick<Frame, "boot" | "serial"> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #look: ReturnType<typeof setInterval>;

  constructor(
    readonly onlooker: StreamKind,
    readonly listener: Listener,
    readonly around: Surroundings,
  ) {
    this.#look = setInterval(() => this.#watch(), LOOK_EVERY_MS);
    this.join();
  }

  /** Joins anew at once: after sleep, after a change of network, after pairing. */
  join(): void {
    clearTimeout(this.#retry);
    this.#stream?.abort();
    const stream = new AbortController();
    this.#stream = stream;
    this.#streamHeardAt = this.around.now();
    void this.#follow(stream);
  }

  /** The device has woken: what is shown may be old, and a sleeping link may only seem to live. */
  wake(): void {
    if (this.around.now() - this.#boxHeardAt > ASK_AFTER_MS) this.#become("lost");
    this.join();
  }

  /** The browser says that there is no network. */
  lose(): void {
    this.#become("lost");
  }

  /** Ends the link for good. */
  close(): void {
    clearInterval(this.#look);
    clearTimeout(this.#retry);
    this.#stream?.abort();
    this.#stream = null;
  }

  async #follow(stream: AbortController): Promise<void> {
    const overdue = setTimeout(() => stream.abort(), ANSWER_WITHIN_MS);
    try {
      const response = await this.around.fetch(`/api/events?as=${this.onlooker}`, {
        headers: { Accept: "text/event-stream" },
        cache: "no-store",
        signal: stream.signal,
      });
      clearTimeout(overdue);
      // A captain whose team does not sit at its seat any more is gone, not unpaired.
      if (response.status === 401 || response.status === 410) {
        this.#become("unknown");
        this.#stream = null;
        return;
      }
      if (response.ok && response.body) await this.#read(response.body, stream);
    } catch {
      // A broken stream and a closed one are mended alike, below.
    } finally {
      clearTimeout(overdue);
    }
    if (this.#stream === stream) this.#joinLater();
  }

  async #read(body: ReadableStream<Uint8Array>, stream: AbortController): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done || this.#stream !== stream) return;
      this.#streamHeardAt = this.#boxHeardAt = this.around.now();
      const parts = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = parts.pop() ?? "";
      // Only the last frame of a burst is worth drawing, but each may carry a sound.
      for (const part of parts) this.#take(part);
    }
  }

  #take(event: string): void {
    const data = event
      .split(/\r?\n/)
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice("data:".length).trimStart())
      .join("\n");
    if (data === "") return;
    const frame = JSON.parse(data) as Frame;
    const latest = this.#latest;
    if (latest && latest.boot === frame.boot && frame.serial < latest.serial) return;
    this.#latest = { boot: frame.boot, serial: frame.serial };
    this.#failures = 0;
    this.listener.frame(frame, this.around.now());
    this.#become("live");
  }

  #joinLater(): void {
    this.#become("lost");
    const wait = JOIN_AGAIN_MS[Math.min(this.#failures, JOIN_AGAIN_MS.length - 1)];
    this.#failures += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.join(), wait);
  }

  #watch(): void {
    if (this.#state !== "live") return;
    const now = this.around.now();
    if (now - this.#streamHeardAt > STREAM_DEAD_AFTER_MS) this.join();
    else if (now - this.#boxHeardAt > ASK_AFTER_MS && !this.#asking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    const giveUp = new AbortController();
    const overdue = setTimeout(() => giveUp.abort(), ANSWER_WITHIN_MS);
    try {
      await this.around.fetch("/api/me", { cache: "no-store", signal: giveUp.signal });
      this.#boxHeardAt = this.around.now();
    } catch {
      this.#become("lost");
      this.join();
    } finally {
      clearTimeout(overdue);
      this.#asking = false;
    }
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.listener.state(state);
  }
}
