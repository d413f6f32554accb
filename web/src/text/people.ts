// Names of players: nicknames of people, names of bots.
import type { RoomView } from "../net/types/wire";
import { t, words } from "./words.svelte";

export function botName(bot: string): string {
  const name = `web-bot-${bot.split(":")[0]}`;
  return words().has(name) ? t(name) : bot;
}

/** Returns the name of the player of each seat in a room. */
export function namesOf(room: RoomView | null): string[] {
  return (room?.seats ?? []).map((seat) => {
    const member = room?.members.find((one) => one.member === seat.member);
    if (member && !seat.bot) return seat.stand_in ? `${member.name} (${botName(seat.stand_in)})` : member.name;
    if (seat.bot) return botName(seat.bot);
    return t(room?.status === "lobby" ? "page-free" : "web-person");
  });
}
