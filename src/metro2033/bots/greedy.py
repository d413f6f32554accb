"""`greedy`: looks one decision ahead. Each option is tried on samples, played on to the end of the turn, and valued."""

from __future__ import annotations

from typing import Any

from metro2033.bots.board import policy as board_policy
from metro2033.bots.board import value as board_value
from metro2033.bots.bot import Bot, Question
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

PLAY_ON = 40  # questions at most until a turn must be over


class GreedyBot(Bot):
    """Takes the option after which the position is worth most, on the average of some samples."""

    def __init__(self, rules: Ruleset, seed: int, samples: int = 3) -> None:
        super().__init__(rules, seed)
        self.samples = samples
        self.asked = 0

    def choose(self, question: Question) -> int:
        """The option with the best average value; ties go to the first."""
        self.asked += 1
        sums = [0.0] * len(question.options)
        for number in range(self.samples):
            seed = (self.seed * 7919 + self.asked) * 31 + number
            sample = question.sample(seed)
            for at, code in enumerate(question.options):
                sums[at] += self._try(sample.clone(), question.seat, code, seed)
        return question.options[max(range(len(sums)), key=sums.__getitem__)]

    def _try(self, s: Any, seat: int, code: int, seed: int) -> float:
        turn, phase = s.turn, s.phase
        answer(s, code)
        board_policy.play_on(s, turn, phase, Deal(seed), PLAY_ON)
        return board_value.value(s, seat)
