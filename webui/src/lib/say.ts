import type { Answer, Command, NewGame, ProblemCode, SetupError } from "./wire.ts";

/** What became of something said, as far as this page knows. */
export type Outcome =
  | Answer
  /** The box said no before the table saw it. */
  | { answer: "problem"; problem: string }
  /** Nobody knows: the link broke, and broke again. */
  | { answer: "unreachable" };

/** Waits before the same words, with the same id, are sent again. */
const AGAIN_AFTER_MS = [250, 750, 1_500];
/** An answer waits for the card, which may take a while; longer than this it is lost. */
const ANSWER_WITHIN_MS = 8_000;

/** Problems that leave open whether it was done. */
const UNDECIDED: ReadonlySet<string> = new Set<ProblemCode>(["no-answer", "too-slow"]);

/** What is said, and of what the sayer was looking at. */
export type Said =
  | { to: "/api/say"; game: number; revision: number; command: Command }
  | { to: "/api/begin"; game: number; setup: NewGame };

type Post = (address: string, init: RequestInit) => Promise<Response>;

/** Names something said, so that a doubled tap or a repeated request does nothing twice. */
export function freshId(): string {
  // Not randomUUID, which a page without TLS does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Says it until the box answers, always under the same id. */
export async function say(said: Said, post: Post = (a, i) => fetch(a, i)): Promise<Outcome> {
  const { to, ...words } = said;
  const body = JSON.stringify({ ...words, id: freshId() });
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await once(to, body, post);
    const wait = AGAIN_AFTER_MS[attempt];
    if (outcome.answer !== "unreachable" || wait === undefined) return outcome;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function once(to: string, body: string, post: Post): Promise<Outcome> {
  const giveUp = new AbortController();
  const overdue = setTimeout(() => giveUp.abort(), ANSWER_WITHIN_MS);
  try {
    const response = await post(to, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal: giveUp.signal,
    });
    const outcome = understood(await response.json());
    // Not known whether it was done: the same id may be sent again without harm.
    const unknown = outcome.answer === "problem" && UNDECIDED.has(outcome.problem);
    return unknown ? { answer: "unreachable" } : outcome;
  } catch {
    return { answer: "unreachable" };
  } finally {
    clearTimeout(overdue);
  }
}

function understood(body: unknown): Outcome {
  if (typeof body === "object" && body !== null) {
    if ("answer" in body) return body as Answer;
    if ("problem" in body && typeof body.problem === "string") {
      return { answer: "problem", problem: body.problem };
    }
  }
  return { answer: "problem", problem: "unknown" };
}

/** A message and its arguments. */
export interface Sentence {
  id: string;
  args?: Record<string, string | number>;
}

/** What to tell the host, if anything went otherwise than wished. */
export function complaint(outcome: Outcome): Sentence | null {
  switch (outcome.answer) {
    case "done":
      return null;
    case "not-saved":
      return { id: "answer-not-saved" };
    case "stale":
      return { id: "answer-stale" };
    case "unreachable":
      return { id: "answer-unreachable" };
    case "refused":
      return sentence(`refusal-${outcome.why.refusal}`, outcome.why);
    case "bad-setup":
      return faultSentence(outcome.why);
    case "problem":
      return { id: `problem-${outcome.problem}` };
  }
}

/** What is wrong with a set-up. */
export function faultSentence(why: SetupError): Sentence {
  return sentence(`fault-${why.fault}`, why);
}

function sentence(id: string, why: object): Sentence {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(why)) {
    // A variable without a value would show as its name; 0 stands for "nobody" in the sentences.
    args[name] = typeof value === "string" || typeof value === "number" ? value : 0;
  }
  return { id, args };
}
