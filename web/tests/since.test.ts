import { describe, expect, test } from "vitest";
import { soften } from "../src/table/face";
import { mineFirst, sinceOf } from "../src/playback/since";
import type { Told } from "../src/net/types/wire";
import { entry } from "./table";

const told = (event: string, fields: Told["fields"]): Told => ({ event, fields });
const turn = (seat: number) => told("turn_began", { seat, round: 1 });
const LOG = [
  entry(1, 0, [told("card_played", { seat: 0, card: "canteen", price: 1 })]),
  entry(2, 0, [told("card_taken", { seat: 0, card: "rats" }), turn(1)]),
  entry(3, 1, [told("card_played", { seat: 1, card: "buckshot", price: 2 })]),
  entry(4, 1, [told("card_taken", { seat: 1, card: "flamethrower" }), turn(2)]),
  entry(5, 2, [told("card_discarded", { seat: 2, card: "ghost", amount: 3 })]),
  entry(6, 0, [told("resources_lost", { seat: 0 })]),
  entry(7, 2, [told("card_taken", { seat: 2, card: "canteen" }), turn(0)]),
];
const OTHERS = ["1 card_played", "1 card_taken", "2 card_discarded", "0 resources_lost", "2 card_taken"];
const linesOf = (log: typeof LOG) => sinceOf(log, 0, "breakthrough").map((line) => `${line.seat} ${line.told?.event}`);

describe("since my last turn", () => {
  test("all others are told, with what a monster took from me", () => {
    expect(linesOf([entry(0, null, [turn(0)]), ...LOG])).toEqual(OTHERS);
  });

  test("what I do in my turn is not told", () => {
    const later = entry(8, 0, [told("card_discarded", { seat: 0, card: "rats", amount: 1 })]);
    expect(linesOf([entry(0, null, [turn(0)]), ...LOG, later])).toEqual(OTHERS);
  });

  test("the next turn begins a new list", () => {
    const next = entry(8, 0, [told("card_taken", { seat: 0, card: "rats" }), turn(1)]);
    const then = entry(9, 1, [told("card_played", { seat: 1, card: "rats", price: 2 })]);
    expect(linesOf([entry(0, null, [turn(0)]), ...LOG, next, then])).toEqual(["1 card_played"]);
  });
});

test("what concerns me is said first, then the latest of the rest", () => {
  const lines = sinceOf([entry(0, null, [turn(0)]), ...LOG], 0, "breakthrough");
  const said = (most: number) => mineFirst(lines, 0, most).map((line) => `${line.seat} ${line.told?.event}`);
  expect(said(9)).toEqual(["0 resources_lost", "1 card_played", "1 card_taken", "2 card_discarded", "2 card_taken"]);
  expect(said(3)).toEqual(["0 resources_lost", "2 card_discarded", "2 card_taken"]);
  expect(said(1)).toEqual(["0 resources_lost"]);
});

test("only long words can be divided, between syllables", () => {
  expect(soften("Переснаряжённые патроны")).toBe("Пересна\u00adря\u00adжённые патроны");
  expect(soften("Lebensmitteltransport")).toBe("Lebensmit\u00adteltransport");
  expect(soften("Hunting Knife")).toBe("Hunting Knife");
});
