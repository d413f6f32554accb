// Finds the texts that the source of the page names: in all files, or only in those of a table, which loads as little as possible.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const SOURCE = join(import.meta.dirname, "../src");
const FILES = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => [normalize(file), readFileSync(join(SOURCE, file), "utf8")]),
);

/** Returns the files that a file imports, except those loaded by `withPages`, which loads their texts as well. */
function importsOf(file: string): string[] {
  const source = FILES.get(file) ?? "";
  const fetched = source.replaceAll(/withPages\(import\([^)]*\)/g, "");
  const names = [
    ...source.matchAll(/^\s*(?:import|export)(?! type\b)[^;]*? from "(\.[^"]+)"/gm),
    ...fetched.matchAll(/import\("(\.[^"]+)"\)/g),
  ];
  return names.flatMap(([, name = ""]) => {
    const path = join(dirname(file), name);
    return [path, `${path}.ts`, `${path}/index.ts`].filter((one) => FILES.has(one));
  });
}

/** Returns the files reachable from the entry of the page: the table, and everything that all pages share with it. */
function tableFiles(): Set<string> {
  const found = new Set<string>();
  const next = ["app/main.ts"];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    next.push(...importsOf(file));
  }
  return found;
}

/** Returns whether a key occurs in these files, completely or as the prefix of a template. */
function naming(files: Iterable<string>): (key: string) => boolean {
  const source = [...files].map((file) => FILES.get(file) ?? "").join("\n");
  const whole = new Set([...source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
  const prefixes = [...new Set([...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? ""))];
  return (key) => whole.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
}

export const isNamed = naming(FILES.keys());
export const isNamedAtTables = naming(tableFiles());
