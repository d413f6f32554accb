"""What a choice costs and brings, as data that the rules give with the choice. Facts the asked seat knows, no judgement.

Things that are counted (resources, tokens, points) and cards are ids; every interface says them in its own words and computes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

Amounts = dict[str, int]  # by thing
ANY = "any"  # a thing the seat will pick later


class Discount(Struct, frozen=True):
    """A card in force that changes a price, and by how much of each thing; below 0 is cheaper."""

    card: str
    change: Amounts


class Progress(Struct, frozen=True):
    """How far a goal on a card is: what counts now, what would count after the choice, and what is needed."""

    card: str
    have: int
    then: int
    needed: int


class Note(Struct, frozen=True):
    """A consequence that is no amount, as a key with arguments."""

    key: str
    args: dict[str, str | int] = {}


class Clash(Struct, frozen=True):
    """A choice against one answer that the other side may give: both strengths, and `won`, `drawn` or `lost`."""

    card: str
    own: int
    other: int
    result: str


class Fate(Struct, frozen=True, omit_defaults=True):
    """What a choice means for one seat, as a key with the cards it is about and a number; `away` are the tokens it costs the seat as well."""

    seat: int
    key: str
    cards: list[str] = []
    n: int = 0
    away: int = 0


class Outlook(Struct, frozen=True, omit_defaults=True):
    """One choice: what it costs and brings at once, and what may follow.

    `cost` and `gain` happen before anybody is asked again; `later_cost` and `later_gain` only if it comes to it (a station that is won
    first, a mission that is paid first). With `open` the rest depends on chance or on other seats; where odds are known, they are listed
    under the id of the choice.
    """

    cost: Amounts = {}
    gain: Amounts = {}
    later_cost: Amounts = {}
    later_gain: Amounts = {}
    then: Amounts = {}  # of the things that change at once, how many there are afterwards
    later: Amounts = {}  # of the things that may change later, how many there are then; nothing if they cannot be paid
    printed: Amounts = {}  # the price, at once or later, without its discounts
    discounts: list[Discount] = []
    takes: list[str] = []  # cards that come to the seat
    discards: list[str] = []  # cards that leave it
    draws: int = 0  # cards that come from a deck, unknown
    open: bool = False
    notes: list[Note] = []
    progress: list[Progress] = []
    fates: list[Fate] = []  # where the choice acts on everybody, in the order of the table
    card: str = ""  # the card whose text says what the choice does
    against: list[Clash] = []  # what comes of it against each card the enemy may hold, as things stand


def amounts(things: Iterable[str], numbers: Iterable[int]) -> Amounts:
    """Numbers by thing, without those that are 0."""
    return {thing: n for thing, n in zip(things, numbers, strict=True) if n}


def changed(told: Outlook, **fields: object) -> Outlook:
    """A copy with some fields changed."""
    return replace(told, **fields)


def counted(told: Outlook, held: Mapping[str, int]) -> Outlook:
    """Add what a choice leaves of everything that it changes, and the price without its discounts."""
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
    """What is left of everything that is gained or paid, as far as it is counted."""
    return {
        thing: then.get(thing, held[thing]) + gained.get(thing, 0) - paid.get(thing, 0)
        for thing in {**paid, **gained}
        if thing in held
    }
