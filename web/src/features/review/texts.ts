// Texts for reviews and the opening book, loaded only by the components that need them.
import loaders from "package:loaders/shared-review";
import { language } from "../../text/settings.svelte";
import { Subject } from "../../text/words.svelte";

export const reviewTexts = new Subject(loaders);

const number = (digits: number) =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Formats a share as a percentage. */
export const share = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
/** Formats a difference of shares in percentage points, without a sign. */
export const points = (value: number, digits = 1): string => number(digits).format(Math.abs(100 * value));
/** Formats a difference of shares in percentage points, with its sign. */
export const signed = (value: number): string => `${value < 0 ? "−" : "+"}${points(value)}`;
