"""Execution of the pieces of a review. A piece depends only on its input, so it can run anywhere and be repeated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from metro2033.kernel.agenda import answer
from metro2033.kernel.record import FindRules, begin, read_header
from metro2033.study.review.decisions import review_decision
from metro2033.study.review.findings import ChancePoint, Findings, Luck, Review
from metro2033.study.review.game import SAMPLES, Piece, Played, cut
from metro2033.study.review.judge import Judge, LearnedJudge, judge_for
from metro2033.study.review.summary import sum_up
from metro2033.study.review.swings import WORLDS, chances_of, luck_of


def work(piece: Piece, find_rules: FindRules) -> Findings:
    """Returns the findings of one piece of a game for its seat."""
    game = begin(read_header(piece.played.header), find_rules)
    rules, s, seat = game.rules, game.state, piece.seat
    judge, parse = judge_for(rules), rules.choices.parse
    answers = piece.played.answers
    for _, _, choice in answers[: piece.first]:
        answer(s, parse(choice).code)
    found = Findings("neural" if isinstance(judge, LearnedJudge) else "plain", [], [], [], [])
    for index in range(piece.first, piece.last):
        entry, asked, choice = answers[index]
        code, before = parse(choice).code, s.clone()
        if asked != seat and len(s.options) > 1:
            found.others.append(entry)
        elif len(s.options) > 1:
            found.decisions.append(review_decision(judge, before, code, index, entry, piece.samples))
            found.points.append(_point(judge, s, seat, entry))
        answer(s, code)
        luck = round(luck_of(judge, before, code, s, seat, min(WORLDS, piece.samples)), 5)
        if luck:
            found.luck.append(Luck(entry, rules.round(before), asked, luck))
    if piece.last == len(answers):
        found.points.append(_point(judge, s, seat, answers[-1][0] + 1))
    return found


def _point(judge: Judge, s: Any, seat: int, entry: int) -> ChancePoint:
    chances = [round(chance, 4) for chance in chances_of(judge, s, seat)]
    return ChancePoint(entry, judge.rules.round(s), chances)


def review_seat(
    played: Played, seat: int, winner: int | None, find_rules: FindRules, samples: int = SAMPLES
) -> Iterator[tuple[float, Review | None]]:
    """Runs all pieces in this process; yields the fraction done, and with the last one the review."""
    pieces, found = cut(played, seat, samples), []
    for number, piece in enumerate(pieces, 1):
        found.append(work(piece, find_rules))
        done = number == len(pieces)
        yield number / len(pieces), sum_up(seat, winner, samples, found) if done else None
