/**
 * Brings what has just appeared before the eyes and the screen reader: into view, with the room that its
 * `scroll-margin` asks for (a bar may stand over the page's end), and into the focus.
 */
export function attention(node: HTMLElement, block: ScrollLogicalPosition = "nearest"): void {
  if (node.tabIndex < 0) node.tabIndex = -1;
  node.scrollIntoView({ block });
  node.focus({ preventScroll: true });
}
