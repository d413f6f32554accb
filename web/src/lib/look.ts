// What a table needs to draw itself, live or in a replay.
import type { Advice } from "./advice.svelte";
import type { Told } from "./clock.svelte";
import type { Cast } from "./sayer";
import type { EntryView, OptionView, QuestionView, ResultView } from "./types/wire";
import type { BoardView } from "./types/board";
import type { BreakthroughView } from "./types/breakthrough";
import type { Refused } from "./session.svelte";

export interface Seen {
  view: Record<string, unknown> | null;
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

/** The words of a kind of window, or of one window of a kind. */
export const windowKey = (window: string) => `web-window-${window.replace(" ", "-")}`;

export function castOf(view: Record<string, unknown> | null): Cast {
  const seats = ((view as unknown as BoardView | null)?.seats ?? []) as { faction: string | null; hero?: string | null }[];
  return { factions: seats.map((seat) => seat.faction), heroes: seats.map((seat) => seat.hero ?? null) };
}

/** What the open question is about; the counterpart of `about` in the terminal's screens. */
export function aboutOf(game: string, view: Record<string, unknown>): Record<string, string> {
  const about: Record<string, string> = {};
  if (game === "board") {
    const board = view as unknown as BoardView;
    if (board.battle) about.station = board.battle.station;
    if (board.vote) about.law = board.vote.law;
    if (board.prompt?.card) about.card = board.prompt.card;
  } else {
    const table = view as unknown as BreakthroughView;
    if (table.attack) about.threat = table.attack.threat;
    if (table.payment) about.card = table.payment.mission;
  }
  return about;
}
