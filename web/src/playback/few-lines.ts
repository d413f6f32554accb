// The few lines that tell best what has happened: what hurt the reader, what touched them, then what changed the game.
import { linesOf, type Line } from "./lines";
import presentation from "./presentation.json";
import type { EntryView } from "../net/types/wire";

const MOST = 5;
const WEIGHTS: Record<string, number> = { end: 5, capture: 3, mission: 3, stage: 3, battle: 2, monster: 2, produce: 1 };
const FORMS: Record<string, string> = { ...presentation.breakthrough, ...presentation.board };

function weight(line: Line, reader: number | null): number {
  if (!line.told) return -1;
  const { seat, victim, owner } = line.told.fields;
  const mine = reader !== null && (seat === reader || victim === reader || owner === reader);
  return (line.hurts ? 20 : 0) + (mine ? 10 : 0) + (WEIGHTS[FORMS[line.told.event] ?? ""] ?? 0);
}

/** At most five lines, the most important first, those of equal weight in their order. */
export function fewLines(entries: EntryView[], reader: number | null): Line[] {
  const lines = linesOf(entries, reader).map((line) => ({ line, weight: weight(line, reader) }));
  const telling = lines
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map((one) => one.line);
  return telling.length ? telling : lines.map((one) => one.line).slice(-MOST);
}
