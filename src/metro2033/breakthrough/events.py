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
MARKET_CARD_SHOWN: Final = 10
MARKET_RENEWED: Final = 11
DECK_SHUFFLED: Final = 12
HERO_DOUBLED: Final = 13
RESOURCE_SPENT: Final = 14
MISSION_COMPLETED: Final = 15
TOKENS_WON: Final = 16
STATION_KEPT: Final = 17
STATION_GIVEN_UP: Final = 18
CARD_TIDIED: Final = 19
MONSTER_ATTACKED: Final = 20
PROTECTION_USED: Final = 21
MONSTER_REPELLED: Final = 22
MONSTER_NOT_REPELLED: Final = 23
STATION_LOST: Final = 24
RESOURCE_LOST: Final = 25
CARD_PICKED: Final = 26
CARD_PLAYED_FREE: Final = 27
CARD_TURNED_FREE: Final = 28
GAME_WON: Final = 29
ROUND_CAP_REACHED: Final = 30
TOKENS_RETURNED: Final = 31

EVENTS: Final = EventTable(
    (
        "turn_began seat:seat round:n",
        "faction_taken seat:seat faction:card",
        "card_played seat:seat card:card price:n",
        "card_turned seat:seat card:card price:n",
        "card_discarded seat:seat card:card",
        "cards_swapped seat:seat one:card two:card three:card",
        "tokens_up seat:seat amount:n",
        "tokens_down seat:seat amount:n",
        "card_taken seat:seat card:card",
        "card_drawn seat:seat card:card?",
        "market_card_shown card:card",
        "market_renewed seat:seat",
        "deck_shuffled",
        "hero_doubled seat:seat card:card",
        "resource_spent seat:seat card:card",
        "mission_completed seat:seat card:card",
        "tokens_won seat:seat amount:n",
        "station_kept seat:seat card:card amount:n",
        "station_given_up seat:seat card:card",
        "card_tidied seat:seat card:card",
        "monster_attacked seat:seat card:card",
        "protection_used seat:seat card:card",
        "monster_repelled seat:seat card:card",
        "monster_not_repelled seat:seat card:card",
        "station_lost seat:seat card:card",
        "resource_lost seat:seat card:card",
        "card_picked seat:seat card:card?",
        "card_played_free seat:seat card:card",
        "card_turned_free seat:seat card:card",
        "game_won seat:seat",
        "round_cap_reached round:n",
        "tokens_returned seat:seat card:card amount:n",
    )
)
