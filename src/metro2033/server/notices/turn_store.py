"""Stores turns: outages of the server, pending questions and their notifications, and how far people have seen their games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select, update

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.core.tables import outages, settings
from metro2033.server.notices.tables import asked, hooks, mailboxes, notices, pushes
from metro2033.server.people.store import Hook
from metro2033.server.rooms.tables import visits

ALIVE = "alive"

Outages = list[tuple[float, float]]


@dataclass(frozen=True)
class Asked:
    """A question that a person has to answer: the entry and time that opened it, and its deadline."""

    room: str
    seat: int
    person: str
    seq: int
    since: float
    until: float | None = None

    def is_same(self, other: Asked) -> bool:
        """Returns whether it is the same question, ignoring the deadline."""
        return (self.room, self.seat, self.person, self.seq) == (other.room, other.seat, other.person, other.seq)


@dataclass(frozen=True)
class Unnoticed:
    """A question whose person was not notified, and the person's channels: webhook, mail about turns, browsers."""

    question: Asked
    hook: Hook | None
    by_mail: bool
    by_push: bool


COLUMNS = (asked.c.room, asked.c.seat, asked.c.person, asked.c.seq, asked.c.since, asked.c.until)


class TurnStore(Store):
    """Turns in the database. Every call is one transaction."""

    def beat(self, now: float, least: float) -> Outages:
        """Writes a heartbeat; a gap of more than `least` seconds since the last one is an outage. Returns all outages."""
        with self.engine.begin() as connection:
            last = connection.execute(select(settings.c.value).where(settings.c.name == ALIVE)).scalar_one_or_none()
            if last is None:
                connection.execute(
                    insert(self.engine, settings).values(name=ALIVE, value=repr(now)).on_conflict_do_nothing()
                )
            elif now > float(last):
                if now - float(last) > least:
                    outage = insert(self.engine, outages).values(began=float(last), ended=now)
                    connection.execute(outage.on_conflict_do_nothing())
                connection.execute(update(settings).where(settings.c.name == ALIVE).values(value=repr(now)))
            return [(began, ended) for began, ended in connection.execute(select(outages.c.began, outages.c.ended))]

    def put_asked(self, questions: Mapping[str, Sequence[Asked]]) -> None:
        """Replaces the saved questions of some rooms; a question already saved keeps its notified flag."""
        with self.engine.begin() as connection:
            known = self._asked(connection, asked.c.room.in_(list(questions)))
            for old in known:
                if not any(old.is_same(question) for question in questions[old.room]):
                    connection.execute(delete(asked).where(asked.c.room == old.room, asked.c.seat == old.seat))
            rows = [vars(question) for room in questions.values() for question in room if question not in known]
            if rows:
                statement = insert(self.engine, asked)
                place, end = [asked.c.room, asked.c.seat], {"until": statement.excluded.until}
                connection.execute(statement.on_conflict_do_update(index_elements=place, set_=end), rows)

    def asked_of(self, person: str) -> list[Asked]:
        """Returns all questions that wait for a person."""
        with reading(self.engine) as connection:
            return self._asked(connection, asked.c.person == person)

    def overdue(self, now: float) -> set[str]:
        """Returns the rooms with an expired clock."""
        with reading(self.engine) as connection:
            return set(connection.execute(select(asked.c.room).where(asked.c.until < now)).scalars())

    def is_asked(self, question: Asked) -> bool:
        """Returns whether a saved question is still open."""
        with reading(self.engine) as connection:
            return any(known.is_same(question) for known in self._asked(connection, asked.c.room == question.room))

    # Visits.

    def put_visits(self, seen: Mapping[tuple[str, str], int]) -> None:
        """Saves how far people (room, person) have seen their games; positions only move forward."""
        statement = insert(self.engine, visits)
        further = statement.on_conflict_do_update(
            index_elements=[visits.c.room, visits.c.person],
            set_={"seq": statement.excluded.seq},
            where=visits.c.seq < statement.excluded.seq,
        )
        rows = [{"room": room, "person": person, "seq": seq} for (room, person), seq in sorted(seen.items())]
        with self.engine.begin() as connection:
            connection.execute(further, rows)

    def visits(self, room: str) -> dict[str, int]:
        """Returns how far each person has seen the game of a room."""
        with reading(self.engine) as connection:
            found = connection.execute(select(visits.c.person, visits.c.seq).where(visits.c.room == room))
            return {row.person: row.seq for row in found}

    def seen_by(self, person: str) -> dict[str, int]:
        """Returns how far a person has seen the game of each room."""
        with reading(self.engine) as connection:
            found = connection.execute(select(visits.c.room, visits.c.seq).where(visits.c.person == person))
            return {row.room: row.seq for row in found}

    def forget(self, person: str) -> None:
        """Deletes a person's open questions, the notices about them, and how far the person has seen games."""
        with self.engine.begin() as connection:
            for table in (asked, notices, visits):
                connection.execute(delete(table).where(table.c.person == person))

    # Notifications.

    def unnoticed(self, rooms: Sequence[str]) -> list[Unnoticed]:
        """Returns the saved questions of some rooms whose people want notices and were not notified."""
        box = (mailboxes.c.person == asked.c.person) & mailboxes.c.turns & mailboxes.c.address.is_not(None)
        joined = asked.outerjoin(hooks, hooks.c.person == asked.c.person).outerjoin(mailboxes, box)
        by_mail, by_push = mailboxes.c.person.is_not(None), pushes.select().where(pushes.c.person == asked.c.person)
        query = select(*COLUMNS, by_mail, by_push.exists(), *hooks.c).select_from(joined)
        wanted = hooks.c.person.is_not(None) | by_mail | by_push.exists()
        with reading(self.engine) as connection:
            rows = connection.execute(query.where(asked.c.room.in_(rooms), ~asked.c.noticed, wanted)).all()
        size = len(COLUMNS)
        return [
            Unnoticed(
                Asked(*row[:size]),
                Hook(*row[size + 2 :]) if row[size + 2] else None,
                bool(row[size]),
                bool(row[size + 1]),
            )
            for row in rows
        ]

    def _asked(self, connection: Any, which: Any) -> list[Asked]:
        return [Asked(*row) for row in connection.execute(select(*COLUMNS).where(which))]
