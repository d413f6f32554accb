"""`random`: any option, each as likely as the others; housekeeping, which undoes what was built, is left out."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033.bots.bot import Bot, Question
from metro2033.kernel.chance import Deal
from metro2033.kernel.native import mypyc_attr
from metro2033.kernel.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Answers at random."""

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        super().__init__(rules, seed, parameters)
        self.deal = Deal(seed)

    def weigh(self, question: Question) -> list[float]:
        """All alike."""
        return [1 / self.rules.max_seats] * len(question.options)

    def choose(self, question: Question) -> int:
        """Any option."""
        options = question.options
        wide = len(options) - (options[-1] == self.rules.housekeeping and len(options) > 1)
        return options[self.deal.below(wide)]
