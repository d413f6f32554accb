"""Observations: the knowledge of one seat as a fixed number of bytes, written directly from the state.

A writer includes only what the seat's view shows: the public table and the seat's own secrets. Seats are listed from the
observer's perspective: itself first, then clockwise; absent seats stay empty. The bytes are counts and flags, never codes.

An observation is joined from pieces in layout order, and so are the observations of many tables. A table changes little from one
question to the next, so a memory caches each piece with the values it was made from, and only pieces whose values changed are
rebuilt. Several small values are packed into one integer, to be compared at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, Final

from metro2033.kernel.agenda import NOBODY, Step, Table
from metro2033.kernel.native import i64, mypyc_attr
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.layout import MOST_BYTE, Layout

OCTETS: Final = [bytes([octet >> bit & 1 for bit in range(8)]) for octet in range(256)]  # bits of a byte, lowest first


class Pile:
    """A cache of cards and their counts as bytes."""

    def __init__(self, none: bytes) -> None:
        self.cards: list[int] = []
        self.none = self.written = none


class Marks:
    """A cache of a mask and its bits as bytes."""

    def __init__(self) -> None:
        self.mask = NOBODY
        self.written = b""


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """A cache of the pieces of a table's last observations, shared by all observing seats. Games add their own pieces."""


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages subclass it uncompiled
class ObservationWriter(ABC):
    """Writes the observations of one ruleset."""

    def __init__(self, rules: Ruleset, rank: list[int]) -> None:
        self.rank = rank  # by card: its index among the cards counted together
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
        """Returns the names of the steps that ask, in the order of their flags; recognizes them by their prefix."""
        return sorted(name for name in rules.steps.by_name if name.startswith(("choose_", "offer_")))

    def observe(self, s: Any, seat: int) -> bytes:
        """Returns a seat's observation."""
        return self.write(s, seat, self.own_memory)

    def write(self, s: Any, seat: int, memory: Memory) -> bytes:
        """Returns a seat's observation, using a memory; any table's memory is correct, but only its own is fast."""
        parts: list[bytes] = []
        self.add(s, seat, memory, parts)
        return b"".join(parts)

    @abstractmethod
    def add(self, s: Any, seat: int, memory: Memory, parts: list[bytes]) -> None:
        """Appends the pieces of an observation; callers join the pieces of many observations at once."""

    @abstractmethod
    def round(self, s: Any) -> int:
        """Returns the round of a game."""

    @abstractmethod
    def memory(self) -> Memory:
        """Returns an empty memory for one table."""

    def _places(self, seat: int, seats: int, first: int, turn: int, asked: int) -> bytes:
        """Returns the first player, the active and the asked seat, from a seat's perspective."""
        place = self._place(first, seat, seats) * len(self.by_place) + self._place(turn, seat, seats)
        return self.three_places[place * len(self.by_place) + self._place(asked, seat, seats)]

    def _place(self, other: int, seat: int, seats: int) -> int:
        """Returns the distance of another seat from the observer; for NOBODY the index of the empty flags."""
        if other == NOBODY:
            return self.places
        return other - seat if other >= seat else other - seat + seats

    def _question(self, s: Table) -> bytes:
        return self.questions[NOBODY if s.asked == NOBODY else self.question_number[s.asked_by[0]]]

    def _counted(self, pile: Pile, cards: list[int]) -> bytes:
        """Returns the count of each card, from the cache if the cards are unchanged."""
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
    """Returns the bits of a mask, lowest first, from the cache if the mask is unchanged."""
    if mask != marks.mask:
        marks.mask = mask
        octets = mask.to_bytes((length + 7) // 8, "little")
        marks.written = b"".join([OCTETS[octet] for octet in octets])[:length]
    return marks.written


def most_copies(cards: list[int]) -> int:
    """Returns the largest number of copies of one card."""
    return max(Counter(cards).values(), default=1)


def flags(length: int) -> list[bytes]:
    """Returns one-hot bytes by number; the last entry, reached by NOBODY, is all zeros."""
    return [bytes([other == number for other in range(length)]) for number in range(length)] + [bytes(length)]


def five_bytes(numbers: i64) -> bytes:
    """Returns five byte-sized values that were packed into one integer."""
    return int(numbers).to_bytes(5, "big")
