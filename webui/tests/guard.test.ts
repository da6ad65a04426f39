import { beforeEach, expect, test } from "vitest";

import { Guard, GUARD_MS } from "../src/lib/guard.ts";

let now = 0;
let guard: Guard;

beforeEach(() => {
  now = 5_000;
  guard = new Guard(() => now);
  guard.shows("a");
});

test("a tap on a scene that stands counts, the first one at once", () => {
  guard.down();
  now += 80;
  expect(guard.counts(true)).toBe(true);
});

test("a finger that came down before the scene changed does nothing", () => {
  guard.down();
  guard.shows("b");
  now += GUARD_MS + 1;
  expect(guard.counts(true)).toBe(false);
});

test("a finger that comes down within the guard does nothing, even if it goes up after it", () => {
  guard.shows("b");
  now += GUARD_MS - 1;
  guard.down();
  now += 300;
  expect(guard.counts(true)).toBe(false);
});

test("after the guard the new scene takes taps", () => {
  guard.shows("b");
  now += GUARD_MS;
  guard.down();
  expect(guard.counts(true)).toBe(true);
});

test("the same scene told again changes nothing", () => {
  guard.shows("b");
  now += GUARD_MS;
  guard.shows("b");
  expect(guard.closedForMs).toBe(0);
});

test("one finger is one tap", () => {
  guard.down();
  expect(guard.counts(true)).toBe(true);
  expect(guard.counts(true)).toBe(false);
});

test("the keyboard has no down, but waits as well", () => {
  expect(guard.counts(false)).toBe(true);
  guard.shows("b");
  expect(guard.counts(false)).toBe(false);
});
