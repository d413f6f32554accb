"""All events of the card game, one row per kind. Only the audience can read a field with a question mark."""

from __future__ import annotations

from typing import Final

from metro2033.kernel.event import EventTable

EVENTS: Final = EventTable()

TURN_BEGAN: Final = EVENTS.add("turn_began seat:seat round:n")
FACTION_TAKEN: Final = EVENTS.add("faction_taken seat:seat faction:card")
CARD_PLAYED: Final = EVENTS.add("card_played seat:seat card:card price:n")
CARD_TURNED: Final = EVENTS.add("card_turned seat:seat card:card price:n")
CARD_DISCARDED: Final = EVENTS.add("card_discarded seat:seat card:card amount:n")
CARDS_SWAPPED: Final = EVENTS.add("cards_swapped seat:seat one:card two:card three:card")
TOKENS_UP: Final = EVENTS.add("tokens_up seat:seat amount:n cause:card")
TOKENS_DOWN: Final = EVENTS.add("tokens_down seat:seat amount:n")
CARD_TAKEN: Final = EVENTS.add("card_taken seat:seat card:card")
CARD_DRAWN: Final = EVENTS.add("card_drawn seat:seat card:card?")
MARKET_CARDS_SHOWN: Final = EVENTS.add("market_cards_shown first:card second:card third:card")
MARKET_RENEWED: Final = EVENTS.add("market_renewed seat:seat")
DECK_SHUFFLED: Final = EVENTS.add("deck_shuffled")
MISSION_COMPLETED: Final = EVENTS.add("mission_completed seat:seat card:card amount:n up:n")
STATION_KEPT: Final = EVENTS.add("station_kept seat:seat card:card amount:n")
STATION_GIVEN_UP: Final = EVENTS.add("station_given_up seat:seat card:card")
CARD_TIDIED: Final = EVENTS.add("card_tidied seat:seat card:card amount:n")
MONSTER_ATTACKED: Final = EVENTS.add("monster_attacked seat:seat card:card")
PROTECTION_USED: Final = EVENTS.add("protection_used seat:seat card:card threat:card")
MONSTER_NOT_REPELLED: Final = EVENTS.add("monster_not_repelled seat:seat card:card")
STATION_LOST: Final = EVENTS.add("station_lost seat:seat card:card")
RESOURCES_LOST: Final = EVENTS.add("resources_lost seat:seat")
CARD_PICKED: Final = EVENTS.add("card_picked seat:seat card:card?")
CARD_PLAYED_FREE: Final = EVENTS.add("card_played_free seat:seat card:card")
CARD_TURNED_FREE: Final = EVENTS.add("card_turned_free seat:seat card:card")
GAME_WON: Final = EVENTS.add("game_won seat:seat")
ROUND_CAP_REACHED: Final = EVENTS.add("round_cap_reached round:n")
TOKENS_RETURNED: Final = EVENTS.add("tokens_returned seat:seat card:card amount:n")
