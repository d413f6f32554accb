"""A question received over the network: the seat's view, without a state behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from metro2033 import codec, wire
from metro2033.bots.bot import Question
from metro2033.kernel.advice import Caution
from metro2033.kernel.chance import Chance
from metro2033.kernel.outlook import Outlook, Progress
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset


class SeenQuestion(Question):
    """A question for a bot that plays on a server. It has everything the seat may know, but no state to sample from."""

    def __init__(
        self,
        rules: Ruleset,
        view: Mapping[str, Any],
        question: wire.QuestionView,
        progress: Sequence[Progress] = (),
        ms: int = 0,
        bot: str = "",
    ) -> None:
        assert question.options is not None, "only the asked seat is asked"
        self._rules = rules
        self._state = None
        self.seat = question.seat
        self.name = question.name
        self._shown = {rules.choices.parse(option.id).code: option for option in question.options}
        self.options = list(self._shown)
        self._view = view
        self._sealed = question.sealed
        self._progress = list(progress)
        self._ms = ms
        self._bot = bot

    @property
    def view(self) -> Any:
        """Everything the seat may know, as the game's view type."""
        return codec.convert(self._view, _type_of_views(self._rules))

    @property
    def ms(self) -> int:
        """The milliseconds left on the clock; 0 without a clock."""
        return self._ms

    @property
    def cautions(self) -> Mapping[int, Caution]:
        """Warnings about waste, by the code of the option."""
        return {code: option.caution for code, option in self._shown.items() if option.caution is not None}

    @property
    def outlook(self) -> Mapping[int, Outlook]:
        """The costs and gains of every option, by its code."""
        return {code: option.outlook for code, option in self._shown.items() if option.outlook is not None}

    @property
    def progress(self) -> Sequence[Progress]:
        """The seat's progress towards its goals."""
        return self._progress

    @property
    def sealed(self) -> bool:
        """Whether the answer stays secret until others have answered too."""
        return self._sealed

    def sample(self, seed: int) -> Any:
        """Raises a problem: determinization needs the state, which stays on the server."""
        raise Problem("sit-sample", bot=self._bot)


@cache
def _type_of_views(rules: Ruleset) -> type:
    return type(rules.view(rules.start(rules.min_seats, Chance()), 0))
