import { describe, expect, test } from "vitest";

import { reveals } from "../src/host/menu/reveals.ts";
import { optionsOf, usual, OPTIONS } from "../src/host/setup/options.ts";
import { milliseconds, StageDraft } from "../src/host/setup/stage-draft.svelte.ts";
import { pad } from "../src/lib/commands.ts";
import type { AttemptView, Command, HostView, Key, Verdict } from "../src/lib/wire.ts";

function host(more: Partial<HostView>): HostView {
  return {
    legal: [],
    likely: [],
    undo: null,
    attempts: [],
    presses: [],
    beforeReading: false,
    answerOverdue: false,
    tied: [],
    lots: [],
    entries: [],
    rosters: [],
    disputes: [],
    spares: null,
    ...more,
  };
}
const line = (question: number, seat: number, verdict: Verdict, attempt = 0): AttemptView => ({
  attempt,
  question,
  price: 1,
  seat,
  verdict,
  points: verdict === "correct" ? 1 : 0,
  void: false,
});
const amend = (reveal: number, key: Key): Command => ({ say: "amend-key", reveal, key });
const show = (key: Key): Command => ({ say: "show", price: null, key });

describe("answers by keys", () => {
  test("are listed by question, with the option that counts as right", () => {
    const view = host({
      legal: [amend(2, "a"), amend(2, "b"), amend(1, "a"), amend(1, "c")],
      attempts: [line(1, 1, "correct"), line(1, 2, "wrong"), line(3, 1, "no-answer"), line(3, 2, "wrong")],
    });
    expect(reveals(view)).toEqual([
      { reveal: 1, question: 1, key: "b", others: ["a", "c"], right: 1, players: 2 },
      { reveal: 2, question: 3, key: "c", others: ["a", "b"], right: 0, players: 2 },
    ]);
  });

  test("are not mixed with the host's verdicts, and leave out what does not count", () => {
    const view = host({
      legal: [amend(2, "a"), amend(2, "b")],
      attempts: [line(1, 1, "correct"), line(2, 1, "correct", 1), line(4, 1, "correct")],
    });
    expect(reveals(view).map(({ reveal, question }) => [reveal, question])).toEqual([[2, 4]]);
  });
});

describe("a question on paper", () => {
  test("asks which option is right, where the pack knows it one button shows it", () => {
    const paper = pad(host({ legal: ["a", "b", "c"].map((key) => show(key as Key)), likely: [show("a")] }), null);
    expect([paper.keys.length, paper.big]).toEqual([3, null]);
    const pack = pad(host({ legal: [show("b")], likely: [show("b")] }), null);
    expect([pack.keys.length, pack.big]).toEqual([0, show("b")]);
  });
});

describe("a game that goes on from paper", () => {
  test("takes times in seconds, to the millisecond", () => {
    expect(["12,345", "3.3", "0", "120"].map(milliseconds)).toEqual([12_345, 3_300, 0, 120_000]);
    expect(["", "1,2345", "-1", "1e3", "12 s"].map(milliseconds)).toEqual([null, null, null, null, null]);
  });

  test("has the finalists in the order in which they were tapped", () => {
    const draft = new StageDraft();
    draft.round = "kokpar";
    for (const index of [2, 0, 1, 3]) draft.turn(index, 4);
    expect(draft.start([6, 2, 4, 1]).finalists).toEqual([4, 6, 2]);
    draft.turn(0, 4);
    expect(draft.start([6, 2, 4, 1]).finalists).toEqual([4, 2]);
    draft.round = "baige";
    expect(draft.start([6, 2, 4, 1]).finalists).toBeUndefined();
  });

  test("names all themes of a stage, or none", () => {
    const draft = new StageDraft();
    expect(draft.themes(String)).toEqual([]);
    draft.topics[1]![0] = "Опера";
    const themes = draft.themes((number) => `№ ${number}`);
    expect(themes.map(({ block }) => block)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(themes[6]?.title).toBe("Опера");
    expect(themes[0]?.title).toBe("№ 1");
  });
});

describe("options", () => {
  test("have names of their own in every game", () => {
    expect(new Set(OPTIONS.map(({ name }) => name)).size).toBe(OPTIONS.length);
  });

  test("of Овертайм follow the buttons of Бәйге", () => {
    const overtime = OPTIONS.find(({ name }) => name === "overtime_mode")!;
    expect(usual(overtime, "kokpar-kk", {})).toBe("keys");
    expect(usual(overtime, "kokpar-kk", { baige_mode: "race" })).toBe("race");
    const names = (chosen: Record<string, string>) =>
      optionsOf("kokpar-kk", 6, chosen).map(({ name }) => name);
    expect(names({})).toContain("baige_key");
    expect(names({ baige_mode: "race" })).not.toContain("baige_key");
    expect(names({}).length).toBeGreaterThan(20);
  });
});
