import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./compress.ts";

const pages = [
  "index",
  "host",
  "captain",
  "screen",
  "scores",
  "overlay",
  "protocol",
  "panel",
];

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    target: "es2022",
    // Data addresses would need a wider content security policy than `default-src 'self'`.
    assetsInlineLimit: 0,
    // Its polyfill would be one more script for browsers that Svelte 5 does not run in anyway.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, `${page}.html`])),
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
