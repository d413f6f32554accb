// The events that the reader has missed: since their last turn, or since their last decision in a game without turns.
import { uiOf } from "../games";
import { linesOf, type Line } from "./lines";
import type { EntryView, Told } from "../net/types/wire";
import type { GameName } from "../text/words.svelte";

const LOOKED = 60; // the most entries to search
/** Returns the log from the end of a seat's last turn to the start of its next one. */
function betweenTurns(entries: EntryView[], seat: number, isTurn: (event: Told) => boolean): EntryView[] {
  let missed: EntryView[] = [];
  let own = false; // whether it is the seat's turn
  for (const entry of entries) {
    let events: Told[] = [];
    const idle = !own && !entry.events.length;
    for (const event of entry.events) {
      const begins = isTurn(event);
      if (begins && own && event.fields.seat !== seat) {
        missed = [];
        events = [];
      }
      if (begins) own = event.fields.seat === seat;
      if (!own) events.push(event);
    }
    if (events.length || idle) missed.push({ ...entry, events });
  }
  return missed;
}

export function sinceOf(entries: EntryView[], seat: number | null, game: GameName): Line[] {
  const rows = uiOf(game).events;
  const isTurn = (event: Told) => rows[event.event]?.turn === true;
  const mine = entries.findLastIndex((entry) => entry.kind === "answer" && entry.seat === seat);
  const recent =
    seat !== null && entries.some((entry) => entry.events.some(isTurn))
      ? betweenTurns(entries, seat, isTurn)
      : entries.slice(Math.max(mine, entries.length - LOOKED, 0));
  return linesOf(recent, seat, game).filter((line) => !rows[line.told?.event ?? ""]?.passing);
}

/** Returns at most `most` lines: first the lines that concern a seat, then the latest of the rest. */
export function mineFirst(lines: Line[], seat: number | null, most: number): Line[] {
  const isMine = (line: Line) => line.hurts || (seat !== null && line.seat === seat);
  const mine = lines.filter(isMine).slice(-most);
  const others = lines.filter((line) => !isMine(line));
  return [...mine, ...others.slice(Math.max(0, others.length + mine.length - most))];
}
