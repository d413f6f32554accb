"""A finished game cut into pieces of work, each a few seconds at most, and the review put together from what they find."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from metro2033.kernel.agenda import answer
from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem
from metro2033.kernel.record import FindRules, begin, read_header
from metro2033.review.decisions import review_decision
from metro2033.review.findings import Findings, Luck, Point, Review
from metro2033.review.judge import Judge, LearnedJudge, judge_for
from metro2033.review.summary import sum_up
from metro2033.review.swings import WORLDS, chances_of, luck_of

SAMPLES: Final = 32
ANSWERS: Final = 10  # answers of a game in one piece


class Played(Struct, frozen=True):
    """A finished game as text and numbers: its header, and every answer as (entry of the log, seat, choice)."""

    header: str
    answers: list[tuple[int, int, str]]


class Piece(Struct, frozen=True):
    """The answers from `first` up to `last` of a game, looked at from one seat."""

    played: Played
    seat: int
    first: int
    last: int
    samples: int = SAMPLES


def played_from(game: Game, header: str, entries: list[int] | None = None) -> Played:
    """A game that is over; without entries its answers are numbered from 1."""
    if not game.over:
        raise Problem("review-unfinished")
    numbers = entries or range(1, len(game.answers) + 1)
    answers = [(entry, seat, choice.id) for entry, (seat, choice) in zip(numbers, game.answers, strict=True)]
    return Played(header, answers)


def cut(played: Played, seat: int, samples: int = SAMPLES) -> list[Piece]:
    """The pieces of a seat's review, in order."""
    count = len(played.answers)
    starts = range(0, count, ANSWERS)
    return [Piece(played, seat, first, min(first + ANSWERS, count), samples) for first in starts]


def work(piece: Piece, find_rules: FindRules) -> Findings:
    """Do one piece. Everything in it depends on the game and the piece alone, so it may be done anywhere and again."""
    game = begin(read_header(piece.played.header), find_rules)
    rules, s = game.rules, game.state
    judge, parse = judge_for(rules), rules.choices.parse
    answers = piece.played.answers
    for _, _, choice in answers[: piece.first]:
        answer(s, parse(choice).code)
    found = Findings([], [], [], [])
    for index in range(piece.first, piece.last):
        entry, seat, choice = answers[index]
        code, before = parse(choice).code, s.clone()
        if seat != piece.seat and len(s.options) > 1:
            found.others.append(entry)
        elif len(s.options) > 1:
            found.decisions.append(review_decision(judge, before, code, index, entry, piece.samples))
            found.points.append(_point(judge, s, piece.seat, entry))
        answer(s, code)
        luck = round(luck_of(judge, before, code, s, piece.seat, min(WORLDS, piece.samples)), 5)
        if luck:
            found.luck.append(Luck(entry, rules.round(before), seat, luck))
    if piece.last == len(answers):
        found.points.append(_point(judge, s, piece.seat, answers[-1][0] + 1))
    return found


def _point(judge: Judge, s: Any, seat: int, entry: int) -> Point:
    chances = [round(chance, 4) for chance in chances_of(judge, s, seat)]
    return Point(entry, judge.rules.round(s), chances)


def review_seat(
    played: Played, seat: int, find_rules: FindRules, samples: int = SAMPLES
) -> Iterator[tuple[float, Review | None]]:
    """Do all pieces here and now; the share that is done, and with the last one the review."""
    pieces, found = cut(played, seat, samples), []
    for number, piece in enumerate(pieces, 1):
        found.append(work(piece, find_rules))
        done = number == len(pieces)
        yield number / len(pieces), put_together(played, seat, find_rules, found, samples) if done else None


def put_together(
    played: Played, seat: int, find_rules: FindRules, found: list[Findings], samples: int = SAMPLES
) -> Review:
    """The review of a seat from what its pieces have found."""
    game = begin(read_header(played.header), find_rules)
    for _, seat_then, choice in played.answers:
        game.answer(seat_then, choice)
    name = "neural" if isinstance(judge_for(game.rules), LearnedJudge) else "plain"
    winner = game.result.winner if game.result else None
    return sum_up(seat, game.seats, winner, name, samples, found)
