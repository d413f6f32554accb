"""What a game must say about its puzzles: goals that can be measured on a state, how far they reach, and which luck decides them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from metro2033.kernel.ruleset import Ruleset

World = tuple[Any, int | None]  # a state dealt from what a seat knows, and what the next other seat answers in it


class Goal(Struct, frozen=True):
    """A measure that must come to at least so much for the asked seat when the span of the puzzle is over."""

    measure: str
    least: int


class Trade(ABC):
    """One game's knowledge of puzzles."""

    luck: bool  # whether luck can decide within a puzzle
    width: int  # answers that a quick look at a position may try
    themes: Mapping[str, float]  # with the most that each may take of a collection

    @abstractmethod
    def measure(self, s: Any, seat: int, name: str) -> int:
        """How far a seat has come by one measure."""

    @abstractmethod
    def worth_a_look(self, s: Any) -> bool:
        """Whether a puzzle could begin with the open question."""

    @abstractmethod
    def aims(self, s: Any, seat: int) -> list[Goal]:
        """The goals worth asking for at a seat's question, the rarest first; where luck does not decide, each at its least: the most is asked for."""

    @abstractmethod
    def span(self, s: Any, goal: Goal) -> tuple[int, ...]:
        """The part of the game that a puzzle covers; it is over when this changes."""

    def decided(self, s: Any, seat: int, goal: Goal) -> bool:
        """Whether the rules leave no way to come nearer to the goal, or to fall back, before the end of the span."""
        return False

    @abstractmethod
    def key(self, s: Any, seat: int) -> object:
        """All that the seat knows and that decides how its goals can still turn out: equal keys, equal values."""

    @abstractmethod
    def hidden(self, rules: Ruleset, s: Any, seat: int) -> object:
        """What the seat cannot place; luck is whatever changes this."""

    @abstractmethod
    def worlds(self, rules: Ruleset, s: Any, seat: int, after: Any, dealt: Any) -> list[World]:
        """Every deal that the luck of an answer can bring, all equally likely, if they can be listed.

        `after` is what one deal leads to; `dealt` is a deal to start from.
        """

    @abstractmethod
    def only_listed(self, rules: Ruleset, s: Any, seat: int, after: Any) -> bool:
        """Whether nothing but the listed luck lies between a listed deal and the seat's next question."""

    @abstractmethod
    def relevant(self, s: Any, seat: int) -> object:
        """The part of a position that two versions of one puzzle have in common."""

    @abstractmethod
    def possible_themes(self, goal: Goal) -> Sequence[str]:
        """The themes that a puzzle with this goal may turn out to have."""

    @abstractmethod
    def theme(self, s: Any, seat: int, goal: Goal, line: Sequence[str]) -> str:
        """The theme of a position with a goal and a line that solves it."""
