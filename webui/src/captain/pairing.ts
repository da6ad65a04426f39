import { deviceName } from "../lib/device.ts";
import type { PairCaptain, Problem } from "../lib/wire.ts";

/** Digits of the code that the host's page shows. */
export const CODE_DIGITS = 6;

/** The code in what was typed or pasted, or nothing while it is not whole. */
export function codeOf(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, "");
  return /^[0-9]{6}$/.test(code) ? code : null;
}

/** The problem, or nothing when this phone is a captain's now. */
export async function byCode(code: string): Promise<string | null> {
  const words: PairCaptain = { code, device: deviceName(navigator.userAgent) };
  const body = JSON.stringify(words);
  const headers = { "Content-Type": "application/json" };
  try {
    const response = await fetch("/api/pair/captain", { method: "POST", headers, body });
    if (response.ok) return null;
    return ((await response.json()) as Problem).problem;
  } catch {
    return "unreachable";
  }
}
