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

/** A reader's words are in an entry: all of them, wherever they stand. */
export function mentions(rule: Rule, wanted: string): boolean {
  const text = [rule.id, rule.title, ...rule.text, ...Object.values(rule.editions)].join(" ").toLowerCase();
  return wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
