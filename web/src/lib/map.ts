// Geometry of the map: the course of lines and the placement of labels.
import { hubs, lines, stationOf, stations, type Line, type Station } from "./content";

export const BOX = { x: -75, y: -55, w: 1210, h: 1120 };
export const RADIUS = 15;
const SIZE = 17;

type Point = [number, number];

const at = (id: string): Point => stationOf.get(id)?.at ?? [0, 0];

/** A line as a path with rounded corners; the ring closes. */
export function pathOf(line: Line): string {
  const points = line.stations.map(at);
  if (line.ring) return smoothRing(points);
  const [first, ...rest] = points;
  return `M${first}` + rest.map((point) => `L${point}`).join("");
}

function smoothRing(points: Point[]): string {
  const n = points.length;
  const point = (index: number) => points[(index + n) % n]!;
  let path = `M${point(0)}`;
  for (let i = 0; i < n; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${one} ${two} ${to}`;
  }
  return path + "Z";
}

/** Tunnels as pairs of stations: along lines and within hubs. */
export const transfers: [Point, Point][] = hubs.flatMap((hub) =>
  hub.flatMap((one, index) => hub.slice(index + 1).map((two): [Point, Point] => [at(one), at(two)])),
);
const segments: [Point, Point][] = lines.flatMap((line) =>
  line.stations.slice(1).map((id, index): [Point, Point] => [at(line.stations[index]!), at(id)]),
);

/** Zones as blobs: a thick stroke along every tunnel inside the zone. */
export const zones: { id: string; dots: Point[]; strokes: [Point, Point][] }[] = [
  ...new Set(stations.map((station) => station.zone)),
].map((id) => {
  const inside = stations.filter((station) => station.zone === id);
  const strokes = inside.flatMap((one, index) =>
    inside
      .slice(index + 1)
      .filter((two) => Math.hypot(one.at[0] - two.at[0], one.at[1] - two.at[1]) < 175)
      .map((two): [Point, Point] => [one.at, two.at]),
  );
  return { id, dots: inside.map((station) => station.at), strokes };
});

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

function crossing(box: Box, [from, to]: [Point, Point]): number {
  let inside = 0;
  for (let i = 0; i <= 12; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / 12;
    const y = from[1] + ((to[1] - from[1]) * i) / 12;
    if (x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h) inside += 1;
  }
  return inside;
}

/** Place every label where it covers least. Hansa stations share the name of the station they are joined to. */
export function placeLabels(nameOf: (station: string) => string): Map<string, Label> {
  const placed: Box[] = [];
  const dots: Box[] = stations.map(({ at: [x, y] }) => ({
    x: x - RADIUS - 3,
    y: y - RADIUS - 3,
    w: 2 * RADIUS + 6,
    h: 2 * RADIUS + 6,
  }));
  const labels = new Map<string, Label>();
  const near = (one: Station) =>
    stations.filter((other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < 110).length;
  const named = stations.filter((one) => one.kind !== "hansa").sort((a, b) => near(b) - near(a));
  for (const station of named) {
    const words = shorten(nameOf(station.id));
    let best: { cost: number; label: Label; box: Box } | null = null;
    for (const [anchor, dx, dy] of PLACES) {
      const [x, y] = [station.at[0] + dx, station.at[1] + dy];
      const w = Math.max(...words.map((line) => line.length)) * SIZE * 0.56;
      const h = words.length * SIZE;
      const box = { x: anchor === "start" ? x : anchor === "end" ? x - w : x - w / 2, y: y - SIZE * 0.8, w, h };
      const top = dy < -RADIUS ? box.y - h + SIZE : box.y;
      const moved = { ...box, y: top };
      const outside = moved.x < BOX.x || moved.x + w > BOX.x + BOX.w ? 2000 : 0;
      const cost =
        outside +
        Math.hypot(dx, dy) * 3 +
        placed.reduce((sum, other) => sum + overlap(moved, other) * 12, 0) +
        dots.reduce((sum, other) => sum + overlap(moved, other) * 6, 0) +
        segments.reduce((sum, segment) => sum + crossing(moved, segment) * 28, 0);
      if (!best || cost < best.cost)
        best = { cost, label: { x, y: top + SIZE * 0.8, anchor, lines: words }, box: moved };
    }
    placed.push(best!.box);
    labels.set(station.id, best!.label);
  }
  return labels;
}

const PLACES: ["start" | "middle" | "end", number, number][] = [
  ["start", 22, 6],
  ["end", -22, 6],
  ["middle", 0, 34],
  ["middle", 0, -23],
  ["start", 16, -16],
  ["start", 16, 26],
  ["end", -16, -16],
  ["end", -16, 26],
  ["start", 27, 6],
  ["end", -27, 6],
  ["middle", 0, 40],
  ["middle", 0, -30],
  ["start", 20, -24],
  ["start", 20, 36],
  ["end", -20, -24],
  ["end", -20, 36],
  ["start", 8, -30],
  ["end", -8, -30],
  ["start", 8, 42],
  ["end", -8, 42],
];

function shorten(name: string): string[] {
  const bare = name.replace(/ ?\([^)]*\)/, "");
  const words = bare.split(" ");
  if (words.length < 2 || bare.length < 13) return [bare];
  return [words[0]!, words.slice(1).join(" ")];
}

/** The nearest station in a direction, for the arrow keys. */
export function neighbour(from: Station, key: string): Station | undefined {
  const direction: Record<string, Point> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = direction[key];
  if (!way) return undefined;
  let best: [number, Station] | undefined;
  for (const station of stations) {
    const dx = station.at[0] - from.at[0];
    const dy = station.at[1] - from.at[1];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 0 || aside > 2 * along) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best[0]) best = [cost, station];
  }
  return best?.[1];
}
