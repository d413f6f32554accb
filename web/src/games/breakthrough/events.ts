// The appearance and sound of each event of the game, a row each. The build fails while one is missing.
import type { BreakthroughEvent } from "../../net/types/names";
import type { EventRow } from "../game-ui";

export const events: Record<BreakthroughEvent, EventRow> = {
  turn_began: { form: "mark", heads: true, passing: true, turn: true },
  faction_taken: { form: "note" },
  card_played: { form: "card", sound: "card" },
  card_turned: { form: "card", sound: "card" },
  card_discarded: { form: "card", sound: "card" },
  cards_swapped: { form: "card", sound: "card" },
  tokens_up: { form: "change", sound: "coins" },
  tokens_down: { form: "change", sound: "coins" },
  tokens_returned: { form: "change" },
  card_taken: { form: "note", sound: "card" },
  card_drawn: { form: "note", sound: "card" },
  market_cards_shown: { form: "quiet", sound: "card", passing: true },
  market_renewed: { form: "change", sound: "card" },
  deck_shuffled: { form: "quiet", passing: true },
  mission_completed: { form: "mission", sound: "win", shows: "card" },
  station_kept: { form: "capture", sound: "token" },
  station_given_up: { form: "capture", sound: "card" },
  card_tidied: { form: "card" },
  monster_attacked: { form: "reveal", sound: "dark" },
  protection_used: { form: "monster", sound: "clash" },
  monster_not_repelled: { form: "monster", sound: "loss", hurts: true },
  station_lost: { form: "capture", sound: "loss", hurts: true },
  resources_lost: { form: "change", hurts: true },
  card_picked: { form: "note" },
  card_played_free: { form: "card", sound: "card" },
  card_turned_free: { form: "card", sound: "card" },
  game_won: { form: "end", sound: "victory" },
  round_cap_reached: { form: "end", ends: true },
};
