// The key moments of a finished game: the turns that changed the chances most.
import type { Chart, Moment } from "../net/types/wire";
import type { Cast, Sayer } from "../text/sayer";

const SHOWN = 3;

export const changeOf = (moment: Moment, seat: number): number =>
  (moment.after[seat] ?? 0) - (moment.before[seat] ?? 0);

/** Returns the seat whose chance changed most. */
export const struck = (moment: Moment): number =>
  moment.after.reduce(
    (best, _, seat) => (Math.abs(changeOf(moment, seat)) > Math.abs(changeOf(moment, best)) ? seat : best),
    0,
  );

/** Returns the three largest moments, in the order of the game. */
export const keyMoments = (chart: Chart): Moment[] =>
  [...chart.moments]
    .sort((a, b) => Math.abs(changeOf(b, struck(b))) - Math.abs(changeOf(a, struck(a))))
    .slice(0, SHOWN)
    .sort((a, b) => a.entry.seq - b.entry.seq);

/** Names what decided a moment; its entry, if nothing did. */
export const sayMoment = ({ told = [], entry }: Moment, sayer: Sayer, cast: Cast): string =>
  (told.length ? told : entry.events.slice(-1)).map((event) => sayer.event(event, cast)).join(" ");
