// The interface of a game on the page. Everything outside `games/` asks here and knows no game by name.
import type { Component } from "svelte";
import type { Seen } from "../live/look";
import type { Talk } from "../live/talk.svelte";
import type { EntryView, OptionView, RoomView } from "../net/types/wire";
import type { FormName } from "../playback/forms";
import type { Sound } from "../playback/sound.svelte";
import type { DrawerTab } from "../table/drawer";
import type { Scene } from "../table/stage/placed";
import type { Facts } from "../text/content";
import type { IconName } from "../text/icon-names";
import type { Cast } from "../text/sayer";
import type { GameView } from ".";

/** The appearance and sound of an event. */
export interface EventRow {
  form: FormName;
  sound?: Sound; // "win" and "loss" depend on the reader's side
  hurts?: true; // bad for its seat
  heads?: true; // a heading in the log
  passing?: true; // omitted from the summary since the reader's last turn
  sealed?: true; // secret until everybody has decided
  turn?: true; // starts the turn of its seat
  ends?: true; // the last round ended without a winner
  finds?: string; // the field with the card that only the reader has found
  shows?: string; // the field with a card that everybody sees in large
}

export interface TableProps<View> {
  seen: Seen & { view: View };
  names: string[];
  room: RoomView | null;
  talk: Talk | null;
  drawer: DrawerTab;
  covered: boolean;
}

export interface GameUi<View = GameView, Event extends string = string, Verb extends string = string> {
  /** Loads the table. */
  table(): Promise<{ default: Component<TableProps<View>, object, "drawer"> }>;
  events: Readonly<Record<Event, EventRow>>;
  verbs: Readonly<Record<Verb, IconName | "">>;
  /** Verbs that several choices about one card may share, so that a choice shows the icon of its verb. */
  deeds: readonly Verb[];
  /** Whether choices can lead to fights with known odds. */
  odds: boolean;
  /** Questions that both sides of a fight answer at once; their odds and a bot assume different enemies. */
  blind: readonly string[];
  /** Whether card faces draw the fields of cards as they are printed. */
  plain: boolean;
  /** Chat phrases for bargaining. */
  bargains: readonly string[];
  /** Icons before the short lines of cards, where the card's own icon would mislead. */
  lineIcons: Readonly<Record<string, IconName>>;

  shows(view: object): boolean;
  cast(view: View): Cast;
  /** Returns the subject of the open question; the counterpart of `about` in the terminal's screens. */
  about(view: View): Record<string, string>;
  /** Returns the phase of the round; null if the game has no phases. */
  phase(view: View): string | null;
  /** Returns the seats that follow in turn order. */
  upcoming(view: View): number[];
  /** Returns whether a seat takes part in the current fight. */
  fights(view: View, seat: number): boolean;
  /** Returns the seat that a choice is directed against. */
  against(view: View, option: OptionView): number | null;
  /** Returns the stations of the map that are in play. */
  stations(view: View): string[];
  /** Returns the key of a card's kind, as shown under its name. */
  kind(printed: Facts): string;
  /** Returns the scenes in a part of the log, in order. */
  scenes(entries: EntryView[], cast: Cast, seat: number | null): Scene[];
  /** Formats points. */
  sayPoints(points: number): string;
  /** Returns the points that a seat needs to win. */
  needed(view: View, seat: number): number;
  /** Returns the points of a seat. */
  points(view: View, seat: number): number;
  /** Returns the seats that win soon unless somebody stops them. */
  nears(view: View): number[];
  /** Describes a seat's final standing in short phrases. */
  standing(view: View, seat: number, won: boolean): string[];
}
