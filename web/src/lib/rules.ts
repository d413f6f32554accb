// The rulebook, loaded when somebody wants to read in it; text/rulebook.py describes its form.
import type { Language } from "./settings.svelte";

export interface Rule { id: string; title: string; text: string[]; notes: [string, string][] }
export interface Chapter { title: string; intro: string; entries: Rule[] }

const LOADERS: Record<Language, () => Promise<{ default: Rules }>> = { en: () => import("package:rules/en"), pl: () => import("package:rules/pl"), ru: () => import("package:rules/ru") };
const loaded = new Map<Language, Promise<Record<string, Chapter[]>>>();

/** All chapters of both games. */
export function rulebook(language: Language): Promise<Record<string, Chapter[]>> {
  let found = loaded.get(language);
  if (!found) {
    found = LOADERS[language]().then(({ default: rules }) => Object.fromEntries(Object.entries(rules).map(([game, texts]) => [game, texts.map(read)])));
    loaded.set(language, found);
  }
  return found;
}

/** One rule by its id. */
export async function ruleOf(id: string, language: Language): Promise<Rule | undefined> {
  const chapters = Object.values(await rulebook(language)).flat();
  return chapters.flatMap((chapter) => chapter.entries).find((entry) => entry.id === id);
}

function read(text: string): Chapter {
  const [head = "", ...parts] = text.split(/^(?=## )/m);
  const [, title = "", intro = ""] = head.match(/^# (.+)\n([\s\S]*)$/m) ?? [];
  return { title, intro: intro.trim(), entries: parts.map((part) => {
    const [heading = "", ...rest] = part.trim().split("\n");
    const [, id = "", name = ""] = heading.match(/^## (\S+) (.+)$/) ?? [];
    const body = rest.join("\n").trim().split(/\n{2,}/);
    const notes = body.flatMap((block) => [...block.matchAll(/^- ([a-z0-9]+): (.+)$/gm)].map((match): [string, string] => [match[1]!, match[2]!]));
    return { id, title: name, text: body.filter((block) => !/^- [a-z0-9]+: /.test(block)), notes };
  }) };
}
