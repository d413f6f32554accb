"""The course of a finished game: every seat's chance to win before each answer, with all cards open. Charts and reviews share it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Final

from metro2033.bots.judge import Judge, LearnedJudge, PlainJudge, judge_for
from metro2033.kernel.agenda import answer
from metro2033.kernel.record import FindRules, begin, read_header
from metro2033.kernel.ruleset import Ruleset
from metro2033.study.review.findings import ChancePoint, Course, JudgeName
from metro2033.study.review.game import Played

NOTICEABLE: Final = 0.04  # smallest change of a chance that is a key moment
MOMENTS: Final = 6


def course_of(played: Played, find_rules: FindRules, *, plain: bool = False) -> Course:
    """Returns the course of a game, as the best judge sees it, or the plain evaluation."""
    game = begin(read_header(played.header), find_rules)
    rules, s = game.rules, game.state
    judge = PlainJudge(rules) if plain else judge_for(rules)
    points = []
    for entry, _, choice in played.answers:
        points.append(point_at(judge, s, entry))
        answer(s, rules.choices.parse(choice).code)
    points.append(point_at(judge, s, played.answers[-1][0] + 1 if played.answers else 1))
    return Course(kind_of(judge), points)


def kind_of(judge: Judge) -> JudgeName:
    """Returns whether a judge is the network or the plain evaluation."""
    return "neural" if isinstance(judge, LearnedJudge) else "plain"


def point_at(judge: Judge, s: Any, entry: int) -> ChancePoint:
    """Returns the chances in a position; equal ones while the seats do not differ yet, because they would mean nothing."""
    rules = judge.rules
    chances = judge.open_chances(s) if is_set_up(rules, s) else [1 / s.seats] * s.seats
    return ChancePoint(entry, rules.round(s), [round(chance, 4) for chance in chances])


def is_set_up(rules: Ruleset, s: Any) -> bool:
    """Returns whether all seats have the traits that distinguish them, such as factions."""
    return all(None not in seats for seats in rules.traits(s).values())


def key_moments(points: Sequence[ChancePoint], seats: Sequence[int]) -> list[int]:
    """Returns the indices of the answers that changed a chance of some seats most, in the order of the game."""
    swings = [
        (max(abs(after.chances[seat] - before.chances[seat]) for seat in seats), at)
        for at, (before, after) in enumerate(itertools.pairwise(points))
    ]
    largest = sorted((one for one in swings if one[0] >= NOTICEABLE), key=lambda one: (-one[0], one[1]))[:MOMENTS]
    return sorted(at for _, at in largest)
