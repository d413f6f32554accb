"""An attempt at an exercise without a proof: one decision, right if it is as good as the best, with the chances of all options.

Exercises with a proof are attempted as puzzles are, so both have the same interface.
"""

from __future__ import annotations

from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import IllegalChoice
from metro2033.study.puzzles.attempt import Play
from metro2033.study.puzzles.puzzle import SCALE
from metro2033.study.puzzles.sitting import Chances, Sitting
from metro2033.study.trainer.exercise import Exercise, rules_of, start_of


class Decision:
    """One decision made again. `play` applies it to a table that shows it."""

    def __init__(self, exercise: Exercise, game: Game, play: Play | None = None) -> None:
        self.exercise = exercise
        self.game = game
        self._play = play or game.answer
        self.solved = False

    @property
    def chances(self) -> Chances:
        """The chance to win with every option, in thousandths; empty once the decision is made."""
        return {} if self.solved else {one.choice: round(SCALE * one.chance) for one in self.exercise.options}

    def is_right(self, choice: str) -> bool:
        """Returns whether an option is as good as the best; raises a problem if the choice is not offered."""
        if self.solved:
            raise IllegalChoice("puzzle-over")
        rules = self.game.rules
        given = rules.choices.parse(choice)
        option = self.exercise.option_of(given.id)
        if option is None:
            raise rules.why_not(self.game.state, self.exercise.seat, given)
        return option.right

    def answer(self, choice: str) -> bool:
        """Plays an answer if it is right; returns whether it was."""
        right = self.is_right(choice)
        if right:
            self._play(self.exercise.seat, self.game.rules.choices.parse(choice).id)
            self.solved = True
        return right

    def next_right(self) -> str:
        """Returns the best option."""
        return self.exercise.best


def open_attempt(exercise: Exercise, game: Game | None = None, play: Play | None = None) -> Sitting | Decision:
    """Begins an attempt, at a table if a game with its `play` is given."""
    if game is None:
        game = Game.new(rules_of(exercise), exercise.seats, Chance(seed=luck_of(exercise)), start_of(exercise))
    return Decision(exercise, game, play) if exercise.puzzle is None else Sitting(exercise.puzzle, game, play)


def luck_of(exercise: Exercise) -> int:
    """Returns the seed from which everything unknown is dealt; that of a puzzle lets its solution work."""
    return exercise.luck if exercise.puzzle is None else exercise.puzzle.luck
