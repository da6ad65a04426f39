import type { Attachment } from "svelte/attachments";

/** Smaller than this nobody reads from the back row; longer texts are cut off instead. */
const LEAST_SHARE = 0.32;
const STEPS = 7;

/** Shrinks the text of a box until it fits, and never beyond reading. */
export function fit(_text: unknown): Attachment<HTMLElement> {
  return (box) => {
    const shrink = () => {
      let least = LEAST_SHARE;
      let most = 1;
      const fits = (share: number) => {
        box.style.setProperty("--fit", String(share));
        return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
      };
      if (fits(1)) return;
      for (let step = 0; step < STEPS; step += 1) {
        const middle = (least + most) / 2;
        if (fits(middle)) least = middle;
        else most = middle;
      }
      fits(least);
    };
    shrink();
    const watcher = new ResizeObserver(shrink);
    watcher.observe(box);
    return () => watcher.disconnect();
  };
}
