"""Stores exercises and added games by person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, select, update

from metro2033 import codec
from metro2033.live.trainer_shelf import StoredExercise, StoredGame
from metro2033.server.core.database import Store, insert, reading
from metro2033.server.people.tables import accounts, sessions
from metro2033.server.trainer.tables import exercises, trained_games
from metro2033.study.trainer.figures import GameLosses
from metro2033.study.trainer.spacing import Schedule

COLUMNS = [exercises.c[name] for name in ("id", "room", "seat", "at", "data")]
PROGRESS = [exercises.c[name] for name in Schedule.__struct_fields__]


class TrainerStore(Store):
    """Exercises and games by person. Every call is one transaction."""

    def exercises(self, person: str) -> list[StoredExercise]:
        """Returns the exercises of a person, oldest first."""
        query = _exercises().where(exercises.c.person == person).order_by(exercises.c.at, exercises.c.id)
        with reading(self.engine) as connection:
            return [_exercise(row) for row in connection.execute(query)]

    def exercise(self, person: str, exercise: str) -> StoredExercise | None:
        """Returns an exercise of a person."""
        with reading(self.engine) as connection:
            row = connection.execute(_exercises().where(_one(person, exercise))).one_or_none()
        return None if row is None else _exercise(row)

    def games(self, person: str) -> list[StoredGame]:
        """Returns the games of a person, latest first."""
        columns = (trained_games.c.room, trained_games.c.seat, trained_games.c.at, trained_games.c.data)
        query = select(*columns).where(trained_games.c.person == person).order_by(trained_games.c.at.desc(), columns[0])
        with reading(self.engine) as connection:
            rows = connection.execute(query).all()
        return [game for row in rows if (game := _game(row)) is not None]

    def add(self, person: str, game: StoredGame, added: Sequence[StoredExercise], most_games: int) -> None:
        """Stores a game with its exercises, and deletes the oldest games beyond the limit; what is there already stays."""
        data = msgspec.json.encode(game.losses)
        row = {"person": person, "room": game.room, "seat": game.seat, "at": game.at, "data": data}
        own = trained_games.c.person == person
        with self.engine.begin() as connection:
            connection.execute(insert(self.engine, trained_games).values(row).on_conflict_do_nothing())
            for one in added:
                values = {name: getattr(one, name) for name in ("id", "room", "seat", "at", "data")}
                progress = msgspec.structs.asdict(one.schedule)
                statement = insert(self.engine, exercises).values(person=person, **values, **progress)
                connection.execute(statement.on_conflict_do_nothing())
            newest = select(trained_games.c.at).where(own).order_by(trained_games.c.at.desc()).limit(most_games)
            oldest = min(connection.execute(newest).scalars(), default=0.0)
            connection.execute(delete(trained_games).where(own, trained_games.c.at < oldest))

    def knows(self, person: str) -> bool:
        """Returns whether the person has an account or a session."""
        with reading(self.engine) as connection:
            return any(
                connection.execute(select(table.c.person).where(table.c.person == person).limit(1)).first()
                for table in (sessions, accounts)
            )

    def note(self, person: str, exercise: str, before: Schedule, now: Schedule) -> None:
        """Stores the progress of an exercise, unless it has changed since."""
        same = [column == getattr(before, column.name) for column in PROGRESS]
        with self.engine.begin() as connection:
            statement = update(exercises).where(_one(person, exercise), *same).values(msgspec.structs.asdict(now))
            connection.execute(statement)

    def remove(self, person: str, exercise: str) -> bool:
        """Deletes an exercise; returns whether it existed."""
        with self.engine.begin() as connection:
            return bool(connection.execute(delete(exercises).where(_one(person, exercise))).rowcount)

    def forget(self, person: str) -> None:
        """Deletes everything of a person."""
        with self.engine.begin() as connection:
            for table in (exercises, trained_games):
                connection.execute(delete(table).where(table.c.person == person))


def _exercises() -> Any:
    return select(*COLUMNS, *PROGRESS)


def _one(person: str, exercise: str) -> Any:
    return (exercises.c.person == person) & (exercises.c.id == exercise)


def _game(row: Any) -> StoredGame | None:
    """Returns a game, or None if its losses are in a format of the past."""
    try:
        return StoredGame(row.room, row.seat, row.at, codec.decode(row.data, GameLosses))
    except msgspec.DecodeError:
        return None


def _exercise(row: Any) -> StoredExercise:
    return StoredExercise(
        row.id, row.room, row.seat, row.at, row.data, Schedule(row.due, row.step, row.tried, row.solved)
    )
