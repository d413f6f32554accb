"""Everything that can happen in the card game, as kinds of events. A question mark makes a field secret to its audience."""

from __future__ import annotations

from typing import Final

from metro2033.kernel.event import EventTable

_declared: list[str] = []


def _event(declaration: str) -> int:
    """Declare a kind of event; its code is its place in the table."""
    _declared.append(declaration)
    return len(_declared) - 1


TURN_BEGAN: Final = _event("turn_began seat:seat round:n")
FACTION_TAKEN: Final = _event("faction_taken seat:seat faction:card")
CARD_PLAYED: Final = _event("card_played seat:seat card:card price:n")
CARD_TURNED: Final = _event("card_turned seat:seat card:card price:n")
CARD_DISCARDED: Final = _event("card_discarded seat:seat card:card amount:n")
CARDS_SWAPPED: Final = _event("cards_swapped seat:seat one:card two:card three:card")
TOKENS_UP: Final = _event("tokens_up seat:seat amount:n cause:card")
TOKENS_DOWN: Final = _event("tokens_down seat:seat amount:n")
CARD_TAKEN: Final = _event("card_taken seat:seat card:card")
CARD_DRAWN: Final = _event("card_drawn seat:seat card:card?")
MARKET_CARDS_SHOWN: Final = _event("market_cards_shown first:card second:card third:card")
MARKET_RENEWED: Final = _event("market_renewed seat:seat")
DECK_SHUFFLED: Final = _event("deck_shuffled")
MISSION_COMPLETED: Final = _event("mission_completed seat:seat card:card amount:n up:n")
STATION_KEPT: Final = _event("station_kept seat:seat card:card amount:n")
STATION_GIVEN_UP: Final = _event("station_given_up seat:seat card:card")
CARD_TIDIED: Final = _event("card_tidied seat:seat card:card amount:n")
MONSTER_ATTACKED: Final = _event("monster_attacked seat:seat card:card")
PROTECTION_USED: Final = _event("protection_used seat:seat card:card threat:card")
MONSTER_NOT_REPELLED: Final = _event("monster_not_repelled seat:seat card:card")
STATION_LOST: Final = _event("station_lost seat:seat card:card")
RESOURCES_LOST: Final = _event("resources_lost seat:seat")
CARD_PICKED: Final = _event("card_picked seat:seat card:card?")
CARD_PLAYED_FREE: Final = _event("card_played_free seat:seat card:card")
CARD_TURNED_FREE: Final = _event("card_turned_free seat:seat card:card")
GAME_WON: Final = _event("game_won seat:seat")
ROUND_CAP_REACHED: Final = _event("round_cap_reached round:n")
TOKENS_RETURNED: Final = _event("tokens_returned seat:seat card:card amount:n")

EVENTS: Final = EventTable(_declared)
