"""`greedy`: looks one decision ahead. Each option is tried on samples, played on to the end of the turn, and valued."""

from __future__ import annotations

from metro2033.bots.bot import Bot, Question
from metro2033.bots.minds import mind_for
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

PLAY_ON = 40  # questions at most until a turn must be over


class GreedyBot(Bot):
    """Takes the option after which the position is worth most, on the average of some samples."""

    def __init__(self, rules: Ruleset, seed: int, samples: int = 3) -> None:
        super().__init__(rules, seed)
        self.samples = samples
        self.mind = mind_for(rules)
        self.asked = 0

    def choose(self, question: Question) -> int:
        """The option with the best average value; ties go to the first."""
        self.asked += 1
        sums = [0.0] * len(question.options)
        for number in range(self.samples):
            seed = (self.seed * 7919 + self.asked) * 31 + number
            sample = question.sample(seed)
            turn = self.mind.turn_of(sample)
            for at, code in enumerate(question.options):
                s = sample.clone()
                answer(s, code)
                self.mind.play_on(s, turn, Deal(seed), PLAY_ON)
                sums[at] += self.mind.value(s, question.seat)
        return question.options[max(range(len(sums)), key=sums.__getitem__)]
