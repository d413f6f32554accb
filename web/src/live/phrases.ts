// Ready-made phrases of the chat. They are sent as keys, so that each player reads them in their own language.
import type { RoomView } from "../net/types/wire";
import { gameNamed, t, words } from "../text/words.svelte";

export const COURTESIES = ["hello", "luck", "well-played", "thinking", "moment", "thanks", "good-game"];
export const ABOUT_STATION = "station"; // the phrase that names a station
const FORM = /^:([a-z-]+)(?:@(\d{1,7}))?(?:=([a-z0-9_]+))?:$/;

/** Encodes a phrase: to a member or to everybody, about a station or none. */
export const write = (phrase: string, to: number | null = null, station = ""): string =>
  `:${phrase}${to === null ? "" : `@${to}`}${station && `=${station}`}:`;

/** Decodes a line of the chat in the reader's language; free text is unchanged. */
export function read(said: string, room?: RoomView | null): string {
  const [, phrase = "", to, station = ""] = FORM.exec(said) ?? [];
  if (words().has(`web-phrase-${phrase}`)) return t(`web-phrase-${phrase}`);
  const place = words(gameNamed(room?.settings.game));
  const isWhole = phrase !== ABOUT_STATION || place.has(`station-${station}`);
  if (!words().has(`web-bargain-${phrase}`) || !isWhole) return said;
  const text = t(`web-bargain-${phrase}`, station ? { station: place.say(`station-${station}`) } : {});
  const name = room?.members.find((member) => member.member === Number(to))?.name;
  return to !== undefined && name !== undefined ? t("web-bargaining-to", { name, phrase: text }) : text;
}
