// Names of bots' levels in choosers, with their measured rating in the chosen game.
import { botName } from "../../text/people";
import type { LevelInfo } from "../../net/types/wire";
import { t } from "../../text/words.svelte";

/** Returns a bot's name, with its rating if one was measured. */
export function ratedName(bot: string, game: string, levels: readonly LevelInfo[]): string {
  const rating = levels.find((one) => one.level === bot)?.ratings[game];
  return rating === undefined ? botName(bot) : t("rooms-bot-rating", { bot: botName(bot), rating: String(rating) });
}
