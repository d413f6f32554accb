// The geometry of tunnels in a drawing of the metro, and paths along them.
import { hubs, lines, schematic, type Layout, type Point, type Spot } from "../../../text/content";

export type Form = "landscape" | "portrait";

/** A drawing with its stations and bends by name. */
export class Drawing {
  readonly spots: Map<string, Spot>;
  private bends = new Map<string, Point[]>();

  constructor(
    readonly form: Form,
    readonly layout: Layout,
  ) {
    this.spots = new Map(layout.stations.map((spot) => [spot.id, spot]));
    for (const { between, through } of layout.bends) {
      this.bends.set(between.join(), through);
      this.bends.set([...between].reverse().join(), [...through].reverse());
    }
  }

  at(station: string): Point {
    return this.spots.get(station)?.at ?? [0, 0];
  }

  /** Returns the distance to the nearest other station. */
  gap(station: string): number {
    const [x, y] = this.at(station);
    const others = [...this.spots.values()].filter((spot) => spot.id !== station);
    return Math.min(...others.map(({ at }) => Math.hypot(at[0] - x, at[1] - y)));
  }

  /** Returns the points of a tunnel or transfer; a tunnel of the ring follows the circle, the short way. */
  course(from: string, to: string): Point[] {
    const ends: [Point, Point] = [this.at(from), this.at(to)];
    if (onRing.has(key(from, to))) return [ends[0], ...this.arc(...ends), ends[1]];
    return [ends[0], ...(this.bends.get(`${from},${to}`) ?? []), ends[1]];
  }

  /** Returns a tunnel or transfer as an SVG path with rounded corners. */
  path(from: string, to: string, radius: number): string {
    const [first, last] = [this.at(from), this.at(to)];
    if (!onRing.has(key(from, to))) return rounded(this.course(from, to), radius);
    const { centre, radius: r } = this.layout.ring;
    const turn = (first[0] - centre[0]) * (last[1] - centre[1]) - (first[1] - centre[1]) * (last[0] - centre[0]);
    return `M${first}A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${last}`;
  }

  private arc(first: Point, last: Point): Point[] {
    const { centre, radius } = this.layout.ring;
    const begin = Math.atan2(first[1] - centre[1], first[0] - centre[0]);
    const end = Math.atan2(last[1] - centre[1], last[0] - centre[0]);
    const sweep = ((end - begin + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    const steps = Math.max(1, Math.round(Math.abs(sweep) / (Math.PI / 24)));
    return Array.from({ length: steps - 1 }, (_, step): Point => {
      const angle = begin + (sweep * (step + 1)) / steps;
      return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
    });
  }

  /** Returns the points of a route through several stations. */
  along(stations: string[]): Point[] {
    return stations
      .slice(1)
      .reduce<Point[]>(
        (points, to, index) => [...points, ...this.course(stations[index]!, to).slice(1)],
        [this.at(stations[0] ?? "")],
      );
  }
}

const key = (a: string, b: string) => (a < b ? `${a},${b}` : `${b},${a}`);

export interface Tunnel {
  line: string; // empty for a transfer
  from: string;
  to: string;
}

export const tunnels: Tunnel[] = lines.flatMap((line) =>
  line.stations.flatMap((from, index) => {
    const to = line.stations[index + 1] ?? (line.ring ? line.stations[0] : undefined);
    return to ? [{ line: line.id, from, to }] : [];
  }),
);
export const transfers: Tunnel[] = hubs.flatMap((hub) =>
  hub.flatMap((from, index) => hub.slice(index + 1).map((to) => ({ line: "", from, to }))),
);
const ring = lines.find((line) => line.ring)?.id;
const onRing = new Set(tunnels.filter((tunnel) => tunnel.line === ring).map(({ from, to }) => key(from, to)));

export const DRAWINGS: Record<Form, Drawing> = {
  landscape: new Drawing("landscape", schematic.landscape),
  portrait: new Drawing("portrait", schematic.portrait),
};

function rounded(points: Point[], radius: number): string {
  const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
    const length = Math.hypot(toX - x, toY - y) || 1;
    const share = Math.min(radius, length / 2) / length;
    return [x + (toX - x) * share, y + (toY - y) * share];
  };
  const corners = points
    .slice(1, -1)
    .map((point, index) => `L${towards(point, points[index]!)}Q${point} ${towards(point, points[index + 2]!)}`);
  return `M${points[0]}${corners.join("")}L${points.at(-1)}`;
}

const neighbours = new Map<string, string[]>();
for (const { from, to } of [...tunnels, ...transfers]) {
  neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
  neighbours.set(to, [...(neighbours.get(to) ?? []), from]);
}

/** Returns the stations on a shortest route, both ends included. */
export function way(from: string, to: string): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== to; here = queue.shift()) {
    for (const next of neighbours.get(here) ?? []) {
      if (before.has(next)) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const rails = [];
  for (let here = to; here; here = before.get(here) ?? "") rails.unshift(here);
  return rails;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the nearest station in the direction of an arrow key. */
export function neighbour(drawing: Drawing, from: string, arrow: string): string | undefined {
  const [alongX, alongY] = WAYS[arrow] ?? [0, 0];
  const [x, y] = drawing.at(from);
  let best: [number, string] | undefined;
  for (const { id, at } of drawing.layout.stations) {
    const along = (at[0] - x) * alongX + (at[1] - y) * alongY;
    const aside = Math.abs((at[0] - x) * alongY) + Math.abs((at[1] - y) * alongX);
    if (along <= 0 || aside > 2 * along) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best[0]) best = [cost, id];
  }
  return best?.[1];
}
