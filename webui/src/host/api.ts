import { speech, t } from "../lib/speech.svelte.ts";

/** What became of a request beside the game's own words. */
export type Asked<T> = { ok: true; body: T } | { ok: false; problem: string; body: unknown };

/** Asks the box; a file goes byte by byte, everything else as JSON. */
export async function ask<T>(
  address: string,
  method: "GET" | "POST" | "DELETE" = "GET",
  body?: unknown,
): Promise<Asked<T>> {
  const init: RequestInit = { method, cache: "no-store" };
  if (method !== "GET") {
    const file = body instanceof Blob;
    init.headers = { "Content-Type": file ? "application/octet-stream" : "application/json" };
    init.body = file ? body : JSON.stringify(body ?? {});
  }
  try {
    const response = await fetch(address, init);
    return answered<T>(response.status, await response.text());
  } catch {
    return { ok: false, problem: "unreachable", body: null };
  }
}

/** What an answer of this status and text means. */
export function answered<T>(status: number, text: string): Asked<T> {
  const content = contentOf(text);
  if (status >= 200 && status < 300) return { ok: true, body: content as T };
  return { ok: false, problem: problemIn(content), body: content };
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function problemIn(body: unknown): string {
  const has = typeof body === "object" && body !== null && "problem" in body;
  return has && typeof body.problem === "string" ? body.problem : "unknown";
}

/** A problem in words; one that this page does not know yet is still told. */
export function problemText(problem: string): string {
  const id = `problem-${problem}`;
  return t(speech.words?.has(id) ? id : "problem-unknown");
}
