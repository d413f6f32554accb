// Writes the notices of bundled packages into a file of the page; the build fails if one is missing.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { addressOf } from "./fetched";

const NOTICES = readFileSync(join(import.meta.dirname, "../../THIRD_PARTY_NOTICES.md"), "utf8");
const ID = "package:notices";

const packageOf = (id: string) => id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];

export function notices(): Plugin {
  return {
    name: "notices",
    enforce: "pre",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return addressOf(this, "notices.txt", NOTICES);
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? Object.entries(part.modules) : [],
      );
      const packages = new Set(
        modules.flatMap(([id, { renderedLength }]) =>
          renderedLength > 0 ? (packageOf(id.replaceAll("\\", "/")) ?? []) : [],
        ),
      );
      const unnamed = [...packages].filter((name) => !NOTICES.includes(`\n## ${name}\n`));
      if (unnamed.length > 0) this.error(`THIRD_PARTY_NOTICES.md lacks a section for: ${unnamed.join(", ")}`);
    },
  };
}
