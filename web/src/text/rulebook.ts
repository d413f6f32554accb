// The rules in our own words, loaded on demand.
import addresses from "package:rules";
import type { Language } from "../net/types/languages";
import { typeset } from "./typeset";

const loaded = new Map<Language, Promise<Rules>>();

export function rulebook(language: Language): Promise<Rules> {
  const loading =
    loaded.get(language) ??
    fetch(addresses[language])
      .then((answer) => answer.text())
      .then((text) => read(text, language));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

const read = (text: string, language: Language) =>
  JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? typeset(value, language) : value)) as Rules;

/** Returns a rule of either game by its id. */
export async function ruleOf(id: string, language: Language): Promise<Rule | undefined> {
  const chapters = Object.values(await rulebook(language)).flat();
  return chapters.flatMap((chapter) => chapter.entries).find((rule) => rule.id === id);
}

/** Returns whether an entry contains all words of a search, in any order. */
export function mentions(rule: Rule, wanted: string): boolean {
  const text = [rule.id, rule.title, ...rule.text, ...Object.values(rule.editions)].join(" ").toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
