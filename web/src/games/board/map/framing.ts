// Computes the scale of the drawing in a box, and the size of its letters.
import type { Area } from "../../../ui/beside";
import type { Point } from "../../../text/content";
import type { Form } from "./geometry";

const UNITS = 20.5; // the largest letters that fit everywhere, in units of the drawing
const LARGEST = 17;
const SMALLEST = 14;
const SMALLEST_ON_PHONES = 13;
const PHONE = 600;
const NARROW = 700;
const READING = 0.75; // a phone shows no larger area than it can label
const CLOSEST = 1.5;
const MARGIN = 10;

export const isPhone = (width: number, height: number) => Math.min(width, height) < 420 || width < PHONE;
export const formFor = (width: number, height: number): Form =>
  height > width || width < NARROW ? "portrait" : "landscape";

/** Returns the size of letters in pixels. `text` is the reader's text size, 1 for normal. */
export function letters(k: number, width: number, height: number, text: number): number {
  const least = isPhone(width, height) ? SMALLEST_ON_PHONES : SMALLEST;
  const grown = LARGEST + Math.min(3, Math.max(0, (k - 1.2) * 8));
  return Math.max(least, Math.min(grown, UNITS * k)) * text;
}

export interface Frame {
  k: number;
  centre: Point;
}

/** Returns the scale and centre at which an area fits completely into a box. The area depends on the scale, because letters do not shrink with it. */
export function frame(
  areaOf: (letterUnits: number) => Area,
  width: number,
  height: number,
  text: number,
  most = CLOSEST,
): Frame {
  let [low, high] = [0.2, most];
  const fits = (k: number) => {
    const area = areaOf(letters(k, width, height, text) / k);
    return (area.right - area.left) * k <= width - 2 * MARGIN && (area.bottom - area.top) * k <= height - 2 * MARGIN;
  };
  if (fits(high)) low = high;
  else
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (fits(middle)) low = middle;
      else high = middle;
    }
  const area = areaOf(letters(low, width, height, text) / low);
  return { k: low, centre: [(area.left + area.right) / 2, (area.top + area.bottom) / 2] };
}

export const READING_ZOOM = READING;
