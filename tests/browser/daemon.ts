import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BINARY =
  process.env.DABYL_BINARY ?? new URL("../../target/debug/dabyl", import.meta.url).pathname;
/** The packs that ship with the box. */
const SHELF = new URL("../../image/packs", import.meta.url).pathname;
/** Debug builds start slowly on a busy machine. */
const READY_WITHIN_MS = 20_000;
export const PIN = "471147";

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Pins of each seat's keys and lamp, and of the host's keys. */
export interface Desk {
  keys: readonly number[][];
  lamps: readonly number[];
  host: string;
}

/** Three seats of one key, one of three. */
const DESK: Desk = {
  keys: [[17], [27], [22], [23, 24, 25]],
  lamps: [5, 6, 13, 19],
  host: "arm = 26\nright = 20\nwrong = 21\n",
};
/** Six consoles of three keys (KK-1, KK-44): the pins leave one for the host. */
export const CONSOLES: Desk = {
  keys: [
    [2, 3, 4],
    [17, 27, 22],
    [10, 9, 11],
    [14, 15, 18],
    [23, 24, 25],
    [8, 7, 12],
  ],
  lamps: [5, 6, 13, 19, 16, 20],
  host: "arm = 26\n",
};

/** The shipped binary with a simulated desk. */
export class Daemon {
  readonly #directory = mkdtempSync(join(tmpdir(), "dabyl-browser-"));
  #process: ChildProcess | null = null;
  #port = 0;
  log = "";

  constructor(readonly desk: Desk = DESK) {}

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (!existsSync(BINARY)) throw new Error(`${BINARY} is not built: cargo build -p dabyl`);
    this.#port ||= await freePort();
    const config = join(this.#directory, "dabyl.toml");
    const { keys: all, lamps } = this.desk;
    const seats = all
      .map((keys, index) => `[[seat]]\nkeys = [${keys.join(", ")}]\nlamp = ${lamps[index]}\n`)
      .join("");
    const host = `[host]\n${this.desk.host}`;
    const board = '[board]\nkind = "simulated"\n';
    const web = `[web]\naddress = "127.0.0.1:${this.#port}"\npin = "${PIN}"\n`;
    writeFileSync(config, `packs = "${SHELF}"\n${seats}${host}${board}${web}`);
    const env = { ...process.env, STATE_DIRECTORY: join(this.#directory, "state") };
    const child = spawn(BINARY, ["run", "--config", config], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    for (const pipe of [child.stdout, child.stderr])
      pipe.on("data", (text) => (this.log += String(text)));
    await this.#ready();
    const built = readFileSync(new URL("../../webui/dist/host.html", import.meta.url), "utf8");
    if ((await (await fetch(`${this.address}/host`)).text()) !== built) {
      throw new Error("the binary carries other pages than webui/dist: build it after the pages");
    }
  }

  /** What a power cut does to it. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  /** What `dabyl verify` says of a book, and how it ends. */
  verify(book: string): { said: string; code: number | null } {
    const { stdout, stderr, status } = spawnSync(BINARY, ["verify", book], { encoding: "utf8" });
    return { said: stdout + stderr, code: status };
  }

  async end(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #ready(): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until) {
      try {
        if ((await fetch(`${this.address}/api/me`)).ok) return;
      } catch {
        if (this.#process?.exitCode !== null) break;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the box did not come up:\n${this.log}`);
  }
}
