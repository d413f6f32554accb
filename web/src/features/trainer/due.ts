// The days on which exercises are due, remembered in this browser so that other pages can mention the trainer without a request.
import type { ExerciseInfo } from "../../net/types/wire";

const KEY = "metro2033-trainer";
const DAY = 86_400_000;

/** Stores when the exercises of the trainer come back; `null` is for those that are learned. */
export function remember(exercises: ExerciseInfo[], games: number): void {
  try {
    if (exercises.length || games) localStorage.setItem(KEY, JSON.stringify(exercises.map(({ due }) => due ?? null)));
    else localStorage.removeItem(KEY);
  } catch {
    // storage may be unavailable; the page works without it
  }
}

/** Returns the number of exercises that are due today; `null` if there is nothing to train. */
export function dueToday(now = Date.now()): number | null {
  try {
    const days = JSON.parse(localStorage.getItem(KEY) ?? "null") as (number | null)[] | null;
    return days && days.filter((due) => due !== null && due <= Math.floor(now / DAY)).length;
  } catch {
    return null;
  }
}
