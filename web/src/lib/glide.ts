// How cards glide to a new place: quickly, or in one frame where motion is not wanted.
import { settings } from "./settings.svelte";

const still = () =>
  settings.motion === "off" || (settings.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);

export const glide = { duration: () => (still() ? 1 : 320) };
