// The solver's record in this browser: a rating, streaks, and the puzzle of the day. The counterpart of puzzles/solver.py.
import type { PuzzleInfo } from "../../net/types/wire";

const KEY = "metro2033-puzzles";
const FIRST_STEP = 60; // how far the first results move a rating
const LAST_STEP = 16;
const STEPS = 20; // number of results until the step is constant
export const HINTED = 0.5; // score of a solution with a hint
const STRIDE = 61; // days step through a collection by a number coprime to its size
const DAY = 86_400_000;

export interface Record {
  rating: number;
  tried: number;
  streak: number; // solved in a row, without hints and mistakes
  best: number;
  solved: string[];
  days: string[]; // days on which the puzzle of the day was solved
}
const NEW: Record = { rating: 1200, tried: 0, streak: 0, best: 0, solved: [], days: [] };

export function recordOf(): Record {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record>) };
  } catch {
    return NEW;
  }
}

function keep(record: Record): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // storage may be unavailable; the page works without it
  }
}

const expected = (solver: number, puzzle: number) => 1 / (1 + 10 ** ((puzzle - solver) / 400));

/** Returns the record after a first attempt: 1 for a solution, half with a hint, 0 for a mistake or for giving up. */
export function after(record: Record, puzzle: PuzzleInfo, score: number): Record {
  const step = Math.max(LAST_STEP, FIRST_STEP - ((FIRST_STEP - LAST_STEP) * record.tried) / STEPS);
  const streak = score === 1 ? record.streak + 1 : 0;
  return {
    rating: record.rating + step * (score - expected(record.rating, puzzle.rating)),
    tried: record.tried + 1,
    streak,
    best: Math.max(record.best, streak),
    solved: score ? [...new Set([...record.solved, puzzle.id])] : record.solved,
    days: record.days,
  };
}

export const today = (now = new Date()) => now.toISOString().slice(0, 10);

const gcd = (a: number, other: number): number => (other ? gcd(other, a % other) : a);

/** Returns the puzzle of a day, from the date alone; no puzzle repeats before all have had a turn. */
export function ofTheDay(puzzles: PuzzleInfo[], day = today()): PuzzleInfo | undefined {
  const count = puzzles.length;
  if (!count) return undefined;
  let stride = STRIDE;
  while (gcd(stride, count) !== 1) stride += 1;
  return puzzles[((Date.parse(day) / DAY) * stride) % count];
}

/** Returns the number of consecutive days with a solved puzzle of the day, up to today or yesterday. */
export function daysInARow(record: Record, day = today()): number {
  const before = (day: string) => today(new Date(Date.parse(day) - DAY));
  let at = record.days.includes(day) ? day : before(day);
  let count = 0;
  for (; record.days.includes(at); at = before(at)) count += 1;
  return count;
}

/** Records the result of a first attempt; returns the change of the rating. */
export function finish(puzzle: PuzzleInfo, score: number, isToday: boolean): number {
  const record = recordOf();
  const next = after(record, puzzle, score);
  if (isToday && score) next.days = [...new Set([...next.days, today()])];
  keep(next);
  return Math.round(next.rating) - Math.round(record.rating);
}
