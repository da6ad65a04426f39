import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=user-gesture-required",
];

/** Debian's Chromium, or whichever `DABYL_CHROMIUM` names. */
export async function launch(): Promise<Browser> {
  const executablePath = process.env.DABYL_CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

export const PHONE = { width: 360, height: 740 };
export const HALL = { width: 1920, height: 1080 };

export async function phone(browser: Browser, language?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  await speak(context, language);
  return context;
}

export async function hall(browser: Browser, language?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: HALL });
  await speak(context, language);
  return context;
}

async function speak(context: BrowserContext, language?: string): Promise<void> {
  if (!language) return;
  await context.addInitScript((chosen) => {
    localStorage.setItem("dabyl.language", chosen);
  }, language);
}

/** What a page said on its console that it should not have: errors, and refusals of its policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // A link that a test cuts is reported by the browser itself.
    const network = /Failed to load resource|net::ERR/.test(message.text());
    if (message.type() === "error" && !network) complaints.push(message.text());
  });
  return complaints;
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

interface Finding {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** What axe finds on the page as it stands, one line a place. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (where: Document, how: object) => Promise<{ violations: Finding[] }> };
    };
    return (await axe.run(document, { resultTypes: ["violations"] })).violations;
  });
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n    ${failureSummary}`),
  );
}

/** Texts that leave the box they belong to, and a page that scrolls sideways. */
export async function spills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const own = node.parentElement && getComputedStyle(node.parentElement);
      const slack = Number.parseFloat(own?.fontSize ?? "16") * 0.3 + 1;
      for (const text of range.getClientRects()) {
        for (
          let box: HTMLElement | null = node.parentElement;
          box && box !== document.body;
          box = box.parentElement
        ) {
          const style = getComputedStyle(box);
          // Whoever hides or scrolls has thought of it; what floats belongs to no box.
          if (style.overflowX !== "visible" || style.overflowY !== "visible") break;
          if (style.position === "absolute" || style.position === "fixed") break;
          if (style.display === "inline" || style.display === "contents") continue;
          const frame = box.getBoundingClientRect();
          const wide = text.left < frame.left - 1.5 || text.right > frame.right + 1.5;
          const high = text.top < frame.top - slack || text.bottom > frame.bottom + slack;
          if (wide || high) {
            found.push(
              `"${node.textContent.trim().slice(0, 60)}" leaves <${box.tagName.toLowerCase()} class="${box.className}">`,
            );
            break;
          }
        }
      }
    }
    return found;
  });
}

/** Things to tap that are smaller than a finger. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 47.5;
    const small: string[] = [];
    for (const target of document.querySelectorAll(
      "button, a, select, summary, input:not([type=checkbox], [type=radio])",
    )) {
      const box = target.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.height < least || box.width < least) {
        small.push(
          `${target.outerHTML.slice(0, 120)}: ${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
        );
      }
    }
    return small;
  });
}
