"""Observations: what one seat may know, as a fixed run of bytes, made straight from the state.

A writer names only what the seat's view shows: the table is public, and of the secrets the seat's own. Seats stand in the order in
which the observer sees them: itself first, then clockwise; places of absent seats stay empty. The bytes are counts and flags, never
codes. An observation is joined from pieces in the order of the layout. A table changes little from one question to the next, so a
memory keeps the pieces with the numbers they were made from, and only a piece whose numbers have changed is made anew.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from metro2033.kernel.agenda import NOBODY, Step, Table
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.layout import MOST_BYTE, Layout

KEPT: Final = 1 << 15  # when more pieces of one kind than this are kept, a new game begins without any


class Memory:
    """The pieces of a table's last observations; the same for every seat that looks at it."""

    def __init__(self, pieces: int) -> None:
        self.numbers: list[list[int]] = [[] for _ in range(pieces)]
        self.written: list[bytes] = [b""] * pieces


class ObservationWriter(ABC):
    """Makes the observations of one ruleset."""

    def __init__(self, rules: Ruleset, rank: list[int]) -> None:
        self.rank = rank  # by card: its place among the cards it is counted with
        self.units = [0 if place == NOBODY else 1 << 8 * place for place in rank]  # by card: a 1 in that byte
        self.layout = Layout()
        self.places = rules.max_seats
        names = sorted(name for name in rules.steps.by_name if name.startswith(("choose_", "offer_")))
        self.question_number: dict[Step, int] = {rules.steps.by_name[name]: at for at, name in enumerate(names)}
        self.questions = flags(len(names))
        self.seat_counts = flags(self.places - 1)
        self.by_place = flags(self.places)
        self.numbers = [bytes([number]) for number in range(MOST_BYTE + 1)]
        self.own_memory = self.memory()
        self.kept: list[Any] = []
        self.bits: Callable[[int, int], bytes] = self.keeping(bits)
        self.counted: Callable[[tuple[int, ...], int], bytes] = self.keeping(self._count)
        add = self.layout.add
        add("seats", self.places - 1, 1, "how many seats play, from two on")
        add("round", 1, MOST_BYTE, "the round")
        add("first", self.places, 1, "the first player, by seat")
        add("turn", self.places, 1, "whose turn it is, by seat")
        add("asked", self.places, 1, "who is asked, by seat")
        add("question", len(names), 1, "the open question: " + ", ".join(f"`{name}`" for name in names))

    def observe(self, s: Any, seat: int) -> bytes:
        """What a seat may know."""
        return self.write(s, seat, self.own_memory)

    @abstractmethod
    def write(self, s: Any, seat: int, memory: Memory) -> bytes:
        """The same with the memory of that table, or of any other: it makes a difference to the speed alone."""

    @abstractmethod
    def memory(self) -> Memory:
        """A memory for one table."""

    def keeping(self, make: Callable[..., bytes]) -> Callable[..., bytes]:
        """The same function, but it keeps what it has made."""
        kept = cache(make)
        self.kept.append(kept)
        return kept

    def forget(self) -> None:
        """Let go of what has been kept where it has become much; a new game is a good moment."""
        for kept in self.kept:
            if kept.cache_info().currsize > KEPT:
                kept.cache_clear()

    def _header(self, s: Table, seat: int, seats: int, round: int, first: int, turn: int) -> list[bytes]:
        question = NOBODY if s.asked == NOBODY else self.question_number[s.asked_by[0]]
        return [
            self.seat_counts[seats - 2],
            self.numbers[min(MOST_BYTE, round)],
            self._place(first, seat, seats),
            self._place(turn, seat, seats),
            self._place(s.asked, seat, seats),
            self.questions[question],
        ]

    def _place(self, other: int, seat: int, seats: int) -> bytes:
        return self.by_place[NOBODY if other == NOBODY else (other - seat) % seats]

    def _cards(self, cards: list[int], none: bytes) -> bytes:
        return self.counted(tuple(cards), len(none)) if cards else none

    def _same_cards(self, memory: Memory, piece: int, cards: list[int], none: bytes) -> bytes:
        """The same for cards that often are those of the last observation."""
        if cards != memory.numbers[piece]:
            memory.numbers[piece] = cards[:]
            memory.written[piece] = self.counted(tuple(cards), len(none))
        return memory.written[piece] if cards else none

    def _same_numbers(self, memory: Memory, piece: int, numbers: list[int]) -> bytes:
        """Numbers as bytes, one each."""
        if numbers != memory.numbers[piece]:
            memory.numbers[piece] = numbers
            memory.written[piece] = bytes(numbers)
        return memory.written[piece]

    def _count(self, cards: tuple[int, ...], length: int) -> bytes:
        return sum([self.units[card] for card in cards]).to_bytes(length, "little")


def most_copies(cards: list[int]) -> int:
    """How many copies of one card there are at most."""
    return max(Counter(cards).values(), default=1)


def flags(length: int) -> list[bytes]:
    """By number: that flag alone; by NOBODY, which is the last entry: none."""
    return [bytes([other == number for other in range(length)]) for number in range(length)] + [bytes(length)]


def some(numbers: list[int]) -> bool:
    """Whether any of the numbers is not 0."""
    for number in numbers:
        if number:
            return True
    return False


def bits(mask: int, length: int) -> bytes:
    """The bits of a mask, the lowest first."""
    return bytes([mask >> bit & 1 for bit in range(length)])
