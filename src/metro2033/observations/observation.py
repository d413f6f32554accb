"""Observations: what one seat may know, as a fixed run of bytes, made straight from the state.

A writer names only what the seat's view shows: the table is public, and of the secrets the seat's own. Seats stand in the order in
which the observer sees them: itself first, then clockwise; places of absent seats stay empty. The bytes are counts and flags, never
codes. An observation is joined from pieces that mostly are made before, in the order of the layout.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from metro2033.kernel.agenda import NOBODY, Step
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.layout import MOST_BYTE, Layout

KEPT: Final = 1 << 15  # when more pieces of one kind than this are kept, a new game begins without any


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

    @abstractmethod
    def observe(self, s: Any, seat: int) -> bytes:
        """What a seat may know."""

    def keeping(self, make: Callable[..., bytes]) -> Callable[..., bytes]:
        """The same function, but it keeps what it has made: tables change little from one question to the next."""
        kept = cache(make)
        self.kept.append(kept)
        return kept

    def forget(self) -> None:
        """Let go of what has been kept where it has become much; a new game is a good moment."""
        for kept in self.kept:
            if kept.cache_info().currsize > KEPT:
                kept.cache_clear()

    def _header(self, s: Any, seat: int, turn: int) -> list[bytes]:
        seats: int = s.seats
        asked: int = s.asked
        question = NOBODY if asked == NOBODY else self.question_number[s.asked_by[0]]
        return [
            self.seat_counts[seats - 2],
            self.numbers[min(MOST_BYTE, s.round)],
            self._place(s.first, seat, seats),
            self._place(turn, seat, seats),
            self._place(asked, seat, seats),
            self.questions[question],
        ]

    def _place(self, other: int, seat: int, seats: int) -> bytes:
        return self.by_place[NOBODY if other == NOBODY else (other - seat) % seats]

    def _cards(self, cards: list[int], none: bytes) -> bytes:
        return self.counted(tuple(cards), len(none)) if cards else none

    def _count(self, cards: tuple[int, ...], length: int) -> bytes:
        return sum([self.units[card] for card in cards]).to_bytes(length, "little")


def most_copies(cards: list[int]) -> int:
    """How many copies of one card there are at most."""
    return max(Counter(cards).values(), default=1)


def flags(length: int) -> list[bytes]:
    """By number: that flag alone; by NOBODY, which is the last entry: none."""
    return [bytes([other == number for other in range(length)]) for number in range(length)] + [bytes(length)]


def bits(mask: int, length: int) -> bytes:
    """The bits of a mask, the lowest first."""
    return bytes([mask >> bit & 1 for bit in range(length)])
