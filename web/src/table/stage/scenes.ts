// What the stage shows of the past: results of battles, votes, threats and rounds, each at the events that tell it.
import type { Cast } from "../../text/sayer";
import { termsOf } from "../../text/terms";
import type { EntryView, Told } from "../../net/types/wire";
import { concerns, fightsOf, type Darkness, type Declared, type Fight } from "./fights";

interface Placed {
  key: string;
  seq: number; // the entry whose events tell it,
  from: number; // from this event
  to: number; // to this one
  mine: boolean; // the reader takes part
  waits: boolean; // it is shown until the reader continues; others pass by themselves
}
export interface Voted {
  law: string;
  passed: boolean;
  in_favour: number;
  opposed: number;
  votes: { seat: number; side: string; weight: number }[];
  repealed: string | null;
}
export interface Prowl {
  threat: string;
  by: number;
  used: Record<number, string[]>; // protections by seat
  lost: Record<number, string[]>; // cards by seat
  away: Record<number, number>; // tokens spent, by seat
  failed: number[]; // seats that have not repelled it
}
export interface RoundOver {
  round: number; // that is over
  first: number; // who begins the next one
  won: Record<number, string[]>; // stations by seat
  gone: Record<number, string[]>;
}
export type Scene = Placed &
  (
    | { kind: "battle"; fight: Fight }
    | { kind: "dark"; dark: Darkness }
    | { kind: "vote"; vote: Voted }
    | { kind: "round"; over: RoundOver }
    | { kind: "monster"; prowl: Prowl }
  );

const IN_AN_ATTACK = ["protection_used", "monster_not_repelled", "station_lost", "resources_lost", "tokens_down"];
const add = (map: Record<number, string[]>, seat: number, card: string) => (map[seat] = [...(map[seat] ?? []), card]);

/** All scenes in a part of the log, in their order. */
export function scenesOf(entries: EntryView[], cast: Cast, seat: number | null, seed: Declared | null = null): Scene[] {
  return read(entries, cast, seat, seed).found;
}

/** The last monster that was set on the table, as far as it is told. */
export const prowlOf = (entries: EntryView[], cast: Cast, seat: number | null): Prowl | null =>
  read(entries, cast, seat).prowl;

function read(
  entries: EntryView[],
  cast: Cast,
  seat: number | null,
  seed: Declared | null = null,
): { found: Scene[]; prowl: Prowl | null } {
  const { fights, darks } = fightsOf(entries, cast, seed);
  const place = (kind: string, one: { seq: number; from: number; to: number }, mine: boolean): Placed => ({
    key: `${kind} ${one.seq}.${one.to}`,
    seq: one.seq,
    from: one.from,
    to: one.to,
    mine,
    waits: mine || kind === "round",
  });
  const found: Scene[] = [
    ...fights.map((fight): Scene => ({ ...place("battle", fight, concerns(fight, seat)), kind: "battle", fight })),
    ...darks
      .filter((dark) => dark.fights.length && !dark.open)
      .map((dark): Scene => ({ ...place("dark", dark, true), kind: "dark", dark })),
  ];
  let votes: Voted["votes"] = [];
  let repealed: string | null = null;
  let over: RoundOver | null = null;
  let prowl: Prowl | null = null;
  for (const entry of entries)
    entry.events.forEach((told: Told, index) => {
      const { event, fields } = told;
      const who = Number(fields.seat);
      const here = { seq: entry.seq, from: index, to: index };
      if (event === "law_revealed") votes = [];
      else if (event === "vote_cast")
        votes = [...votes, { seat: who, side: String(fields.side), weight: Number(fields.weight) }];
      else if (event === "law_repealed") repealed = String(fields.law);
      else if (event === "law_passed" || event === "law_rejected") {
        const passed = event === "law_passed";
        const vote = {
          law: String(fields.law),
          passed,
          in_favour: Number(fields.in_favour),
          opposed: Number(fields.opposed),
          votes,
          repealed: passed ? repealed : null,
        };
        found.push({ ...place("vote", here, true), kind: "vote", vote });
        repealed = null;
      } else if (event === "round_began") {
        const round = Number(fields.round);
        if (over && over.round === round - 1)
          found.push({
            ...place("round", here, true),
            kind: "round",
            over: { ...over, first: Number(fields.first) },
          });
        over = { round, first: 0, won: {}, gone: {} };
      } else if (over && (event === "station_captured" || event === "station_claimed"))
        add(over.won, who, String(fields.station));
      else if (over && event === "station_lost" && fields.station) add(over.gone, who, String(fields.station));
      else if (event === "monster_attacked")
        prowl = { threat: String(fields.card), by: who, used: {}, lost: {}, away: {}, failed: [] };
      else if (prowl && event === "protection_used") add(prowl.used, who, String(fields.card));
      else if (prowl && event === "monster_not_repelled") prowl.failed.push(who);
      else if (prowl && event === "station_lost") add(prowl.lost, who, String(fields.card));
      else if (prowl && event === "resources_lost")
        for (const [source] of termsOf(told, "lost")) add(prowl.lost, who, source);
      else if (prowl && event === "tokens_down") prowl.away[who] = Number(fields.amount);
      if (prowl && IN_AN_ATTACK.includes(event)) {
        const done = Object.keys(prowl.used).length + prowl.failed.length;
        const last = found.at(-1);
        if (last?.kind === "monster" && last.prowl === prowl) {
          if (last.seq === entry.seq) last.to = index;
        } else if (done >= cast.factions.length)
          found.push({ ...place("monster", here, true), kind: "monster", prowl });
      }
    });
  found.sort((a, b) => a.seq - b.seq || a.to - b.to);
  return { found, prowl };
}

/** The scene that a shown event belongs to. */
export const sceneAt = (scenes: Scene[], seq: number, index: number): Scene | null =>
  scenes.find((scene) => scene.seq === seq && scene.from <= index && index <= scene.to) ?? null;
