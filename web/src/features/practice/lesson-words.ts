// The texts of lessons, fetched only where a lesson is played, together with those of the game.
import loaders from "package:loaders/games-lessons";
import { ofEachGame, Subject } from "../../text/words.svelte";

export const lessonTexts = ofEachGame((game) => new Subject(loaders[game], game));
