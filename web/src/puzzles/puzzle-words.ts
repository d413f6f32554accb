// The texts of puzzles, fetched only where puzzles are solved.
import type { Language } from "../lib/settings.svelte";
import { addTexts } from "../lib/subject-texts.svelte";
import type { GameName } from "../lib/words.svelte";

const LOADERS = {
  en: () => import("package:texts/en-shared-puzzles"),
  pl: () => import("package:texts/pl-shared-puzzles"),
  ru: () => import("package:texts/ru-shared-puzzles"),
};

/** Load the texts of a game and of puzzles in the reader's language. */
export const speakOfPuzzles = (game: GameName): Promise<Language> => addTexts(LOADERS, "puzzle-title", game);
