import type { Attachment } from "svelte/attachments";

/** Smaller than this nobody reads from the back row; longer texts are cut off instead. */
const LEAST_SHARE = 0.32;
/** The same for the name of a team, which is small enough at its full size. */
const LEAST_NAME_SHARE = 0.62;
const STEPS = 7;

/** Shrinks the text of a box until it fits, and never beyond reading. */
export function fit(_text: unknown): Attachment<HTMLElement> {
  return (box) => watched(box, () => shrink(box, LEAST_SHARE, heightOfBlocks));
}

/** Fits a name into its lines: whole words first, then smaller letters, then as many whole lines. */
export function fitName(_text: unknown): Attachment<HTMLElement> {
  return (box) =>
    watched(box, () => {
      box.style.setProperty("--lines", "none");
      box.style.overflowWrap = "normal";
      if (!shrink(box, LEAST_NAME_SHARE, heightOfLines, 0)) {
        box.style.overflowWrap = "anywhere";
        shrink(box, LEAST_NAME_SHARE, heightOfLines, 0);
      }
      const { lineHeight } = getComputedStyle(box);
      // Heights are measured in whole pixels.
      const most = roomOf(box) + 1;
      const lines = Math.floor(most / Number.parseFloat(lineHeight));
      box.style.setProperty("--lines", String(Math.max(1, lines)));
    });
}

/** Whether it fits in the end, but for some pixels. */
function shrink(
  box: HTMLElement,
  leastShare: number,
  heightOf: (box: HTMLElement) => number,
  slackPx = 1,
): boolean {
  let least = leastShare;
  let most = 1;
  const fits = (share: number) => {
    box.style.setProperty("--fit", String(share));
    const high = heightOf(box) > roomOf(box) + slackPx;
    return !high && box.scrollWidth <= box.clientWidth + slackPx;
  };
  if (fits(1)) return true;
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (least + most) / 2;
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return fits(least);
}

// Neither takes `scrollHeight`, which counts the room that a font asks for above and below its
// letters: Noto Sans asks for more than a line of ours is high.

/** From the first paragraph to the last. */
function heightOfBlocks(box: HTMLElement): number {
  const blocks = Array.from(box.children, (block) => block.getBoundingClientRect());
  if (blocks.length === 0) return 0;
  const top = Math.min(...blocks.map((block) => block.top));
  return Math.max(...blocks.map((block) => block.bottom)) - top;
}

/** All lines of the text, each as high as lines are set. */
function heightOfLines(box: HTMLElement): number {
  const line = Number.parseFloat(getComputedStyle(box).lineHeight);
  const text = document.createRange();
  text.selectNodeContents(box);
  const middles = Array.from(text.getClientRects(), ({ top, bottom }) => (top + bottom) / 2);
  middles.sort((one, other) => one - other);
  // Pieces of one line, of several fonts maybe, have their middles close together.
  const lines = middles.filter((middle, at) => middle - (middles[at - 1] ?? -line) > line / 2);
  return lines.length * line;
}

/** As high as the box may become. */
function roomOf(box: HTMLElement): number {
  const { maxHeight, paddingTop, paddingBottom } = getComputedStyle(box);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  const most = Number.parseFloat(maxHeight);
  // A box with a greatest height is as high as its lines, cut or not.
  return (Number.isNaN(most) ? box.clientHeight : most) - padding;
}

function watched(box: HTMLElement, shrink: () => void): () => void {
  shrink();
  let width = box.clientWidth;
  const watcher = new ResizeObserver(() => {
    // What shrinks by itself must not be measured for ever.
    if (box.clientWidth === width && box.style.getPropertyValue("--lines")) return;
    width = box.clientWidth;
    shrink();
  });
  watcher.observe(box);
  return () => watcher.disconnect();
}
