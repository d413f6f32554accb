// The texts of lessons, fetched only where a lesson is played.
import type { Language } from "../lib/settings.svelte";
import { addTexts, type Loaders } from "../lib/subject-texts.svelte";
import type { GameName } from "../lib/words.svelte";

const LOADERS: Record<GameName, Loaders> = {
  board: {
    en: () => import("package:texts/en-board-lessons"),
    pl: () => import("package:texts/pl-board-lessons"),
    ru: () => import("package:texts/ru-board-lessons"),
  },
  breakthrough: {
    en: () => import("package:texts/en-breakthrough-lessons"),
    pl: () => import("package:texts/pl-breakthrough-lessons"),
    ru: () => import("package:texts/ru-breakthrough-lessons"),
  },
};

/** Load the texts of a game and of its lesson in the reader's language. */
export const speakOfLesson = (game: GameName): Promise<Language> => addTexts(LOADERS[game], "lesson-continue", game);
