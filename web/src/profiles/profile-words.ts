// The texts of profiles and leaderboards, fetched only where they are shown.
import { language, type Language } from "../lib/settings.svelte";
import { addTexts } from "../lib/subject-texts.svelte";
import { speakOf, t, words, type GameName } from "../lib/words.svelte";

const LOADERS = {
  en: () => import("package:texts/en-shared-profiles"),
  pl: () => import("package:texts/pl-shared-profiles"),
  ru: () => import("package:texts/ru-shared-profiles"),
};

/** Load the texts of profiles in the reader's language, and those of games whose cards are named. */
export async function speakOfProfiles(...games: GameName[]): Promise<Language> {
  await Promise.all(games.map(speakOf));
  return addTexts(LOADERS, "profile-rating");
}

/** Seats of a table: 0 for all of them together. */
export const sayTable = (seats: number): string => (seats ? t("profile-players", { n: seats }) : t("profile-all"));
export const sayRating = (one: { points: number; spread: number }): string =>
  t("profile-points", { points: String(one.points), spread: String(one.spread) });
export const sayCard = (game: string, card: string): string => words(game as GameName).say(card);
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
/** A change of a chance in percentage points, with its sign. */
export const sayChange = (change: number): string => {
  const number = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return t("profile-pp", { n: (change < 0 ? "−" : "+") + number.format(Math.abs(100 * change)) });
};
export const sayDay = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(1000 * at);
