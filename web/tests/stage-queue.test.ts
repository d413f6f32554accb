// A stage in the middle of something that others still do: where the queue of events stops, the reader can go on.
import { render, screen, fireEvent } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Beat, Playback } from "../src/live/look";
import type { BreakthroughView } from "../src/net/types/breakthrough";
import CardStage from "../src/games/breakthrough/stages/CardStage.svelte";
import { entry, sayerIn, table } from "./table";

const lanes = [0, 1].map((seat) => ({ seat, at_stake: [], matching: [] }));
const view = {
  ...table().view,
  active: 1,
  attack: { threat: "great_worm", repelled: [], used: [], lanes },
} as unknown as BreakthroughView;

function stopped(more: Partial<Playback>): Playback & { gone: number } {
  const told = { event: "monster_not_repelled", fields: { seat: 0 }, hidden: false };
  const beat = { entry: entry(7, 1, [told]), index: 0, event: told, ms: 900, waits: false } as unknown as Beat;
  const playback = {
    beat,
    waiting: 3,
    paused: false,
    turn: [],
    away: null,
    gone: 0,
    next: () => void playback.gone++,
    skip: () => {},
    pause: () => {},
    resume: () => {},
    show: () => Promise.resolve(),
    goOn: () => {},
    ...more,
  };
  return playback;
}

test("a monster on its way can be gone on from where the queue stopped at my loss", async () => {
  const sayer = await sayerIn("en");
  const playback = stopped({});
  playback.beat!.waits = true;
  render(CardStage, { seen: { ...table({ playback }), view }, sayer, names: ["Anna", "Bob"] });
  await fireEvent.click(screen.getByRole("button", { name: /Continue/ }));
  expect(playback.gone).toBe(1);
});

test("a monster that passes by itself asks for nothing", async () => {
  const sayer = await sayerIn("en");
  render(CardStage, { seen: { ...table({ playback: stopped({}) }), view }, sayer, names: ["Anna", "Bob"] });
  expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull();
});
