import { Guard } from "../lib/guard.ts";
import { Live } from "../lib/live.svelte.ts";
import { complaint, say, type Said, type Sentence } from "../lib/say.ts";
import { Speaker } from "../lib/sounds.ts";
import type { Command, NewGame, SetupError } from "../lib/wire.ts";

/** How long a complaint stays. */
const NOTICE_MS = 7_000;
/** How long the whole page says STOP. */
const STOP_MS = 900;
const STOP_VIBRATION_MS = [180, 60, 180];

/** A host's page at work: what it sees, and what it says. */
export class Session {
  readonly live = new Live("host");
  readonly guard = new Guard();
  readonly speaker = new Speaker();
  /** A scene has just changed: taps do nothing yet. */
  settling = $state(false);
  /** Something is on its way to the box. */
  busy = $state(false);
  notice = $state.raw<Sentence | null>(null);
  /** What the box did not like about a set-up. It stays until another one is sent or the host goes on. */
  fault = $state.raw<SetupError | null>(null);
  /** Somebody has just pressed. */
  stop = $state(false);

  #settled: ReturnType<typeof setTimeout> | undefined;
  #noticed: ReturnType<typeof setTimeout> | undefined;
  #stopped: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.live.listen((sounds, frame, before) => {
      for (const sound of sounds) this.speaker.play(sound);
      const floor = frame.view?.floor ?? null;
      const taken = floor !== null && before.view?.floor === null;
      const game = frame.game === before.game && !frame.view?.paused;
      // Where the host's own signal gives the right to answer (B-9), nobody is to be stopped.
      const pressed = before.view?.state !== "waiting-signal";
      if (taken && game && pressed && before.view?.paused === false) this.#cryStop();
    });
  }

  get usable(): boolean {
    return this.live.state === "live";
  }

  /** To be called whenever the page shows another scene. */
  shows(scene: string): void {
    this.guard.shows(scene);
    clearTimeout(this.#settled);
    const closed = this.guard.closedForMs;
    this.settling = closed > 0;
    if (closed > 0) this.#settled = setTimeout(() => (this.settling = false), closed);
  }

  async say(command: Command): Promise<boolean> {
    const frame = this.live.frame;
    if (!frame?.view) return false;
    const { game, view } = frame;
    return this.#send({ to: "/api/say", game, revision: view.revision, command });
  }

  async begin(setup: NewGame): Promise<boolean> {
    const game = this.live.frame?.game ?? 0;
    return this.#send({ to: "/api/begin", game, setup });
  }

  hush(): void {
    clearTimeout(this.#stopped);
    this.stop = false;
  }

  close(): void {
    clearTimeout(this.#settled);
    clearTimeout(this.#noticed);
    this.hush();
    this.live.close();
  }

  async #send(said: Said): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    const outcome = await say(said);
    this.busy = false;
    if (outcome.answer === "bad-setup") {
      this.fault = outcome.why;
      this.#complain(null);
      return false;
    }
    if (outcome.answer === "problem" && outcome.problem === "not-paired") this.live.join();
    this.#complain(complaint(outcome));
    return outcome.answer === "done" || outcome.answer === "not-saved";
  }

  #complain(notice: Sentence | null): void {
    clearTimeout(this.#noticed);
    this.notice = notice;
    if (notice) this.#noticed = setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  #cryStop(): void {
    navigator.vibrate?.(STOP_VIBRATION_MS);
    clearTimeout(this.#stopped);
    this.stop = true;
    this.#stopped = setTimeout(() => (this.stop = false), STOP_MS);
  }
}
