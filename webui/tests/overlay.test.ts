import { expect, test } from "vitest";

import { PARTS, wishesOf } from "../src/overlay/wishes.ts";

test("an address without wishes shows everything below", () => {
  const wishes = wishesOf("");
  expect([...wishes.show]).toEqual([...PARTS]);
  expect(wishes).toMatchObject({ position: "bottom", scale: 1, language: null });
});

test("an address chooses", () => {
  const wishes = wishesOf("?show=scores,clock&lang=az&scale=1.5&position=left");
  expect([...wishes.show]).toEqual(["scores", "clock"]);
  expect(wishes).toMatchObject({ position: "left", scale: 1.5, language: "az" });
});

test("what is not understood is as if it were not said", () => {
  for (const query of ["?scale=0", "?scale=-2", "?scale=x", "?lang=tr", "?position=middle", "?show="])
    expect(wishesOf(query)).toEqual(wishesOf(""));
  expect(wishesOf("?scale=1000").scale).toBe(4);
  expect([...wishesOf("?show=all,floor").show]).toEqual(["floor"]);
});
