// Motion on the map: pins glide along tunnels, tokens turn over. A click or a key ends it at once.
import type { Point } from "../../lib/content";
import { settings } from "../../lib/settings.svelte";

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
export function glide(pin: Element, points: Point[], off: Point, ms: number): void {
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
export function flip(token: Element, ms: number): void {
  run(token, [{ transform: "scaleX(-1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }], {
    duration: ms,
    easing: "ease-out",
  });
}
