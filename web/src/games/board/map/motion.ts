// Animations on the map: pins glide along tunnels, tokens flip. A click or a key ends them at once.
import type { Point } from "../../../text/content";
import { moves } from "../../../text/settings.svelte";
import type { BoardView } from "../../../net/types/board";
import { way, type Drawing } from "./geometry";

const running = new Set<Animation>();
function skip(): void {
  for (const animation of running) animation.finish();
}

function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, after = () => {}): void {
  if (!moves()) return;
  if (!running.size) for (const event of ["keydown", "pointerdown"]) addEventListener(event, skip, { capture: true });
  const animation = element.animate(frames, timing);
  running.add(animation);
  const done = () => {
    running.delete(animation);
    after();
    if (!running.size)
      for (const event of ["keydown", "pointerdown"]) removeEventListener(event, skip, { capture: true });
  };
  animation.onfinish = done;
  animation.oncancel = done;
}

/** Animates a pin along a path of points; the last point is its station, from which the pin stands off by `off`. */
function glide(pin: Element, points: Point[], off: Point, ms: number): void {
  const lengths = points.slice(1).map(([x, y], index) => Math.hypot(x - points[index]![0], y - points[index]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = points.map(([x, y], index) => {
    gone += index ? lengths[index - 1]! : 0;
    return { transform: `translate(${x + off[0]}px, ${y + off[1]}px)`, offset: Math.min(1, gone / whole) };
  });
  run(pin, frames, { duration: ms, easing: "ease-in-out" });
}

/** Raises a token, flips it and puts it down. */
function flip(token: Element, ms: number): void {
  const up = "scale(2)";
  run(
    token,
    [
      { transform: "scaleX(-1)" },
      { transform: `${up} scaleX(0)`, offset: 0.45 },
      { transform: up, offset: 0.65 },
      { transform: "none" },
    ],
    { duration: ms, easing: "ease-out" },
  );
}

const RING = 14; // radius, in units of the map

/** Sends a ring out from a station that has changed hands. */
function ripple(station: Element, colour: string, ms: number): void {
  if (!moves()) return;
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  ring.setAttribute("r", String(RING));
  ring.setAttribute("aria-hidden", "true");
  ring.style.cssText = `fill: none; stroke: ${colour}; stroke-width: 3px; pointer-events: none`;
  station.append(ring);
  const timing = { duration: ms * 1.5, easing: "ease-out" };
  run(ring, [{ transform: "scale(1)" }, { transform: "scale(4)", opacity: 0 }], timing, () => ring.remove());
}

const CALM = 900;
const TURN = 600;

/** The stations of pieces and the owners of stations. */
export interface Standing {
  at: Map<number, string>;
  owners: Record<string, number>;
}

export const standing = (view: BoardView): Standing => ({
  at: new Map(view.seats.flatMap((seat) => (seat.hero_at ? [[seat.seat, seat.hero_at] as const] : []))),
  owners: view.owners,
});

/** Animates changes on the map: moved heroes glide, the tokens of stations with new owners flip, and lost stations are marked. */
export function animate(
  map: Element,
  drawing: Drawing,
  then: Standing,
  now: Standing,
  colourOf: (seat: number) => string,
  ms = CALM,
): void {
  for (const [seat, to] of now.at) {
    const from = then.at.get(seat);
    const pin = map.querySelector(`[data-hero="${seat}"]`);
    if (from && from !== to && pin)
      glide(pin, drawing.along(way(from, to)), drawing.spots.get(to)?.pins[0] ?? [0, 0], ms);
  }
  if (!Object.keys(then.owners).length) return; // the game has just started
  for (const id of new Set([...Object.keys(then.owners), ...Object.keys(now.owners)])) {
    const owner = now.owners[id];
    if (then.owners[id] === owner) continue;
    const station = map.querySelector(`[data-station="${id}"]`);
    const token = station?.querySelector(".token");
    if (token) flip(token, Math.min(ms, TURN));
    if (station) ripple(station, owner === undefined ? "var(--bad)" : colourOf(owner), Math.min(ms, TURN));
  }
}
