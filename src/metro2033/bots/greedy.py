"""`greedy`: one-step lookahead. Each option is tried on samples, played to the end of the turn, and evaluated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Bot, Question
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.native import mypyc_attr
from metro2033.kernel.ruleset import Ruleset

PLAY_ON = 40  # limit of questions until the end of a turn


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the option with the best mean evaluation over some samples; may slip occasionally."""

    PARAMETERS: ClassVar[Mapping[str, int]] = {"samples": 3, "slips": 0}  # slips: percentage of questions

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        super().__init__(rules, seed, parameters)
        self.deal = Deal(seed)

    def weigh(self, question: Question) -> list[float]:
        """Returns the mean chance to win at the end of the turn, per option."""
        mind, samples = self.mind, max(1, self.parameters["samples"])
        sums = [0.0] * len(question.options)
        for number in range(samples):
            seed = self.seed_of(number)
            sample = believable(question, mind, seed)
            turn = mind.turn_of(sample)
            for at, code in enumerate(question.options):
                s = sample.clone()
                answer(s, code)
                mind.play_on(s, turn, Deal(seed), PLAY_ON)
                sums[at] += mind.chance(s, question.seat)
        return [total / samples for total in sums]

    def choose(self, question: Question) -> int:
        """Returns the best option, or after a slip a random one other than housekeeping."""
        best = super().choose(question)
        if self.deal.below(100) >= self.parameters["slips"]:
            return best
        options = [code for code in question.options if code != self.rules.housekeeping]
        return options[self.deal.below(len(options))]
