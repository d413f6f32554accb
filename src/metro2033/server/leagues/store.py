"""Stores leagues: versioned documents, their people, the rooms of their open tables, and their journals.

A change of a league, the rooms of a round it draws and its journal entries are one transaction, so that a result is taken once and a round
is drawn once, however many processes try.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, or_, select, union, update

from metro2033.live.storage import StoredRoom
from metro2033.server.core.database import Store, reading
from metro2033.server.leagues.tables import league_journal, league_people, league_tables, leagues
from metro2033.server.rooms.store import add_room
from metro2033.server.rooms.tables import rooms

MOST_LISTED = 100
MOST_ENTRIES = 500
MOST_AT_ONCE = 50


@dataclass(frozen=True)
class StoredLeague:
    """A stored league: its document, and the secret of its deals, which is kept out of the document."""

    id: str
    version: int
    status: str
    organiser: str
    secret: str
    document: str
    next_check: float | None = None  # when it has to be checked, regardless of its rooms
    persons: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()  # rooms whose results are pending


@dataclass(frozen=True)
class JournalEntry:
    """A journal entry; `who` is a person, or empty for the server itself."""

    who: str
    action: str
    details: str = ""
    at: float = 0.0


class LeagueStore(Store):
    """Leagues in the database. Every call is one transaction, durable when it returns."""

    def create(self, league: StoredLeague, most: int) -> bool:
        """Stores a new league. Returns False if its organiser has reached the maximum of unfinished leagues."""
        own = (leagues.c.organiser == league.organiser) & leagues.c.status.in_(("open", "running"))
        with self.engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(leagues).where(own)).scalar_one() >= most:
                return False
            values = {"id": league.id, "version": league.version, "secret": league.secret}
            connection.execute(leagues.insert().values(**values, **_columns(league, self._clock.now())))
            self._put_parts(connection, league, [JournalEntry(league.organiser, "make")])
        return True

    def read(self, league: str) -> StoredLeague | None:
        """Returns a league by its id."""
        with reading(self.engine) as connection:
            found = connection.execute(select(*_READ).where(leagues.c.id == league)).one_or_none()
        return None if found is None else StoredLeague(*found)

    def change(self, league: StoredLeague, entries: Sequence[JournalEntry], made: Sequence[StoredRoom]) -> bool:
        """Replaces a league's document and adds its new rooms, if the version has not changed since; increments the version."""
        here = (leagues.c.id == league.id) & (leagues.c.version == league.version)
        with self.engine.begin() as connection:
            values = {"version": league.version + 1, **_columns(league, self._clock.now())}
            if connection.execute(update(leagues).where(here).values(**values)).rowcount != 1:
                return False
            self._put_parts(connection, league, entries)
            for room in made:
                add_room(connection, room, self._clock.now())
        return True

    def _put_parts(self, connection: Connection, league: StoredLeague, entries: Sequence[JournalEntry]) -> None:
        for table in (league_people, league_tables):
            connection.execute(delete(table).where(table.c.league == league.id))
        if league.persons:
            rows = [{"league": league.id, "person": person} for person in league.persons]
            connection.execute(league_people.insert(), rows)
        if league.tables:
            connection.execute(league_tables.insert(), [{"league": league.id, "room": room} for room in league.tables])
        if entries:
            now = self._clock.now()
            written = [{"league": league.id, **vars(entry), "at": entry.at or now} for entry in entries]
            connection.execute(league_journal.insert(), written)

    def of(self, person: str, most: int | None = MOST_LISTED) -> list[StoredLeague]:
        """Returns the leagues of a person, most recently changed first."""
        theirs = leagues.c.id.in_(select(league_people.c.league).where(league_people.c.person == person))
        with reading(self.engine) as connection:
            query = select(*_READ).where(theirs).order_by(leagues.c.changed.desc()).limit(most)
            return [StoredLeague(*found) for found in connection.execute(query)]

    def all_of(self, person: str) -> list[str]:
        """Returns the ids of all leagues of a person."""
        with reading(self.engine) as connection:
            query = select(league_people.c.league).where(league_people.c.person == person)
            return list(connection.execute(query).scalars())

    def due(self, now: float) -> list[str]:
        """Returns the leagues that have to be checked: they are due, or the room of an open table is over or deleted."""
        over = (
            select(league_tables.c.league)
            .select_from(league_tables.outerjoin(rooms, rooms.c.id == league_tables.c.room))
            .where(or_(rooms.c.id.is_(None), rooms.c.status == "over"))
        )
        query = union(select(leagues.c.id).where(leagues.c.next_check <= now), over).limit(MOST_AT_ONCE)
        with reading(self.engine) as connection:
            return list(connection.execute(query).scalars())

    def journal(self, league: str) -> list[JournalEntry]:
        """Returns the latest journal entries of a league, newest first."""
        columns = (league_journal.c.who, league_journal.c.action, league_journal.c.details, league_journal.c.at)
        query = select(*columns).where(league_journal.c.league == league).order_by(league_journal.c.id.desc())
        with reading(self.engine) as connection:
            return [JournalEntry(*row) for row in connection.execute(query.limit(MOST_ENTRIES))]

    def written_by(self, person: str) -> list[tuple[str, JournalEntry]]:
        """Returns a person's entries in all journals, oldest first, with the league of each."""
        columns = (league_journal.c.who, league_journal.c.action, league_journal.c.details, league_journal.c.at)
        query = select(league_journal.c.league, *columns).where(league_journal.c.who == person)
        with reading(self.engine) as connection:
            return [(row[0], JournalEntry(*row[1:])) for row in connection.execute(query.order_by(league_journal.c.id))]

    def forget(self, person: str) -> None:
        """Removes a person from all journals, including those of leagues where another person has taken over the place."""
        with self.engine.begin() as connection:
            connection.execute(update(league_journal).where(league_journal.c.who == person).values(who=""))


_READ = (
    leagues.c.id,
    leagues.c.version,
    leagues.c.status,
    leagues.c.organiser,
    leagues.c.secret,
    leagues.c.document,
    leagues.c.next_check,
)


def _columns(league: StoredLeague, now: float) -> dict[str, object]:
    return {
        "status": league.status,
        "organiser": league.organiser,
        "next_check": league.next_check,
        "document": league.document,
        "changed": now,
    }
