// The texts of lessons, fetched only where a lesson is played.
import { language, type Language } from "../lib/settings.svelte";
import { speakOf, words, type GameName } from "../lib/words.svelte";

const LOADERS: Record<Language, Record<GameName, () => Promise<{ default: string }>>> = {
  en: {
    board: () => import("package:texts/en-board-lessons"),
    breakthrough: () => import("package:texts/en-breakthrough-lessons"),
  },
  pl: {
    board: () => import("package:texts/pl-board-lessons"),
    breakthrough: () => import("package:texts/pl-breakthrough-lessons"),
  },
  ru: {
    board: () => import("package:texts/ru-board-lessons"),
    breakthrough: () => import("package:texts/ru-breakthrough-lessons"),
  },
};
const ANY = "lesson-continue"; // a message that every such text has

/** Load the texts of a game and of its lesson in the reader's language. */
export async function speakOfLesson(game: GameName): Promise<Language> {
  const wanted = language();
  const [{ default: text }] = await Promise.all([LOADERS[wanted][game](), speakOf(game)]);
  if (!words(game).has(ANY)) words(game).add(text);
  return wanted;
}
