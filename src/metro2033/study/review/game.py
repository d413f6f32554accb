"""A finished game as input of a review, split into pieces of work of a few seconds at most. Nothing here evaluates."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from metro2033.bots.judge import WORLDS
from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem

ANSWERS: Final = 10  # answers per piece


class Played(Struct, frozen=True):
    """A finished game as text and numbers: its header, and every answer as (log entry, seat, choice)."""

    header: str
    answers: list[tuple[int, int, str]]


class Piece(Struct, frozen=True):
    """The answers from `first` up to, not including, `last` of a game, from one seat's perspective."""

    played: Played
    seat: int
    first: int
    last: int
    worlds: int = WORLDS


def played_from(game: Game, header: str) -> Played:
    """Returns a finished game with its answers numbered from 1; rejects an unfinished one."""
    if not game.over:
        raise Problem("review-unfinished")
    return Played(header, [(entry, seat, choice.id) for entry, (seat, choice) in enumerate(game.answers, 1)])


def cut(played: Played, seat: int, worlds: int = WORLDS, answers: int = ANSWERS) -> list[Piece]:
    """Splits a seat's review into pieces, in order."""
    count = len(played.answers)
    starts = range(0, count, answers)
    return [Piece(played, seat, first, min(first + answers, count), worlds) for first in starts]
