// The texts of the workshop, fetched only there and where packs are chosen.
import { language, type Language } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("package:texts/en-shared-workshop"),
  pl: () => import("package:texts/pl-shared-workshop"),
  ru: () => import("package:texts/ru-shared-workshop"),
};
const ANY = "workshop-title"; // a message that every such text has

/** Load the texts of the workshop in the reader's language. */
export async function speakOfWorkshop(): Promise<Language> {
  const wanted = language();
  const { default: text } = await LOADERS[wanted]();
  if (!words().has(ANY)) words().add(text);
  return wanted;
}
