"""`fair`: the learned bot that holds back while it leads, and so gives a weaker player a chance.

It knows no more than other bots, and looks only at positions, not at who plays. Against a weak player it soon leads, and then
prefers moves that keep its lead over moves that extend it; against a strong one it rarely leads, and plays its best.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from metro2033.bots.bot import Question
from metro2033.bots.neural.bot import NeuralBot
from metro2033.kernel.agenda import answer
from metro2033.kernel.native import mypyc_attr

HOLDS_BACK = "fair-holds-back"
SAMPLES = 3  # samples per evaluation of the positions after its moves


@mypyc_attr(allow_interpreted_subclasses=True)
class FairBot(NeuralBot):
    """The bot that holds back.

    `aim` is the chance to win that it keeps, in percent of its fair share, which is one divided by the number of seats.
    """

    PARAMETERS: ClassVar[Mapping[str, int]] = {**NeuralBot.PARAMETERS, "aim": 150}

    @property
    def note(self) -> str:
        """The note that it holds back, or that a search plays instead."""
        return super().note or HOLDS_BACK

    def choose(self, question: Question) -> int:
        """Returns, among the moves that keep at least the chance it aims at, the weakest; if there are none, the best move."""
        if self.instead:
            return super().choose(question)
        self.asked += 1
        chances, aim = self.chances(question), self.aim(question)
        enough = [at for at, chance in enumerate(chances) if chance >= aim]
        if enough:
            return question.options[min(enough, key=chances.__getitem__)]
        liking = self._thinker().liking(self, question)
        return question.options[max(range(len(liking)), key=liking.__getitem__)]

    def aim(self, question: Question) -> float:
        """Returns the chance to win that it keeps: always below certainty, so that it does finish a won game."""
        fair: float = 1 / question.sample(self.seed_of(0)).seats
        return min(fair * self.parameters["aim"] / 100, (1 + fair) / 2)

    def chances(self, question: Question) -> Sequence[float]:
        """Returns its chance to win right after each option."""
        states = []
        for number in range(SAMPLES):
            sample = question.sample(self.seed_of(number))
            for code in question.options:
                states.append(sample.clone())
                answer(states[-1], code)
        own = [chances[question.seat] for chances in self._thinker().chances(states)]
        return [sum(own[at :: len(question.options)]) / SAMPLES for at in range(len(question.options))]
