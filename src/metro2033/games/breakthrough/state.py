"""The state of a card game: ints, lists of ints, one record each for a payment and an attack. Only data and `clone`."""

from __future__ import annotations

from typing import Final

from metro2033.games.breakthrough.catalog.catalog import Catalog
from metro2033.kernel.agenda import Table

HAND: Final = 5  # C-03
SLOTS: Final = 3  # C-03
TOKENS: Final = 10  # C-01


class Payment:
    """A mission being paid: the mission, and the cards named for it so far."""

    __slots__ = ("heroes", "mission", "spent")

    mission: int  # the station or faction card
    heroes: list[int]
    spent: list[int]

    def clone(self) -> Payment:
        """Returns a deep copy."""
        c = Payment()
        c.mission = self.mission
        c.heroes = self.heroes[:]
        c.spent = self.spent[:]
        return c


class Attack:
    """A monster attacking seat after seat."""

    __slots__ = ("repelled", "threat", "used")

    threat: int
    repelled: int  # mask of seats that have repelled it
    used: list[int]  # protections named by the seat that is defending

    def clone(self) -> Attack:
        """Returns a deep copy."""
        c = Attack()
        c.threat = self.threat
        c.repelled = self.repelled
        c.used = self.used[:]
        return c


class State(Table):
    """Everything on the table, the agenda and the open question."""

    __slots__ = (
        "active", "attack", "catalog", "deck", "discard", "done", "down", "faction", "hand", "heroes", "market", "paid",
        "payment", "resources", "round", "shown", "stations", "supply", "swapped", "tokens", "turned", "up", "winner",
    )  # fmt: skip

    catalog: Catalog  # shared
    active: int  # the seat whose turn it is, or NOBODY between turns
    round: int
    winner: int
    faction: list[int]  # by seat
    done: list[int]  # by seat: 1 when the faction's mission is done
    up: list[int]  # by seat: tokens above the faction card
    down: list[int]  # by seat: tokens below it
    supply: list[int]  # by seat: tokens not yet won
    hand: list[list[int]]  # by seat, in catalogue order
    shown: list[list[int]]  # by seat: cards of the hand that everyone saw taken (C-72)
    resources: list[list[int]]  # by seat: upright resources in play, in catalogue order
    turned: list[list[int]]  # by seat: turned resources and threats
    heroes: list[list[int]]  # by seat
    stations: list[list[int]]  # by seat, in the order of play
    tokens: list[list[int]]  # by seat: tokens on each of those stations; finished ones have some
    paid: list[
        list[list[int]]
    ]  # by seat: [card, turned, price] of cards in play, recorded only if refunds need it (C-42)
    deck: list[int]  # the top card is last
    discard: list[int]  # face up
    market: list[int]  # slots; NOBODY where empty
    swapped: list[int]  # cards named for a swap, secret until the third
    payment: Payment | None
    attack: Attack | None

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def clone(self) -> State:
        """Returns a copy without an event log; only immutable parts are shared."""
        c = State()
        self.copy_table_to(c)
        c.catalog = self.catalog
        c.active = self.active
        c.round = self.round
        c.winner = self.winner
        c.faction = self.faction[:]
        c.done = self.done[:]
        c.up = self.up[:]
        c.down = self.down[:]
        c.supply = self.supply[:]
        c.hand = [cards[:] for cards in self.hand]
        c.shown = [cards[:] for cards in self.shown]
        c.resources = [cards[:] for cards in self.resources]
        c.turned = [cards[:] for cards in self.turned]
        c.heroes = [cards[:] for cards in self.heroes]
        c.stations = [cards[:] for cards in self.stations]
        c.tokens = [counts[:] for counts in self.tokens]
        c.paid = [entries[:] for entries in self.paid]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.market = self.market[:]
        c.swapped = self.swapped[:]
        c.payment = None if self.payment is None else self.payment.clone()
        c.attack = None if self.attack is None else self.attack.clone()
        return c


RECORDS: Final = {"payment": Payment, "attack": Attack}


def seats_from(s: State, seat: int) -> list[int]:
    """Returns all seats clockwise from one of them."""
    return [(seat + i) % s.seats for i in range(s.seats)]


def tokens_owned(s: State, seat: int) -> int:
    """Returns the tokens above, below and on stations: the victory points (C-38, C-65)."""
    return TOKENS - s.supply[seat]
