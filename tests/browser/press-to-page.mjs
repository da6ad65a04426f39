// From a press on the simulated desk to the change on the host's page in Chromium, alone and with 50
// other pages' streams open: node press-to-page.mjs BINARY. Both instants are of the page's own clock:
// the press leaves it as a request to the desk, and the change is there when it is about to be painted.
// Prints {"alone": {"median": …, "p99": …}, "crowd": {…}} in milliseconds.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "playwright-core";

const ADDRESS = "127.0.0.1:18081";
const PIN = "471147";
const CROWD = 50;
const PRESSES = 300;
/** Not counted: the first presses meet code that is not yet compiled. */
const WARMING = 20;
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

const [binary] = process.argv.slice(2);
const room = mkdtempSync(join(tmpdir(), "dabyl-press-"));
const config = join(room, "dabyl.toml");
writeFileSync(config, `[web]\naddress = "${ADDRESS}"\npin = "${PIN}"\n[board]\nkind = "simulated"\n`);
const env = { ...process.env, STATE_DIRECTORY: join(room, "state") };
const daemon = spawn(binary, ["run", "--config", config], { env, stdio: "ignore" });
const executablePath = process.env.DABYL_CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: FLAGS });

async function answers() {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await fetch(`http://${ADDRESS}/api/me`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("the daemon does not answer");
}

/** The host's page of a game of first presses, opened as people open it. */
async function host() {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await page.goto(`http://${ADDRESS}/host`);
  await page.locator("#pin").fill(PIN);
  await page.locator("#pin").press("Enter");
  await page.locator('label.preset:has([value="lockout"])').click();
  await page.locator(".counts .quick").nth(3).click();
  await page.locator(".seats .seat").first().waitFor();
  return page;
}

/** Reads its stream as a page does, and counts what came. */
async function onlooker(signal) {
  const response = await fetch(`http://${ADDRESS}/api/events?as=public`, { signal });
  if (!response.ok) throw new Error(`a stream was refused: ${response.status}`);
  const onlooker = { bytes: 0 };
  void (async () => {
    for await (const part of response.body) onlooker.bytes += part.length;
  })().catch(() => undefined);
  return onlooker;
}

/** Runs in the page: presses, and says how long each took to show. */
async function measure([presses, warming]) {
  const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const tell = (body) =>
    fetch("/api/panel", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const shows = (seat) =>
    document.querySelector(seat ? `.seats .seat-${seat}.floor` : ".seats .floor") !== null;
  /** When the page shows it. */
  const seen = (what) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("the page did not show it")), 3000);
      const look = () => {
        if (!what()) return;
        clearTimeout(late);
        watch.disconnect();
        requestAnimationFrame(() => resolve(performance.now()));
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
  const click = async (button) => {
    await tell({ ...button, down: true });
    await tell({ ...button, down: false });
    // A contact must rest before it counts again.
    await rest(40);
  };
  await click({ host: "arm" });
  const times = [];
  for (let press = 0; press < presses + warming; press += 1) {
    const seat = (press % 4) + 1;
    const button = { seat, key: "a" };
    const shown = seen(() => shows(seat));
    const from = performance.now();
    const sent = tell({ ...button, down: true });
    const took = (await shown) - from;
    if (press >= warming) times.push(took);
    await sent;
    await tell({ ...button, down: false });
    await rest(40);
    const cleared = seen(() => !shows(0));
    await click({ host: "arm" });
    await cleared;
  }
  return times;
}

function spread(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { median: at(0.5), p99: at(0.99) };
}

const leave = new AbortController();
try {
  await answers();
  const page = await host();
  const alone = spread(await page.evaluate(measure, [PRESSES, WARMING]));
  const others = await Promise.all(Array.from({ length: CROWD }, () => onlooker(leave.signal)));
  const before = others.map(({ bytes }) => bytes);
  const crowd = spread(await page.evaluate(measure, [PRESSES, WARMING]));
  const starved = others.filter(({ bytes }, index) => bytes <= before[index]).length;
  if (starved > 0) throw new Error(`${starved} of the others have heard nothing`);
  console.log(JSON.stringify({ alone, crowd }));
} finally {
  leave.abort();
  await browser.close();
  daemon.kill();
  rmSync(room, { recursive: true, force: true });
}
