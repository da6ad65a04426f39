import { Guard } from "../lib/guard.ts";
import { Live } from "../lib/live.svelte.ts";
import { complaint, say, type Sentence } from "../lib/say.ts";
import type { CaptainView, Command, ProblemCode } from "../lib/wire.ts";

/** How long a complaint stays. */
const NOTICE_MS = 7_000;
/** How often words that the game has overtaken are said anew, if they still may be. */
const ANEW_MOST = 3;
/** Before that, so that the page has heard where the game is. */
const ANEW_AFTER_MS = 150;

const GONE: ReadonlySet<string> = new Set<ProblemCode>(["not-paired", "captain-gone"]);

type Word = Command["say"];

/** Whether the captain may say this word now. */
export function may(captain: CaptainView | null, word: Word): boolean {
  return captain?.legal.some((command) => command.say === word) ?? false;
}

/** A captain's page at work: what it sees, and what it says. */
export class Session {
  readonly live = new Live("captain");
  readonly guard = new Guard();
  notice = $state.raw<Sentence | null>(null);
  /** Something is on its way to the box. */
  sending = $state(false);
  /** Counts what the box did not take: whoever shows a draft shows the box's entry again. */
  failures = $state(0);

  #next: Command | null = null;
  #noticed: ReturnType<typeof setTimeout> | undefined;

  get usable(): boolean {
    return this.live.state === "live";
  }

  /** Says it; of several in a row only the latest counts, since each carries the whole entry. */
  enter(command: Command): void {
    this.#next = command;
    if (!this.sending) void this.#send();
  }

  close(): void {
    clearTimeout(this.#noticed);
    this.#next = null;
    this.live.close();
  }

  async #send(): Promise<void> {
    this.sending = true;
    for (let anew = 0; this.#next; ) {
      const command = this.#next;
      this.#next = null;
      const frame = this.live.frame;
      if (!frame?.view) break;
      const { game, view } = frame;
      const said = await say({ to: "/api/say", game, revision: view.revision, command });
      if (this.#next) continue;
      if (said.answer === "stale" && anew < ANEW_MOST) {
        anew += 1;
        await new Promise((resolve) => setTimeout(resolve, ANEW_AFTER_MS));
        const captain = this.live.frame?.view?.captain ?? null;
        if (!this.#next && may(captain, command.say)) this.#next = command;
        if (this.#next) continue;
      }
      // Whoever is no captain any more hears why from the stream.
      const gone = said.answer === "problem" && GONE.has(said.problem);
      if (gone) this.live.join();
      if (said.answer !== "done" && said.answer !== "not-saved") this.failures += 1;
      this.#complain(complaint(said));
    }
    this.sending = false;
  }

  #complain(notice: Sentence | null): void {
    clearTimeout(this.#noticed);
    this.notice = notice;
    if (notice) this.#noticed = setTimeout(() => (this.notice = null), NOTICE_MS);
  }
}
