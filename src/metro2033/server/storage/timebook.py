"""What the database keeps about time: when no server was there, and who has been asked since when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.server.storage.tables import asked, outages, settings

ALIVE = "alive"

Outages = list[tuple[float, float]]


@dataclass(frozen=True)
class Asked:
    """A question that a person has to answer: since which entry and moment, and until when."""

    room: str
    seat: int
    person: str
    seq: int
    since: float
    until: float | None = None

    def is_same(self, other: Asked) -> bool:
        """Whether it is the same question, whenever it ends."""
        return (self.room, self.seat, self.person, self.seq) == (other.room, other.seat, other.person, other.seq)


COLUMNS = (asked.c.room, asked.c.seat, asked.c.person, asked.c.seq, asked.c.since, asked.c.until)


class Timebook:
    """The part of a server's database that is about time. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    def beat(self, now: float, least: float) -> Outages:
        """Say that a server is there; if none was for longer than `least` seconds, that is an outage. All there were."""
        with self.engine.begin() as connection:
            last = connection.execute(select(settings.c.value).where(settings.c.name == ALIVE)).scalar_one_or_none()
            if last is None:
                connection.execute(self._insert(settings).values(name=ALIVE, value=repr(now)).on_conflict_do_nothing())
            elif now > float(last):
                if now - float(last) > least:
                    outage = self._insert(outages).values(began=float(last), ended=now)
                    connection.execute(outage.on_conflict_do_nothing())
                connection.execute(update(settings).where(settings.c.name == ALIVE).values(value=repr(now)))
            return [(began, ended) for began, ended in connection.execute(select(outages.c.began, outages.c.ended))]

    def put_asked(self, questions: Mapping[str, Sequence[Asked]]) -> None:
        """Write down who is asked now in some rooms; a question that is written down already stays."""
        with self.engine.begin() as connection:
            for known in self._asked(connection, asked.c.room.in_(list(questions))):
                if not any(known.is_same(question) for question in questions[known.room]):
                    here = (asked.c.room == known.room) & (asked.c.seat == known.seat)
                    connection.execute(delete(asked).where(here))
            rows = [vars(question) for room in questions.values() for question in room]
            if rows:
                statement = self._insert(asked)
                place, end = [asked.c.room, asked.c.seat], {"until": statement.excluded.until}
                connection.execute(statement.on_conflict_do_update(index_elements=place, set_=end), rows)

    def asked_of(self, person: str) -> list[Asked]:
        """All questions that wait for a person."""
        with self.engine.begin() as connection:
            return self._asked(connection, asked.c.person == person)

    def overdue(self, now: float) -> set[str]:
        """The rooms in which somebody's time has run out."""
        with self.engine.begin() as connection:
            return set(connection.execute(select(asked.c.room).where(asked.c.until < now)).scalars())

    def _asked(self, connection: Any, which: Any) -> list[Asked]:
        return [Asked(*row) for row in connection.execute(select(*COLUMNS).where(which))]
