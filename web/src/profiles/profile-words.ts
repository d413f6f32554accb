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
/** A change of a chance in percentage points, with its sign. */
export const sayChange = (change: number): string => {
  const number = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return t("profile-pp", { n: (change < 0 ? "−" : "+") + number.format(Math.abs(100 * change)) });
};
/** What a game did to a rating, with its sign. */
export const sayGain = (before: number, after: number): string =>
  after < before ? `−${before - after}` : `+${after - before}`;

const REASONS = ["people", "several", "packs", "adaptive", "unrated"]; // the others are told alike
export const sayUnrated = (reason: string): string =>
  t(`profile-unrated-${REASONS.includes(reason) ? reason : "other"}`);
