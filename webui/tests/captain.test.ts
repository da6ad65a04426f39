import { describe, expect, test } from "vitest";

import { cleared, eligible, missing, padded, placed, same, unplaced } from "../src/captain/lineup.ts";
import { codeOf } from "../src/captain/pairing.ts";
import { lengthOf, oneLine, wagerOf } from "../src/captain/wager.ts";

const player = (name: string, reserve = false) => ({ name, reserve, used: false });
const five = ["a", "b", "c", "d", "e"].map((name) => player(name));

describe("a line-up", () => {
  test("has a place for each theme, whatever came", () => {
    expect(padded([2], 5)).toEqual([2, 0, 0, 0, 0]);
    expect(padded([1, 2, 3, 4, 5, 6], 5)).toEqual([1, 2, 3, 4, 5]);
  });

  test("moves a player, and whoever stood there takes the place that becomes free", () => {
    expect(placed([0, 0, 0, 0, 0], 3, 2)).toEqual([0, 3, 0, 0, 0]);
    expect(placed([1, 3, 0, 0, 0], 3, 4)).toEqual([1, 0, 0, 3, 0]);
    expect(placed([1, 3, 0, 0, 0], 3, 1)).toEqual([3, 1, 0, 0, 0]);
    expect(placed([1, 3, 0, 0, 0], 5, 1)).toEqual([5, 3, 0, 0, 0]);
  });

  test("names nobody twice, however it is tapped", () => {
    let places = padded([], 5);
    for (let step = 0; step < 500; step += 1) {
      places = placed(places, ((step * 7) % 5) + 1, ((step * 3 + (step >> 2)) % 5) + 1);
      const named = places.filter((one) => one !== 0);
      expect(new Set(named).size).toBe(named.length);
    }
  });

  test("lacks as many as can still be named", () => {
    expect(missing([1, 0, 0, 0, 0], five)).toBe(4);
    expect(missing([1, 2, 3, 4, 5], five)).toBe(0);
    expect(missing([1, 2, 0, 0, 0], five.slice(0, 2))).toBe(0);
    expect(cleared([1, 2, 3, 4, 5], 3)).toEqual([1, 2, 0, 4, 5]);
  });

  test("never asks for a reserve", () => {
    const roster = [...five, player("r", true)];
    expect(eligible(roster)).toEqual([1, 2, 3, 4, 5]);
    expect(unplaced([1, 2, 3, 4, 0], roster)).toEqual([5]);
  });

  test("is the same with and without what is open at its end", () => {
    expect(same([1, 2], [1, 2, 0, 0, 0])).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
  });
});

describe("a wager", () => {
  test("is digits within the limits, and nothing else", () => {
    expect(wagerOf("1", [1, 1500])).toBe(1);
    expect(wagerOf(" 1500 ", [1, 1500])).toBe(1500);
    for (const none of ["", "   "]) expect(wagerOf(none, [0, 10])).toBe("empty");
    for (const out of ["0", "1501", "99999999999999999999"])
      expect(wagerOf(out, [1, 1500])).toBe("range");
    for (const odd of ["-5", "+5", "1e3", "12.5", "1 500", "0x10", "٥", "５", "5p", "½"])
      expect(wagerOf(odd, [0, 1500])).toBe("digits");
  });

  test("may be nothing where the rules say so", () => {
    expect(wagerOf("0", [0, 300])).toBe(0);
  });
});

test("a code is six digits, with whatever people put between them", () => {
  expect(codeOf("204816")).toBe("204816");
  expect(codeOf(" 204-816 ")).toBe("204816");
  for (const other of ["20481", "2048167", "20481a", "٢٠٤٨١٦", ""]) expect(codeOf(other)).toBeNull();
});

test("an answer is one line, counted in characters and not in halves of them", () => {
  expect(oneLine("  Sır\n  dərya ")).toBe("Sır dərya");
  expect(lengthOf("🐆".repeat(200))).toBe(200);
});
