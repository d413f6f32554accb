// The texts of lessons, fetched only where a lesson is played, together with those of the game.
import board from "package:loaders/board-lessons";
import breakthrough from "package:loaders/breakthrough-lessons";
import { Subject } from "../../text/words.svelte";

export const lessonTexts = {
  board: new Subject(board, "board"),
  breakthrough: new Subject(breakthrough, "breakthrough"),
};
