// The marks on the map: highlighted, fought for, named in the dark, recently lost, or shown by an event; and the route of a piece.
import { stationOf } from "../../../text/content";
import type { Beat, Shown } from "../../../live/look";
import type { BoardView } from "../../../net/types/board";
import type { OptionView, Place } from "../../../net/types/wire";
import { way } from "./geometry";
import { stationOfOption } from "./targets";

export interface Marks {
  pointed: string;
  fought: Set<string>;
  dark: Set<string>;
  lost: Set<string>;
  lit: Set<string>;
  reach: Map<string, Place>;
  steps: boolean;
  trail: string[]; // the stations on the route of a piece
}

const ATTACKS = ["station_attacked", "hero_attacked"];
const REPLIES = ["combat_card_chosen", "defence_chosen", "vote_cast"];

const placesIn = (fields: Record<string, string | number>): string[] =>
  [fields.station, fields.origin].filter((name): name is string => typeof name === "string" && stationOf.has(name));

/** Returns the reader's stations that were lost since their last voluntary action. */
function losses({ entries, seat }: Shown<BoardView>): Set<string> {
  const near = new Set<string>();
  if (seat === null) return near;
  for (const entry of entries.toReversed()) {
    if (entry.seat === seat && !entry.events.some((event) => REPLIES.includes(event.event))) break;
    for (const event of entry.events)
      if (event.event === "station_lost" && event.fields.seat === seat)
        placesIn(event.fields).forEach((id) => near.add(id));
  }
  return near;
}

/** Returns the route from the nearest station that a seat holds. */
function marched(view: BoardView, seat: number, to: string): string[] {
  const own = Object.keys(view.owners).filter((id) => view.owners[id] === seat && id !== to);
  return own
    .map((id) => way(id, to))
    .reduce<string[]>((best, path) => (!best.length || path.length < best.length ? path : best), []);
}

function trailOf(
  view: BoardView,
  me: number | null,
  prompt: string,
  option: OptionView | undefined,
  beat: Beat | null,
) {
  if (beat) {
    const { seat, piece, station, origin } = beat.event.fields;
    if (beat.event.event === "hero_moved") return way(String(origin), String(station));
    if (!ATTACKS.includes(beat.event.event) || typeof seat !== "number" || typeof station !== "string") return [];
    const from = view.seats[seat]?.hero_at;
    return piece === "hero" && from ? way(from, station) : marched(view, seat, station);
  }
  const to = option ? stationOfOption(option, view) : "";
  const hero = me === null ? null : view.seats[me]?.hero_at;
  if (!to || me === null || !["attack", "move"].includes(option?.verb ?? "")) return [];
  if (prompt === "choose_army_action") return marched(view, me, to);
  return hero && hero !== to ? way(hero, to) : [];
}

export function marksOf(seen: Shown<BoardView>, pointed: string, shown: string[]): Marks {
  const { view, question, advice, seat } = seen;
  const beat = seen.playback?.beat ?? null;
  const option = question?.options?.find((option) => option.id === pointed);
  const places = beat ? placesIn(beat.event.fields) : [];
  const fights = [view.battle?.station, ...(beat && ATTACKS.includes(beat.event.event) ? places : [])];
  return {
    pointed: option ? stationOfOption(option, view) : stationOf.has(pointed) ? pointed : "",
    fought: new Set(fights.filter((station): station is string => Boolean(station))),
    dark: new Set((view.dark?.stations ?? []).filter((station): station is string => Boolean(station))),
    lost: losses(seen),
    lit: new Set([...shown, ...places]),
    reach: new Map((advice?.reach?.places ?? []).map((place) => [place.id, place])),
    steps: advice?.reach?.piece === "hero",
    trail: trailOf(view, seat, question?.name ?? "", option, beat),
  };
}
