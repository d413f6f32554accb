// The announcement that somebody is about to win, and the lines of mood beside results.
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { ui as board } from "../src/games/board/ui";
import type { BoardView } from "../src/net/types/board";
import type { BreakthroughView } from "../src/net/types/breakthrough";
import { moodOf } from "../src/playback/mood";
import Herald from "../src/table/Herald.svelte";
import type { Sayer } from "../src/text/sayer";
import { settings } from "../src/text/settings.svelte";
import { sayerIn, table } from "./table";

let sayer: Sayer;
beforeAll(async () => {
  sayer = await sayerIn("en");
});

test("a rival who lacks one token is announced, and no longer once it lacks more", async () => {
  const owning = (owned: number) => {
    const seats = [7, owned].map((owned, seat) => ({
      seat,
      owned,
      faction: ["fourth_reich", "bauman_alliance"][seat],
    }));
    return table({ view: { seats, attack: null, payment: null } as unknown as BreakthroughView });
  };
  const { rerender } = render(Herald, { seen: owning(9), sayer });
  expect(screen.getByRole("status")).toHaveTextContent("The Bauman Alliance has 9 tokens. One more wins the game.");
  await rerender({ seen: owning(8), sayer });
  expect(screen.getByRole("status")).toHaveTextContent(/^$/);
});

test("in the board game, enough points matter until the round ends", () => {
  const seats = [9, 10].map((points, seat) => ({ seat, points, needed_points: 10 }));
  const near = (phase: string) => board.nears({ phase, seats } as unknown as BoardView);
  expect(near("hero_actions")).toEqual([1]);
  expect(near("end_of_round")).toEqual([]);
});

test("the most telling event has the line of mood, and the setting turns all of them off", () => {
  const events = [{ event: "army_weakened" }, { event: "station_lost" }];
  expect(moodOf(events, 0)).toBe("The last ones out take the lamps with them.");
  expect(moodOf(events, 1)).not.toBe(moodOf(events, 0));
  expect(moodOf([{ event: "army_weakened" }], 0)).toBe("");
  settings.flavour = false;
  expect(moodOf(events, 0)).toBe("");
  settings.flavour = true;
});
