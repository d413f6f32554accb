// Which texts the source of the page names: all of it, or a table alone, which loads as little as possible.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const SOURCE = join(import.meta.dirname, "../src");
const FILES = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => [normalize(file), readFileSync(join(SOURCE, file), "utf8")]),
);

/** The files that a file imports. What it fetches with `withPages` brings its texts along and is not counted. */
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

/** The files that are reached from the entry of the page: the table, and what every page shares with it. */
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

/** Whether a key is written in these files, whole or as the beginning of a template. */
function naming(files: Iterable<string>): (key: string) => boolean {
  const source = [...files].map((file) => FILES.get(file) ?? "").join("\n");
  const whole = new Set([...source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
  const prefixes = [...new Set([...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? ""))];
  return (key) => whole.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
}

export const isNamed = naming(FILES.keys());
export const isNamedAtTables = naming(tableFiles());
