// Texts for the deal of the day, loaded only by the components that need them, and its numbers in words.
import loaders from "package:loaders/shared-daily";
import { botName } from "../../text/people";
import { language } from "../../text/settings.svelte";
import { Subject, t } from "../../text/words.svelte";
import type { DailyResult, DailyView } from "../../net/types/wire";

export const dailyTexts = new Subject(loaders);

const BARS = "▁▂▃▄▅▆▇█";
const FULL = 100;

export const sayDate = (date: string, style: "long" | "medium" = "long"): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
/** Formats points; luck has a sign. */
export const sayPoints = (points: number, sign: "auto" | "exceptZero" = "auto"): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 0, signDisplay: sign }).format(points);
export const sayShare = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);

const LEVELS: Record<string, () => string> = {
  regular: () => t("daily-bot-regular"),
  veteran: () => t("daily-bot-veteran"),
};
/** Returns the level of a bot of the day, without the word bot. */
export const sayLevel = (bot: string): string => LEVELS[bot]?.() ?? botName(bot);

/** Returns the chances over a game as a row of bars. */
export const barsOf = (course: number[]): string =>
  course.map((chance) => BARS[Math.min(BARS.length - 1, Math.floor((chance / FULL) * BARS.length))]).join("");

/** Returns the lines of a result that tell nothing about the deal. */
export function linesOf(result: DailyResult, streak: number): string[] {
  const lines = [t("daily-share-place", { place: result.place, seats: result.seats })];
  if (result.better !== null && result.better !== undefined)
    lines.push(t("daily-better", { share: sayShare(result.better) }));
  if (result.points !== null && result.points !== undefined)
    lines.push(
      t("daily-share-points", {
        points: sayPoints(result.points),
        luck: sayPoints(result.luck ?? 0, "exceptZero"),
      }),
    );
  if (streak > 1) lines.push(t("daily-streak", { n: streak }));
  return lines;
}

/** Returns a result as text for a message, without spoilers. */
export function textOf(day: DailyView, result: DailyResult, streak: number, link: string): string {
  const title = `Metro 2033 · ${t("daily-title")} · ${sayDate(day.date, "medium")}`;
  const lines = [title, t(`game-${day.settings.game ?? ""}`), linesOf(result, streak).join(" · ")];
  return [...lines, barsOf(result.course ?? []), link].filter(Boolean).join("\n");
}
