"""The trainer: exercises from one's own games, the reply to an attempt, and what costs most."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from metro2033.bots.explanation import Difference
from metro2033.study.trainer.figures import Losses
from metro2033.wire.advice import ChoiceView
from metro2033.wire.fields import SeatNumber
from metro2033.wire.messages import Refused, Update
from metro2033.wire.puzzles import ChanceView, PuzzleInfo


class TrainGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Adds a reviewed game to your trainer, from one of your seats."""

    seat: SeatNumber


class TrainedGame(Struct, frozen=True):
    """A game in your trainer: whether it has been added, the progress while its exercises are made, and how many you have of it."""

    room: str
    seat: int
    status: Literal["none", "working", "added"]
    done: float = 0.0
    exercises: int = 0


class ExerciseInfo(Struct, frozen=True):
    """An exercise in the list, without its solution.

    A `puzzle` has a goal and a proof; in `again`, a decision is made again. `due` is a day, counted from 1 January 1970; an exercise
    without one is learned.
    """

    id: str
    game: str
    sort: Literal["puzzle", "again"]
    room: str
    seat: int
    round: int
    phase: str
    kind: str  # of decision
    loss: float  # in that game
    due: int | None
    step: int
    steps: int
    tried: int
    solved: int
    goal: PuzzleInfo | None = None


class TrainerView(Struct, frozen=True):
    """Your exercises, those that are due first; what you lose most by; and the games whose exercises are being made."""

    today: int
    most: int  # exercises that you may have
    exercises: list[ExerciseInfo]
    losses: list[Losses]
    making: list[TrainedGame]


class AgainLine(Struct, frozen=True):
    """A decision of the better line: the question and the answer."""

    prompt: str
    choice: ChoiceView


class ExerciseEnd(Struct, frozen=True):
    """The explanation after an exercise.

    For a puzzle, `chances` are those of reaching the goal, and the proof is given; otherwise they are chances of winning, and `line` is
    how the seat would go on.
    """

    solution: list[ChoiceView]
    chances: list[ChanceView]
    value: float  # chance of winning with the answer that you gave in the game
    best_value: float
    loss: float
    error: float
    line: list[AgainLine]
    terms: list[Difference]
    exact: bool = False
    samples: int = 0
    best: float = 0.0  # of the goal
    second: float = 0.0  # at most, without the key choice
    key: ChoiceView | None = None


class ExerciseView(Struct, frozen=True):
    """An exercise after the accepted answers, with the answer that you gave in the game.

    A legal but worse answer is not accepted; then `wrong` is the chance with it, and the best possible chance. `counted` is set if this
    attempt decided when the exercise comes back.
    """

    update: Update
    exercise: ExerciseInfo
    today: int
    prompt: str
    chosen: ChoiceView
    taken: int
    solved: bool
    wrong: tuple[float, float] | None = None
    hint: str = ""  # verb of a right answer
    end: ExerciseEnd | None = None
    refused: Refused | None = None
    counted: Literal["", "solved", "hinted", "failed"] = ""


class ExportedExercise(Struct, frozen=True):
    """One of your exercises, with its progress."""

    exercise: ExerciseInfo
    at: float


class ExportedTraining(Struct, frozen=True):
    """A game that you have added to the trainer, with your seat."""

    room: str
    seat: int
    at: float


class ExportedTrainer(Struct, frozen=True):
    """All that the trainer has stored about you."""

    exercises: list[ExportedExercise] = []
    games: list[ExportedTraining] = []
    losses: list[Losses] = []
