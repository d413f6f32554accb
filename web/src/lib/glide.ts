// Motion on the map: pieces glide along tunnels, captured stations flash. A click or a key ends it at once.
import { hubs, lines, stationOf } from "./content";
import { settings } from "./settings.svelte";

type Point = [number, number];
const STEP = 260;
const LONGEST = 1400;
const FLASH = 900;

const neighbours = new Map<string, string[]>();
function join(one: string, two: string): void {
  neighbours.set(one, [...(neighbours.get(one) ?? []), two]);
  neighbours.set(two, [...(neighbours.get(two) ?? []), one]);
}
for (const line of lines)
  line.stations.forEach((id, index) => {
    const next = line.stations[index + 1] ?? (line.ring ? line.stations[0] : undefined);
    if (next) join(id, next);
  });
for (const hub of hubs) hub.forEach((one, index) => hub.slice(index + 1).forEach((two) => join(one, two)));

/** The stations on a shortest way, both ends included. */
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
  const stations = [];
  for (let here = to; here; here = before.get(here) ?? "") stations.unshift(here);
  return stations;
}

export function moves(): boolean {
  return (
    settings.motion === "on" ||
    (settings.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}

const running = new Set<Animation>();
function skip(): void {
  for (const animation of running) animation.finish();
}

function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (!running.size) for (const event of ["keydown", "pointerdown"]) addEventListener(event, skip, { capture: true });
  const animation = element.animate(frames, timing);
  running.add(animation);
  const done = () => {
    running.delete(animation);
    if (!running.size)
      for (const event of ["keydown", "pointerdown"]) removeEventListener(event, skip, { capture: true });
  };
  animation.onfinish = done;
  animation.oncancel = done;
}

/** Animate a piece along the tunnels to its new station `to`; `place` is where it is drawn, its station's middle at `to`. */
export function glide(element: Element, from: string, to: string, place: { x: number; y: number }): void {
  const [endX, endY] = stationOf.get(to)?.at ?? [0, 0];
  const points = way(from, to).map((id): Point => stationOf.get(id)?.at ?? [endX, endY]);
  const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index]![0], y - points[index]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = points.map(([x, y], index) => {
    gone += index ? lengths[index - 1]! : 0;
    return {
      transform: `translate(${x - endX + place.x}px, ${y - endY + place.y}px)`,
      offset: Math.min(1, gone / whole),
    };
  });
  run(element, frames, { duration: Math.min(LONGEST, STEP * points.length), easing: "ease-in-out" });
}

export function flash(element: Element): void {
  const frames = [
    { stroke: "#fff", strokeWidth: "4", r: "22" },
    { stroke: "#fff", strokeWidth: "9", r: "30", offset: 0.3 },
    { stroke: "#fff", strokeWidth: "0", r: "44", strokeOpacity: "0" },
  ];
  run(element, frames, { duration: FLASH, easing: "ease-out" });
}
