// No name on another, none on a marker: every language, both drawings, the zones of every draft, four sizes of window.
import { expect, test } from "vitest";
import { collide, extent, placeLabels, type Label } from "../src/games/board/map/labels";
import { formFor, frame, isPhone, letters, READING_ZOOM } from "../src/games/board/map/framing";
import { DRAWINGS, type Form } from "../src/games/board/map/geometry";
import { schematic, stations } from "../src/text/content";
import { Sayer } from "../src/text/sayer";
import { LANGUAGES, type Language } from "../src/net/types/languages";
import { settings } from "../src/text/settings.svelte";
import { speak, words } from "../src/text/words.svelte";

// The boxes that the table gives the map in windows of 1440 × 900, 820 × 1180, 844 × 390 and 390 × 844.
const BOXES = { desk: [816, 708], tablet: [820, 565], flat: [444, 390], phone: [390, 390] } as const;
const ZONES = Object.keys(schematic.zones).filter((zone) => zone !== "polis");
const DRAFTS = Array.from({ length: 2 ** ZONES.length }, (_, bits) => ZONES.filter((_, place) => bits & (1 << place)));

async function nameIn(language: Language): Promise<(station: string) => string> {
  settings.language = language;
  await speak(language, "board");
  const sayer = new Sayer(words("board"), "board");
  return (station) => sayer.station(station);
}

/** The size of letters in units of the drawing, and in pixels, when these zones fill this box. */
function sizes(zones: string[], width: number, height: number, nameOf: (id: string) => string, language: Language) {
  const drawing = DRAWINGS[formFor(width, height)];
  const open = stations.filter(({ zone }) => zone === "polis" || zones.includes(zone)).map(({ id }) => id);
  const { k: whole } = frame((size) => extent(drawing, open, nameOf, language, size), width, height, 1);
  const k = isPhone(width, height) ? Math.max(whole, READING_ZOOM) : whole;
  return { open, units: letters(k, width, height, 1) / k, pixels: letters(k, width, height, 1) };
}

const clashes = (labels: Label[]) =>
  labels.flatMap((one, index) =>
    labels.slice(index + 1).flatMap((two) => (collide(one, two) ? [`${one.id} on ${two.id}`] : [])),
  );

const onMarkers = (form: Form, labels: Label[]) =>
  labels.flatMap((label) =>
    DRAWINGS[form].layout.stations.flatMap(({ id, at: [x, y], radius }) =>
      label.boxes.some(
        ({ left, top, right, bottom }) =>
          Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))) < radius - 1,
      )
        ? [`${label.id} on the marker of ${id}`]
        : [],
    ),
  );

for (const language of LANGUAGES)
  for (const [window, [width, height]] of Object.entries(BOXES))
    test(`every name of every draft has room of its own: ${language}, ${window}`, async () => {
      const nameOf = await nameIn(language);
      const form = formFor(width, height);
      const placed = new Map<string, Map<string, Label>>();
      for (const zones of DRAFTS.filter((draft) => draft.length >= 2)) {
        const { open, units, pixels } = sizes(zones, width, height, nameOf, language);
        expect(pixels).toBeGreaterThanOrEqual(isPhone(width, height) ? 13 : 14);
        const size = Math.ceil(units * 2 - 0.01) / 2;
        const labels = placed.get(`${size}`) ?? placeLabels(DRAWINGS[form], nameOf, language, size);
        placed.set(`${size}`, labels);
        const missing = open.filter((id) => DRAWINGS[form].spots.get(id)?.label && !labels.has(id));
        expect(missing, `${zones.join()} at ${size}`).toEqual([]);
      }
      for (const labels of placed.values()) {
        expect(clashes([...labels.values()])).toEqual([]);
        expect(onMarkers(form, [...labels.values()])).toEqual([]);
      }
    });

test("letters that are too large drop names rather than lay them on one another", async () => {
  const nameOf = await nameIn("ru");
  const labels = [...placeLabels(DRAWINGS.landscape, nameOf, "ru", 40, ["borovitskaya"]).values()];
  expect(labels.length).toBeGreaterThan(20);
  expect(labels.some(({ id }) => id === "borovitskaya")).toBe(true);
  expect(clashes(labels)).toEqual([]);
});

test("both drawings show every station and follow the lines", () => {
  for (const drawing of Object.values(DRAWINGS)) {
    expect([...drawing.spots.keys()].sort()).toEqual(stations.map(({ id }) => id).sort());
    for (const { id, named_by } of drawing.layout.stations)
      if (named_by) expect(drawing.spots.get(named_by)?.label, id).toBeDefined();
  }
});
