"""Handwritten positions: converts a scenario's description of the table to a state. docs/scenario.md lists every key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from metro2033.games.breakthrough.catalog.catalog import Catalog
from metro2033.games.breakthrough.invariants import check
from metro2033.games.breakthrough.rules.draw import fill_market
from metro2033.games.breakthrough.rules.setup import blank_state, take_factions
from metro2033.games.breakthrough.rules.turn import begin_turn
from metro2033.games.breakthrough.state import HAND, TOKENS, State
from metro2033.kernel.agenda import NOBODY, advance
from metro2033.kernel.chance import Chance
from metro2033.kernel.content import convert
from metro2033.kernel.problem import BadScenario


class Seat(Struct, forbid_unknown_fields=True):
    """One player's side of a position."""

    faction: str
    done: bool = False
    up: int = 5
    down: int = 0
    hand: list[str] = []  # filled to five from the deck
    resources: list[str] = []
    turned: list[str] = []
    heroes: list[str] = []
    stations: list[str] = []  # unfinished
    kept: dict[str, int] = {}  # finished, with the tokens on them


class Position(Struct, forbid_unknown_fields=True):
    """A table at the start of a turn."""

    seat: list[Seat] = []
    seats: int = 0  # only for a position before factions are taken
    phase: Literal["setup", "turn"] = "turn"
    round: int = 2
    first: int = 0
    active: int = 0
    seed: int = 1
    market: list[str] = []
    deck: list[str] = []  # top card first
    discard: list[str] = []
    empty_deck: bool = False  # the remaining cards go to the discard pile


def build(cards: Catalog, description: Mapping[str, Any]) -> State:
    """Returns a state at its first question, or raises a `BadScenario` that names the contradiction."""
    written = convert(dict(description), Position, "position", BadScenario)
    seats = written.seats if written.phase == "setup" else len(written.seat)
    if not 2 <= seats <= 5:
        raise BadScenario("scenario-seats", given=seats)
    if not (0 <= written.first < seats and 0 <= written.active < seats):
        raise BadScenario("scenario-place", where="first, active")
    s = blank_state(cards, seats)
    Chance(seed=written.seed).apply_to(s)
    s.first = written.first
    if written.phase == "turn" or written.deck:
        s.deck.reverse()  # the first card of the catalogue is on top
    if written.phase == "setup":
        s.deck += reversed(_deal(s, written.deck, in_order=True))
        s.agenda = [(take_factions, len(written.deck), 0)]
    else:
        s.round, s.active = written.round, written.active
        _lay(s, written)
        s.agenda = [(begin_turn, s.active, 0)]
    advance(s)
    try:
        check(s)
    except AssertionError as broken:
        raise BadScenario("scenario-impossible", why=str(broken).partition(":")[0]) from None
    return s


def _lay(s: State, written: Position) -> None:
    for number, seat in enumerate(written.seat):
        s.faction[number] = _card(s, seat.faction, s.catalog.factions)
        s.done[number] = int(seat.done)
        s.up[number], s.down[number] = seat.up, seat.down
        s.hand[number] = _deal(s, seat.hand)
        s.resources[number] = _deal(s, seat.resources)
        s.turned[number] = _deal(s, seat.turned)
        s.heroes[number] = _deal(s, seat.heroes)
        s.stations[number] = _deal(s, [*seat.stations, *seat.kept], in_order=True)
        s.tokens[number] = [0] * len(seat.stations) + list(seat.kept.values())
        s.supply[number] = TOKENS - seat.up - seat.down - sum(seat.kept.values())
    s.discard = _deal(s, written.discard, in_order=True)
    market = _deal(s, written.market, in_order=True)
    top = _deal(s, written.deck, in_order=True)
    for number in range(s.seats):
        while len(s.hand[number]) < HAND and s.deck:
            s.hand[number].append(s.deck.pop())
        s.hand[number].sort()
    s.market = market + [NOBODY] * (len(s.market) - len(market))
    if written.empty_deck:
        s.discard += s.deck
        s.deck = []
    s.deck += reversed(top)
    fill_market(s)


def _deal(s: State, names: list[str], *, in_order: bool = False) -> list[int]:
    """Removes named cards from the deck and returns them."""
    dealt = [_card(s, name, s.deck) for name in names]
    for card in dealt:
        if card not in s.deck:
            raise BadScenario("scenario-card", card=s.catalog.card_ids[card])
        s.deck.remove(card)
    return dealt if in_order else sorted(dealt)


def _card(s: State, name: str, among: list[int]) -> int:
    card = s.catalog.card_number.get(name, NOBODY)
    if card not in among:
        raise BadScenario("scenario-card", card=name[:80])
    return card
