// Texts for puzzles, loaded only with puzzles, together with those of the game.
import loaders from "package:loaders/shared-puzzles";
import { ofEachGame, Subject } from "../../text/words.svelte";

export const puzzleTexts = ofEachGame((game) => new Subject(loaders, game));
