// Positions a panel beside its subject: right, left, below or above, inside bounds and clear of areas that must stay visible.
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Side = "right" | "left" | "below" | "above";
export interface Place {
  side: Side;
  left: number;
  top: number;
  pointer: number; // position of the arrow, along the panel's edge
}

const GAP = 14;
const MARGIN = 8;
const CORNER = 22; // keeps the arrow off the rounded corners
const SIDES: Side[] = ["right", "left", "below", "above"];

export const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

function at(side: Side, anchor: Area, width: number, height: number, bounds: Area): Place & { fits: boolean } {
  const [x, y] = [(anchor.left + anchor.right) / 2, (anchor.top + anchor.bottom) / 2];
  const upright = side === "right" || side === "left";
  const free = {
    left: side === "right" ? anchor.right + GAP : side === "left" ? anchor.left - GAP - width : x - width / 2,
    top: side === "below" ? anchor.bottom + GAP : side === "above" ? anchor.top - GAP - height : y - height / 2,
  };
  const left = clamp(free.left, bounds.left + MARGIN, bounds.right - MARGIN - width);
  const top = clamp(free.top, bounds.top + MARGIN, bounds.bottom - MARGIN - height);
  const fits = upright
    ? left === free.left && bounds.bottom - bounds.top >= height + 2 * MARGIN
    : top === free.top && bounds.right - bounds.left >= width + 2 * MARGIN;
  const pointer = upright ? clamp(y - top, CORNER, height - CORNER) : clamp(x - left, CORNER, width - CORNER);
  return { side, left, top, pointer, fits };
}

/** Returns the first side on which the panel fits and covers nothing of `avoid`; otherwise the side that covers least. */
export function beside(anchor: Area, width: number, height: number, bounds: Area, avoid: Area[] = []): Place {
  const covered = (place: Place) => {
    const panel = { left: place.left, top: place.top, right: place.left + width, bottom: place.top + height };
    return avoid.reduce((sum, other) => sum + overlap(panel, other), 0) + 9 * overlap(panel, anchor);
  };
  const places = SIDES.map((side) => at(side, anchor, width, height, bounds));
  const free = places.find((place) => place.fits && covered(place) === 0);
  if (free) return free;
  const cost = (place: Place & { fits: boolean }) => covered(place) + (place.fits ? 0 : width * height);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
