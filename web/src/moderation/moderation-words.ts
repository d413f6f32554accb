// The texts of reports and announcements, fetched only where one is made or shown.
import { language, type Language } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("package:texts/en-shared-moderation"),
  pl: () => import("package:texts/pl-shared-moderation"),
  ru: () => import("package:texts/ru-shared-moderation"),
};
const ANY = "report-send"; // a message that every such text has

export async function speakOfModeration(): Promise<void> {
  const { default: text } = await LOADERS[language()]();
  if (!words().has(ANY)) words().add(text);
}
