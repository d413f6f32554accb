"""An exercise: a decision of one's own game to make again, with the judgement of every option."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from metro2033.bots.explanation import Difference
from metro2033.games import find_rules
from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.start import Start
from metro2033.study.puzzles.puzzle import Puzzle
from metro2033.study.review.findings import Decision, LineStep

LEAST_LOSS: Final = 0.03  # a slip is too small to learn from
MOST_OF_GAME: Final = 6


class Option(Struct, frozen=True):
    """An option of the question: the chance to win with it, and whether it is as good as the best."""

    choice: str
    chance: float
    right: bool


class Exercise(Struct, frozen=True):
    """A mistake as an exercise. All of it follows from what the seat knew; hidden cards are dealt from `luck`."""

    id: str
    game: str
    edition: str
    rules: dict[str, str]  # options of the game
    packs: tuple[str, ...]  # texts of content packs
    content: str  # fingerprint of the content
    seats: int
    seat: int
    start: str  # the game up to the decision, packed; never sent to anybody
    luck: int
    round: int
    phase: str
    kind: str  # of decision
    prompt: str
    chosen: str
    best: str
    value: float  # chance to win with the chosen option
    best_value: float
    loss: float
    error: float  # standard error of the loss
    options: list[Option]
    line: list[LineStep]
    terms: list[Difference]
    puzzle: Puzzle | None = None  # if one plan is provably best

    def option_of(self, choice: str) -> Option | None:
        """Returns the judgement of an option, or None if it is not offered."""
        return next((option for option in self.options if option.choice == choice), None)


def rules_of(exercise: Exercise) -> Ruleset:
    """Returns the rules of an exercise; refuses one that was made with other cards."""
    rules = find_rules(exercise.game, exercise.edition, exercise.rules, tuple(map(Pack, exercise.packs)))
    if rules.content_hash != exercise.content:
        raise Problem("trainer-outdated")
    return rules


def start_of(exercise: Exercise) -> Start:
    """Returns the position of an exercise, in which everything unknown to the seat is dealt again."""
    return Start(exercise.start, exercise.seat)


def worth_training(decisions: list[Decision]) -> list[Decision]:
    """Returns the mistakes of a review that become exercises: the largest, in the order of the game."""
    clear = [one for one in decisions if one.verdict in ("mistake", "blunder") and one.loss >= LEAST_LOSS]
    largest = sorted(clear, key=lambda one: (-one.loss, one.entry))[:MOST_OF_GAME]
    return sorted(largest, key=lambda one: one.entry)
