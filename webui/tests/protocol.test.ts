import { describe, expect, test } from "vitest";

import { optionWords } from "../src/host/setup/options.ts";
import { cellOf, pressesTold } from "../src/protocol/cells.ts";
import { sealOf } from "../src/protocol/fetch.ts";
import { asRound, correctionsOf, opens, placed, pointsOf } from "../src/protocol/sums.ts";
import type { ProtocolQuestion, Sheet } from "../src/lib/wire.ts";

const question: ProtocolQuestion = {
  number: 1,
  level: 3,
  price: 300,
  players: [],
  pressesLeftOut: 0,
  disputed: false,
  disputeOpen: false,
  presses: [
    { seat: 4, atUs: 1_000_000, fate: "ignored", why: "early" },
    { seat: 3, atUs: 2_000_000, fate: "floor" },
    { seat: 1, atUs: 2_012_840, fate: "queued" },
  ],
  attempts: [
    { attempt: 7, seat: 3, verdict: "wrong", points: -300, void: false },
    { attempt: 8, seat: 1, verdict: "correct", points: 300, void: false },
  ],
  outcome: "played",
  lots: [],
};

test("the value of an option has a sentence, whether the form offers it or not", () => {
  expect(optionWords("entry_form_required", "false")).toEqual(["option-no", {}]);
  expect(optionWords("fines", "true")).toEqual(["option-yes", {}]);
  expect(optionWords("answer_s", "3")).toEqual(["option-seconds", { count: 3 }]);
  expect(optionWords("answer_s", "host")).toEqual(["option-no-clock", {}]);
  expect(optionWords("think_s", "none")).toEqual(["option-no-clock", {}]);
  expect(optionWords("wager_min", "0")).toEqual(["option-number", { count: 0 }]);
  expect(optionWords("early_press", "lockout_ms=500")).toEqual([
    "option-early_press-block",
    { ms: 500 },
  ]);
  expect(optionWords("tie_policy", "host")).toEqual(["option-tie_policy-host", {}]);
});

describe("a question on paper", () => {
  test("tells presses from the first that counted, and those that did not in brackets", () => {
    const say = (_: string, { seat, ms }: Record<string, string | number>) => `${seat}@${ms}`;
    expect(pressesTold(question, say, (us) => `${us}us`)).toBe(
      "(4@-1000000us), 3@0us, 1@12840us",
    );
    const more = pressesTold({ ...question, pressesLeftOut: 7 }, (id) => id, String);
    expect(more).toMatch(/, protocol-presses-more$/);
  });

  test("has in each column what that seat did", () => {
    expect(cellOf(question, 1).map(({ sign, points }) => sign + points)).toEqual(["✓ 300"]);
    expect(cellOf(question, 2)).toEqual([]);
  });
});

test("sums are added by seat, and places keep their order", () => {
  const protocol = {
    corrections: [
      { seat: 1, points: -100, fine: true, reason: null },
      { seat: 2, points: 50, fine: false, reason: "x" },
      { seat: 1, points: 30, fine: false, reason: "y" },
    ],
    standings: [
      { seat: 3, place: 2, score: 0 },
      { seat: 1, place: 2, score: 0 },
      { seat: 2, place: 1, score: 9 },
    ],
  } as unknown as Sheet;
  expect(correctionsOf(protocol, 1)).toBe(-70);
  expect(placed(protocol).map(({ seat }) => seat)).toEqual([2, 1, 3]);
  expect(pointsOf([{ seat: 2, points: 5 }], 1)).toBe(0);
});

test("a game that began with totals says so", () => {
  const of = (points: number) => ({ opening: [{ seat: 1, points }] }) as unknown as Sheet;
  expect([opens(of(0)), opens(of(-300))]).toEqual([false, true]);
});

test("questions between equals stand one by one, and count in no sum", () => {
  const round = asRound([question, { ...question, players: [{ seat: 1, name: "x" }] }]);
  expect(round.themes.map(({ number, players }) => [number, players.length])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(round.totals).toEqual([]);
});

test("only a signed book has a seal", () => {
  const of = (signed: boolean) => ({ signed, head: "9f86d081884c7d65" }) as unknown as Sheet;
  expect(sealOf(of(true))).toBe("9f86d081884c");
  expect(sealOf(of(false))).toBeNull();
});
