"""`random`: any option with equal probability, except housekeeping, which undoes progress."""

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
        """Returns an equal chance for all options."""
        return [1 / self.rules.max_seats] * len(question.options)

    def choose(self, question: Question) -> int:
        """Returns a random option other than housekeeping, unless it is the only one."""
        options = question.options
        wide = len(options) - (options[-1] == self.rules.housekeeping and len(options) > 1)
        return options[self.deal.below(wide)]
