// Moves cards to a new place without stretching them: quickly, or in one frame if motion is off.
import type { AnimationConfig } from "svelte/animate";
import { moves } from "../text/settings.svelte";

export function glide(_node: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const css = (_: number, left: number) => `transform: translate(${left * x}px, ${left * y}px)`;
  return { duration: moves() ? 320 : 1, easing: (passed) => 1 - (1 - passed) ** 3, css };
}
