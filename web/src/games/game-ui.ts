// What a game brings to the page. Everything outside `games/` asks here and knows no game by name.
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

/** How one event is shown and heard. */
export interface EventRow {
  form: FormName;
  sound?: Sound; // "win" and "loss" depend on whose it is
  hurts?: true; // to the disadvantage of its seat
  heads?: true; // a heading in the log
  passing?: true; // left out of what has happened since the reader's last turn
  dull?: true; // says nothing about a key moment
  sealed?: true; // made in secret, told when everybody has decided
  turn?: true; // begins the turn of its seat
  ends?: true; // the last round was over before anybody had won
  finds?: string; // the field with a card that the reader alone has found
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
  /** Fetches the table. */
  table(): Promise<{ default: Component<TableProps<View>, object, "drawer"> }>;
  events: Readonly<Record<Event, EventRow>>;
  verbs: Readonly<Record<Verb, IconName | "">>;
  /** Verbs of which several fit one card, so that a choice bears the icon of its verb. */
  deeds: readonly Verb[];
  /** Whether choices can lead to fights whose odds are known. */
  odds: boolean;
  /** Questions that both sides of a fight answer at once: its odds and a bot assume different enemies. */
  blind: readonly string[];
  /** Whether faces draw the fields of cards as they are printed. */
  plain: boolean;
  /** Phrases to bargain with. */
  bargains: readonly string[];
  /** Icons before the short lines of cards, where another suits better than the card's own. */
  lineIcons: Readonly<Record<string, IconName>>;

  shows(view: object): boolean;
  cast(view: View): Cast;
  /** What the open question is about; the counterpart of `about` in the terminal's screens. */
  about(view: View): Record<string, string>;
  /** The phase of the round, in a game that has phases. */
  phase(view: View): string | null;
  /** The seats that follow in turn order. */
  upcoming(view: View): number[];
  /** Whether a seat takes part in the fight that is going on. */
  fights(view: View, seat: number): boolean;
  /** The seat that a choice is against. */
  against(view: View, option: OptionView): number | null;
  /** Stations of the map that are in play. */
  stations(view: View): string[];
  /** The key of the kind of a card, as it stands under its name. */
  kind(printed: Facts): string;
  /** The scenes in a part of the log, in their order. */
  scenes(entries: EntryView[], cast: Cast, seat: number | null): Scene[];
  /** Points in words. */
  sayPoints(points: number): string;
  /** The points that a seat needs to win, in a game where that differs. */
  needed(view: View, seat: number): number;
  /** What a seat has reached at the end, in short phrases. */
  standing(view: View, seat: number, won: boolean): string[];
}
