"""What the trainer stores: exercises and games of a person, and the shelf that a server or a device provides."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from metro2033 import codec
from metro2033.kernel.problem import Problem
from metro2033.study.trainer.exercise import Exercise
from metro2033.study.trainer.figures import GameLosses
from metro2033.study.trainer.spacing import Schedule


class StoredExercise(Struct, frozen=True):
    """An exercise of a person as it is stored."""

    id: str
    room: str
    seat: int
    at: float
    data: bytes  # the exercise as compressed JSON
    schedule: Schedule

    @property
    def exercise(self) -> Exercise:
        """Decodes the exercise; refuses one that an older version wrote in another format."""
        try:
            return codec.decode(zlib.decompress(self.data), Exercise)
        except (msgspec.DecodeError, zlib.error):
            raise Problem("trainer-outdated") from None

    @property
    def is_readable(self) -> bool:
        """Whether the exercise is in the present format."""
        try:
            return bool(self.exercise)
        except Problem:
            return False


class StoredGame(Struct, frozen=True):
    """A game that a person has added, with its losses."""

    room: str
    seat: int
    at: float
    losses: GameLosses


class TrainerShelf(Protocol):
    """Stores exercises and games by person."""

    async def exercises(self, person: str) -> list[StoredExercise]:
        """Returns the exercises of a person, oldest first."""

    async def exercise(self, person: str, exercise: str) -> StoredExercise | None:
        """Returns an exercise of a person."""

    async def games(self, person: str) -> list[StoredGame]:
        """Returns the games of a person, latest first."""

    async def add(self, person: str, game: StoredGame, exercises: Sequence[StoredExercise], most_games: int) -> None:
        """Stores a game with its exercises, and deletes the oldest games beyond the limit; what is there already stays."""

    async def note(self, person: str, exercise: str, before: Schedule, now: Schedule) -> None:
        """Stores the progress of an exercise, unless it has changed since."""

    async def remove(self, person: str, exercise: str) -> bool:
        """Deletes an exercise; returns whether it existed."""
