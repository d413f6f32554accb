"""The exercises and added games of a person on a device: a key for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from metro2033 import codec
from metro2033.device.storage import EXERCISE, TRAINED, DeviceStorage
from metro2033.live.trainer_shelf import StoredExercise, StoredGame
from metro2033.study.trainer.spacing import Schedule

T = TypeVar("T")


class DeviceTrainerShelf:
    """Stores exercises and games. What cannot be read is left out."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage

    async def exercises(self, person: str) -> list[StoredExercise]:
        """Returns all exercises, oldest first."""
        return sorted(self._all(EXERCISE, StoredExercise), key=lambda one: (one.at, one.id))

    async def exercise(self, person: str, exercise: str) -> StoredExercise | None:
        """Returns an exercise."""
        data = self._storage.blob(EXERCISE, exercise)
        return None if data is None else _read(data, StoredExercise)

    async def games(self, person: str) -> list[StoredGame]:
        """Returns all games, latest first."""
        return sorted(self._all(TRAINED, StoredGame), key=lambda one: (-one.at, one.room))

    async def add(self, person: str, game: StoredGame, exercises: Sequence[StoredExercise], most_games: int) -> None:
        """Stores the exercises and then the game, so that one that was cut off is added again; the oldest games give way."""
        for exercise in exercises:
            if self._storage.blob(EXERCISE, exercise.id) is None:
                await self._storage.keep(EXERCISE, exercise.id, exercise)
        if self._storage.blob(TRAINED, _name(game)) is None:
            await self._storage.keep(TRAINED, _name(game), game)
        for old in (await self.games(person))[most_games:]:
            await self._storage.drop(TRAINED, _name(old))

    async def note(self, person: str, exercise: str, before: Schedule, now: Schedule) -> None:
        """Stores the progress of an exercise, unless it has changed since."""
        found = await self.exercise(person, exercise)
        if found is not None and found.schedule == before:
            await self._storage.keep(EXERCISE, exercise, msgspec.structs.replace(found, schedule=now))

    async def remove(self, person: str, exercise: str) -> bool:
        """Deletes an exercise; returns whether it existed."""
        if self._storage.blob(EXERCISE, exercise) is None:
            return False
        await self._storage.drop(EXERCISE, exercise)
        return True

    def _all(self, kind: str, type_: type[T]) -> list[T]:
        read = (_read(data, type_) for data in self._storage.kept(kind).values())
        return [found for found in read if found is not None]


def _name(game: StoredGame) -> str:
    return f"{game.room}-{game.seat}"


def _read(data: bytes, type_: type[T]) -> T | None:
    """Returns a stored value, or None if it is in a format of the past."""
    try:
        return codec.decode(data, type_)
    except msgspec.DecodeError:
        return None
