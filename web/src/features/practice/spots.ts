// Finds the element that a step is about: "station lubyanka", "option capture", "card eq_akm", "part map".
const PARTS: Record<string, string[]> = {
  map: [".map-box"],
  others: [".rail-box", ".others-box"],
  mine: [".dock-box", ".mine-box"],
  orders: [".orders-box", ".acts-box"],
  track: [".bar .track", ".bar .round", ".bar .when"],
  when: [".bar .round", ".bar .when"],
  points: [".me .vp", ".own-box .purse-box", ".dock-box"],
  army: [".dock .army", ".dock-box"],
  hero: [".dock .hero", ".dock-box"],
  missions: [".dock .goals", ".dock-box"],
  purse: [".dock .purse-box", ".own-box .purse-box", ".dock-box"],
  law: [".bar .law", ".bar .when"],
  stage: ["dialog.stage", ".orders-box"],
  market: [".shop", ".map-box"],
  hand: [".hand-box"],
  table: [".mine-box"],
};
const GAPS = 6; // pixels between an element and its ring

const FALLBACK = [".orders-box", ".acts-box"]; // the area of the choices, if the intended one is not visible

/** Returns the selectors of a spot; the first that matches a visible element counts. */
export function selectorsOf(spot: string): string[] {
  const [kind = "", ...rest] = spot.split(" ");
  const what = JSON.stringify(rest.join(" "));
  switch (kind) {
    case "part":
      return PARTS[rest.join(" ")] ?? [];
    case "station":
      return [`[data-station=${what}]`];
    case "card":
      return [`[data-card=${what}]`];
    case "option":
      return [`[data-choice=${what}]`, `[data-act=${what}]`];
    default:
      return [];
  }
}

export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the visible elements of some spots. On a phone, the large button stands for the order that is shown. */
export function elementsOf(spots: string[]): Element[] {
  const rings = spots.flatMap((spot) => {
    const element = first(selectorsOf(spot));
    const large = element?.matches(".strip [aria-current]") && document.querySelector("[data-go]");
    return element ? [large || element] : [];
  });
  const lost = !rings.length && spots.some((spot) => spot.startsWith("option "));
  return lost ? [first(FALLBACK)].filter((ring) => ring !== null) : rings;
}

function first(selectors: string[]): Element | null {
  for (const selector of selectors) {
    const all = [...document.querySelectorAll(selector)].filter(isShown);
    const seen = all.find(isOnTop);
    if (seen) return seen;
    for (const element of all) reveal(element);
  }
  return null;
}

/** Returns whether nothing covers the middle of an element and no list has scrolled it out of view. On the map, other parts of the map may cover it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!there || there === document.body) return false;
  const map = element.matches("[data-station]") ? element.closest("svg")?.parentElement : null;
  return element.contains(there) || there.contains(element) || Boolean(map?.contains(there));
}

const revealed = new WeakSet<Element>();

/** Scrolls an element into view in its list, once; the reader may scroll away again. */
function reveal(element: Element): void {
  const list = element.closest(".list, .strip, .few");
  if (!list || revealed.has(element)) return;
  revealed.add(element);
  const box = list.getBoundingClientRect();
  const { top, left, width, height } = element.getBoundingClientRect();
  list.scrollTop += top + height / 2 - box.top - box.height / 2;
  list.scrollLeft += left + width / 2 - box.left - box.width / 2;
}

/** Merges rings that overlap into one around all of them. */
export function joined(rings: Ring[]): Ring[] {
  const left: Ring[] = [];
  for (const ring of rings) {
    const other = left.find((other) => overlap(other, ring));
    if (!other) left.push(ring);
    else
      return joined([
        ...left.filter((ring) => ring !== other),
        around(other, ring),
        ...rings.slice(rings.indexOf(ring) + 1),
      ]);
  }
  return left;
}

const overlap = (a: Ring, b: Ring): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function around(a: Ring, b: Ring): Ring {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
}

/** Returns the ring around an element, clipped to the window. */
export function ringOf(element: Element): Ring {
  const box = element.getBoundingClientRect();
  const left = Math.max(2, box.left - GAPS);
  const top = Math.max(2, box.top - GAPS);
  const right = Math.min(innerWidth - 2, box.right + GAPS);
  const bottom = Math.min(innerHeight - 2, box.bottom + GAPS);
  return { x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}
