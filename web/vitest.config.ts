import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { packageData } from "./plugins/data";
import { deviceFiles } from "./plugins/device";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), packageData(), deviceFiles(false)],
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 120_000,
    restoreMocks: true,
    isolate: false, // tests/setup.ts cleans up after every file
    maxWorkers: 1,
  },
});
