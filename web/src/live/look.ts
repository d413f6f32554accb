// The data that a table component needs, live or in a replay.
import type { Advice } from "./advice.svelte";
import type { Told } from "./clock.svelte";
import type { Cast, Sayer } from "../text/sayer";
import type { EntryView, OptionView, Progress, QuestionView, ResultView, Told as ToldEvent } from "../net/types/wire";
import { uiFor, type GameView } from "../games";
import type { Refused } from "../net/outbox.svelte";

export type { GameView } from "../games";

/** The event that the table shows now; `view` is the table as it was when it happened. */
export interface Beat {
  entry: EntryView;
  index: number; // of the event in its entry
  event: ToldEvent;
  before: ToldEvent[]; // events that are shown together with it, because they have no time of their own
  view: GameView;
  actor: number | null; // the seat whose turn it is told as
  step: number; // of the actor's turn, from 1
  steps: number;
  waits: boolean; // shown until the reader continues
  ms: number; // how long it is shown otherwise
}

/** What happened while the reader did not look. */
export interface Away {
  from: number; // the last entry that was seen
  entries: EntryView[];
  since: number; // when that was, in milliseconds; 0 if nobody knows
}

/** Why the queue rests: the reader stopped it, a scene waits for them, or the pointer lies on a scene that passes. */
export type PauseReason = "reader" | "scene" | "pointer";

/** Shows what others do one event after another. */
export interface Playback {
  readonly beat: Beat | null;
  readonly waiting: number; // events that are still to be shown
  readonly paused: boolean;
  readonly turn: Beat[]; // the steps of the actor's turn, shown and still to be shown
  readonly away: Away | null;
  next(): void; // continue, or go to the next event at once
  skip(): void; // show the table as it is now
  pause(why: PauseReason): void;
  resume(why?: PauseReason): void; // without a reason: whatever stopped it
  show(seq: number, to?: number): Promise<void>; // show an entry, or several, once more
  goOn(): void; // what happened meanwhile is acknowledged
}

export interface Seen<View extends GameView = GameView> {
  view: View | null;
  question: QuestionView | null;
  questions: QuestionView[];
  entries: EntryView[];
  seat: number | null;
  seq: number;
  result: ResultView | null;
  busy: boolean;
  refused: Refused | null;
  mayUndo: boolean;
  visited: number;
  automatic: QuestionView | null;
  advice: Advice | null;
  progress: Progress[]; // of the goals that the reader's seat pursues
  playback?: Playback | null;
  told?: Told | null;
  mayPropose?: number | null;
  propose?(): Promise<void>;
  pass?(window: string, always: boolean): Promise<unknown>;
  now?: number; // the entry that is looked at, where it is not the last
  older?: () => Promise<void>; // fetches what came before the first entry; not there when nothing did
  answer(option: OptionView): Promise<void>;
  whyNot(choice: string): Promise<void>;
  undo(): Promise<void>;
}

/** A table whose view has arrived. */
export type Shown<View extends GameView> = Seen<View> & { view: View };

/** What a part of a table is given: the game as the reader sees it, and the words that tell of it. */
export interface Part<Sees extends Seen = Seen> {
  seen: Sees;
  sayer: Sayer;
}

export const isShown = (seen: Seen): seen is Shown<GameView> => seen.view !== null;

/** The words of a kind of window, or of one window of a kind. */
export const windowKey = (window: string) => `web-window-${window.replace(" ", "-")}`;

export const castOf = (view: GameView | null): Cast => (view ? uiFor(view).cast(view) : { factions: [], heroes: [] });

/** What the open question is about. */
export const aboutOf = (view: GameView): Record<string, string> => uiFor(view).about(view);
