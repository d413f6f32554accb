"""`fair`: the learned bot that holds back. It chooses among its good moves the one that brings its chance nearest to its fair share.

It knows nothing that another bot would not know, and looks at positions alone, not at who plays: a weak opponent lets its chance grow, so it gives
some of it away; a strong one keeps it at its fair share or below, so it plays its best.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from metro2033.bots.bot import Question
from metro2033.bots.neural.bot import NeuralBot
from metro2033.kernel.native import mypyc_attr

HOLDS_BACK = "fair-holds-back"


@mypyc_attr(allow_interpreted_subclasses=True)
class FairBot(NeuralBot):
    """Good moves are those at most `points` hundredths of a chance to win below the best."""

    PARAMETERS: ClassVar[Mapping[str, int]] = {**NeuralBot.PARAMETERS, "points": 12}

    @property
    def note(self) -> str:
        """That it holds back, or that a search plays instead."""
        return super().note or HOLDS_BACK

    def choose(self, question: Question) -> int:
        """The good move whose chance is nearest to the fair share; the best one where even that has less."""
        self.asked += 1
        chances = self.weigh(question)
        fair, best = 1 / question.sample(self.seed_of(0)).seats, max(chances)
        least = best - self.parameters["points"] / 100
        good = [at for at, chance in enumerate(chances) if chance >= least]
        # Of equals the first that it likes best: with less than a fair share every good move but the best is farther from it.
        return question.options[min(good, key=lambda at: (abs(chances[at] - fair), -chances[at]))]
