"""Observations: what one seat may know, as a fixed run of bytes, made straight from the state.

A writer names only what the seat's view shows: the table is public, and of the secrets the seat's own. Seats stand in the order in
which the observer sees them: itself first, then clockwise; places of absent seats stay empty. The bytes are counts and flags, never
codes. An observation is joined from pieces in the order of the layout, and so are the observations of many tables. A table changes
little from one question to the next, so a memory keeps the pieces with the numbers they were made from, and only a piece whose numbers
have changed is made anew. Several small numbers are compared as one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, Final

from metro2033.kernel.agenda import NOBODY, Step, Table
from metro2033.kernel.native import i64, mypyc_attr
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.layout import MOST_BYTE, Layout

OCTETS: Final = [bytes([octet >> bit & 1 for bit in range(8)]) for octet in range(256)]  # their bits, the lowest first


class Pile:
    """Cards as they were last counted, and their counts as bytes."""

    def __init__(self, none: bytes) -> None:
        self.cards: list[int] = []
        self.none = self.written = none


class Marks:
    """A mask as it was last written, and its bits as bytes."""

    def __init__(self) -> None:
        self.mask = NOBODY
        self.written = b""


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """The pieces of a table's last observations; the same for every seat that looks at it. Games add their own."""


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class ObservationWriter(ABC):
    """Makes the observations of one ruleset."""

    def __init__(self, rules: Ruleset, rank: list[int]) -> None:
        self.rank = rank  # by card: its place among the cards it is counted with
        self.layout = Layout()
        self.places = rules.max_seats
        names = self.question_names(rules)
        self.question_number: dict[Step, int] = {rules.steps.by_name[name]: at for at, name in enumerate(names)}
        self.questions = flags(len(names))
        self.by_place = flags(self.places)
        self.numbers = [bytes([number]) for number in range(MOST_BYTE + 1)]
        self.rounds = [[seats + number for number in self.numbers] for seats in flags(self.places - 1)]
        self.three_places = [a + b + c for a in self.by_place for b in self.by_place for c in self.by_place]
        self.own_memory = self.memory()
        add = self.layout.add
        add("seats", self.places - 1, 1, "how many seats play, from two on")
        add("round", 1, MOST_BYTE, "the round")
        add("first", self.places, 1, "the first player, by seat")
        add("turn", self.places, 1, "whose turn it is, by seat")
        add("asked", self.places, 1, "who is asked, by seat")
        add("question", len(names), 1, "the open question: " + ", ".join(f"`{name}`" for name in names))

    def question_names(self, rules: Ruleset) -> list[str]:
        """Returns the names of the steps that ask, in the order of their flags: by convention these names."""
        return sorted(name for name in rules.steps.by_name if name.startswith(("choose_", "offer_")))

    def observe(self, s: Any, seat: int) -> bytes:
        """What a seat may know."""
        return self.write(s, seat, self.own_memory)

    def write(self, s: Any, seat: int, memory: Memory) -> bytes:
        """The same with the memory of that table, or of any other: it makes a difference to the speed alone."""
        parts: list[bytes] = []
        self.add(s, seat, memory, parts)
        return b"".join(parts)

    @abstractmethod
    def add(self, s: Any, seat: int, memory: Memory, parts: list[bytes]) -> None:
        """Append the pieces of an observation, of which many are joined at once."""

    @abstractmethod
    def round(self, s: Any) -> int:
        """The round of a game."""

    @abstractmethod
    def memory(self) -> Memory:
        """A memory for one table."""

    def _places(self, seat: int, seats: int, first: int, turn: int, asked: int) -> bytes:
        """The first player, whose turn it is and who is asked, as a seat sees them."""
        place = self._place(first, seat, seats) * len(self.by_place) + self._place(turn, seat, seats)
        return self.three_places[place * len(self.by_place) + self._place(asked, seat, seats)]

    def _place(self, other: int, seat: int, seats: int) -> int:
        """How far another seat is from the observer; the last of the flags of all places for NOBODY."""
        if other == NOBODY:
            return self.places
        return other - seat if other >= seat else other - seat + seats

    def _question(self, s: Table) -> bytes:
        return self.questions[NOBODY if s.asked == NOBODY else self.question_number[s.asked_by[0]]]

    def _counted(self, pile: Pile, cards: list[int]) -> bytes:
        """How many there are of each card; often they are those of the last observation."""
        if cards != pile.cards:
            pile.cards = cards[:]
            pile.written = self._count(cards, pile.none)
        return pile.written

    def _count(self, cards: list[int], none: bytes) -> bytes:
        if not cards:
            return none
        counts, rank = bytearray(none), self.rank
        for card in cards:
            counts[rank[card]] += 1
        return bytes(counts)


def marked(marks: Marks, mask: int, length: int) -> bytes:
    """The bits of a mask, the lowest first; often it is that of the last observation."""
    if mask != marks.mask:
        marks.mask = mask
        octets = mask.to_bytes((length + 7) // 8, "little")
        marks.written = b"".join([OCTETS[octet] for octet in octets])[:length]
    return marks.written


def most_copies(cards: list[int]) -> int:
    """How many copies of one card there are at most."""
    return max(Counter(cards).values(), default=1)


def flags(length: int) -> list[bytes]:
    """By number: that flag alone; by NOBODY, which is the last entry: none."""
    return [bytes([other == number for other in range(length)]) for number in range(length)] + [bytes(length)]


def five_bytes(numbers: i64) -> bytes:
    """Five numbers that are compared as one."""
    return int(numbers).to_bytes(5, "big")
