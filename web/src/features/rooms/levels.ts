// Names of bots' levels in choosers, with their measured rating in the chosen game; tempers of bots.
import { botName } from "../../text/people";
import type { LevelInfo } from "../../net/types/wire";
import { t, words } from "../../text/words.svelte";

/** Returns a bot's name, with its rating if one was measured. */
export function ratedName(bot: string, game: string, levels: readonly LevelInfo[]): string {
  const rating = levels.find((entry) => entry.level === bot)?.ratings[game];
  return rating === undefined ? botName(bot) : t("rooms-bot-rating", { bot: botName(bot), rating: String(rating) });
}

/** Describes how a bot plays; empty for a bot of one's own. */
export function temperOf(bot: string): string {
  const temper = `web-temper-${bot.split(":")[0]}`;
  return words().has(temper) ? t(temper) : "";
}
