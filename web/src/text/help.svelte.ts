// Help for newcomers: the game in a minute, explanations of questions, and the terms of the game. Loaded with the game's texts.
import addresses from "package:help";
import { FluentResource } from "@fluent/bundle";
import { Words } from "./bundle";
import { keepSettings, language, settings } from "./settings.svelte";
import { rulesOf, type GameName } from "./words.svelte";

const asked = new Set<string>();
let fetched: Record<string, Help> = $state.raw({});

interface Help {
  words: Words;
  terms: string[]; // the keys of the terms, in the order of the file
}

/** Loads the help of a game in the reader's language; failures are ignored, because the game works without it. */
export async function fetchHelp(game: GameName): Promise<void> {
  const wanted = language();
  const key = `${wanted} ${game}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const answer = await fetch(addresses[wanted][game]);
    if (!answer.ok) return;
    const text = await answer.text();
    const terms = [...text.matchAll(/^term-(\w+)/gm)].map((match) => match[1]!);
    fetched = { ...fetched, [key]: { words: new Words(wanted, [new FluentResource(text)]), terms } };
  } catch {
    asked.delete(key);
  }
}

const helpOf = (game: GameName): Help | undefined => fetched[`${language()} ${game}`];

/** Returns the game in a minute, sentence by sentence. */
export const primerOf = (game: GameName): string[] =>
  [1, 2, 3, 4, 5].map((n) => helpOf(game)?.words.say(`primer-${n}`, rulesOf(game)) ?? "");

/** Returns the explanation of a question, if it appears for the first time. */
export function firstTime(game: GameName, question: string): string {
  const words = helpOf(game)?.words;
  const key = `first-${question}`;
  return settings.help && words?.has(key) && !settings.met.includes(`${game} ${question}`)
    ? words.say(key, rulesOf(game))
    : "";
}

/** Records that the reader knows this question. */
export function meet(game: GameName, question: string): void {
  const key = `${game} ${question}`;
  if (settings.met.includes(key)) return;
  settings.met = [...settings.met, key];
  keepSettings();
}

export interface Term {
  id: string;
  name: string;
  text: string;
}

/** Returns a term of the game with its explanation. */
export function termOf(game: GameName, id: string): Term | null {
  const words = helpOf(game)?.words;
  const key = `term-${id}`;
  return words?.has(key) ? { id, name: words.say(key), text: words.forms(key, rulesOf(game)).text ?? "" } : null;
}

/** Returns all explained terms of the game. */
export const termsOf = (game: GameName): Term[] => (helpOf(game)?.terms ?? []).flatMap((id) => termOf(game, id) ?? []);
