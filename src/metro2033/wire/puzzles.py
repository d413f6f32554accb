"""Puzzles: the question, the reply to an answer, and the explanation at the end."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.wire.advice import ChoiceView
from metro2033.wire.messages import Refused, Update
from metro2033.wire.practice import Answers


class Solve(Struct, frozen=True, forbid_unknown_fields=True):
    """Your answers so far, in order; the number of hints for the open question; whether to give up and see the solution."""

    answers: Answers = []
    hints: Annotated[int, Meta(ge=0, le=2)] = 0
    shown: bool = False


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list: its subject and difficulty, without its solution.

    The goal is to have `least` of `measure` at the end.
    """

    id: str
    game: str
    theme: str
    rating: int
    measure: str
    least: int


class PuzzleList(Struct, frozen=True):
    """All puzzles, in the order of the puzzles of the day."""

    puzzles: list[PuzzleInfo]


class ChanceView(Struct, frozen=True):
    """An option of the first question and the chance to reach the goal with it."""

    choice: ChoiceView
    chance: float


class PuzzleEnd(Struct, frozen=True):
    """The explanation after a puzzle: the solution, and the result of the search."""

    solution: list[ChoiceView]
    key: ChoiceView  # without it there is no solution
    prompt: str  # the first question
    chances: list[ChanceView]  # its best options
    exact: bool
    samples: int  # deals behind each chance, if it is not exact
    best: float
    second: float  # upper bound without the key choice


class PuzzleView(Struct, frozen=True):
    """A puzzle after the accepted answers.

    A legal but wrong answer is not accepted; then `wrong` is the chance with that answer, and the best possible chance.
    """

    update: Update
    puzzle: PuzzleInfo
    taken: int
    solved: bool
    wrong: tuple[float, float] | None = None
    hint: str = ""  # verb of a right answer
    end: PuzzleEnd | None = None
    refused: Refused | None = None
