// The texts about luck, fetched where they are used.
import { language, type Language } from "../lib/settings.svelte";
import { Words, type Args } from "../lib/words.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("package:texts/en-shared-luck"),
  pl: () => import("package:texts/pl-shared-luck"),
  ru: () => import("package:texts/ru-shared-luck"),
};
let loaded: Partial<Record<Language, Words>> = $state.raw({});

/** Load the texts in the reader's language. */
export async function speakLuck(): Promise<void> {
  const wanted = language();
  if (loaded[wanted]) return;
  const { default: text } = await LOADERS[wanted]();
  loaded = { ...loaded, [wanted]: new Words(wanted, text) };
}

export const spoken = (): boolean => Boolean(loaded[language()]);
export const l = (key: string, args?: Args): string => loaded[language()]?.say(key, args) ?? "";
