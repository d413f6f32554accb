// The lines of a log: every event of every entry, in order, with the properties for filters.
import { uiOf, type GameUi } from "../games";
import { facts } from "../text/content";
import type { GameName } from "../text/words.svelte";
import type { EntryView, Told } from "../net/types/wire";

const TAKEN_BACK = ["undo", "rewind"];

export interface Line {
  key: string;
  seq: number;
  seat: number | null;
  told: Told | null; // null if there is no event: the line is about the entry itself
  note: string; // the message of such a line
  hurts: boolean; // bad for the reader
  deed: boolean; // an action of the entry's seat
}

/** Returns whether an event is bad for a seat and was caused by another. */
function isAgainst(seat: number | null, event: Told, entry: EntryView, { events }: GameUi): boolean {
  if (seat === null) return false;
  const { victim, owner, seat: actor } = event.fields;
  return (
    ((victim === seat || owner === seat) && actor !== seat) ||
    (Boolean(events[event.event]?.hurts) && actor === seat && entry.seat !== seat)
  );
}

const noteOf = (entry: EntryView, note: string): Line => ({
  key: `${entry.seq} ${note}`,
  seq: entry.seq,
  seat: entry.seat,
  told: null,
  note,
  hurts: false,
  deed: false,
});

/** Returns whether a seat has ended its sequence of answers without a visible event. */
function wasIdle(entries: EntryView[], at: number, { events: rows }: GameUi): boolean {
  const { seat, kind, events } = entries[at]!;
  if (kind !== "answer" || events.length || (entries[at + 1]?.seat ?? seat) === seat) return false;
  for (let before = at - 1; entries[before]?.seat === seat; before--) if (entries[before]?.events.length) return false;
  for (let after = at + 1; after < entries.length && entries[after]?.seat !== seat; after++)
    if (entries[after]?.events.some((event) => event.fields.seat === seat && rows[event.event]?.sealed)) return false;
  return true;
}

export function linesOf(entries: EntryView[], reader: number | null, game: GameName): Line[] {
  const ui = uiOf(game);
  return entries.flatMap<Line>((entry, at) => {
    if (entry.seat !== reader && wasIdle(entries, at, ui)) return [noteOf(entry, "web-log-idle")];
    if (TAKEN_BACK.includes(entry.kind)) return [noteOf(entry, `web-log-${entry.kind}`)];
    if (entry.kind === "end") return [noteOf(entry, entry.seat === null ? "web-log-end" : "web-log-resigned")];
    const deed = entry.kind === "answer" ? entry.events.findIndex((event) => event.fields.seat === entry.seat) : -1;
    const lines = entry.events.map((event, index): Line => ({
      key: `${entry.seq}.${index}`,
      seq: entry.seq,
      seat: typeof event.fields.seat === "number" ? event.fields.seat : null,
      told: event,
      note: "",
      hurts: isAgainst(reader, event, entry, ui),
      deed: index === deed && !event.hidden,
    }));
    return entry.late ? [noteOf(entry, "web-log-late"), ...lines] : lines;
  });
}

/** Returns the stations that an event mentions. */
export const stationsIn = (line: Line): string[] =>
  [line.told?.fields.station, line.told?.fields.origin].filter(
    (station): station is string => typeof station === "string",
  );

/** Returns the cards that an event mentions. */
export function cardsIn(event: Told, game: GameName): string[] {
  const sources = (event.details ?? []).map(([source]) => String(source).split(" ")[1] ?? "");
  return [...Object.values(event.fields), ...sources].filter(
    (value): value is string => typeof value === "string" && facts(game, value) !== undefined,
  );
}
