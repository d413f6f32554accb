"""Costs and gains of a choice, as data from the rules. Facts that the asked seat knows, without evaluation.

Countable things (resources, tokens, points) and cards are ids; interfaces translate them and compute nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

Amounts = dict[str, int]  # thing to amount
ANY = "any"  # a thing that the seat picks later


class Discount(Struct, frozen=True):
    """A card in force that changes a price, with the change per thing; negative is cheaper."""

    card: str
    change: Amounts


class Progress(Struct, frozen=True):
    """Progress towards a goal on a card: the current count, the count after the choice, and the count needed."""

    card: str
    have: int
    then: int
    needed: int


class Note(Struct, frozen=True):
    """A consequence that is not an amount, as a message key with arguments."""

    key: str
    args: dict[str, str | int] = {}


class Clash(Struct, frozen=True):
    """A choice against one possible answer of the other side: both strengths, and `won`, `drawn` or `lost`."""

    card: str
    own: int
    other: int
    result: str


class Fate(Struct, frozen=True, omit_defaults=True):
    """The effect of a choice on one seat: a message key with its cards and a number;

    `away` counts the tokens the seat also loses.
    """

    seat: int
    key: str
    cards: list[str] = []
    n: int = 0
    away: int = 0


class Outlook(Struct, frozen=True, omit_defaults=True):
    """One choice: its immediate costs and gains, and its possible consequences.

    `cost` and `gain` happen before anyone is asked again; `later_cost` and `later_gain` only if a condition is met (a station
    must be won first, a mission paid first). With `open` the rest depends on chance or on other seats; known odds are listed
    under the id of the choice.
    """

    cost: Amounts = {}
    gain: Amounts = {}
    later_cost: Amounts = {}
    later_gain: Amounts = {}
    then: Amounts = {}  # amounts left afterwards, for things that change at once
    later: Amounts = {}  # amounts left then, for things that may change later; empty if they cannot be paid
    printed: Amounts = {}  # the price, immediate or later, before discounts
    discounts: list[Discount] = []
    takes: list[str] = []  # cards the seat gains
    discards: list[str] = []  # cards the seat loses
    draws: int = 0  # number of unknown cards drawn from a deck
    open: bool = False
    notes: list[Note] = []
    progress: list[Progress] = []
    fates: list[Fate] = []  # effects per seat in table order, if the choice affects everyone
    card: str = ""  # the card whose text describes the choice
    against: list[Clash] = []  # results against each card the enemy may hold, in the current position


def amounts(things: Iterable[str], numbers: Iterable[int]) -> Amounts:
    """Returns the nonzero numbers by thing."""
    return {thing: n for thing, n in zip(things, numbers, strict=True) if n}


def changed(told: Outlook, **fields: object) -> Outlook:
    """Returns a copy with some fields changed."""
    return replace(told, **fields)


def counted(told: Outlook, held: Mapping[str, int]) -> Outlook:
    """Adds the amounts left after a choice for everything it changes, and the price before discounts."""
    then = _left(held, {}, told.gain, told.cost) if told.cost or told.gain else {}
    later = _left(held, then, told.later_gain, told.later_cost) if told.later_cost or told.later_gain else {}
    if later and min(later.values()) < 0:
        later = {}
    printed = dict(told.later_cost or told.cost) if told.discounts else {}
    for discount in told.discounts:
        for thing, n in discount.change.items():
            printed[thing] = printed.get(thing, 0) - n
    return replace(told, then=then, later=later, printed=printed) if then or later or printed else told


def _left(held: Mapping[str, int], then: Amounts, gained: Amounts, paid: Amounts) -> Amounts:
    """Returns the amount left of each thing gained or paid, for things that are counted."""
    return {
        thing: then.get(thing, held[thing]) + gained.get(thing, 0) - paid.get(thing, 0)
        for thing in {**paid, **gained}
        if thing in held
    }
