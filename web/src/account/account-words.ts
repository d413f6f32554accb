// The texts of accounts, fetched only where accounts are managed.
import type { Language } from "../lib/settings.svelte";
import { addTexts } from "../lib/subject-texts.svelte";

const LOADERS = {
  en: () => import("package:texts/en-shared-accounts"),
  pl: () => import("package:texts/pl-shared-accounts"),
  ru: () => import("package:texts/ru-shared-accounts"),
};

/** Load the texts of accounts in the reader's language. */
export const speakOfAccounts = (): Promise<Language> => addTexts(LOADERS, "account-title");
