// The data that a table component needs, in a live game or in a replay.
import type { Advice } from "./advice.svelte";
import type { Told } from "./clock.svelte";
import type { Cast, Sayer } from "../text/sayer";
import type { EntryView, OptionView, Progress, QuestionView, ResultView, Told as ToldEvent } from "../net/types/wire";
import { uiFor, type GameView } from "../games";
import type { Refused } from "../net/outbox.svelte";

export type { GameView } from "../games";

/** The event that the table shows now; `view` is the table at that moment. */
export interface Beat {
  entry: EntryView;
  index: number; // of the event in its entry
  event: ToldEvent;
  before: ToldEvent[]; // earlier events that have no display time and are shown together with it
  view: GameView;
  actor: number | null; // the seat whose turn it belongs to
  step: number; // of the actor's turn, from 1
  steps: number;
  waits: boolean; // shown until the reader continues
  ms: number; // otherwise, how long it is shown
}

/** What happened while the reader was away. */
export interface Away {
  from: number; // the last entry seen
  entries: EntryView[];
  since: number; // when it was seen, in milliseconds; 0 if unknown
}

/** Why the queue is paused: the reader stopped it, a scene waits for them, or the pointer is on a scene that closes by itself. */
export type PauseReason = "reader" | "scene" | "pointer";

/** Shows other players' moves one event after another. */
export interface Playback {
  readonly beat: Beat | null;
  readonly waiting: number; // events still to be shown
  readonly paused: boolean;
  readonly turn: Beat[]; // the steps of the actor's turn, shown and queued
  readonly away: Away | null;
  next(): void; // continue, or skip to the next event
  skip(): void; // skip to the current table
  pause(why: PauseReason): void;
  resume(why?: PauseReason): void; // without a reason, ends any pause
  show(seq: number, to?: number): Promise<void>; // show one or several entries again
  goOn(): void; // dismiss the summary
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
  progress: Progress[]; // of the goals of the reader's seat
  playback?: Playback | null;
  told?: Told | null;
  mayPropose?: number | null;
  propose?(): Promise<void>;
  pass?(window: string, always: boolean): Promise<unknown>;
  now?: number; // the entry being shown, if it is not the last
  older?: () => Promise<void>; // fetches earlier entries; absent if there are none
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

/** Returns the key of a kind of window, or of one window of a kind. */
export const windowKey = (window: string) => `web-window-${window.replace(" ", "-")}`;

export const castOf = (view: GameView | null): Cast => (view ? uiFor(view).cast(view) : { players: [], figures: [] });

/** Returns the subject of the open question. */
export const aboutOf = (view: GameView): Record<string, string> => uiFor(view).about(view);
