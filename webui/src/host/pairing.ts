import { deviceName } from "../lib/device.ts";
import type { Hold, PairByHold, PairByPin, Problem } from "../lib/wire.ts";

const JSON_HEADERS = { "Content-Type": "application/json" };
/** Between two questions when the box did not answer. */
const ASK_AGAIN_MS = 700;

async function problemOf(response: Response): Promise<string> {
  try {
    return ((await response.json()) as Problem).problem;
  } catch {
    return "unknown";
  }
}

async function post(address: string, body: PairByPin | PairByHold): Promise<Response | null> {
  try {
    const init = { method: "POST", headers: JSON_HEADERS, body: JSON.stringify(body) };
    return await fetch(address, init);
  } catch {
    return null;
  }
}

/** The problem, or nothing when this browser is a host's now. */
export async function byPin(pin: string): Promise<string | null> {
  const response = await post("/api/pair", { pin, device: deviceName(navigator.userAgent) });
  if (!response) return "unreachable";
  return response.ok ? null : problemOf(response);
}

/** Asks for a button to hold. */
export async function drawButton(): Promise<Hold | { problem: string }> {
  const response = await post("/api/pair/hold", { device: deviceName(navigator.userAgent) });
  if (!response) return { problem: "unreachable" };
  if (!response.ok) return { problem: await problemOf(response) };
  return (await response.json()) as Hold;
}

/** Waits until the button was held, or the ticket is gone, or nobody wants to know. */
export async function waitForHold(
  ticket: string,
  signal: AbortSignal,
): Promise<"held" | "gone" | "left"> {
  while (!signal.aborted) {
    try {
      const address = `/api/pair/hold/${encodeURIComponent(ticket)}`;
      const response = await fetch(address, { signal, cache: "no-store" });
      if (response.status === 204) return "held";
      if (response.status === 410 || response.status === 404) return "gone";
      if (response.status === 202) continue;
    } catch {
      // The link broke; the ticket may still be good.
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return "left";
}
