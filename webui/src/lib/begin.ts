import { type Component, mount } from "svelte";

import "../style/tokens.css";
import { speech } from "./speech.svelte.ts";

/** Draws a page as soon as it has words. */
export function begin(page: Component, language: string | null = null): void {
  const target = document.getElementById("page");
  if (!target) throw new Error("the page has no place for its content");
  void speech.begin(language).then(() => mount(page, { target }));
}
