"""`neural`: a network trained by self-play. It answers immediately by its policy, or searches on top for a time.

NumPy, or the host that evaluates the network instead, is needed from the first bot on, not before.
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
FALLBACK_MS = 300  # time of the search that plays instead, unless `ms` is set


@mypyc_attr(allow_interpreted_subclasses=True)
class NeuralBot(Bot):
    """Takes the option with the highest policy; with `ms` or `samples` it first plays the best few out on believable samples.

    If the network was not trained on the content's cards, a search plays instead, and `note` says so.
    """

    # `rounds` is the playout horizon, `width` the number of options played out, `temperature` (in percent) noise.
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
        """The note that a search plays instead, or an empty text."""
        return UNKNOWN_CARDS if self.instead else ""

    def weigh(self, question: Question) -> Sequence[float]:
        """Returns the chance to win per option; an option never exceeds one that the bot prefers."""
        if self.instead:
            return self.instead.weigh(question)
        return self._thinker().weigh(self, question)

    def choose(self, question: Question) -> int:
        """Returns the preferred option."""
        self.asked += 1
        if self.instead:
            return self.instead.choose(question)
        liking = self._thinker().liking(self, question)
        if not self.parameters["temperature"]:
            return question.options[max(range(len(liking)), key=liking.__getitem__)]
        return question.options[self._draw(liking, self.parameters["temperature"] / 100)]

    def _draw(self, liking: Sequence[float], temperature: float) -> int:
        """Samples an option's index from a softmax with temperature."""
        best = max(liking)
        weights = [2.718281828 ** ((value - best) / temperature) for value in liking]
        left = sum(weights) * self.deal.below(DRAWS) / DRAWS
        for at, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return at
        return len(weights) - 1

    def _thinker(self) -> Thinker:
        from metro2033.bots.neural.thinker import thinker_for

        return thinker_for(self.rules)
