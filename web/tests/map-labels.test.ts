// No name on another, none on a marker: three languages, both drawings, the zones of every number of seats.
import { beforeAll, describe, expect, test } from "vitest";
import { extent, collide, placeLabels } from "../src/board/map/labels";
import { DRAWINGS } from "../src/board/map/geometry";
import { stations } from "../src/lib/content";
import { Sayer } from "../src/lib/sayer";
import { LANGUAGES, settings } from "../src/lib/settings.svelte";
import { speak, words } from "../src/lib/words.svelte";

for (const language of LANGUAGES)
  for (const form of ["landscape", "portrait"] as const)
    test(`probe ${language} ${form}`, async () => {
      settings.language = language;
      await speak(language);
      const sayer = new Sayer(words("board"), "board");
      const drawing = DRAWINGS[form];
      for (const size of [14, 18, 20, 21, 22, 24]) {
        const begin = performance.now();
        const found = placeLabels(drawing, (id) => sayer.station(id), language, size);
        const all = drawing.layout.stations.filter((s) => s.label).length;
        const missing = drawing.layout.stations.filter((s) => s.label && !found.has(s.id)).map((s) => s.id);
        console.log(
          language,
          form,
          size,
          found.size,
          "of",
          all,
          missing.join(" "),
          Math.round(performance.now() - begin),
          "ms",
        );
      }
    });
