// Where on the table the thing is that a step is about: "station lubyanka", "option capture", "card eq_akm", "part map".
const PARTS: Record<string, string[]> = {
  map: [".map-box"],
  others: [".rail-box", ".others-box"],
  mine: [".dock-box", ".mine-box"],
  orders: [".orders-box", ".acts-box"],
  track: [".bar .track", ".bar .round", ".bar .when"],
  points: [".me .vp", ".own-box .purse-box", ".dock-box"],
  army: [".dock .army", ".dock-box"],
  hero: [".dock .hero", ".dock-box"],
  missions: [".dock .goals", ".dock-box"],
  purse: [".dock .purse-box", ".own-box .purse-box", ".dock-box"],
  law: [".bar .law", ".bar .when"],
  stage: ["div.stage", ".orders-box"],
  market: [".shop", ".map-box"],
  hand: [".hand-box"],
  table: [".mine-box"],
};
const GAPS = 6; // pixels between a thing and its ring

const quoted = (value: string) => `"${CSS.escape(value).replaceAll('"', "")}"`;

/** Selectors of a spot; the first that is on the screen counts. */
export function selectorsOf(spot: string): string[] {
  const [kind = "", ...rest] = spot.split(" ");
  const what = rest.join(" ");
  switch (kind) {
    case "part":
      return PARTS[what] ?? [];
    case "station":
      return [`[data-station=${quoted(what)}]`];
    case "card":
      return [`[data-card=${quoted(what)}]`];
    case "option":
      return [
        `[data-choice=${JSON.stringify(what)}]`,
        `[data-act=${JSON.stringify(what)}]`,
        ".orders-box",
        ".acts-box",
      ];
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

/** The elements of some spots that can be seen now. On a phone an order that is shown already is given by the large button. */
export function elementsOf(spots: string[]): Element[] {
  return spots.flatMap((spot) => {
    for (const selector of selectorsOf(spot)) {
      const found = [...document.querySelectorAll(selector)].find(isShown);
      const large = found?.matches(".strip [aria-current]") && document.querySelector("[data-go]");
      if (found) return [large || found];
    }
    return [];
  });
}

/** Rings that overlap as one ring around all of them. */
export function joined(rings: Ring[]): Ring[] {
  const left: Ring[] = [];
  for (const ring of rings) {
    const other = left.find((one) => overlap(one, ring));
    if (!other) left.push(ring);
    else return joined([...left.filter((one) => one !== other), around(other, ring), ...rings.slice(rings.indexOf(ring) + 1)]);
  }
  return left;
}

const overlap = (one: Ring, two: Ring): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

function around(one: Ring, two: Ring): Ring {
  const x = Math.min(one.x, two.x);
  const y = Math.min(one.y, two.y);
  const right = Math.max(one.x + one.width, two.x + two.width);
  return { x, y, width: right - x, height: Math.max(one.y + one.height, two.y + two.height) - y };
}

function isShown(one: Element): boolean {
  const { width, height, bottom, right, top, left } = one.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    bottom > 0 &&
    right > 0 &&
    top < innerHeight &&
    left < innerWidth &&
    one.checkVisibility()
  );
}

/** The ring around an element, within the window. */
export function ringOf(one: Element): Ring {
  const box = one.getBoundingClientRect();
  const left = Math.max(2, box.left - GAPS);
  const top = Math.max(2, box.top - GAPS);
  const right = Math.min(innerWidth - 2, box.right + GAPS);
  const bottom = Math.min(innerHeight - 2, box.bottom + GAPS);
  return { x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}
