// The texts of puzzles, fetched only where puzzles are solved, together with those of the game.
import loaders from "package:loaders/shared-puzzles";
import { Subject } from "../../text/words.svelte";

export const puzzleTexts = {
  board: new Subject(loaders, "board"),
  breakthrough: new Subject(loaders, "breakthrough"),
};
