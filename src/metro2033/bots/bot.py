"""What a bot is, and what it is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from metro2033.kernel.agenda import Table
from metro2033.kernel.ruleset import Ruleset


class Question:
    """A question as a bot gets it: its seat, the options as codes, its view, and samples of states it could be in.

    A sample is a silent state in which everything the seat cannot know is dealt anew; it is a function of the view and the
    seed. The state itself stays here and is not a bot's business.
    """

    __slots__ = ("_rules", "_state", "name", "options", "seat")

    def __init__(self, rules: Ruleset, state: Any) -> None:
        self._rules = rules
        self._state = state
        self.seat: int = state.asked
        self.name: str = state.asked_by[0].__name__
        self.options: list[int] = state.options

    @property
    def view(self) -> Any:
        """Everything the seat may know."""
        return self._rules.view(self._state, self.seat)

    def sample(self, seed: int) -> Any:
        """A state the seat could be in."""
        return self._rules.determinise(self._state, self.seat, seed)


class Bot(ABC):
    """A player of one seat."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        self.rules = rules
        self.seed = seed

    @abstractmethod
    def choose(self, question: Question) -> int:
        """The code of one of the question's options."""


def asks(state: Table) -> bool:
    """Whether a state waits for an answer with more than one option."""
    return state.asked >= 0 and len(state.options) > 1
