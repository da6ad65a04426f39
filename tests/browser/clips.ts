import type { Browser } from "playwright-core";

import { PICTURE, SOUND, VIDEO } from "./stages.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">
<rect width="1600" height="900" fill="#7fbfff"/><circle cx="1250" cy="220" r="110" fill="#ffd34d"/>
<path d="M0 900L420 330L700 690L980 250L1600 900z" fill="#2f5d50"/></svg>`;

/** Half a second of a tone, as a browser without any codec can play it. */
function wave(): Buffer {
  const rate = 8_000;
  const samples = rate / 2;
  const bytes = Buffer.alloc(44 + samples);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) {
    bytes[44 + at] = 128 + Math.round(40 * Math.sin((at * 2 * Math.PI * 440) / rate));
  }
  return bytes;
}

/** A second of a moving square, recorded by the browser itself. */
async function video(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const text = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 360;
    document.body.append(canvas);
    const pen = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const done = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 25; frame += 1) {
      if (pen) {
        pen.fillStyle = "#35c9a5";
        pen.fillRect(0, 0, 640, 360);
        pen.fillStyle = "#0b0f15";
        pen.fillRect(frame * 20, 120, 120, 120);
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await done;
    const reader = new FileReader();
    const read = new Promise((resolve) => (reader.onload = resolve));
    reader.readAsDataURL(new Blob(parts));
    await read;
    return String(reader.result).split(",")[1] ?? "";
  });
  await page.close();
  return Buffer.from(text, "base64");
}

/** What a box would have in its store for the scenes of the Kazakh game. */
export async function clips(
  browser: Browser,
): Promise<Record<string, { type: string; bytes: Buffer }>> {
  return {
    [PICTURE.file]: { type: "image/svg+xml", bytes: Buffer.from(SVG) },
    [SOUND.file]: { type: "audio/wav", bytes: wave() },
    [VIDEO.file]: { type: "video/webm", bytes: await video(browser) },
  };
}
