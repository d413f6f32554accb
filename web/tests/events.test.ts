// Events of the games on the page. That every event has a row is checked by the types.
import { expect, test } from "vitest";
import { uiOf } from "../src/games";
import { GAMES } from "../src/net/types/names";
import { formOf } from "../src/playback/forms";

/** Only shuffling, refilling and the count of a battle, which its result shows, have no time of their own. */
test("nothing that others do passes unseen", () => {
  const rows = GAMES.flatMap((game) => Object.entries(uiOf(game).events));
  const quiet = rows.filter(([, { form }]) => !formOf(form).ms).map(([event]) => event);
  expect(new Set(quiet)).toEqual(new Set(["deck_shuffled", "market_cards_shown", "threat_returned", "battle_counted"]));
});
