"""Caravans: a new market, and tokens back for every station of the right class (C-57, C-58, C-84)."""

from __future__ import annotations

from metro2033.games.breakthrough.events import MARKET_RENEWED, TOKENS_UP
from metro2033.games.breakthrough.rules.draw import fill_market
from metro2033.games.breakthrough.rules.tokens import move_up
from metro2033.games.breakthrough.state import SLOTS, State, seats_from
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.event import tell


def send_caravan(s: State, seat: int, card: int) -> None:
    """Renews the market; then every seat moves tokens up for its stations and done faction card of the caravan's class."""
    s.discard += [shown for shown in s.market if shown != NOBODY]
    s.market = [NOBODY] * SLOTS
    if s.log is not None:
        tell(s, MARKET_RENEWED, seat)
    fill_market(s)
    for other in seats_from(s, seat):
        moved = move_up(s, other, matching_cards(s, other, s.catalog.cls[card]))
        if moved and s.log is not None:
            tell(s, TOKENS_UP, other, moved, card)


def matching_cards(s: State, seat: int, cls: int) -> int:
    """Returns the number of stations in play, plus a done faction card, with a bonus of that class."""
    cards = s.catalog
    count = sum(1 for station in s.stations[seat] if cards.type[station] // 3 == cls)
    return count + int(s.done[seat] == 1 and cards.type[s.faction[seat]] // 3 == cls)
