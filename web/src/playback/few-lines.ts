// Summarises events in a few lines: those that hurt the reader first, then those that concern them, then those that changed the game.
import { uiOf } from "../games";
import type { GameName } from "../text/words.svelte";
import { linesOf, type Line } from "./lines";
import { formOf } from "./forms";
import type { EntryView } from "../net/types/wire";

const MOST = 5;

function weight(line: Line, reader: number | null, game: GameName): number {
  if (!line.told) return -1;
  const { seat, victim, owner } = line.told.fields;
  const mine = reader !== null && (seat === reader || victim === reader || owner === reader);
  return (
    (line.hurts ? 20 : 0) + (mine ? 10 : 0) + (formOf(uiOf(game).events[line.told.event]?.form ?? "note").weight ?? 0)
  );
}

/** Returns at most five lines, the most important first; lines of equal weight keep their order. */
export function fewLines(entries: EntryView[], reader: number | null, game: GameName): Line[] {
  const lines = linesOf(entries, reader, game).map((line) => ({ line, weight: weight(line, reader, game) }));
  const telling = lines
    .filter((line) => line.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map((line) => line.line);
  return telling.length ? telling : lines.map((line) => line.line).slice(-MOST);
}
