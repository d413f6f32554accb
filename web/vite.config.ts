import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packageData } from "./plugins/data";
import { fetched } from "./plugins/fetched";
import { notices } from "./plugins/notices";
import { packed } from "./plugins/packed";
import { preload } from "./plugins/preload";

const SERVER = process.env.METRO2033_SERVER ?? "http://127.0.0.1:2033"; // the server that `npm run dev` proxies to

export default defineConfig({
  plugins: [svelte(), notices(), packageData(), fetched(), preload(), packed()],
  build: {
    outDir: "../src/metro2033/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: "index.html", "push-worker": "worker/push-worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "push-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        experimentalMinChunkSize: 12_000,
        manualChunks: (id) =>
          id.includes("package:icons") ? "icons" : id.includes("live/laying") ? "laying" : undefined,
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
