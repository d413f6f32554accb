import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packageData } from "./plugins/data";
import { deviceFiles, keptFiles, policy } from "./plugins/device";
import { fetched } from "./plugins/fetched";
import { links } from "./plugins/links";
import { notices } from "./plugins/notices";
import { packed } from "./plugins/packed";
import { preload } from "./plugins/preload";

const SERVER = process.env.METRO2033_SERVER ?? "http://127.0.0.1:2033"; // the server that `npm run dev` proxies to

// `--mode static` builds the edition that needs no server (tools/static.py).
export default defineConfig(({ mode }) => {
  const isStatic = mode === "static";
  const worker = isStatic ? "service-worker" : "push-worker";
  const plugins = [
    svelte({ configFile: false, preprocess: [links, vitePreprocess()] }),
    notices(),
    packageData(),
    deviceFiles(isStatic),
    fetched(),
    preload(),
    ...(isStatic ? [policy(), keptFiles()] : [packed()]),
  ];
  return {
    plugins,
    base: "./",
    worker: { format: "es" },
    build: {
      outDir: isStatic ? (process.env.METRO2033_DIST ?? "../dist") : "../src/metro2033/server/static",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: "es2022",
      chunkSizeWarningLimit: 400,
      reportCompressedSize: false,
      rollupOptions: {
        input: { index: "index.html", [worker]: `worker/${worker}.ts` },
        output: {
          entryFileNames: ({ name }) => (name === worker ? "[name].js" : "assets/[name]-[hash].js"),
          experimentalMinChunkSize: 12_000,
          manualChunks: (id) =>
            id.includes("package:icons") ? "icons" : id.includes("live/laying") ? "laying" : undefined,
        },
      },
    },
    server: { proxy: { "/api": { target: SERVER, ws: true } } },
  };
});
