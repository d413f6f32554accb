"""Tidying up: discarding one's own cards in play to bring people back (C-40..45, C-85)."""

from __future__ import annotations

from metro2033.breakthrough.codes import REMOVE, REMOVE_TURNED, STATION
from metro2033.breakthrough.events import CARD_TIDIED
from metro2033.breakthrough.rules.cards import take_off
from metro2033.breakthrough.rules.tokens import move_up
from metro2033.breakthrough.state import State
from metro2033.kernel.agenda import ask
from metro2033.kernel.event import tell


def choose_card_to_tidy(s: State, seat: int, _: int) -> None:
    """Any card in play but the faction card; copies are one choice (C-40, C-86; CD-09)."""
    upright = dict.fromkeys(s.resources[seat] + s.heroes[seat] + sorted(s.stations[seat]))
    options = [REMOVE + card for card in upright] + [REMOVE_TURNED + card for card in dict.fromkeys(s.turned[seat])]
    ask(s, seat, options, tidy_card, seat)


def tidy_card(s: State, seat: int, _: int, choice: int) -> None:
    """Tokens come back up by the card's cost; those that lay on a station return with it (C-41..44)."""
    turned = choice >= REMOVE_TURNED
    card = choice - (REMOVE_TURNED if turned else REMOVE)
    bare = _is_bare_station(s, seat, card)
    paid = take_off(s, seat, card, turned=turned)
    cards = s.catalog
    moved = 0
    if cards.kind[card] != STATION or turned or (bare and cards.flags.tidy_station_refund):
        printed = cards.protection_cost[card] if turned else cards.cost[card]
        moved = move_up(s, seat, paid if cards.flags.tidy_refund == "paid" else printed)
    if s.log is not None:
        tell(s, CARD_TIDIED, seat, card, moved)


def _is_bare_station(s: State, seat: int, card: int) -> bool:
    return card in s.stations[seat] and s.tokens[seat][s.stations[seat].index(card)] == 0


STEPS = {choose_card_to_tidy: "C-40 C-85 C-86", tidy_card: "C-41 C-42 C-43 C-44 C-45"}
