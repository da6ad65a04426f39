import type { Frame, View } from "../../webui/src/lib/wire.ts";

/** Listens to the public stream without a page, and remembers every byte that came. */
export class Spectator {
  heard = "";
  #latest: Frame | null = null;
  #closed = false;
  #stop = new AbortController();
  readonly #waiting = new Set<() => void>();

  constructor(readonly address: string) {
    void this.#listen();
  }

  get frame(): Frame {
    if (!this.#latest) throw new Error("nothing has been heard");
    return this.#latest;
  }

  get view(): View {
    if (!this.frame.view) throw new Error("no game is on the table");
    return this.frame.view;
  }

  async until(what: (frame: Frame) => boolean, withinMs: number): Promise<Frame> {
    const end = Date.now() + withinMs;
    while (!this.#latest || !what(this.#latest)) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain; it is ${JSON.stringify(this.#latest?.view?.state)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, left);
        const waiting = this.#waiting;
        function done() {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        }
        waiting.add(done);
      });
    }
    return this.#latest;
  }

  close(): void {
    this.#closed = true;
    this.#stop.abort();
  }

  async #listen(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#follow();
      } catch {
        // The box is down, or this is closed.
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stop;
    const response = await fetch(`${this.address}/api/events?as=public`, { signal });
    let rest = "";
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      const text = decoder.decode(bytes as Uint8Array, { stream: true });
      this.heard += text;
      const parts = (rest + text).split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) {
        const data = /^data:(.*)$/m.exec(part)?.[1];
        if (data) this.#latest = JSON.parse(data) as Frame;
      }
      for (const done of [...this.#waiting]) done();
    }
  }
}
