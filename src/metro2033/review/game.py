"""A finished game as a review takes it, cut into pieces of work, each a few seconds at most. Nothing here thinks."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem

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


def played_from(game: Game, header: str) -> Played:
    """A game that is over, its answers numbered from 1."""
    if not game.over:
        raise Problem("review-unfinished")
    return Played(header, [(entry, seat, choice.id) for entry, (seat, choice) in enumerate(game.answers, 1)])


def cut(played: Played, seat: int, samples: int = SAMPLES) -> list[Piece]:
    """The pieces of a seat's review, in order."""
    count = len(played.answers)
    starts = range(0, count, ANSWERS)
    return [Piece(played, seat, first, min(first + ANSWERS, count), samples) for first in starts]
