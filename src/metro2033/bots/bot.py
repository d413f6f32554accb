"""What a bot is, and what it is given."""

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

    @property
    def ms(self) -> int:
        """How many milliseconds the answer may take; 0 if nobody counts them."""
        return 0

    @property
    def cautions(self) -> Mapping[int, Caution]:
        """What the seat would waste, by the code of the option."""
        return self._rules.cautions(self._state)

    @property
    def outlook(self) -> Mapping[int, Outlook]:
        """What every option costs and brings, by its code."""
        return self._rules.outlook(self._state)

    @property
    def progress(self) -> Sequence[Progress]:
        """How far the goals are that the seat works for."""
        return self._rules.progress(self._state, self.seat)

    @property
    def sealed(self) -> bool:
        """Whether the answer stays secret until others have answered too."""
        return bool(self._state.sealed > 0)

    def sample(self, seed: int) -> Any:
        """A state the seat could be in."""
        return self._rules.determinise(self._state, self.seat, seed)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Bot(ABC):
    """A player of one seat. Whole-number parameters are given with its name: `greedy:samples=5`."""

    PARAMETERS: ClassVar[Mapping[str, int]] = {}  # with their defaults

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        self.rules = rules
        self.seed = seed
        self.parameters = parameters
        self.asked = 0

    @property
    def mind(self) -> Mind:
        """What is known about the game."""
        return mind_for(self.rules.game)

    @property
    def note(self) -> str:
        """The key of a sentence about how the bot plays this game, or nothing."""
        return ""

    @property
    def faults(self) -> Mapping[str, int]:
        """How many questions of this game the bot failed to answer, by the kind of failure; another answer was given for it."""
        return {}

    @abstractmethod
    def weigh(self, question: Question) -> Sequence[float]:
        """For every option the chance to win that the bot sees in it."""
        raise NotImplementedError

    def choose(self, question: Question) -> int:
        """The code of the option that looks best; the first of equals."""
        self.asked += 1
        chances = self.weigh(question)
        return question.options[max(range(len(chances)), key=chances.__getitem__)]

    def end(self, result: Result | None) -> None:  # noqa: B027 - most bots need not know
        """Take notice that the game is over, with its result, or that nobody plays on (None)."""

    def seed_of(self, number: int) -> int:
        """The seed of a sample: another one for every question and number."""
        return (self.seed * 7919 + self.asked) * 65537 + number
