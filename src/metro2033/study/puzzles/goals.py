"""A game's definition of its puzzles: goals measurable on a state, their span, and the luck that decides them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from metro2033.kernel.ruleset import Ruleset

World = tuple[Any, int | None]  # a state dealt from a seat's knowledge, and the next other seat's answer in it


class Goal(Struct, frozen=True):
    """A measure that must reach at least `least` for the asked seat by the end of the puzzle's span."""

    measure: str
    least: int


class Trade(ABC):
    """One game's knowledge of puzzles."""

    luck: bool = False  # whether luck can decide within a puzzle; then the three methods about it say how
    width: int  # answers that screening a position may try
    themes: Mapping[str, float]  # with the largest share of a collection for each

    @abstractmethod
    def measure(self, s: Any, seat: int, name: str) -> int:
        """Returns a seat's progress by one measure."""

    @abstractmethod
    def worth_a_look(self, s: Any) -> bool:
        """Returns whether a puzzle could start at the open question."""

    @abstractmethod
    def aims(self, s: Any, seat: int) -> list[Goal]:
        """Returns the goals worth asking for at a seat's question, rarest first.

        Where luck does not decide, each goal is given at its minimum; the search raises it to the maximum.
        """

    @abstractmethod
    def span(self, s: Any, goal: Goal) -> tuple[int, ...]:
        """Returns the part of the game that a puzzle covers; the puzzle is over when it changes."""

    def decided(self, s: Any, seat: int, goal: Goal) -> bool:
        """Returns whether no further progress or setback is possible under the rules before the end of the span."""
        return False

    @abstractmethod
    def key(self, s: Any, seat: int) -> object:
        """Returns all of the seat's knowledge that determines how its goals can turn out: equal keys imply equal values."""

    def hidden(self, rules: Ruleset, s: Any, seat: int) -> object:
        """Returns the information hidden from the seat; luck is any change of it."""
        return None

    def worlds(self, rules: Ruleset, s: Any, seat: int, after: Any, dealt: Any) -> list[World]:
        """Returns every deal that the luck of an answer can produce, all equally likely, if they can be enumerated.

        `after` is the result of one deal; `dealt` is a deal to start from.
        """
        return []

    def only_listed(self, rules: Ruleset, s: Any, seat: int, after: Any) -> bool:
        """Returns whether the enumerated luck is the only luck between such a deal and the seat's next question."""
        return True

    @abstractmethod
    def relevant(self, s: Any, seat: int) -> object:
        """Returns the part of a position that versions of one puzzle have in common."""

    @abstractmethod
    def possible_themes(self, goal: Goal) -> Sequence[str]:
        """Returns the themes that a puzzle with this goal may have."""

    @abstractmethod
    def theme(self, s: Any, seat: int, goal: Goal, line: Sequence[str]) -> str:
        """Returns the theme of a position with a goal and a solution."""
