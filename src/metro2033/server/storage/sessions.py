"""Stores credentials: the sessions of browsers, and one-time links that reset a password. Only hashes are stored.

A subscription to Web Push belongs to the session of its browser and ends with it.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, delete, select, update

from metro2033.server.storage.tables import accounts, grants, push_notices, pushes, resets, sessions

CHUNK = 500  # hashes in one query


@dataclass(frozen=True)
class Session:
    """A browser in which a person is logged in, or is a guest. The fields follow the columns of the table."""

    hash: str
    person: str
    since: float
    seen: float
    agent: str


class SessionStore:
    """Credentials in the database. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, session: Session) -> None:
        """Begin a session."""
        with self.engine.begin() as connection:
            connection.execute(sessions.insert().values(**vars(session)))

    def find(self, hashed: str) -> Session | None:
        """A session by the hash of its token."""
        with self.engine.begin() as connection:
            found = connection.execute(select(*sessions.c).where(sessions.c.hash == hashed)).one_or_none()
        return None if found is None else Session(*found)

    def touch(self, hashed: str, seen: float) -> None:
        """Note when a session was last used."""
        with self.engine.begin() as connection:
            connection.execute(update(sessions).where(sessions.c.hash == hashed).values(seen=seen))

    def of(self, person: str) -> list[Session]:
        """The sessions of a person, the last used first."""
        with self.engine.begin() as connection:
            query = select(*sessions.c).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
            return [Session(*found) for found in connection.execute(query)]

    def end(self, hashed: str) -> None:
        """End one session."""
        with self.engine.begin() as connection:
            _end(connection, sessions.c.hash == hashed)

    def succeed(self, old: str, new: str) -> None:
        """End a session in favour of another in the same browser, which takes over its subscription if the person is the same."""
        person = select(sessions.c.person).where(sessions.c.hash == new).scalar_subquery()
        with self.engine.begin() as connection:
            for table in (pushes, push_notices):
                mine = (table.c.session == old) & (table.c.person == person)
                connection.execute(update(table).where(mine).values(session=new))
            _end(connection, sessions.c.hash == old)

    def end_all(self, person: str, but: str = "") -> None:
        """End all sessions of a person, or all but one."""
        with self.engine.begin() as connection:
            _end(connection, (sessions.c.person == person) & (sessions.c.hash != but))

    def alive(self, hashes: Collection[str]) -> set[str]:
        """Which of these credentials, of sessions or tokens, still hold."""
        wanted, found = list(hashes), set[str]()
        with self.engine.begin() as connection:
            for first in range(0, len(wanted), CHUNK):
                some = wanted[first : first + CHUNK]
                for table in (sessions, grants):
                    found |= set(connection.execute(select(table.c.hash).where(table.c.hash.in_(some))).scalars())
        return found

    def unseen(self, guests_since: float, accounts_since: float, most: int) -> list[tuple[Session, bool]]:
        """Sessions not used since a time, and whether they are a guest's."""
        account = select(accounts.c.person).where(accounts.c.person == sessions.c.person).exists()
        old = (sessions.c.seen < accounts_since) | ((sessions.c.seen < guests_since) & ~account)
        with self.engine.begin() as connection:
            query = select(*sessions.c, account).where(old).order_by(sessions.c.seen).limit(most)
            return [(Session(*found[:-1]), not found[-1]) for found in connection.execute(query)]

    # One-time links.

    def add_reset(self, hashed: str, person: str, until: float) -> None:
        """Save a one-time link in place of older ones."""
        with self.engine.begin() as connection:
            connection.execute(delete(resets).where((resets.c.person == person) | (resets.c.until < time.time())))
            connection.execute(resets.insert().values(hash=hashed, person=person, until=until))

    def find_reset(self, hashed: str) -> str | None:
        """The person whose password a link resets."""
        with self.engine.begin() as connection:
            query = select(resets.c.person).where(resets.c.hash == hashed, resets.c.until >= time.time())
            found: str | None = connection.execute(query).scalar_one_or_none()
            return found

    def use_reset(self, hashed: str, password: str) -> bool:
        """Set the password of a link's account and delete the link; False if somebody else was faster."""
        with self.engine.begin() as connection:
            person = select(resets.c.person).where(resets.c.hash == hashed, resets.c.until >= time.time())
            found = connection.execute(person).scalar_one_or_none()
            used = connection.execute(delete(resets).where(resets.c.hash == hashed)).rowcount == 1
            if found is None or not used:
                return False
            done = connection.execute(update(accounts).where(accounts.c.person == found).values(hash=password))
            _end(connection, sessions.c.person == found)
            return done.rowcount == 1


def _end(connection: Connection, which: Any) -> None:
    """End sessions, with the subscriptions of their browsers."""
    ended = select(sessions.c.hash).where(which)
    for table in (push_notices, pushes):
        connection.execute(delete(table).where(table.c.session.in_(ended)))
    connection.execute(delete(sessions).where(which))
