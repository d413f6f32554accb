// No-break spaces: the same rules as text/typeset.py, which explains them. Both pass tests/text/typeset.json.
import { ABOUT, LANGUAGES, type Language, type Typesetting } from "../net/types/languages";

type Rule = [RegExp, string];

function rulesOf(how: Typesetting): Rule[] {
  const rules: Rule[] = [];
  if (how.curly_apostrophes) rules.push([/(?<=[\p{L}\p{N}_])'(?![\],:}])/gu, "’"]);
  if (how.join_letters)
    rules.push([new RegExp(`(?<![\\p{L}\\p{N}_’])([${how.join_letters}]) (?=\\S)`, "gu"), "$1\u00a0"]);
  if (how.join_numbers) rules.push([/(\d) (?=[\p{L}%])/gu, "$1\u00a0"]);
  if (how.join_marks) rules.push([new RegExp(` (?=[${how.join_marks}](?![\\p{L}\\p{N}_]))`, "gu"), "\u00a0"]);
  return rules;
}

const RULES: Partial<Record<string, Rule[]>> = Object.fromEntries(
  LANGUAGES.map((language: Language) => [language, rulesOf(ABOUT[language].typesetting)]),
);

export function typeset(text: string, language: string): string {
  return (RULES[language] ?? []).reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
}

/** Returns a text with ordinary spaces, as people type it. */
export const plain = (text: string): string => text.replaceAll("\u00a0", " ");
