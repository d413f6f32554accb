"""The parts of the trainer feature."""

from __future__ import annotations

from collections.abc import Sequence

from metro2033.live.trainer import Trainer
from metro2033.live.trainer_shelf import StoredExercise, StoredGame
from metro2033.server.archive.service import ArchiveService
from metro2033.server.core.database import Database
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services
from metro2033.server.trainer.store import TrainerStore
from metro2033.study.trainer.spacing import Schedule


class TrainerService(Service):
    """The trainers of all people."""

    def __init__(self, services: Services) -> None:
        archive, database = services[ArchiveService], services.core.database
        shelf = Shelf(database, TrainerStore(database.engine, services.core.clock))
        self.trainer = Trainer(services[RoomService].host, shelf, archive.reviews, archive.replays, archive.reviewers)
        self.lasting = (self.trainer,)


class Shelf:
    """Runs the calls of the store on the threads of the database."""

    def __init__(self, database: Database, store: TrainerStore) -> None:
        self._database = database
        self._store = store

    async def exercises(self, person: str) -> list[StoredExercise]:
        """Returns the exercises of a person, oldest first."""
        return await self._database.run(self._store.exercises, person)

    async def exercise(self, person: str, exercise: str) -> StoredExercise | None:
        """Returns an exercise of a person."""
        return await self._database.run(self._store.exercise, person, exercise)

    async def games(self, person: str) -> list[StoredGame]:
        """Returns the games of a person, latest first."""
        return await self._database.run(self._store.games, person)

    async def add(self, person: str, game: StoredGame, exercises: Sequence[StoredExercise], most_games: int) -> None:
        """Stores a game with its exercises, unless the person was deleted while they were made."""
        if await self._database.run(self._store.knows, person):
            await self._database.run(self._store.add, person, game, exercises, most_games)

    async def note(self, person: str, exercise: str, before: Schedule, now: Schedule) -> None:
        """Stores the progress of an exercise, unless it has changed since."""
        await self._database.run(self._store.note, person, exercise, before, now)

    async def remove(self, person: str, exercise: str) -> bool:
        """Deletes an exercise; returns whether it existed."""
        return await self._database.run(self._store.remove, person, exercise)
