// Preloads the Latin files of both typefaces, which every language needs for its first screen.
import type { Plugin } from "vite";

const WANTED = /(?<!ext)-latin-wght-normal-[\w-]+\.woff2$/;

export function preload(): Plugin {
  let base = "/";
  return {
    name: "preload",
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => WANTED.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `${base}${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}
