import { defineConfig } from "vitest/config";

// One browser at a time: a test board has two cores, and the tests measure instants.
const common = {
  environment: "node",
  fileParallelism: false,
  testTimeout: 40_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    projects: [
      // The pages alone, against a box that says what a test wants to hear.
      { test: { ...common, name: "pages", include: ["pages*.test.ts"] } },
      // Every state in four languages, drawn and checked.
      { test: { ...common, name: "gallery", include: ["gallery*.test.ts"], testTimeout: 600_000 } },
      // The daemon itself.
      { test: { ...common, name: "end-to-end", include: ["end-to-end*.test.ts"] } },
    ],
  },
});
