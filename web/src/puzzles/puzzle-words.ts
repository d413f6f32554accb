// The texts of puzzles, fetched only where puzzles are solved.
import { language, type Language } from "../lib/settings.svelte";
import { speakOf, words, type GameName } from "../lib/words.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("package:texts/en-shared-puzzles"),
  pl: () => import("package:texts/pl-shared-puzzles"),
  ru: () => import("package:texts/ru-shared-puzzles"),
};
const ANY = "puzzle-title"; // a message that every such text has

/** Load the texts of a game and of puzzles in the reader's language. */
export async function speakOfPuzzles(game: GameName): Promise<Language> {
  const wanted = language();
  const [{ default: text }] = await Promise.all([LOADERS[wanted](), speakOf(game)]);
  if (!words(game).has(ANY)) words(game).add(text);
  return wanted;
}
