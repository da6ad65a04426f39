import { expect, test } from "vitest";

import { leftMs, share, tenths } from "../src/lib/clock.ts";
import type { ClockView } from "../src/lib/wire.ts";

const running: ClockView = { kind: "thinking", running: true, leftMs: 3_400, wholeMs: 5_000 };

test("a running clock counts from the instant at which it was heard", () => {
  expect(leftMs(running, 10_000, 10_000)).toBe(3_400);
  expect(leftMs(running, 10_000, 11_250)).toBe(2_150);
});

test("it stops at nothing, and never counts upwards", () => {
  expect(leftMs(running, 10_000, 99_000)).toBe(0);
  expect(leftMs(running, 10_000, 9_000)).toBe(3_400);
});

test("a stopped clock keeps what it had", () => {
  expect(leftMs({ ...running, running: false }, 10_000, 99_000)).toBe(3_400);
});

test("0.0 is shown only when the time has run out", () => {
  expect(tenths(1)).toBe(0.1);
  expect(tenths(0)).toBe(0);
  expect(tenths(2_901)).toBe(3);
});

test("a bar shows the part that is left", () => {
  expect(share(running, 2_500)).toBe(0.5);
  expect(share({ ...running, wholeMs: 0 }, 0)).toBe(0);
});
