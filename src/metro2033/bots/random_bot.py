"""`random`: any option, each as likely as the others."""

from __future__ import annotations

from metro2033.bots.bot import Bot, Question
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset


class RandomBot(Bot):
    """Answers at random."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        super().__init__(rules, seed)
        self.deal = Deal(seed)

    def choose(self, question: Question) -> int:
        """Any option."""
        return question.options[self.deal.below(len(question.options))]
