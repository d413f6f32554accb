// Places the names of stations: where the drawing wants them, or nearby if they would cover something there.
import type { Anchor, Point, Spot } from "../../../text/content";
import { overlap, type Area } from "../../../ui/beside";
import { tunnels, transfers, type Drawing } from "./geometry";

export interface Label {
  id: string;
  x: number;
  y: number; // of the first line's baseline
  anchor: Anchor;
  rows: string[];
  boxes: Area[]; // one per line of text
}
interface Candidate extends Label {
  cost: number;
}

// Advance widths of the sign face at weight 600, in em; unlisted letters are as wide as "n".
const WIDTHS: [string, number][] = [
  [" ", 0.13],
  ["ijlIł.1", 0.19],
  ["rt-", 0.29],
  ["MмФфюж", 0.5],
  ["mwWшщШы", 0.56],
  ["ABCDEGKNORUVАБВДИКЛНОПСЦЧЭ0", 0.43],
];
const widthOf = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));
const measured = new Map<string, number>();
export function measure(text: string): number {
  const width = measured.get(text) ?? [...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? 0.365), 0);
  measured.set(text, width);
  return width;
}

export const LINE_HEIGHT = 0.98;
const ASCENT = 0.78; // from the top of a line to its baseline
const CLEAR = 0.06; // fraction of a line's height, above and below the letters

/** Returns a name without the words in brackets, which only the station's card shows. */
const bare = (name: string) => name.replace(/ ?\([^)]*\)/, "");

function rowsOf(name: string, counts: number[] | undefined): string[] {
  const words = name.split(" ");
  if (!counts) return [name];
  let from = 0;
  return counts.map((count) => words.slice(from, (from += count)).join(" "));
}

function block(spot: Spot, rows: string[], size: number, side: string, offset: Point, anchor: Anchor): Label {
  const height = rows.length * size * LINE_HEIGHT;
  const [x, y] = [spot.at[0] + offset[0], spot.at[1] + offset[1]];
  const top = side.startsWith("N") ? y - height : side.startsWith("S") ? y : y - height / 2;
  const boxes = rows.map((row, index) => {
    const width = measure(row) * size;
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    const start = top + index * size * LINE_HEIGHT;
    return { left, top: start + CLEAR * size, right: left + width, bottom: start + (LINE_HEIGHT - CLEAR) * size };
  });
  return { id: spot.id, x, y: top + ASCENT * size, anchor, rows, boxes };
}

const AROUND: [string, number, number, Anchor][] = [
  ["E", 1, 0, "start"],
  ["W", -1, 0, "end"],
  ["N", 0, -1, "middle"],
  ["S", 0, 1, "middle"],
  ["NE", 0.62, -0.62, "start"],
  ["SE", 0.62, 0.62, "start"],
  ["NW", -0.62, -0.62, "end"],
  ["SW", -0.62, 0.62, "end"],
  ["N", -0.5, -1, "start"],
  ["N", 0.5, -1, "end"],
  ["S", -0.5, 1, "start"],
  ["S", 0.5, 1, "end"],
  ["E", 1, 0.5, "start"],
  ["E", 1, -0.5, "start"],
  ["W", -1, 0.5, "end"],
  ["W", -1, -0.5, "end"],
];
const GAPS = [5, 9, 14];

/** Returns the name at the position that the drawing specifies. */
function wanted(spot: Spot, name: string, language: string, size: number): Label | undefined {
  const { label } = spot;
  return label && block(spot, rowsOf(name, label.rows?.[language]), size, label.side, label.offset, label.anchor);
}

/** Returns the name at other positions around its station, the preferred ones first. */
function nearby(spot: Spot, name: string, size: number): Label[] {
  const placed: Label[] = [];
  const words = name.split(" ");
  const splits = [
    [name],
    ...words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]),
  ];
  for (const gap of GAPS)
    for (const [side, dx, dy, anchor] of AROUND)
      for (const rows of splits) {
        const far = spot.radius + gap;
        placed.push(block(spot, rows, size, side, [dx * far, dy * far], anchor));
      }
  return placed;
}

/** Returns whether a segment of a given thickness meets a box: neither the box's axes nor the segment's normal separates them. */
function meets([[ax, ay], [bx, by]]: [Point, Point], half: number, box: Area): boolean {
  const left = box.left - half;
  const right = box.right + half;
  if (Math.max(ax, bx) < left || Math.min(ax, bx) > right) return false;
  const top = box.top - half;
  const bottom = box.bottom + half;
  if (Math.max(ay, by) < top || Math.min(ay, by) > bottom) return false;
  const dx = bx - ax;
  const dy = by - ay;
  const apart = Math.abs(dx * ((top + bottom) / 2 - ay) - dy * ((left + right) / 2 - ax));
  return apart <= (Math.abs(dx) * (bottom - top) + Math.abs(dy) * (right - left)) / 2;
}

function touches([x, y]: Point, radius: number, box: Area): boolean {
  const dx = x - Math.max(box.left, Math.min(x, box.right));
  const dy = y - Math.max(box.top, Math.min(y, box.bottom));
  return dx * dx + dy * dy < radius * radius;
}

const LINE = 3;
const MOST = 40; // positions of a name that are tried
const COST = { away: 4, marker: 900, line: 45, own: 22, badge: 16, pin: 5, edge: 500, label: 60 };

interface Segment {
  ends: string[];
  line: [Point, Point];
}
const known = new Map<Drawing, Segment[]>();
function segmentsOf(drawing: Drawing): Segment[] {
  const label =
    known.get(drawing) ??
    [...tunnels, ...transfers].flatMap(({ from, to }) => {
      const points = drawing.course(from, to);
      return points.slice(1).map((point, index): Segment => ({ ends: [from, to], line: [points[index]!, point] }));
    });
  known.set(drawing, label);
  return label;
}

/** The obstacles near one station that its name could cover. */
class Surroundings {
  private spots: Spot[];
  private segments: Segment[];

  constructor(
    private drawing: Drawing,
    private spot: Spot,
    name: string,
    size: number,
  ) {
    const [x, y] = spot.at;
    const [wide, high] = [measure(name) * size + 40, 2 * size + 40];
    const near = { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
    this.spots = drawing.layout.stations.filter(({ at }) => touches(at, 32, near));
    this.segments = segmentsOf(drawing).filter(({ line }) => meets(line, LINE, near));
  }

  covered(label: Label): number {
    let cost = 0;
    const [width, height] = this.drawing.layout.size;
    for (const box of label.boxes) {
      for (const { id, at, radius, badge, pins } of this.spots) {
        if (touches(at, radius + (id === this.spot.id ? 0 : 1), box)) cost += COST.marker;
        if (badge && touches([at[0] + badge[0], at[1] + badge[1]], 8, box)) cost += COST.badge;
        if (touches([at[0] + pins[0]![0], at[1] + pins[0]![1]], 8, box)) cost += COST.pin;
      }
      for (const { ends, line } of this.segments)
        if (meets(line, LINE, box)) cost += ends.includes(this.spot.id) ? COST.own : COST.line;
      if (box.left < 0 || box.right > width || box.top < -6 || box.bottom > height + 12) cost += COST.edge;
    }
    return cost;
  }
}

/** The positions of one name, cheapest first. The ones nearby are computed when the wanted one has turned out to cost more than any of them could. */
class Choices {
  private all: Candidate[] | null = null;
  private readonly near: Surroundings;
  private readonly wanted: Candidate;

  constructor(
    drawing: Drawing,
    private spot: Spot,
    private name: string,
    language: string,
    private size: number,
  ) {
    this.near = new Surroundings(drawing, spot, name, size);
    const label = wanted(spot, name, language, size)!;
    this.wanted = { ...label, cost: this.near.covered(label) };
  }

  get cheapest(): Candidate {
    return this.wanted.cost <= COST.away ? this.wanted : this.cheaperThan(Infinity)[0]!;
  }

  /** Returns all positions if any other than the wanted one may cost less than this. */
  cheaperThan(cost: number): Candidate[] {
    if (cost <= COST.away) return [this.wanted];
    this.all ??= [
      this.wanted,
      ...nearby(this.spot, this.name, this.size).map((label, index) => ({
        ...label,
        cost: this.near.covered(label) + COST.away + (index + 1) / 20,
      })),
    ]
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST);
    return this.all;
  }
}

export const collide = (label: Label, other: Label): boolean =>
  label.boxes.some((a) => other.boxes.some((b) => overlap(a, b) > 0));

/**
 * Returns the names at a letter size, in units of the drawing. Each takes its cheapest place given the others, until none moves;
 * if two names still collide, the one that comes earlier in `first` stays.
 */
export function placeLabels(
  drawing: Drawing,
  nameOf: (station: string) => string,
  language: string,
  size: number,
  first: string[] = [],
): Map<string, Label> {
  const choices = drawing.layout.stations
    .filter((spot) => spot.label)
    .map((spot) => new Choices(drawing, spot, bare(nameOf(spot.id)), language, size));
  const placed = choices.map((choice) => choice.cheapest);
  const clashes = (label: Candidate, place: number) =>
    placed.reduce((sum, other, index) => sum + (index !== place && collide(label, other) ? COST.label : 0), 0);
  for (let sweep = 0; sweep < 12; sweep++) {
    let moved = false;
    choices.forEach((choice, place) => {
      let best = placed[place]!;
      let least = best.cost + clashes(best, place) * (1 + sweep);
      for (const option of choice.cheaperThan(least)) {
        if (option.cost >= least) break;
        const cost = option.cost + clashes(option, place) * (1 + sweep);
        if (cost < least) [best, least, moved] = [option, cost, true];
      }
      placed[place] = best;
    });
    if (!moved && sweep) break;
  }
  const rank = (label: Label) => (first.includes(label.id) ? first.indexOf(label.id) : first.length);
  const kept: Candidate[] = [];
  for (const label of [...placed].sort((a, b) => rank(a) - rank(b) || a.cost - b.cost))
    if (label.cost < COST.marker && !kept.some((other) => collide(label, other))) kept.push(label);
  return new Map(kept.map((label) => [label.id, label]));
}

/** Returns the area of the given stations with their names at the places that the drawing specifies; `size` is in units. */
export function extent(
  drawing: Drawing,
  stations: string[],
  nameOf: (station: string) => string,
  language: string,
  size: number,
): Area {
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = (box: Area) => {
    area.left = Math.min(area.left, box.left);
    area.top = Math.min(area.top, box.top);
    area.right = Math.max(area.right, box.right);
    area.bottom = Math.max(area.bottom, box.bottom);
  };
  for (const id of stations) {
    const spot = drawing.spots.get(id);
    if (!spot) continue;
    const [x, y] = spot.at;
    add({ left: x - spot.radius, top: y - spot.radius, right: x + spot.radius, bottom: y + spot.radius });
    wanted(spot, bare(nameOf(id)), language, size)?.boxes.forEach(add);
  }
  return area;
}
