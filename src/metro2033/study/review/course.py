"""The course of a finished game: every seat's chance to win before each answer, with all cards open. Charts and reviews share it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from metro2033.bots.judge import Judge, LearnedJudge, PlainJudge, judge_for
from metro2033.kernel.agenda import answer
from metro2033.kernel.header import read_header
from metro2033.kernel.record import FindRules, begin
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
    return ChancePoint(entry, rules.round(s), [round(chance, 4) for chance in chances], list(judge.mind.turn_of(s)))


def is_set_up(rules: Ruleset, s: Any) -> bool:
    """Returns whether all seats have the traits that distinguish them, such as factions."""
    return all(None not in seats for seats in rules.traits(s).values())


@dataclass(frozen=True)
class Swing:
    """A turn, from the point before its first answer to the point after its last one, and the seat whose chance it changed most."""

    first: int
    last: int
    seat: int
    change: float

    def peak(self, points: Sequence[ChancePoint]) -> int:
        """Returns the index of the answer that contributed most to the change."""
        sign = 1 if self.change > 0 else -1
        return max(
            range(self.first, self.last),
            key=lambda at: sign * (points[at + 1].chances[self.seat] - points[at].chances[self.seat]),
        )


def swings(points: Sequence[ChancePoint], seats: Sequence[int]) -> list[Swing]:
    """Returns the turns of a game, with the largest change of a chance of some seats in each.

    A fight, its prize and what follows belong together, although several seats answer on the way; so a turn is judged as a whole.
    """
    starts = [
        at for at, point in enumerate(points[:-1]) if at == 0 or not point.turn or point.turn != points[at - 1].turn
    ]
    found = []
    for first, last in itertools.pairwise([*starts, len(points) - 1]):
        change = {seat: points[last].chances[seat] - points[first].chances[seat] for seat in seats}
        seat = max(seats, key=lambda seat: abs(change[seat]))
        found.append(Swing(first, last, seat, change[seat]))
    return found


def key_moments(points: Sequence[ChancePoint], seats: Sequence[int]) -> list[Swing]:
    """Returns the turns that changed a chance of some seats most, in the order of the game."""
    noticeable = [swing for swing in swings(points, seats) if abs(swing.change) >= NOTICEABLE]
    return sorted(
        sorted(noticeable, key=lambda stretch: (-abs(stretch.change), stretch.first))[:MOMENTS],
        key=lambda stretch: stretch.first,
    )


def decisive_turn(
    points: Sequence[ChancePoint], winner: int, is_own: Callable[[Swing], bool] = lambda _: False
) -> Swing | None:
    """Returns the turn that brought the winner most, among those after which the winner never fell below where it began.

    A turn with a deed of the winner comes first if it changed anything: it says how the game was won, not how it was lost.
    """

    def lasts(swing: Swing) -> bool:
        return min(point.chances[winner] for point in points[swing.last :]) >= points[swing.first].chances[winner]

    def rank(swing: Swing) -> tuple[bool, float]:
        return swing.change >= NOTICEABLE and is_own(swing), swing.change

    return max(filter(lasts, swings(points, [winner])), key=rank, default=None)
