// The goal of a puzzle as a sentence; some themes have special texts.
import type { PuzzleInfo } from "../../net/types/wire";
import type { Words } from "../../text/words.svelte";

export function goalOf(info: PuzzleInfo, words: Words): string {
  const own = `puzzle-goal-${info.theme}`;
  return words.say(words.has(own) ? own : `puzzle-goal-${info.measure}`, { least: info.least });
}
