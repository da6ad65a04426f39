// Bytes of the first load of host's page and screen, as they come over the wire from the binary, in
// the heaviest of the four languages: node first-load.mjs BINARY. Prints {"host": …, "screen": …}.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "playwright-core";

const ADDRESS = "127.0.0.1:18080";
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

const [binary] = process.argv.slice(2);
const room = mkdtempSync(join(tmpdir(), "dabyl-first-load-"));
const config = join(room, "dabyl.toml");
writeFileSync(config, `[web]\naddress = "${ADDRESS}"\n[board]\nkind = "simulated"\n`);
const env = { ...process.env, STATE_DIRECTORY: join(room, "state") };
const daemon = spawn(binary, ["run", "--config", config], { env, stdio: "ignore" });
const executablePath = process.env.DABYL_CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: FLAGS });

/** What the page itself says it was sent, packed, without headers. */
async function load(path, locale) {
  const page = await (await browser.newContext({ locale })).newPage();
  await page.goto(`http://${ADDRESS}${path}`, { waitUntil: "load" });
  await page.waitForTimeout(1500);
  const bytes = await page.evaluate(() => {
    const loads = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ];
    const files = loads.filter(({ name }) => !new URL(name).pathname.startsWith("/api/"));
    return files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await page.context().close();
  return bytes;
}

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

try {
  await answers();
  const heaviest = async (path) => {
    const loads = [];
    for (const locale of ["az", "ru", "kk", "en"]) loads.push(await load(path, locale));
    return Math.max(...loads);
  };
  const host = await heaviest("/host");
  const screen = await heaviest("/screen");
  if (!host || !screen) throw new Error("nothing was loaded");
  console.log(JSON.stringify({ host, screen }));
} finally {
  await browser.close();
  daemon.kill();
  rmSync(room, { recursive: true, force: true });
}
