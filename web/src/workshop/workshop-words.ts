// The texts of the workshop, fetched only there and where packs are chosen.
import type { Language } from "../lib/settings.svelte";
import { addTexts } from "../lib/subject-texts.svelte";

const LOADERS = {
  en: () => import("package:texts/en-shared-workshop"),
  pl: () => import("package:texts/pl-shared-workshop"),
  ru: () => import("package:texts/ru-shared-workshop"),
};

/** Load the texts of the workshop in the reader's language. */
export const speakOfWorkshop = (): Promise<Language> => addTexts(LOADERS, "workshop-title");
