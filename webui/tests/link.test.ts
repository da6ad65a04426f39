import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ASK_AFTER_MS, Link, type LinkState, STREAM_DEAD_AFTER_MS } from "../src/lib/link.ts";
import type { Frame } from "../src/lib/wire.ts";

interface Stream {
  write: (text: string) => void;
  end: () => void;
  aborted: boolean;
}

let streams: Stream[];
let asked: number;
let reachable: boolean;
let status: number;
let states: LinkState[];
let frames: Frame[];
let link: Link | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  [streams, states, frames, asked, reachable, status] = [[], [], [], 0, true, 200];
});

afterEach(() => {
  link?.close();
  vi.useRealTimers();
});

async function fetching(address: string, init: RequestInit): Promise<Response> {
  const signal = init.signal as AbortSignal;
  if (!reachable) {
    // On Wi-Fi that is gone nothing fails; it only never answers.
    return new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  }
  if (address === "/api/me") {
    asked += 1;
    return new Response("{}");
  }
  if (status !== 200) return new Response("{}", { status });
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  const stream: Stream = {
    write: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined),
    end: () => void writer.close().catch(() => undefined),
    aborted: false,
  };
  signal.addEventListener("abort", () => {
    stream.aborted = true;
    writer.abort().catch(() => undefined);
  });
  streams.push(stream);
  return new Response(pipe.readable);
}

function open(): void {
  link = new Link(
    "public",
    { frame: (frame) => frames.push(frame), state: (state) => states.push(state) },
    { fetch: fetching, now: () => Date.now() },
  );
}

const frame = (serial: number, boot = 1) =>
  `data: ${JSON.stringify({ boot, serial, game: 0, view: null })}\n\n`;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("the first frame makes it live", async () => {
  open();
  await pass(0);
  streams[0]?.write(frame(1));
  await pass(0);
  expect(states).toEqual(["live"]);
  expect(frames.map(({ serial }) => serial)).toEqual([1]);
});

test("a frame may come in pieces, and many at once", async () => {
  open();
  await pass(0);
  const text = frame(1) + frame(2);
  streams[0]?.write(text.slice(0, 30));
  streams[0]?.write(text.slice(30));
  await pass(0);
  expect(frames.map(({ serial }) => serial)).toEqual([1, 2]);
});

test("an older frame of the same start is dropped, one of a new start is not", async () => {
  open();
  await pass(0);
  streams[0]?.write(frame(9) + frame(4) + frame(1, 2));
  await pass(0);
  expect(frames.map(({ boot, serial }) => [boot, serial])).toEqual([
    [1, 9],
    [2, 1],
  ]);
});

test("a broken stream is grey at once, and joined again", async () => {
  open();
  await pass(0);
  streams[0]?.write(frame(1));
  await pass(0);
  streams[0]?.end();
  await pass(1);
  expect(states).toEqual(["live", "lost"]);
  await pass(300);
  streams[1]?.write(frame(2));
  await pass(0);
  expect(states).toEqual(["live", "lost", "live"]);
});

test("a quiet game is not a lost link: the box is asked", async () => {
  open();
  await pass(0);
  streams[0]?.write(frame(1));
  await pass(ASK_AFTER_MS + 4_000);
  expect(states).toEqual(["live"]);
  expect(asked).toBeGreaterThan(0);
});

test("a Wi-Fi that swallows everything is grey within five seconds", async () => {
  open();
  await pass(0);
  streams[0]?.write(frame(1));
  await pass(0);
  reachable = false;
  await pass(5_000);
  expect(states).toEqual(["live", "lost"]);
});

test("pings keep the link alive without a question", async () => {
  open();
  await pass(0);
  streams[0]?.write(frame(1));
  for (let second = 0; second < 20; second += 1) {
    await pass(1_000);
    streams[0]?.write(": ping\n\n");
  }
  await pass(0);
  expect([states, asked]).toEqual([["live"], 0]);
});

test("a stream that is dead while the box lives is joined anew", async () => {
  open();
  await pass(0);
  streams[0]?.write(frame(1));
  await pass(STREAM_DEAD_AFTER_MS + 2_000);
  expect(streams).toHaveLength(2);
  expect(streams[0]?.aborted).toBe(true);
});

test("after sleep it is grey, and live again with the first frame", async () => {
  open();
  await pass(0);
  streams[0]?.write(frame(1));
  await pass(0);
  // Timers do not run while a phone sleeps; only the clock has gone on.
  vi.setSystemTime(Date.now() + 60_000);
  link?.wake();
  await pass(0);
  streams[1]?.write(frame(7));
  await pass(0);
  expect(states).toEqual(["live", "lost", "live"]);
});

test("a page that is not paired is told so and does not knock on", async () => {
  status = 401;
  open();
  await pass(30_000);
  expect([states, streams.length]).toEqual([["unknown"], 0]);
});

test("a closed link is silent", async () => {
  open();
  await pass(0);
  link?.close();
  await pass(60_000);
  expect([states, streams.length]).toEqual([[], 1]);
});
