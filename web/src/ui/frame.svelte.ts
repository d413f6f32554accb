// The layout of a table for the size of the window. Large text counts as a smaller window.
import { settings } from "../text/settings.svelte";

export type Frame =
  | "wide"
  | "low" // wide, but under 820 px
  | "narrow" // 900 to 1199 px
  | "upright" // 600 to 899 px
  | "phone" // under 600 px
  | "flat"; // a phone in landscape, under 480 px high
const LARGER = { normal: 1, large: 1.125, huge: 1.3125 };

export function frameOf(width: number, height: number, text: keyof typeof LARGER = "normal"): Frame {
  const [w, h] = [width / LARGER[text], height / LARGER[text]];
  if (height < 480 && width >= 600) return "flat";
  if (w < 600) return "phone";
  if (w < 900) return "upright";
  if (w < 1200) return "narrow";
  return h < 820 ? "low" : "wide";
}

let size = $state.raw({ width: 1440, height: 900 });
const measure = () => (size = { width: innerWidth, height: innerHeight });
if (typeof window !== "undefined") {
  measure();
  addEventListener("resize", measure);
}

export const frame = (): Frame => frameOf(size.width, size.height, settings.textSize);
