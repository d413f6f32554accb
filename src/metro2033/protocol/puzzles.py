"""Puzzles: what they ask, what becomes of an answer, and what is told when a puzzle is over."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.protocol.advice import ChoiceView
from metro2033.protocol.messages import Refused, Update
from metro2033.protocol.practice import Answers


class Solve(Struct, frozen=True, forbid_unknown_fields=True):
    """My answers so far, in order; how many hints I want for the open question; whether I give up and want to see the solution."""

    answers: Answers = []
    hints: Annotated[int, Meta(ge=0, le=2)] = 0
    shown: bool = False


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list: what it is about and how hard it is, without its solution.

    The goal is to have `least` of `measure` at the end.
    """

    id: str
    game: str
    theme: str
    rating: int
    measure: str
    least: int


class PuzzleList(Struct, frozen=True):
    """Every puzzle, in the order in which days go through them."""

    puzzles: list[PuzzleInfo]


class ChanceView(Struct, frozen=True):
    """An option of the first question and the chance to reach the goal with it."""

    choice: ChoiceView
    chance: float


class PuzzleEnd(Struct, frozen=True):
    """What is told when a puzzle is over: the solution, and what the search has proved."""

    solution: list[ChoiceView]
    key: ChoiceView  # without it there is no solution
    prompt: str  # the first question
    chances: list[ChanceView]  # the best options of it
    exact: bool
    samples: int  # deals behind each chance, if it is not exact
    best: float
    second: float  # without the key choice, at most


class PuzzleView(Struct, frozen=True):
    """A puzzle after the answers that were taken.

    An answer that is legal and not right is not taken; then `wrong` says how large the chance would be with it, and how large it can be.
    """

    update: Update
    puzzle: PuzzleInfo
    taken: int
    solved: bool
    wrong: tuple[float, float] | None = None
    hint: str = ""  # the verb of a right answer
    end: PuzzleEnd | None = None
    refused: Refused | None = None
