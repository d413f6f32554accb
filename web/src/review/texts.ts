// The texts of reviews and of the opening book, fetched where they are used.
import { language } from "../lib/settings.svelte";
import { subjectTexts } from "../lib/subject-texts.svelte";

export const {
  speak: speakReview,
  spoken,
  say: r,
} = subjectTexts({
  en: () => import("package:texts/en-shared-review"),
  pl: () => import("package:texts/pl-shared-review"),
  ru: () => import("package:texts/ru-shared-review"),
});

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
