// Finds the names of cards in a sentence, in any grammatical case.
import type { Words } from "./words.svelte";

export interface Part {
  text: string;
  card: string; // empty for plain text
}
const NOT_NAMES = ["text", "ability", "number", "gender", "strength"];

export function marked(text: string, cards: string[], words: Words): Part[] {
  let parts: Part[] = [{ text, card: "" }];
  for (const card of new Set(cards)) {
    const forms = Object.entries(words.forms(card))
      .filter(([form]) => !NOT_NAMES.includes(form))
      .map(([, name]) => name);
    const names = [words.say(card), ...forms].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
    parts = parts.flatMap((part) => (part.card ? [part] : split(part.text, names, card)));
  }
  return parts.filter((part) => part.text);
}

function split(text: string, names: string[], card: string): Part[] {
  for (const name of names) {
    const at = text.indexOf(name);
    if (at >= 0)
      return [
        { text: text.slice(0, at), card: "" },
        { text: name, card },
        { text: text.slice(at + name.length), card: "" },
      ];
  }
  return [{ text, card: "" }];
}
