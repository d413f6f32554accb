// Names of players: bots have a name of their own beside their level, the same at every visit.
import { beforeEach, describe, expect, test } from "vitest";
import type { RoomView } from "../src/net/types/wire";
import { LANGUAGES } from "../src/net/types/languages";
import { temperOf } from "../src/features/rooms/levels";
import { namesOf } from "../src/text/people";
import { t } from "../src/text/words.svelte";
import { sayerIn } from "./table";

const LEVELS = ["novice", "regular", "veteran", "legend", "master", "adaptive"];
const room = (id: string, bots: string[]) =>
  ({
    id,
    status: "playing",
    members: [],
    seats: bots.map((bot, seat) => ({ seat, bot, member: null })),
  }) as unknown as RoomView;

describe.each(LANGUAGES)("bots in %s", (language) => {
  beforeEach(() => sayerIn(language));

  test("have different names at a table, with their levels", () => {
    const names = namesOf(room("a1b2c3", LEVELS));
    expect(new Set(names.map((name) => name.split(" · ")[0])).size).toBe(LEVELS.length);
    LEVELS.forEach((level, seat) => expect(names[seat]).toContain(` · ${t(`web-bot-${level}`)}`));
    expect(namesOf(room("a1b2c3", LEVELS))).toEqual(names);
  });

  test("have a temper at every level", () => {
    expect(new Set(LEVELS.map(temperOf)).size).toBe(LEVELS.length);
    expect(LEVELS.map(temperOf)).not.toContain("");
  });

  test("have twelve names", () => {
    expect(new Set(t("web-bot-names").split(" ")).size).toBe(12);
  });
});

test("a bot of one's own keeps its name", async () => {
  await sayerIn("en");
  expect(namesOf(room("a1b2c3", ["mine"]))).toEqual(["mine"]);
  expect(temperOf("mine")).toBe("");
});
