"""Everything that can happen in the card game, as kinds of events. A question mark makes a field secret to its audience."""

from __future__ import annotations

from typing import Final

from metro2033.kernel.event import EventTable

TURN_BEGAN: Final = 0
FACTION_TAKEN: Final = 1
CARD_PLAYED: Final = 2
CARD_TURNED: Final = 3
CARD_DISCARDED: Final = 4
CARDS_SWAPPED: Final = 5
TOKENS_UP: Final = 6
TOKENS_DOWN: Final = 7
CARD_TAKEN: Final = 8
CARD_DRAWN: Final = 9
MARKET_CARDS_SHOWN: Final = 10
MARKET_RENEWED: Final = 11
DECK_SHUFFLED: Final = 12
MISSION_COMPLETED: Final = 13
STATION_KEPT: Final = 14
STATION_GIVEN_UP: Final = 15
CARD_TIDIED: Final = 16
MONSTER_ATTACKED: Final = 17
PROTECTION_USED: Final = 18
MONSTER_NOT_REPELLED: Final = 19
STATION_LOST: Final = 20
RESOURCES_LOST: Final = 21
CARD_PICKED: Final = 22
CARD_PLAYED_FREE: Final = 23
CARD_TURNED_FREE: Final = 24
GAME_WON: Final = 25
ROUND_CAP_REACHED: Final = 26
TOKENS_RETURNED: Final = 27

EVENTS: Final = EventTable(
    (
        "turn_began seat:seat round:n",
        "faction_taken seat:seat faction:card",
        "card_played seat:seat card:card price:n",
        "card_turned seat:seat card:card price:n",
        "card_discarded seat:seat card:card amount:n",
        "cards_swapped seat:seat one:card two:card three:card",
        "tokens_up seat:seat amount:n cause:card",
        "tokens_down seat:seat amount:n",
        "card_taken seat:seat card:card",
        "card_drawn seat:seat card:card?",
        "market_cards_shown first:card second:card third:card",
        "market_renewed seat:seat",
        "deck_shuffled",
        "mission_completed seat:seat card:card amount:n up:n",
        "station_kept seat:seat card:card amount:n",
        "station_given_up seat:seat card:card",
        "card_tidied seat:seat card:card amount:n",
        "monster_attacked seat:seat card:card",
        "protection_used seat:seat card:card threat:card",
        "monster_not_repelled seat:seat card:card",
        "station_lost seat:seat card:card",
        "resources_lost seat:seat",
        "card_picked seat:seat card:card?",
        "card_played_free seat:seat card:card",
        "card_turned_free seat:seat card:card",
        "game_won seat:seat",
        "round_cap_reached round:n",
        "tokens_returned seat:seat card:card amount:n",
    )
)
