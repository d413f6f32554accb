"""Setup: factions, five tokens each, hands of five, three cards in the market (C-01..05, C-81)."""

from __future__ import annotations

from typing import Final

from metro2033.games.breakthrough.catalog.catalog import Catalog
from metro2033.games.breakthrough.codes import CHOOSE
from metro2033.games.breakthrough.events import FACTION_TAKEN
from metro2033.games.breakthrough.rules.draw import fill_market
from metro2033.games.breakthrough.rules.turn import begin_turn
from metro2033.games.breakthrough.state import HAND, SLOTS, TOKENS, State, seats_from
from metro2033.kernel.agenda import NOBODY, ask, do, do_next, lay_table
from metro2033.kernel.chance import Chance, draw, shuffle
from metro2033.kernel.event import tell
from metro2033.kernel.problem import BadOption

STARTING_TOKENS: Final = 5  # C-02


def new_state(cards: Catalog, seats: int, chance: Chance) -> State:
    """Returns a table before the deal, with the first player determined (C-04, C-81)."""
    s = blank_state(cards, seats)
    chance.apply_to(s)
    asked = cards.flags.first_player
    s.first = asked if asked >= 0 else draw(s, seats)
    return s


def blank_state(cards: Catalog, seats: int) -> State:
    """Returns an empty table with the deck in catalogue order."""
    s = State()
    lay_table(s, take_factions)
    s.catalog = cards
    s.seats = seats
    s.first = 0
    s.active = NOBODY
    s.round = 1
    s.winner = NOBODY
    s.faction = [NOBODY] * seats
    s.done = [0] * seats
    s.up = [STARTING_TOKENS] * seats
    s.down = [0] * seats
    s.supply = [TOKENS - STARTING_TOKENS] * seats
    s.hand = [[] for _ in range(seats)]
    s.shown = [[] for _ in range(seats)]
    s.resources = [[] for _ in range(seats)]
    s.turned = [[] for _ in range(seats)]
    s.heroes = [[] for _ in range(seats)]
    s.stations = [[] for _ in range(seats)]
    s.tokens = [[] for _ in range(seats)]
    s.paid = [[] for _ in range(seats)]
    s.deck = cards.deck[:]
    s.discard = []
    s.market = [NOBODY] * SLOTS
    s.swapped = []
    s.payment = None
    s.attack = None
    return s


def take_factions(s: State, stacked: int, _: int) -> None:
    """Assigns factions at random, by choice clockwise from the first player, or as the table agreed (C-01)."""
    choice = s.catalog.flags.faction_choice
    if choice == "pick":
        do(s, (*[(choose_faction, seat, 0) for seat in seats_from(s, s.first)], (deal, stacked, 0)))
        return
    factions = s.catalog.factions[:]
    if choice == "random":
        shuffle(s, factions)
    else:
        factions = agreed_factions(s.catalog, s.seats)
    for seat in seats_from(s, s.first):
        _take(s, seat, factions[seat])
    do_next(s, deal, stacked, 0)


def agreed_factions(cards: Catalog, seats: int) -> list[int]:
    """Returns one faction per seat from the option, or raises `BadOption`."""
    names = [name.strip() for name in cards.flags.faction_choice.split(",")]
    numbers = [cards.card_number.get(name, -1) for name in names]
    if len(numbers) < seats or len(set(numbers)) < len(numbers) or not set(numbers) <= set(cards.factions):
        allowed = ("random", "pick", *(cards.card_ids[card] for card in cards.factions))
        raise BadOption("option-value", option="faction_choice", value=cards.flags.faction_choice[:80], allowed=allowed)
    return numbers


def choose_faction(s: State, seat: int, _: int) -> None:
    """Asks for one of the remaining factions (CD-02)."""
    ask(s, seat, [CHOOSE + card for card in s.catalog.factions if card not in s.faction], take_faction, seat)


def take_faction(s: State, seat: int, _: int, choice: int) -> None:
    _take(s, seat, choice - CHOOSE)


def _take(s: State, seat: int, card: int) -> None:
    s.faction[seat] = card
    if s.log is not None:
        tell(s, FACTION_TAKEN, seat, card)


def deal(s: State, stacked: int, _: int) -> None:
    """Shuffles, deals five cards to each seat clockwise from the first player, and three to the market (C-03, C-81).

    A deck stacked by a scenario is not shuffled.
    """
    if not stacked:
        shuffle(s, s.deck)
    for seat in seats_from(s, s.first):
        s.hand[seat] = sorted(s.deck.pop() for _ in range(HAND))
    fill_market(s)
    do_next(s, begin_turn, s.first, 0)


STEPS = {
    take_factions: "C-01",
    choose_faction: "C-01 C-81",
    take_faction: "C-01",
    deal: "C-02 C-03 C-81",
}
