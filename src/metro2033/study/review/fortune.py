"""The luck of one seat in a whole game, and its chance over the game: the part of a review that takes seconds, without judging decisions."""

from __future__ import annotations

from msgspec import Struct

from metro2033.bots.judge import WORLDS, judge_for
from metro2033.kernel.agenda import answer
from metro2033.kernel.header import read_header
from metro2033.kernel.record import FindRules, begin
from metro2033.study.review.course import kind_of, point_at
from metro2033.study.review.findings import JudgeName
from metro2033.study.review.game import Played
from metro2033.study.review.swings import LUCK_WORLDS, luck_of


class Measured(Struct, frozen=True):
    """A finished game whose luck is wanted for a seat."""

    game: Played
    seat: int


class Fortune(Struct, frozen=True):
    """The sum of a seat's luck as in its review, and its chance before each of its decisions and at the end, with all cards open."""

    judge: JudgeName
    luck: float
    course: list[float]


def fortune_of(measured: Measured, find_rules: FindRules, worlds: int = WORLDS) -> Fortune:
    """Returns the luck of a seat in a finished game."""
    game, seat = begin(read_header(measured.game.header), find_rules), measured.seat
    rules, s = game.rules, game.state
    judge, luck, course = judge_for(rules), 0.0, []
    for entry, asked, choice in measured.game.answers:
        code, before = rules.choices.parse(choice).code, s.clone()
        if asked == seat and len(s.options) > 1:
            course.append(point_at(judge, s, entry).chances[seat])
        answer(s, code)
        luck += round(luck_of(judge, before, code, s, seat, min(LUCK_WORLDS, worlds)), 5)
    course.append(point_at(judge, s, len(measured.game.answers) + 1).chances[seat])
    return Fortune(kind_of(judge), round(luck, 4), course)
