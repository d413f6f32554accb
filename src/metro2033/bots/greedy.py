"""`greedy`: looks one decision ahead. Each option is tried on samples, played on to the end of the turn, and valued."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Bot, Question
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.native import mypyc_attr
from metro2033.kernel.ruleset import Ruleset

PLAY_ON = 40  # questions at most until a turn must be over


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the option after which the position is worth most, on the average of some samples; may slip now and then."""

    PARAMETERS: ClassVar[Mapping[str, int]] = {"samples": 3, "slips": 0}  # slips: in how many of a hundred questions

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        super().__init__(rules, seed, parameters)
        self.deal = Deal(seed)

    def weigh(self, question: Question) -> list[float]:
        """The mean chance to win at the end of the turn, option by option."""
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
        """The best option, or after a slip any but housekeeping."""
        best = super().choose(question)
        if self.deal.below(100) >= self.parameters["slips"]:
            return best
        options = [code for code in question.options if code != self.rules.housekeeping]
        return options[self.deal.below(len(options))]
