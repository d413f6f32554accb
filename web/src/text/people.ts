// Names of players: nicknames of people; names and levels of bots.
import type { RoomView } from "../net/types/wire";
import { t, words } from "./words.svelte";

const keyOf = (bot: string) => `web-bot-${bot.split(":")[0]}`;

/** Returns the level of a bot, or the name of a bot of one's own. */
export function botName(bot: string): string {
  const name = keyOf(bot);
  return words().has(name) ? t(name) : bot;
}

/** Returns the name and the level of the bot at a seat. Every room has other names; in a room they differ, and never change. */
function calledBot(room: string, seat: number, bot: string): string {
  if (!words().has(keyOf(bot))) return botName(bot);
  const names = t("web-bot-names").split(" ");
  const first = [...room].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % names.length, 0);
  return t("rooms-bot-called", { name: names[(first + seat) % names.length]!, bot: botName(bot) });
}

/** Returns the name of the player of each seat in a room. */
export function namesOf(room: RoomView | null): string[] {
  return (room?.seats ?? []).map((seat) => {
    const member = room?.members.find((other) => other.member === seat.member);
    if (member && !seat.bot) return seat.stand_in ? `${member.name} (${botName(seat.stand_in)})` : member.name;
    if (seat.bot) return calledBot(room?.id ?? "", seat.seat, seat.bot);
    return t(room?.status === "lobby" ? "page-free" : "web-person");
  });
}
