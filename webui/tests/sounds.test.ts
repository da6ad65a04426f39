import { describe, expect, test } from "vitest";

import { missed, tones } from "../src/lib/sounds.ts";
import type { Frame, SeatView, Sound, View } from "../src/lib/wire.ts";

function frame(revision: number, change: Partial<View> = {}): Frame {
  const seat = (number: number): SeatView => ({
    seat: number,
    team: "",
    player: null,
    score: 0,
    lamp: "off",
    tried: false,
    plays: true,
    removed: false,
    solved: false,
    rank: 1,
  });
  const view = {
    revision,
    state: "thinking",
    paused: false,
    place: { round: "open", theme: 1, themes: 5, question: 1, price: 100, prices: [] },
    seats: [seat(1), seat(2)],
    floor: null,
    sounds: [],
    ...change,
  } as unknown as View;
  return { boot: 1, serial: revision, game: 1, view } as unknown as Frame;
}

const tried = (seat: number, solved: boolean) => {
  const seats = frame(1).view?.seats ?? [];
  return seats.map((one) => (one.seat === seat ? { ...one, tried: true, solved } : one));
};

describe("sounds of a frame that never came", () => {
  test("are none when every frame came", () => {
    expect(missed(frame(5), frame(6, { floor: 2, state: "answering" }))).toEqual([]);
    expect(missed(frame(5), frame(5))).toEqual([]);
  });

  test("tell a press from the floor", () => {
    const after = frame(7, { floor: 2, state: "answering" });
    expect(missed(frame(5), after)).toEqual([{ sound: "press", seat: 2 }]);
  });

  test("tell a verdict from whoever has tried", () => {
    const before = frame(5, { floor: 1, state: "answering" });
    const solved = frame(7, { state: "shown", seats: tried(1, true) });
    const wrong = frame(7, { floor: 2, state: "answering", seats: tried(1, false) });
    expect(missed(before, solved)).toEqual([{ sound: "right" }]);
    expect(missed(before, wrong)).toEqual([{ sound: "wrong" }]);
  });

  test("are not told twice", () => {
    const sounds: Sound[] = [{ sound: "press", seat: 2 }];
    expect(missed(frame(5), frame(7, { floor: 2, state: "answering", sounds }))).toEqual([]);
  });

  test("are silent over another question, another game, and what was taken back", () => {
    const place = { ...(frame(1).view as View).place, question: 2 };
    expect(missed(frame(5), frame(9, { place, seats: tried(1, true) }))).toEqual([]);
    expect(missed(frame(5), frame(9, { floor: 1, paused: true }))).toEqual([]);
    const other = { ...frame(9, { floor: 1 }), game: 2 };
    expect(missed(frame(5), other)).toEqual([]);
  });

  test("tell the beginning of a discussion", () => {
    expect(missed(frame(5), frame(8, { state: "discussing" }))).toEqual([{ sound: "start" }]);
  });
});

test("each seat has its own tone, and no other sound is like it", () => {
  const heard = [1, 2, 3, 4, 5, 6].map((seat) => tones({ sound: "press", seat })[0]?.hz);
  expect(new Set(heard).size).toBe(6);
  const others = ["right", "wrong", "time", "answer-time", "start", "warning"] as const;
  const all = others.map((sound) => JSON.stringify(tones({ sound })));
  expect(new Set(all).size).toBe(others.length);
});
