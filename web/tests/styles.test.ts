// One vocabulary for the whole page: colours are tokens, windows are measured at the borders of the frames, and motion is switched in one place.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const TOKENS = "ui/tokens.css";
const sources = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.startsWith("net/types/"))
    .map((file) => [file, readFileSync(join(SOURCE, file), "utf8")]),
);
const tokens = sources.get(TOKENS)!;
const everything = [...sources.values()].join("\n");

/** What a pattern matches outside the tokens, as "file: match". */
const matches = (pattern: RegExp): string[] =>
  [...sources]
    .filter(([file]) => file !== TOKENS)
    .flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

test("colours are written in the tokens alone", () => {
  expect(matches(/(?<=[\s:("'`,])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=[\s;,)"'`])|\b(?:rgb|hsl)a?\(/gi)).toEqual(
    [],
  );
});

test("every token is used, and every variable that is used is set", () => {
  const used = new Set([...everything.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  const families = ["--f-"]; // their names are put together
  const built = new Set(["physical", "biological", "psychic", "toxic", "unknown", "polis-st", "red-line-st"]);
  const declared = [...tokens.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name!);
  const isBuilt = (name: string) => families.some((family) => name.startsWith(family)) || built.has(name.slice(2));
  expect(declared.filter((name) => !used.has(name) && !isBuilt(name))).toEqual([]);
  const set = new Set([...everything.matchAll(/(--[\w-]+)(?=:|=|"\s*,)/g)].map(([, name]) => name!));
  expect([...used].filter((name) => !set.has(name) && !families.includes(name))).toEqual([]);
});

test("windows are measured at the borders of the frames", () => {
  const borders =
    /^\((?:max-width: (?:479|599|899|1199|1599)px|min-width: 600px|max-height: (?:479|819)px|pointer: \w+|forced-colors: active)\)$/;
  const asked = [...everything.matchAll(/@media ([^{]+)/g)].flatMap(([, query]) => query!.trim().split(/ and |, /));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((part) => !borders.test(part))).toEqual([]);
});

test("what the system says about motion is asked in the settings alone", () => {
  expect(matches(/prefers-reduced-motion/g)).toEqual(["text/settings.svelte.ts: prefers-reduced-motion"]);
  expect(matches(/\[data-motion="o/g).map((found) => found.split(":")[0])).toEqual([
    "table/Tick.svelte",
    ...Array<string>(4).fill("ui/page.css"),
  ]);
});
