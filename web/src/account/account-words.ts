// The texts of accounts, fetched only where accounts are managed.
import { language, type Language } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("package:texts/en-shared-accounts"),
  pl: () => import("package:texts/pl-shared-accounts"),
  ru: () => import("package:texts/ru-shared-accounts"),
};
const ANY = "account-title"; // a message that every such text has

/** Load the texts of accounts in the reader's language. */
export async function speakOfAccounts(): Promise<Language> {
  const wanted = language();
  const { default: text } = await LOADERS[wanted]();
  if (!words().has(ANY)) words().add(text);
  return wanted;
}
