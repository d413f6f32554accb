"""`neural`: a network that learned by playing against itself. It answers at once by its policy, or searches on top for a time.

NumPy is imported with the first question, so that programs without this bot start without it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from metro2033.bots.bot import Bot, Question
from metro2033.bots.ismcts import IsmctsBot
from metro2033.kernel.chance import Deal
from metro2033.kernel.native import mypyc_attr
from metro2033.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from metro2033.bots.neural.thinker import Thinker

DRAWS = 1 << 30
UNKNOWN_CARDS = "neural-unknown-cards"
FALLBACK_MS = 300  # how long the search takes that plays instead, where nothing is said


@mypyc_attr(allow_interpreted_subclasses=True)
class NeuralBot(Bot):
    """Takes the option that its policy likes best; with `ms` or `samples` it plays the best few out on believable samples first.

    With content whose cards the network has never seen it leaves the choice to a search, and says so.
    """

    # `rounds` is how far playouts go, `width` how many options are played out, `temperature` in percent makes it less predictable.
    PARAMETERS: ClassVar[Mapping[str, int]] = {"ms": 0, "samples": 0, "rounds": 2, "width": 4, "temperature": 0}

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        super().__init__(rules, seed, parameters)
        self.deal = Deal(seed)
        self.instead: IsmctsBot | None = None
        if not self._thinker().knows:
            ms = parameters["ms"] or FALLBACK_MS
            playouts = {"ms": ms, "iterations": 20 * parameters["samples"]}
            self.instead = IsmctsBot(rules, seed, {**IsmctsBot.PARAMETERS, **playouts})

    @property
    def note(self) -> str:
        """Whether a search plays instead."""
        return UNKNOWN_CARDS if self.instead else ""

    def weigh(self, question: Question) -> Sequence[float]:
        """The chance to win with each option; one that the bot likes less never counts more than one that it likes better."""
        if self.instead:
            return self.instead.weigh(question)
        return self._thinker().weigh(self, question)

    def choose(self, question: Question) -> int:
        """The option that it likes best."""
        self.asked += 1
        if self.instead:
            return self.instead.choose(question)
        liking = self._thinker().liking(self, question)
        if not self.parameters["temperature"]:
            return question.options[max(range(len(liking)), key=liking.__getitem__)]
        return question.options[self._draw(liking, self.parameters["temperature"] / 100)]

    def _draw(self, liking: Sequence[float], temperature: float) -> int:
        """The place of any option, the likelier the more it is liked."""
        best = max(liking)
        weights = [2.718281828 ** ((one - best) / temperature) for one in liking]
        left = sum(weights) * self.deal.below(DRAWS) / DRAWS
        for at, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return at
        return len(weights) - 1

    def _thinker(self) -> Thinker:
        from metro2033.bots.neural.thinker import thinker_for

        return thinker_for(self.rules)
