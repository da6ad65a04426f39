import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Files smaller than a packet gain nothing, and images are compressed already. */
const WORTH_BYTES = 200;
const TEXT = /\.(html|js|css|svg|txt|json|ftl)$/;

/** Lays `.br` and `.gz` beside each text file, so that the box never compresses at run time. */
export function compressed(): Plugin {
  let directory = "";
  return {
    name: "dabyl-compressed",
    apply: "build",
    configResolved(config) {
      directory = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
        if (TEXT.test(file)) compress(join(directory, file));
      }
    },
  };
}

function compress(path: string): void {
  const plain = readFileSync(path);
  if (plain.length < WORTH_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
}
