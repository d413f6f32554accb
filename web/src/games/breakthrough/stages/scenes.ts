// Past scenes for the stage: monsters' attacks, each at the events that describe it.
import type { EntryView } from "../../../net/types/wire";
import { placed, type Placed } from "../../../table/stage/placed";
import type { Cast } from "../../../text/sayer";
import { termsOf } from "../../../text/terms";

export interface Prowl {
  threat: string;
  by: number;
  used: Record<number, string[]>; // protections used, by seat
  lost: Record<number, string[]>; // cards lost, by seat
  away: Record<number, number>; // tokens spent, by seat
  failed: number[]; // seats that have not repelled it
}
export type CardScene = Placed & { kind: "monster"; prowl: Prowl };

const IN_AN_ATTACK = ["protection_used", "monster_not_repelled", "station_lost", "resources_lost", "tokens_down"];
const add = (map: Record<number, string[]>, seat: number, card: string) => (map[seat] = [...(map[seat] ?? []), card]);

/** Returns all scenes in a part of the log, in order. */
export const scenesOf = (entries: EntryView[], cast: Cast): CardScene[] => read(entries, cast).scenes;

/** Returns the latest attack of a monster, as far as the entries describe it. */
export const prowlOf = (entries: EntryView[], cast: Cast): Prowl | null => read(entries, cast).prowl;

function read(entries: EntryView[], cast: Cast): { scenes: CardScene[]; prowl: Prowl | null } {
  const scenes: CardScene[] = [];
  let prowl: Prowl | null = null;
  for (const entry of entries)
    entry.events.forEach((told, index) => {
      const { event, fields } = told;
      const who = Number(fields.seat);
      if (event === "monster_attacked")
        prowl = { threat: String(fields.card), by: who, used: {}, lost: {}, away: {}, failed: [] };
      else if (prowl && event === "protection_used") add(prowl.used, who, String(fields.card));
      else if (prowl && event === "monster_not_repelled") prowl.failed.push(who);
      else if (prowl && event === "station_lost") add(prowl.lost, who, String(fields.card));
      else if (prowl && event === "resources_lost")
        for (const [source] of termsOf(told, "lost")) add(prowl.lost, who, source);
      else if (prowl && event === "tokens_down") prowl.away[who] = Number(fields.amount);
      if (prowl && IN_AN_ATTACK.includes(event)) {
        const done = Object.keys(prowl.used).length + prowl.failed.length;
        const last = scenes.at(-1);
        if (last?.prowl === prowl) {
          if (last.seq === entry.seq) last.to = index;
        } else if (done >= cast.players.length)
          scenes.push({
            ...placed("monster", { seq: entry.seq, from: index, to: index }),
            kind: "monster",
            prowl,
          });
      }
    });
  return { scenes, prowl };
}
