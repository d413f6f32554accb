// Texts for lessons, loaded only during a lesson, together with those of the game.
import loaders from "package:loaders/games-lessons";
import { ofEachGame, Subject } from "../../text/words.svelte";

export const lessonTexts = ofEachGame((game) => new Subject(loaders[game], game));
