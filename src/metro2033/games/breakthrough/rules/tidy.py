"""Tidying up: discarding one's own cards in play to bring tokens back (C-40..45, C-85)."""

from __future__ import annotations

from metro2033.games.breakthrough.advice.why import ANY_QUESTION, Reason, WhyTable
from metro2033.games.breakthrough.codes import REMOVE, REMOVE_TURNED, STATION
from metro2033.games.breakthrough.events import CARD_TIDIED
from metro2033.games.breakthrough.rules.cards import has_cards_in_play, price_paid, take_off
from metro2033.games.breakthrough.rules.tokens import coming_back, move_up
from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import ask
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell


def choose_card_to_tidy(s: State, seat: int, _: int) -> None:
    """Asks for any card in play but the faction card; copies are one choice (C-40, C-86; CD-09)."""
    upright = dict.fromkeys(s.resources[seat] + s.heroes[seat] + sorted(s.stations[seat]))
    options = [REMOVE + card for card in upright] + [REMOVE_TURNED + card for card in dict.fromkeys(s.turned[seat])]
    ask(s, seat, options, tidy_card, seat)


def tidy_card(s: State, seat: int, _: int, choice: int) -> None:
    """Moves tokens back up by the card's cost; tokens on a station return with it (C-41..44)."""
    turned = choice >= REMOVE_TURNED
    card = choice - (REMOVE_TURNED if turned else REMOVE)
    moved = coming_back(s, seat, refund(s, seat, card, turned=turned))
    if s.log is not None:
        tell(s, CARD_TIDIED, seat, card, moved)
    take_off(s, seat, card, turned=turned)
    move_up(s, seat, moved)


def refund(s: State, seat: int, card: int, *, turned: bool) -> int:
    """Returns how many tokens a card's cost brings back up (C-42, C-44).

    A station gives none, unless the house rule is on and no tokens are on it.
    """
    cards = s.catalog
    if (
        cards.kind[card] == STATION
        and not turned
        and not (cards.flags.tidy_station_refund and not tokens_on(s, seat, card))
    ):
        return 0
    if cards.flags.tidy_refund == "paid":
        return price_paid(s, seat, card, int(turned))
    return cards.protection_cost[card] if turned else cards.cost[card]


def tokens_on(s: State, seat: int, card: int) -> int:
    """Returns the tokens on a station, or 0; of several copies, the first is meant, which is also the first to leave."""
    return s.tokens[seat][s.stations[seat].index(card)] if card in s.stations[seat] else 0


def _why_not_tidied(s: State, seat: int, choice: Choice) -> Reason:
    if seat != s.active:
        return "why-not-your-turn", ("C-40",)
    return ("why-not-now", ("C-07", "C-73")) if has_cards_in_play(s, seat) else ("why-nothing-to-tidy", ("C-40",))


STEPS = {choose_card_to_tidy: "C-40 C-85 C-86", tidy_card: "C-41 C-42 C-43 C-44 C-45"}

WHY: WhyTable = {(ANY_QUESTION, "tidy"): _why_not_tidied}
