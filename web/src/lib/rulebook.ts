// The rules in our own words, loaded when they are first asked for.
import type { Language } from "./settings.svelte";

const LOADERS: Record<Language, () => Promise<{ default: Rules }>> = {
  en: () => import("package:rules/en"),
  pl: () => import("package:rules/pl"),
  ru: () => import("package:rules/ru"),
};

export async function rulebook(language: Language): Promise<Rules> {
  return (await LOADERS[language]()).default;
}

/** One rule of either game by its id. */
export async function ruleOf(id: string, language: Language): Promise<Rule | undefined> {
  const chapters = Object.values(await rulebook(language)).flat();
  return chapters.flatMap((chapter) => chapter.entries).find((rule) => rule.id === id);
}

/** A reader's words are in an entry: all of them, wherever they stand. */
export function mentions(rule: Rule, wanted: string): boolean {
  const text = [rule.id, rule.title, ...rule.text, ...Object.values(rule.editions)].join(" ").toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
