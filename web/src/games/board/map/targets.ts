// The stations that the open question offers, with their numbers in the list of options.
import { overlap, type Area } from "../../../ui/beside";
import type { Point } from "../../../text/content";
import type { Shown } from "../../../live/look";
import { inOrder, numbersOf } from "../../../table/orders";
import { measure } from "./labels";
import type { BoardView } from "../../../net/types/board";
import type { Odds, OptionView } from "../../../net/types/wire";

export interface Choice {
  option: OptionView;
  number: string; // its key in the list of options; empty after the ninth
  odds: Odds | null;
}
export interface Target {
  station: string;
  choices: Choice[];
}

export function stationOfOption(option: OptionView, view: BoardView): string {
  if (option.kind === "station") return option.target;
  if (option.kind === "hero") return view.seats.find((seat) => seat.hero === option.target)?.hero_at ?? "";
  return "";
}

export function targetsOf(seen: Shown<BoardView>): Map<string, Target> {
  const targets = new Map<string, Target>();
  const options = inOrder(seen.question?.options ?? []);
  const numbers = numbersOf(options);
  for (const option of options) {
    const station = stationOfOption(option, seen.view);
    if (!station) continue;
    const target = targets.get(station) ?? { station, choices: [] };
    target.choices.push({
      option,
      number: String(numbers.get(option.id) ?? ""),
      odds: seen.advice?.odds.get(option.id) ?? null,
    });
    targets.set(station, target);
  }
  return targets;
}

/** Returns the choices that get a tag: the one with the best odds at the station itself, and each hero there. */
export function tagged({ choices }: Target): Choice[] {
  const [heroes, others] = [true, false].map((hero) =>
    choices.filter(({ option }) => (option.kind === "hero") === hero),
  );
  const best = others!.reduce<Choice[]>(
    ([best], next) => [best && (best.odds?.chance ?? -1) >= (next.odds?.chance ?? -1) ? best : next],
    [],
  );
  return [...best, ...heroes!];
}

export interface Tag {
  id: string; // the id of the option
  station: string;
  name: string; // the name of the hero, if it is about one
  number: string;
  chance: string;
  x: number; // the centre, in pixels
  y: number;
  width: number;
  height: number;
}

// Directions around the station, above first; each is tried close by, then slightly farther away.
const AROUND = [270, 180, 0, 90, 225, 315, 135, 45, 247, 293, 202, 338, 158, 22, 113, 67];
const GAPS = [3, 12];

interface Placed extends Area {
  weight: number;
}

const area = (x: number, y: number, width: number, height: number): Area => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Places tags beside their stations, each where it covers least: it avoids other targets and tags first, then names. */
export function placeTags(
  tags: { id: string; station: string; name: string; number: string; chance: string; at: Point; radius: number }[],
  names: Area[],
  markers: Area[],
  size: number,
  bounds: Area,
): Tag[] {
  const taken: Placed[] = [
    ...names.map((name) => ({ ...name, weight: 4 })),
    ...markers.map((marker) => ({ ...marker, weight: 2 })),
    ...tags.map(({ at: [x, y], radius: r }) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r, weight: 6 })),
  ];
  return tags.map(({ id, station, name, number, chance, at: [x, y], radius }) => {
    const height = size * 1.35;
    const named = name ? measure(name) * 1.1 + 0.25 : 0;
    const won = chance ? chance.length * 0.47 + (number ? 0.45 : 0) : 0;
    const width = (number.length * 0.5 + named + won + 0.8) * size;
    const places = GAPS.flatMap((gap) =>
      AROUND.map((degrees, rank) => {
        const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
        const midX = x + dx * (radius + gap) + (Math.abs(dx) < 0.2 ? 0 : (Math.sign(dx) * width) / 2);
        const midY = y + dy * (radius + gap) + (Math.abs(dy) < 0.2 ? 0 : (Math.sign(dy) * height) / 2);
        const box = area(midX, midY, width, height);
        const covered = taken.reduce((sum, other) => sum + overlap(box, other) * other.weight, 0);
        const outside = width * height - overlap(box, bounds);
        return { midX, midY, box, cost: covered + outside * 20 + rank + gap };
      }),
    );
    const best = places.reduce((least, place) => (place.cost < least.cost ? place : least));
    taken.push({ ...best.box, weight: 8 });
    return { id, station, name, number, chance, x: best.midX, y: best.midY, width, height };
  });
}
