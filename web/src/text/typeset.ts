// No-break spaces: the same rules as text/typeset.py, which explains them. Both pass tests/text/typeset.json.
type Rule = [RegExp, string];
const AFTER_NUMBER: Rule = [/(\d) (?=[\p{L}%])/gu, "$1\u00a0"];
const RULES: Record<string, Rule[]> = {
  en: [[/(?<=[\p{L}\p{N}_])'(?![\],:}])/gu, "’"]],
  pl: [[/(?<![\p{L}\p{N}_’])([AaIiOoUuWwZz]) (?=\S)/gu, "$1\u00a0"], AFTER_NUMBER],
  ru: [[/(?<![\p{L}\p{N}_’])([АаВвИиКкОоСсУуЯя]) (?=\S)/gu, "$1\u00a0"], AFTER_NUMBER, [/ (?=[—–] )/gu, "\u00a0"]],
};

export function typeset(text: string, language: string): string {
  return (RULES[language] ?? []).reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text);
}

/** Returns a text with ordinary spaces, as people type it. */
export const plain = (text: string): string => text.replaceAll("\u00a0", " ");
