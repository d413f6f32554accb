// The texts of reports and announcements, fetched only where one is made or shown.
import type { Language } from "../lib/settings.svelte";
import { addTexts } from "../lib/subject-texts.svelte";

const LOADERS = {
  en: () => import("package:texts/en-shared-moderation"),
  pl: () => import("package:texts/pl-shared-moderation"),
  ru: () => import("package:texts/ru-shared-moderation"),
};

/** Load the texts of reports and announcements in the reader's language. */
export const speakOfModeration = (): Promise<Language> => addTexts(LOADERS, "report-send");
