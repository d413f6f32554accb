// The texts of leagues, fetched only where leagues are shown, and points in the reader's language.
import { language, type Language } from "../lib/settings.svelte";
import { addTexts } from "../lib/subject-texts.svelte";

const LOADERS = {
  en: () => import("package:texts/en-shared-leagues"),
  pl: () => import("package:texts/pl-shared-leagues"),
  ru: () => import("package:texts/ru-shared-leagues"),
};

/** Load the texts of leagues in the reader's language. */
export const speakOfLeagues = (): Promise<Language> => addTexts(LOADERS, "leagues-title");
export const sayPoints = (points: number): string => points.toLocaleString(language(), { maximumFractionDigits: 2 });
