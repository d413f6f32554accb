// The three cards of a swap: chosen in any order, named in the order of the hand.
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { Swap } from "../src/games/breakthrough/swap.svelte";
import type { Shown } from "../src/live/look";
import type { BreakthroughView } from "../src/net/types/breakthrough";
import { asked, option, table } from "./table";

const HAND = ["books", "candles", "candles", "pork", "uniform"];
let given: string[];
let named: number;
let seen: Shown<BreakthroughView>;
let swap: Swap;

/** The table after some cards were named, as the engine asks for the next. */
function ask(): void {
  const hand = HAND.slice(); // without the cards that were named
  for (const id of given) hand.splice(hand.indexOf(id.slice("pick ".length)), 1);
  const last = given.at(-1)?.slice("pick ".length) ?? "";
  const later = hand.filter((card) => card >= last);
  const offered = later.slice(0, later.length - (3 - named) + 1);
  const question = asked(
    "choose_card_to_swap",
    [...new Set(offered)].map((card) => option(`pick ${card}`, "card")),
  );
  seen = table({
    question: named < 3 ? question : asked("choose_draw", [option("deck")]),
    view: { seats: [{ seat: 0, hand }], swap_count: named } as unknown as BreakthroughView,
    answer: ({ id }) => {
      given.push(id);
      named += 1;
      return Promise.resolve();
    },
  }) as unknown as Shown<BreakthroughView>;
}

/** Shows the reader the table after the last answer. */
function update(): void {
  ask();
  flushSync();
  swap.follow();
}

beforeEach(() => {
  given = [];
  named = 0;
  ask();
  swap = new Swap(() => seen);
});

test("any three cards can be chosen, and put back before they are given away", () => {
  swap.toggle(4);
  swap.toggle(3);
  swap.toggle(1);
  expect(swap.complete).toBe(true);
  expect(swap.accepts(0)).toBe(false); // three are enough
  swap.toggle(3);
  expect([swap.count, swap.wanted]).toEqual([2, 3]);
  swap.toggle(2); // the same card twice
  expect(swap.cards).toEqual(["candles", "candles", "uniform"]);
  expect(given).toEqual([]);
});

test("a confirmed choice is named card by card in the order of the hand", () => {
  for (const place of [4, 0, 2]) swap.toggle(place);
  swap.confirm();
  swap.confirm(); // a second press changes nothing
  expect(given).toEqual(["pick books"]);
  update();
  update();
  expect(given).toEqual(["pick books", "pick candles", "pick uniform"]);
  update();
  expect([swap.active, swap.sending]).toEqual([false, false]);
});

test("a player who returns to a begun swap chooses the rest of it from the later cards", () => {
  given = ["pick candles"];
  named = 1;
  update();
  expect(swap.wanted).toBe(2);
  expect(seen.view.seats[0]!.hand.map((_, place) => swap.accepts(place))).toEqual([false, true, true, true]);
});

test("a refusal ends the naming", () => {
  for (const place of [0, 1, 2]) swap.toggle(place);
  swap.confirm();
  update();
  seen = { ...seen, refused: { text: "no", rules: [] } };
  swap.follow();
  expect(swap.sending).toBe(false);
});
