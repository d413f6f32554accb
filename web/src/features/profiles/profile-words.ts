// Texts for profiles and leaderboards, loaded only by the components that need them.
import loaders from "package:loaders/shared-profiles";
import { language } from "../../text/settings.svelte";
import { Subject, t, words, type GameName } from "../../text/words.svelte";

export const profileTexts = new Subject(loaders);

/** Formats a number of seats; 0 stands for all tables. */
export const sayTable = (seats: number): string => (seats ? t("profile-players", { n: seats }) : t("profile-all"));
export const sayRating = (rating: { points: number; spread: number }): string =>
  t("profile-points", { points: String(rating.points), spread: String(rating.spread) });
export const sayCard = (game: string, card: string): string => words(game as GameName).say(card);
/** Formats the change of a chance in percentage points, with its sign. */
export const sayChange = (change: number): string => {
  const number = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return t("profile-pp", { n: (change < 0 ? "−" : "+") + number.format(Math.abs(100 * change)) });
};
/** Formats the change of a rating, with its sign. */
export const sayGain = (before: number, after: number): string =>
  after < before ? `−${before - after}` : `+${after - before}`;

const REASONS = ["people", "several", "packs", "adaptive", "unrated"]; // all other reasons share one text
export const sayUnrated = (reason: string): string =>
  t(`profile-unrated-${REASONS.includes(reason) ? reason : "other"}`);
