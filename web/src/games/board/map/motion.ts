// Motion on the map: pins glide along tunnels, tokens turn over. A click or a key ends it at once.
import type { Point } from "../../../text/content";
import { moves } from "../../../text/settings.svelte";
import type { BoardView } from "../../../net/types/board";
import { way, type Drawing } from "./geometry";

const running = new Set<Animation>();
function skip(): void {
  for (const animation of running) animation.finish();
}

function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (!moves()) return;
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

/** Animate a pin along a way of points; the last one is its station's, it stands `off` that. */
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

/** Turn a token over. */
function flip(token: Element, ms: number): void {
  run(token, [{ transform: "scaleX(-1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }], {
    duration: ms,
    easing: "ease-out",
  });
}

const CALM = 900;
const TURN = 600;

/** Where pieces stood and who held what. */
export interface Standing {
  at: Map<number, string>;
  owners: Record<string, number>;
}

export const standing = (view: BoardView): Standing => ({
  at: new Map(view.seats.flatMap((seat) => (seat.hero_at ? [[seat.seat, seat.hero_at] as const] : []))),
  owners: view.owners,
});

/** Animate what has changed on the map: heroes that have moved glide, stations that have changed hands turn over. */
export function animate(map: Element, drawing: Drawing, then: Standing, now: Standing, ms = CALM): void {
  for (const [seat, to] of now.at) {
    const from = then.at.get(seat);
    const pin = map.querySelector(`[data-hero="${seat}"]`);
    if (from && from !== to && pin)
      glide(pin, drawing.along(way(from, to)), drawing.spots.get(to)?.pins[0] ?? [0, 0], ms);
  }
  if (!Object.keys(then.owners).length) return; // the game begins
  for (const [station, owner] of Object.entries(now.owners)) {
    const token = map.querySelector(`[data-station="${station}"] .token`);
    if (then.owners[station] !== owner && token) flip(token, Math.min(ms, TURN));
  }
}
