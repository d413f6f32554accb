"""The interface of bots, and their input."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from metro2033.bots.minds import Mind, mind_for
from metro2033.kernel.advice import Caution
from metro2033.kernel.native import mypyc_attr
from metro2033.kernel.outlook import Outlook, Progress
from metro2033.kernel.ruleset import Result, Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A question for a bot: its seat, the options as codes, its view, and samples of states it could be in.

    A sample is a state without an event log in which everything unknown to the seat is re-dealt; it depends only on the view and
    the seed. The true state is private to this class.
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

    @property
    def round(self) -> int:
        """The round, which everybody sees."""
        return self._rules.round(self._state)

    @property
    def ms(self) -> int:
        """The time limit for the answer in milliseconds; 0 if there is none."""
        return 0

    @property
    def cautions(self) -> Mapping[int, Caution]:
        """Cautions about wasteful options, by code."""
        return self._rules.cautions(self._state)

    @property
    def outlook(self) -> Mapping[int, Outlook]:
        """The costs and gains of every option, by code."""
        return self._rules.outlook(self._state)

    @property
    def progress(self) -> Sequence[Progress]:
        """The seat's progress towards its goals."""
        return self._rules.progress(self._state, self.seat)

    @property
    def sealed(self) -> bool:
        """Returns whether the answer stays secret until others have answered too."""
        return bool(self._state.sealed > 0)

    def sample(self, seed: int) -> Any:
        """Returns a state that the seat could be in."""
        return self._rules.determinise(self._state, self.seat, seed)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Bot(ABC):
    """A player of one seat. Integer parameters follow its name: `greedy:samples=5`."""

    PARAMETERS: ClassVar[Mapping[str, int]] = {}  # with default values

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        self.rules = rules
        self.seed = seed
        self.parameters = parameters
        self.asked = 0

    @property
    def mind(self) -> Mind:
        """The bot's knowledge of the game."""
        return mind_for(self.rules.game)

    @property
    def note(self) -> str:
        """The key of a message about how the bot plays this game, or an empty text."""
        return ""

    @property
    def faults(self) -> Mapping[str, int]:
        """The number of questions of this game that the bot failed to answer, by kind of failure; a substitute answered them."""
        return {}

    @abstractmethod
    def weigh(self, question: Question) -> Sequence[float]:
        """Returns the bot's estimated chance to win, per option."""
        raise NotImplementedError

    def choose(self, question: Question) -> int:
        """Returns the code of the best option; the first among equals."""
        self.asked += 1
        chances = self.weigh(question)
        return question.options[max(range(len(chances)), key=chances.__getitem__)]

    def end(self, result: Result | None) -> None:  # noqa: B027 - most bots need not know
        """Notifies the bot that the game is over, with its result, or abandoned (None)."""

    def seed_of(self, number: int) -> int:
        """Returns the seed of a sample, distinct for every question and number."""
        return (self.seed * 7919 + self.asked) * 65537 + number
