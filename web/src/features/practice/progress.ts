// The reader's progress in each lesson, stored in this browser.
import type { GameName } from "../../text/words.svelte";

const KEY = "metro2033-lessons";

export interface Progress {
  done: string[]; // completed chapters
  chapter: string; // the chapter that was interrupted
  answers: string[];
}

const NOTHING: Progress = { done: [], chapter: "", answers: [] };

function all(): Partial<Record<GameName, Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<GameName, Progress>>;
  } catch {
    return {};
  }
}

export const progressOf = (game: GameName): Progress => ({ ...NOTHING, ...all()[game] });

function keep(game: GameName, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: progress }));
  } catch {
    // storage may be unavailable; the page works without it
  }
}

/** Returns the answers given in the interrupted chapter, if it is this one. */
export function answersIn(game: GameName, chapter: string): string[] {
  const progress = progressOf(game);
  return progress.chapter === chapter ? progress.answers : [];
}

export function leaveAt(game: GameName, chapter: string, answers: string[]): void {
  keep(game, { ...progressOf(game), chapter, answers });
}

export function finish(game: GameName, chapter: string): void {
  const progress = progressOf(game);
  keep(game, { done: [...new Set([...progress.done, chapter])], chapter: "", answers: [] });
}
