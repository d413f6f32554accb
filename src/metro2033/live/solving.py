"""Solving puzzles and exercises: follows a solver's answers, comments on a wrong one, and gives hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from metro2033 import wire
from metro2033.kernel.choice import ChoiceTable
from metro2033.kernel.problem import IllegalChoice
from metro2033.live import advice
from metro2033.live.practice import PracticeTable
from metro2033.live.refusal import refused
from metro2033.study.puzzles.puzzle import SCALE
from metro2033.study.puzzles.sitting import Chances, Sitting
from metro2033.study.trainer.attempt import Decision

MOST_CHANCES: Final = 5
VERB_HINT: Final = 2  # the first hint is the theme, which the page knows


class Followed(Struct, frozen=True):
    """How far the answers were right, and what was wrong with the next one."""

    taken: int
    since: int  # the log before the last right answer
    failed: bool
    wrong: tuple[float, float] | None = None  # the chance with the last answer, and the best possible chance
    refusal: wire.Refused | None = None


def follow(sitting: Sitting | Decision, table: PracticeTable, answers: Sequence[str], language: str) -> Followed:
    """Plays answers up to the first wrong or illegal one; comments on that only if it is the last."""
    since = 0
    for taken, answer in enumerate(answers):
        before, is_last = table.live.seq, taken == len(answers) - 1
        try:
            if not sitting.answer(answer):
                return Followed(taken, since, failed=True, wrong=_see_wrong(sitting, answer) if is_last else None)
        except IllegalChoice as problem:
            return Followed(taken, since, failed=False, refusal=refused(problem, language) if is_last else None)
        since = before
    return Followed(len(answers), since, failed=False)


def _see_wrong(sitting: Sitting | Decision, answer: str) -> tuple[float, float]:
    chances = sitting.chances
    return chances[sitting.game.rules.choices.parse(answer).id] / SCALE, max(chances.values()) / SCALE


def answer_rightly(sitting: Sitting | Decision, answers: Sequence[str]) -> None:
    """Plays answers; refuses a wrong one."""
    for answer in answers:
        if not sitting.answer(answer):
            raise IllegalChoice("puzzle-wrong-answer")


def hint_of(sitting: Sitting | Decision, hints: int) -> str:
    """Returns the verb of a right answer if enough hints were asked for."""
    if sitting.solved or hints < VERB_HINT:
        return ""
    return sitting.game.rules.choices.parse(sitting.next_right()).verb


def see_chances(choices: ChoiceTable, chances: Chances) -> list[wire.ChanceView]:
    """Returns the best options with their chances."""
    ranked = sorted(chances.items(), key=lambda pair: -pair[1])[:MOST_CHANCES]
    return [wire.ChanceView(advice.see_choice(choices, choice), chance / SCALE) for choice, chance in ranked]
