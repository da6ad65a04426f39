import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

import type { Answer, Hold, Me, ProblemCode, StreamKind } from "../../webui/src/lib/wire.ts";
import type { PackFault, PackInfo, Sum } from "../../webui/src/lib/wire.ts";
import type { Scene } from "./scenes.ts";

const DIST = new URL("../../webui/dist/", import.meta.url).pathname;
const POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

interface Stream {
  as: StreamKind;
  response: ServerResponse;
}

/** A box that shows the frames a test gives it and answers as the test says: no rules, no desk. */
export class MockBox {
  me: Me = { host: true, captain: null, pinSet: true, holdable: true };
  /** Everything that pages have posted, in order. */
  posts: { to: string; body: Record<string, unknown> }[] = [];
  /** What is answered to `say` and `begin`. */
  answer: (body: Record<string, unknown>) => Answer | ProblemCode | "hang up" = () => ({
    answer: "done",
    revision: 1,
  });
  hold: Hold = { ticket: "t1", role: { seat: 3, key: "a" }, holdMs: 2000, expiresMs: 60_000 };
  /** The drawn button has been held. */
  wasHeld = false;
  packs: PackInfo[] = [];
  /** What is wrong with the pack that is uploaded next. */
  faults: PackFault[] = [];
  /** What a command would do to the sums. */
  preview: (body: Record<string, unknown>) => Sum[] = () => [];
  /** Whose captain's phone is paired. */
  captains: number[] = [];
  /** What is answered to a `GET` of an address, beside what this box knows itself. */
  sheets: Record<string, unknown> = {};
  /** Clips by name of their file, and what each is. */
  media: Record<string, { type: string; bytes: Buffer }> = {};
  /** The Wi-Fi is down: nothing is answered and nothing is said, as on a real one. */
  #cut = false;
  #streams: Stream[] = [];
  #frames: Scene | null = null;
  #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  show(frames: Scene): void {
    this.#frames = frames;
    for (const stream of this.#streams) this.#send(stream);
  }

  /** Breaks all links without a word, or mends them. */
  cut(cut: boolean): void {
    this.#cut = cut;
    if (!cut) return;
    for (const { response } of this.#streams) response.destroy();
    this.#streams = [];
  }

  /** The links stay open, but nothing comes through any more. */
  freeze(): void {
    this.#cut = true;
    this.#streams = [];
  }

  get onlookers(): number {
    return this.#streams.length;
  }

  #send({ as, response }: Stream): void {
    const frame = this.#frames?.[as];
    if (frame) response.write(`data: ${JSON.stringify(frame)}\n\n`);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://box");
    if (this.#cut && url.pathname.startsWith("/api/")) return;
    response.setHeader("Content-Security-Policy", POLICY);
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (url.pathname === "/api/events") this.#join(url, response);
    else if (url.pathname.startsWith("/api/")) await this.#api(url, request, response);
    else if (url.pathname.startsWith("/media/")) this.#clip(url.pathname.slice(7), response);
    else this.#file(url.pathname, response);
  }

  #clip(name: string, response: ServerResponse): void {
    const clip = this.media[name];
    if (!clip) return problem(response, 404, "not-found");
    const length = clip.bytes.length;
    response.writeHead(200, { "Content-Type": clip.type, "Content-Length": length }).end(clip.bytes);
  }

  #join(url: URL, response: ServerResponse): void {
    const asked = url.searchParams.get("as");
    const as = asked === "host" || asked === "captain" ? asked : "public";
    const paired = as === "host" ? this.me.host : as === "public" || this.me.captain !== null;
    if (!paired) return problem(response, 401, "not-paired");
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    const stream: Stream = { as, response };
    this.#streams.push(stream);
    response.on("close", () => (this.#streams = this.#streams.filter((one) => one !== stream)));
    this.#send(stream);
  }

  async #api(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "GET") return this.#get(url, response);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const file = request.headers["content-type"] !== "application/json";
    const body = (file ? { text } : JSON.parse(text)) as Record<string, unknown>;
    this.posts.push({ to: url.pathname, body });
    if (url.pathname.startsWith("/api/packs/") && this.faults.length > 0) {
      return json(response, 422, { faults: this.faults, warnings: [], more: 0 });
    }
    switch (url.pathname) {
      case "/api/say":
      case "/api/begin": {
        const answer = this.answer(body);
        if (answer === "hang up") return void response.destroy();
        if (typeof answer === "string") return problem(response, 503, answer);
        const bad = answer.answer === "bad-setup" ? 422 : 409;
        const status = answer.answer === "done" || answer.answer === "not-saved" ? 200 : bad;
        return json(response, status, answer);
      }
      case "/api/pair":
        if (body.pin !== "4711") return problem(response, 403, "wrong-pin");
        this.me = { ...this.me, host: true };
        return void response.writeHead(204).end();
      case "/api/pair/captain":
        if (body.code !== "204816") return problem(response, 403, "wrong-code");
        this.me = { ...this.me, captain: 2 };
        return void response.writeHead(204).end();
      case "/api/preview":
        return json(response, 200, { answer: "sums", scores: this.preview(body) });
      case "/api/captains":
        return json(response, 200, { code: "482913", expiresMs: 600_000 });
      case "/api/pair/hold":
        return json(response, 200, this.hold);
      default:
        response.writeHead(204).end();
    }
  }

  async #get(url: URL, response: ServerResponse): Promise<void> {
    if (url.pathname === "/api/me") return json(response, 200, this.me);
    const sheet = this.sheets[url.pathname];
    if (sheet !== undefined) return json(response, 200, sheet);
    if (url.pathname === "/api/devices") {
      const device = "Android · Chrome";
      const pairedAt = 1_790_000_000;
      return json(response, 200, [
        { id: "d1", device, pairedAt, mine: true, connected: true, captain: null, team: null },
        { id: "d2", device: "iPhone · Safari", pairedAt, mine: false, connected: false, captain: null, team: null },
        ...this.captains.map((captain) => {
          const id = `c${captain}`;
          return { id, device, pairedAt, mine: false, connected: true, captain, team: `Team ${captain}` };
        }),
      ]);
    }
    if (url.pathname === "/api/packs") return json(response, 200, this.packs);
    if (!url.pathname.startsWith("/api/pair/hold/")) return problem(response, 404, "not-found");
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (this.wasHeld) this.me = { ...this.me, host: true };
    response.writeHead(this.wasHeld ? 204 : 202).end();
  }

  #file(path: string, response: ServerResponse): void {
    const page = path === "/" ? "index.html" : extname(path) ? path : `${path}.html`;
    const file = normalize(join(DIST, page));
    if (!file.startsWith(DIST) || !existsSync(file)) return problem(response, 404, "not-found");
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type }).end(readFileSync(file));
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function problem(response: ServerResponse, status: number, code: ProblemCode): void {
  json(response, status, { problem: code, detail: "as the test wants it" });
}
