import { beforeEach, expect, test } from "vitest";
import { Picture } from "../src/games/board/map/picture.svelte";
import type { Shown } from "../src/live/look";
import { Sayer } from "../src/text/sayer";
import { settings } from "../src/text/settings.svelte";
import type { BoardView } from "../src/net/types/board";
import { speak, words } from "../src/text/words.svelte";
import { table } from "./table";

let sayer: Sayer;

beforeEach(async () => {
  settings.language = "en";
  await speak("en", "board");
  sayer = new Sayer(words("board"), "board");
});

/** A map of the size of a desk's, with these zones in play and no question, as a replay shows it. */
function pictureOf(zones: string[]): Picture {
  const view = { zones, owners: {}, seats: [], battle: null, dark: null } as unknown as BoardView;
  const seen = table({ view }) as unknown as Shown<BoardView>;
  const picture = new Picture(
    () => seen,
    () => sayer,
    () => new Map(),
  );
  picture.camera.resize(1000, 800);
  picture.fit();
  return picture;
}

test("before factions are chosen the whole map is in sight, not Polis alone", () => {
  const picture = pictureOf([]);
  for (const id of ["okhotny_ryad", "pushkinskaya", "taganskaya", "lubyanka", "biblioteka_im_lenina"])
    expect(picture.sees(id), id).toBe(true);
});

test("with zones in play the map shows these, larger", () => {
  const [whole, part] = [pictureOf([]), pictureOf(["red_line", "reich"])];
  expect(part.camera.k).toBeGreaterThan(whole.camera.k);
  expect(part.sees("okhotny_ryad") && part.sees("pushkinskaya")).toBe(true);
});
