// Writes a gzipped version of every larger file, so that the server need not compress it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const LEAST = 1024;
const PACKED = /\.(gz|woff2|webp|png)$/; // already compressed

export function packed(): Plugin {
  return {
    name: "packed",
    writeBundle(options) {
      const folder = join(options.dir ?? "", "assets");
      for (const name of readdirSync(folder)) {
        const content = readFileSync(join(folder, name));
        if (content.length > LEAST && !PACKED.test(name))
          writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
