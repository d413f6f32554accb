// The events that the reader has missed: since their last turn, or since their last decision in a game without turns.
import { uiOf } from "../games";
import { linesOf, type Line } from "./lines";
import type { EntryView, Told } from "../net/types/wire";
import type { GameName } from "../text/words.svelte";

const LOOKED = 60; // the most entries to search
/** Returns the log from the end of a seat's last turn to the start of its next one. */
function betweenTurns(entries: EntryView[], seat: number, isTurn: (told: Told) => boolean): EntryView[] {
  let found: EntryView[] = [];
  let own = false; // whether it is the seat's turn
  for (const entry of entries) {
    let events: Told[] = [];
    const idle = !own && !entry.events.length;
    for (const told of entry.events) {
      const begins = isTurn(told);
      if (begins && own && told.fields.seat !== seat) {
        found = [];
        events = [];
      }
      if (begins) own = told.fields.seat === seat;
      if (!own) events.push(told);
    }
    if (events.length || idle) found.push({ ...entry, events });
  }
  return found;
}

export function sinceOf(entries: EntryView[], seat: number | null, game: GameName): Line[] {
  const rows = uiOf(game).events;
  const isTurn = (told: Told) => rows[told.event]?.turn === true;
  const mine = entries.findLastIndex((entry) => entry.kind === "answer" && entry.seat === seat);
  const recent =
    seat !== null && entries.some((entry) => entry.events.some(isTurn))
      ? betweenTurns(entries, seat, isTurn)
      : entries.slice(Math.max(mine, entries.length - LOOKED, 0));
  return linesOf(recent, seat, game).filter((line) => !rows[line.told?.event ?? ""]?.passing);
}
