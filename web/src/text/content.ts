// Printed content: the map, the round track and the facts of cards, from the package's TOML files.
import content from "package:content";
import { ICONS, type IconName } from "./icon-names";
import type { GameName } from "./words.svelte";

export interface Station {
  id: string;
  zone: string;
  kind: "regular" | "hansa" | "polis" | "abandoned";
  resource?: string;
}
export interface Line {
  id: string;
  ring: boolean;
  stations: string[];
}
export type Point = [number, number];
export type Anchor = "start" | "middle" | "end";
/** A station in a drawing: its marker, its name or the station whose name it shares, the badge of its resource, places for three heroes. */
export interface Spot {
  id: string;
  at: Point;
  radius: number;
  pins: Point[];
  label?: { side: string; offset: Point; anchor: Anchor; rows?: Partial<Record<string, number[]>> };
  named_by?: string;
  badge?: Point;
}
/** A drawing of the whole network; board/schematic.py describes it. */
export interface Layout {
  size: Point;
  ring: { centre: Point; radius: number };
  stations: Spot[];
  bends: { between: [string, string]; through: Point[] }[];
  territories: Record<string, Point[][]>;
}
export interface Space {
  produce: string[];
  times: number;
  threat: boolean;
  law: boolean;
}
/** A printed effect; docs/content.md explains the fields. */
export interface Effect {
  verb: string;
  who?: string;
  n?: number | { flag: string };
  op?: string;
  what?: string;
  change?: Record<string, number> | "free";
  res?: Record<string, number>;
  when?: string;
  tag?: string;
  if?: Record<string, string>;
  do?: Effect[];
}
export interface Facts {
  kind: string;
  cost?: number;
  amount?: number;
  strength?: number;
  speed?: number;
  stage?: number;
  type?: string;
  tag?: string;
  class?: string;
  zone?: string;
  homes?: string[];
  symbols?: string[];
  loss?: string;
  doubles?: string;
  faction?: string;
  bonus?: string | number;
  bonus_against?: string;
  modifier?: number;
  reward?: number;
  mission?: { amount: number; colour: string };
  effects?: Effect[];
  rewards?: Effect[];
  goal?: { id: string; verb: string; min?: number; res?: Record<string, number> };
  protection?: { cost: number; symbols: string[] };
}

interface Content {
  stations: Station[];
  lines: Line[];
  hubs: string[][];
  schematic: {
    lines: Record<string, string>;
    zones: Record<string, { colour: string; ink: string; wash: string }>;
    landscape: Layout;
    portrait: Layout;
  };
  track: Space[];
  board: Record<string, Facts>;
  breakthrough: Record<string, Facts>;
}
const printed = content as Content;

export const { stations, lines, hubs, schematic, track } = printed;
export const stationOf = new Map(stations.map((station) => [station.id, station]));
export const lineOf = new Map(lines.flatMap((line) => line.stations.map((id) => [id, line.id] as const)));

let laid: Partial<Record<GameName, Record<string, Facts>>> = {};

/** Overrides the printed cards with those of a room's packs, or restores the printed ones. */
export const layCards = (game: GameName, cards: Record<string, Facts>) => (laid = { [game]: cards });

export function facts(game: GameName, card: string): Facts | undefined {
  return laid[game]?.[card] ?? printed[game][card];
}

export function allCards(game: GameName): [string, Facts][] {
  return Object.entries(printed[game]);
}

/** Home stations, with their factions. */
export const homeOf = new Map(
  Object.entries(printed.board).flatMap(([id, card]) => (card.homes ?? []).map((station) => [station, id] as const)),
);

/** Returns the most specific icon of a card: its own, its type's, or its kind's. */
export function iconOf(game: GameName, card: string): IconName {
  const printedCard = facts(game, card);
  for (const name of [card, printedCard?.type, printedCard?.tag, printedCard?.kind]) {
    if (name && name in ICONS) return name as IconName;
  }
  return "deck";
}
