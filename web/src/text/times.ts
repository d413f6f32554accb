// Formats timestamps (seconds since 1970) in the reader's language.
import { language } from "./settings.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** Formats the distance of a time from now in its largest unit. */
export function away(at: number): string {
  const seconds = at - Date.now() / 1000;
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return unit ? format.format(Math.round(seconds / unit[1]), unit[0]) : format.format(0, "second");
}

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), options).format(1000 * at);
export const day = (at: number): string => format(at, { dateStyle: "medium" });
export const dayAndTime = (at: number): string => format(at, { dateStyle: "medium", timeStyle: "short" });
