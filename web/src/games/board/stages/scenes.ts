// Past scenes for the stage: results of battles, votes, threats and rounds, and new stages of the game, each at the events that describe it.
import type { EntryView } from "../../../net/types/wire";
import { placed, type Placed } from "../../../table/stage/placed";
import type { Cast } from "../../../text/sayer";
import { concerns, fightsOf, type Darkness, type Declared, type Fight } from "./fights";

export interface Voted {
  law: string;
  passed: boolean;
  in_favour: number;
  opposed: number;
  votes: { seat: number; side: string; weight: number }[];
  repealed: string | null;
}
export interface RoundOver {
  round: number; // the finished round
  first: number; // the first seat of the next round
  won: Record<number, string[]>; // stations won, by seat
  gone: Record<number, string[]>;
}
export interface Turned {
  stage: number; // the new stage
  gift: boolean; // every hero gets equipment
  scouted: boolean; // scouted threats go back to their deck
}
export type BoardScene = Placed &
  (
    | { kind: "battle"; fight: Fight }
    | { kind: "dark"; dark: Darkness }
    | { kind: "vote"; vote: Voted }
    | { kind: "round"; over: RoundOver }
    | { kind: "stage"; turned: Turned }
  );

const add = (map: Record<number, string[]>, seat: number, card: string) => (map[seat] = [...(map[seat] ?? []), card]);

/** Returns what a new stage changes for the heroes, from the other events of its entry. */
const turnedAt = ({ events }: EntryView, index: number): Turned => ({
  stage: Number(events[index]!.fields.stage),
  gift: events
    .slice(index)
    .some(({ event, fields }) => ["equipment_drawn", "equipment_kept"].includes(event) && !fields.cause),
  scouted: events.slice(0, index).some(({ event }) => event === "scouted_card_returned"),
});

/** Returns all scenes in a part of the log, in order. */
export function scenesOf(
  entries: EntryView[],
  cast: Cast,
  seat: number | null,
  seed: Declared | null = null,
): BoardScene[] {
  const { fights, darks } = fightsOf(entries, cast, seed);
  const scenes: BoardScene[] = [
    ...fights.map((fight): BoardScene => ({
      ...placed("battle", fight, concerns(fight, seat)),
      kind: "battle",
      fight,
    })),
    ...darks
      .filter((dark) => dark.fights.length && !dark.open)
      .map((dark): BoardScene => ({ ...placed("dark", dark), kind: "dark", dark })),
  ];
  let votes: Voted["votes"] = [];
  let repealed: string | null = null;
  let over: RoundOver | null = null;
  for (const entry of entries)
    entry.events.forEach(({ event, fields }, index) => {
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
        scenes.push({ ...placed("vote", here), kind: "vote", vote });
        repealed = null;
      } else if (event === "round_began") {
        const round = Number(fields.round);
        if (over && over.round === round - 1)
          scenes.push({ ...placed("round", here), kind: "round", over: { ...over, first: Number(fields.first) } });
        over = { round, first: 0, won: {}, gone: {} };
      } else if (event === "stage_began")
        scenes.push({ ...placed("stage", here, seat !== null), kind: "stage", turned: turnedAt(entry, index) });
      else if (over && (event === "station_captured" || event === "station_claimed"))
        add(over.won, who, String(fields.station));
      else if (over && event === "station_lost" && fields.station) add(over.gone, who, String(fields.station));
    });
  return scenes.sort((a, b) => a.seq - b.seq || a.to - b.to);
}
