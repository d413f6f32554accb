// The icons of the cards are those of cards that exist, and each card is drawn with one that the build takes.
import cards from "package:card-icons";
import shapes from "package:icons";
import { expect, test } from "vitest";
import { allCards, facts, iconOf } from "../src/text/content";
import { ICONS } from "../src/text/icons";
import { GAMES } from "../src/text/words.svelte";

test("every row names a card", () => {
  const unknown = Object.keys(cards).filter((card) => !GAMES.some((game) => facts(game, card)));
  expect(unknown).toEqual([]);
});

test("every card has a shape", () => {
  const ids = GAMES.flatMap((game) => allCards(game).map(([card]) => [game, card] as const));
  expect(ids.length).toBeGreaterThan(150);
  expect(ids.filter(([game, card]) => !shapes[ICONS[iconOf(game, card)]])).toEqual([]);
});
