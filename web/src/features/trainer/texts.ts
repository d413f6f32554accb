// Texts of the trainer, loaded only with it; those of puzzles and reviews are used as well.
import loaders from "package:loaders/shared-trainer";
import type { ExerciseInfo } from "../../net/types/wire";
import { language } from "../../text/settings.svelte";
import { gameNamed, Subject, t, words, type GameName } from "../../text/words.svelte";
import { goalOf } from "../puzzles/goal";
import { puzzleTexts } from "../puzzles/puzzle-words";
import { reviewTexts } from "../review/texts";

export const trainerTexts = new Subject(loaders);

/** Returns whether everything that the trainer says about a game is loaded. */
export const areReady = (game: GameName): boolean => trainerTexts.ready && reviewTexts.ready && puzzleTexts[game].ready;

const DAY = 86_400_000;
/** Formats a day, counted from 1 January 1970 (UTC), which is less than a year away. */
export const date = (day: number): string =>
  new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", timeZone: "UTC" }).format(day * DAY);

export const kindOf = (kind: string): string => t("trainer-kind", { kind });
export const phaseOf = (phase: string): string => t("review-phase", { phase });

/** The task of an exercise in a list: the goal of a puzzle, or the phase in which the decision was made. */
export const taskOf = (info: ExerciseInfo): string =>
  info.goal ? goalOf(info.goal, words(gameNamed(info.game))) : phaseOf(info.phase);
