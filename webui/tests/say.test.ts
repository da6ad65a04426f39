import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { complaint, freshId, say, type Said } from "../src/lib/say.ts";

const read: Said = { to: "/api/say", game: 3, revision: 41, command: { say: "read" } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answers(...all: (Response | Error)[]) {
  const bodies: { id: string }[] = [];
  const post = async (_: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string) as { id: string });
    const answer = all[Math.min(bodies.length, all.length) - 1];
    if (answer instanceof Error) throw answer;
    return (answer as Response).clone();
  };
  return { bodies, post };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const done = json(200, { answer: "done", revision: 42 });

async function finished<T>(promise: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return promise;
}

test("what is said names the game, the revision and itself", async () => {
  const { bodies, post } = answers(done);
  expect(await finished(say(read, post))).toEqual({ answer: "done", revision: 42 });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ game: 3, revision: 41, command: { say: "read" } });
  expect(bodies[0]?.id).toMatch(/^[0-9a-f]{32}$/);
});

test("after a broken link it is said again under the same id", async () => {
  const { bodies, post } = answers(new Error("gone"), new Error("gone"), done);
  expect(await finished(say(read, post))).toMatchObject({ answer: "done" });
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
});

test("a box that does not know whether it was done is asked again under the same id", async () => {
  const { bodies, post } = answers(json(503, { problem: "no-answer", detail: "" }), done);
  expect(await finished(say(read, post))).toMatchObject({ answer: "done" });
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
});

test("at last it gives up and says so", async () => {
  const { bodies, post } = answers(new Error("gone"));
  const outcome = await finished(say(read, post));
  expect(outcome).toEqual({ answer: "unreachable" });
  expect(bodies).toHaveLength(4);
  expect(complaint(outcome)?.id).toBe("answer-unreachable");
});

test("a refusal is not said again", async () => {
  const { bodies, post } = answers(
    json(409, { answer: "refused", why: { refusal: "while-paused" } }),
  );
  expect(complaint(await finished(say(read, post)))?.id).toBe("refusal-while-paused");
  expect(bodies).toHaveLength(1);
});

test("nobody holds the floor: the sentence gets a 0, not a hole", () => {
  const why = { refusal: "not-the-floor", seat: 2, holder: null } as const;
  expect(complaint({ answer: "refused", why })).toEqual({
    id: "refusal-not-the-floor",
    args: { refusal: "not-the-floor", seat: 2, holder: 0 },
  });
});

test("a problem and a fault have their sentences", async () => {
  const { post } = answers(json(401, { problem: "not-paired", detail: "" }));
  expect(complaint(await finished(say(read, post)))?.id).toBe("problem-not-paired");
  const why = { fault: "seat-count", least: 2, most: 4 } as const;
  expect(complaint({ answer: "bad-setup", why })?.args).toMatchObject({ least: 2, most: 4 });
});

test("what is no answer is no success", async () => {
  for (const body of [null, 7, [], { answers: "done" }]) {
    const { post } = answers(json(200, body));
    expect(await finished(say(read, post))).toEqual({ answer: "problem", problem: "unknown" });
  }
});

test("ids do not meet", () => {
  expect(new Set(Array.from({ length: 1_000 }, freshId)).size).toBe(1_000);
});
