// Decides whether a station belongs to the map of this game: fewer players use fewer zones.
import type { BoardView } from "../../net/types/board";
import type { Station } from "../../text/content";

export const inPlay = (station: Station, view: BoardView): boolean =>
  station.zone === "polis" || view.zones.includes(station.zone) || Boolean(view.also_open?.includes(station.id));
