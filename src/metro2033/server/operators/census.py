"""Finds and counts people and rooms for operators, stores reports, and deletes rooms with all their data."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, or_, select, update

from metro2033.live.storage import StoredRoom
from metro2033.server.archive.tables import reviews
from metro2033.server.companions.tables import invitations
from metro2033.server.core.database import Store, reading
from metro2033.server.notices.channels import TABLE
from metro2033.server.notices.tables import asked, channels, posts
from metro2033.server.operators.tables import reports
from metro2033.server.people.tables import accounts, grants, sessions
from metro2033.server.play.tables import events, snapshots
from metro2033.server.rooms.tables import lines, members, presence, rooms, traces, visits

BY_ROOM = (members, traces, grants, lines, presence, asked, visits, invitations)
BY_GAME = (events, snapshots, reviews)
ROOM_COLUMNS = (rooms.c.id, rooms.c.version, rooms.c.status, rooms.c.public, rooms.c.secret, rooms.c.document)


@dataclass(frozen=True)
class Report:
    """A player's report about another member of a room."""

    id: int
    at: float
    room: str
    reporter: str
    person: str
    name: str
    reason: str
    text: str
    closed: float | None
    note: str


class CensusStore(Store):
    """Queries across all people and rooms. Every call is one transaction."""

    def accounts_like(self, search: str, most: int) -> list[tuple[str, str]]:
        """Returns accounts whose name contains a text: person and name."""
        with reading(self.engine) as connection:
            query = select(accounts.c.person, accounts.c.name).where(accounts.c.key.contains(search, autoescape=True))
            return [(row.person, row.name) for row in connection.execute(query.order_by(accounts.c.key).limit(most))]

    def rooms_like(self, search: str, most: int) -> list[tuple[StoredRoom, float]]:
        """Returns rooms whose id or document contains a text, with the time of their last change, newest first."""
        spellings = {search, search.lower(), search.upper(), search.capitalize()}  # SQLite folds only ASCII
        written = (rooms.c.document.icontains(spelling, autoescape=True) for spelling in spellings)
        found = or_(rooms.c.id.contains(search, autoescape=True), *written)
        with reading(self.engine) as connection:
            query = select(*ROOM_COLUMNS, rooms.c.changed).where(found).order_by(rooms.c.changed.desc()).limit(most)
            return [(StoredRoom(*row[:6]), row.changed) for row in connection.execute(query)]

    def rooms_of(self, person: str) -> list[str]:
        """Returns the ids of all rooms a person belongs to."""
        with reading(self.engine) as connection:
            return list(connection.execute(select(members.c.room).where(members.c.person == person)).scalars())

    def open_rooms(self, person: str) -> tuple[int, int]:
        """Returns the number of unfinished rooms: those of a person, and all."""
        is_open = rooms.c.status != "over"
        theirs = rooms.c.id.in_(select(members.c.room).where(members.c.person == person))
        with reading(self.engine) as connection:
            of_person = connection.execute(select(func.count()).select_from(rooms).where(is_open & theirs)).scalar_one()
            return of_person, connection.execute(select(func.count()).select_from(rooms).where(is_open)).scalar_one()

    def last_seen(self, person: str) -> float | None:
        """Returns when a person was last connected or used a session, or None if unknown."""
        connected = select(func.max(presence.c.until)).where(presence.c.person == person)
        used = select(func.max(sessions.c.seen)).where(sessions.c.person == person)
        with reading(self.engine) as connection:
            times = [connection.execute(query).scalar() for query in (connected, used)]
            return max((time for time in times if time is not None), default=None)

    def idle_guests(self, before: float) -> list[str]:
        """Returns people without an account who have not been connected since a time, and whose rooms have not changed since."""
        has_account = members.c.person.in_(select(accounts.c.person))
        busy = select(members.c.person).join(rooms, rooms.c.id == members.c.room).where(rooms.c.changed >= before)
        here = select(presence.c.person).where(presence.c.until >= before)
        with reading(self.engine) as connection:
            query = select(members.c.person).distinct()
            idle = ~has_account & members.c.person.not_in(busy) & members.c.person.not_in(here)
            return list(connection.execute(query.where(idle)).scalars())

    def abandoned_rooms(self, before: float) -> list[str]:
        """Returns rooms without members that have not changed since a time."""
        empty = rooms.c.id.not_in(select(members.c.room))
        with reading(self.engine) as connection:
            return list(connection.execute(select(rooms.c.id).where(empty & (rooms.c.changed < before))).scalars())

    def delete_room(self, room: str) -> bool:
        """Deletes a room with its game, its chat and everything else that refers to it. Returns False if there is none."""
        with self.engine.begin() as connection:
            for table in BY_ROOM:
                connection.execute(delete(table).where(table.c.room == room))
            for table in BY_GAME:
                connection.execute(delete(table).where(table.c.game == room))
            for table in (posts, channels):
                connection.execute(delete(table).where(table.c.kind == TABLE, table.c.id == room))
            return connection.execute(delete(rooms).where(rooms.c.id == room)).rowcount == 1

    # Reports.

    def add_report(self, room: str, reporter: str, person: str, name: str, reason: str, text: str) -> None:
        """Adds a report to the queue."""
        values = {"room": room, "reporter": reporter, "person": person, "name": name, "reason": reason, "text": text}
        with self.engine.begin() as connection:
            connection.execute(reports.insert().values(**values, at=self._clock.now()))

    def open_reports(self, most: int) -> list[Report]:
        """Returns the queue of reports, oldest first."""
        with reading(self.engine) as connection:
            query = select(*reports.c).where(reports.c.closed.is_(None)).order_by(reports.c.at).limit(most)
            return [Report(*row) for row in connection.execute(query)]

    def close_report(self, number: int, note: str) -> bool:
        """Closes a report. Returns False if it is not open."""
        here = (reports.c.id == number) & reports.c.closed.is_(None)
        with self.engine.begin() as connection:
            return (
                connection.execute(update(reports).where(here).values(closed=self._clock.now(), note=note)).rowcount
                == 1
            )

    def reports_by(self, person: str) -> list[Report]:
        """Returns a person's reports, oldest first."""
        with reading(self.engine) as connection:
            query = select(*reports.c).where(reports.c.reporter == person).order_by(reports.c.at)
            return [Report(*row) for row in connection.execute(query)]

    def forget(self, person: str) -> None:
        """Deletes the reports by a person and about a person."""
        with self.engine.begin() as connection:
            connection.execute(delete(reports).where((reports.c.reporter == person) | (reports.c.person == person)))
