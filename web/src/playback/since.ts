// What the reader has missed: what has happened since their last turn, or since their last decision where there are no turns.
import { linesOf, type Line } from "./lines";
import type { EntryView, Told } from "../net/types/wire";
import { events } from "../net/named";

const LOOKED = 60; // entries at most
const PASSING = events("phase_began", "turn_began", "combat_card_chosen", "deck_shuffled", "market_cards_shown");
const isTurn = (entry: EntryView): boolean => entry.events.some((told) => told.event === "turn_began");

/** The log from the end of a seat's last turn to the beginning of its next one. */
function betweenTurns(entries: EntryView[], seat: number): EntryView[] {
  let found: EntryView[] = [];
  let own = false; // it is the seat's turn
  for (const entry of entries) {
    let events: Told[] = [];
    const idle = !own && !entry.events.length;
    for (const told of entry.events) {
      const begins = told.event === "turn_began";
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

export function sinceOf(entries: EntryView[], seat: number | null): Line[] {
  const mine = entries.findLastIndex((entry) => entry.kind === "answer" && entry.seat === seat);
  const recent =
    seat !== null && entries.some(isTurn)
      ? betweenTurns(entries, seat)
      : entries.slice(Math.max(mine, entries.length - LOOKED, 0));
  return linesOf(recent, seat).filter((line) => !PASSING.includes(line.told?.event ?? ""));
}
