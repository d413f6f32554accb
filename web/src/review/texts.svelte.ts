// The texts of reviews and of the opening book, fetched where they are used.
import { language, type Language } from "../lib/settings.svelte";
import { Words, type Args } from "../lib/words.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("package:texts/en-shared-review"),
  pl: () => import("package:texts/pl-shared-review"),
  ru: () => import("package:texts/ru-shared-review"),
};
let loaded: Partial<Record<Language, Words>> = $state.raw({});

/** Load the texts in the reader's language. */
export async function speakReview(): Promise<void> {
  const wanted = language();
  if (loaded[wanted]) return;
  const { default: text } = await LOADERS[wanted]();
  loaded = { ...loaded, [wanted]: new Words(wanted, text) };
}

export const spoken = (): boolean => Boolean(loaded[language()]);
export const r = (key: string, args?: Args): string => loaded[language()]?.say(key, args) ?? "";

const number = (digits: number) =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** A share as a percentage. */
export const share = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
/** A difference of shares in percentage points, without a sign. */
export const points = (value: number, digits = 1): string => number(digits).format(Math.abs(100 * value));
/** The same with its sign. */
export const signed = (value: number): string => `${value < 0 ? "−" : "+"}${points(value)}`;
