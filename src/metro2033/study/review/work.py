"""Execution of the pieces of a review. A piece depends only on its input, so it can run anywhere and be repeated."""

from __future__ import annotations

from collections.abc import Iterator

from metro2033.bots.judge import WORLDS, judge_for
from metro2033.kernel.agenda import answer
from metro2033.kernel.header import read_header
from metro2033.kernel.record import FindRules, begin
from metro2033.study.review.course import kind_of, point_at
from metro2033.study.review.decisions import review_decision
from metro2033.study.review.findings import ChancePoint, Findings, Luck, Review
from metro2033.study.review.game import Piece, Played, cut
from metro2033.study.review.summary import sum_up
from metro2033.study.review.swings import LUCK_WORLDS, chances_of, luck_of


def work(piece: Piece, find_rules: FindRules) -> Findings:
    """Returns the findings of one piece of a game for its seat."""
    game = begin(read_header(piece.played.header), find_rules)
    rules, s, seat = game.rules, game.state, piece.seat
    judge, parse = judge_for(rules), rules.choices.parse
    answers = piece.played.answers
    for _, _, choice in answers[: piece.first]:
        answer(s, parse(choice).code)
    found = Findings(kind_of(judge), [], [], [], [], [])
    for index in range(piece.first, piece.last):
        entry, asked, choice = answers[index]
        code, before = parse(choice).code, s.clone()
        found.points.append(point_at(judge, s, entry))
        if asked != seat and len(s.options) > 1:
            found.others.append(entry)
        elif len(s.options) > 1:
            found.decisions.append(review_decision(judge, before, code, entry, piece.worlds))
            known = [round(chance, 4) for chance in chances_of(judge, s, seat)]
            found.known.append(ChancePoint(entry, rules.round(s), known))
        answer(s, code)
        luck = round(luck_of(judge, before, code, s, seat, min(LUCK_WORLDS, piece.worlds)), 5)
        if luck:
            found.luck.append(Luck(entry, rules.round(before), asked, luck))
    if piece.last == len(answers):
        found.points.append(point_at(judge, s, answers[-1][0] + 1))
        found.known.append(found.points[-1])
    return found


def review_seat(
    played: Played, seat: int, winner: int | None, find_rules: FindRules, worlds: int = WORLDS
) -> Iterator[tuple[float, Review | None]]:
    """Runs all pieces in this process; yields the fraction done, and with the last one the review."""
    pieces, found = cut(played, seat, worlds), []
    for number, piece in enumerate(pieces, 1):
        found.append(work(piece, find_rules))
        done = number == len(pieces)
        yield number / len(pieces), sum_up(seat, winner, worlds, found) if done else None
