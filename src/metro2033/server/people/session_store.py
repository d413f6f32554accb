"""Stores credentials: browser sessions, and one-time links that reset a password. Only hashes are stored.

A Web Push subscription belongs to the session of its browser and ends with it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, select, update

from metro2033.server.core.database import Store, reading
from metro2033.server.notices.tables import channels, hooks, mailboxes, push_notices, pushes
from metro2033.server.people.tables import accounts, challenges, grants, passkeys, resets, sessions

CHUNK = 500  # hashes per query
WAYS_IN = (
    passkeys,
    grants,
    hooks,
    challenges,
    pushes,
    push_notices,
    channels,
)  # besides sessions; the first three are counted
UNASKED = {"pending": None, "pending_hash": None, "pending_until": None}  # discards an unconfirmed address


@dataclass(frozen=True)
class Session:
    """A browser session of an account or a guest. The fields match the columns of the table."""

    hash: str
    person: str
    since: float
    seen: float
    agent: str


@dataclass(frozen=True)
class Ended:
    """The number of passkeys, tokens and webhooks that were removed."""

    passkeys: int
    tokens: int
    webhooks: int


class SessionStore(Store):
    """Credentials in the database. Every call is one transaction."""

    def add(self, session: Session) -> None:
        """Adds a session."""
        with self.engine.begin() as connection:
            connection.execute(sessions.insert().values(**vars(session)))

    def find(self, hashed: str) -> Session | None:
        """Returns a session by the hash of its token."""
        with reading(self.engine) as connection:
            found = connection.execute(select(*sessions.c).where(sessions.c.hash == hashed)).one_or_none()
        return None if found is None else Session(*found)

    def touch(self, hashed: str, seen: float) -> None:
        """Records when a session was last used."""
        with self.engine.begin() as connection:
            connection.execute(update(sessions).where(sessions.c.hash == hashed).values(seen=seen))

    def of(self, person: str) -> list[Session]:
        """Returns the sessions of a person, most recently used first."""
        with reading(self.engine) as connection:
            query = select(*sessions.c).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
            return [Session(*found) for found in connection.execute(query)]

    def end(self, hashed: str) -> None:
        """Ends one session."""
        with self.engine.begin() as connection:
            _end(connection, sessions.c.hash == hashed)

    def succeed(self, old: str, new: str) -> None:
        """Replaces a session by another in the same browser. The new one takes over its push subscription if the person is the same."""
        person = select(sessions.c.person).where(sessions.c.hash == new).scalar_subquery()
        with self.engine.begin() as connection:
            for table in (pushes, push_notices):
                mine = (table.c.session == old) & (table.c.person == person)
                connection.execute(update(table).where(mine).values(session=new))
            _end(connection, sessions.c.hash == old)

    def end_all(self, person: str, but: str = "") -> None:
        """Ends all sessions of a person, optionally except one."""
        with self.engine.begin() as connection:
            _end(connection, (sessions.c.person == person) & (sessions.c.hash != but))

    def alive(self, hashes: Collection[str]) -> set[str]:
        """Returns the credentials among these, of sessions or tokens, that are still valid."""
        wanted, found = list(hashes), set[str]()
        with reading(self.engine) as connection:
            for first in range(0, len(wanted), CHUNK):
                some = wanted[first : first + CHUNK]
                for table in (sessions, grants):
                    found |= set(connection.execute(select(table.c.hash).where(table.c.hash.in_(some))).scalars())
        return found

    def unseen(self, guests_since: float, accounts_since: float, most: int) -> list[tuple[Session, bool]]:
        """Returns sessions that were not used since a time, and whether each belongs to a guest."""
        account = select(accounts.c.person).where(accounts.c.person == sessions.c.person).exists()
        old = (sessions.c.seen < accounts_since) | ((sessions.c.seen < guests_since) & ~account)
        with reading(self.engine) as connection:
            query = select(*sessions.c, account).where(old).order_by(sessions.c.seen).limit(most)
            return [(Session(*found[:-1]), not found[-1]) for found in connection.execute(query)]

    def forget(self, person: str) -> None:
        """Ends all sessions of a person, with the subscriptions of their browsers, and deletes one-time links."""
        with self.engine.begin() as connection:
            _end(connection, sessions.c.person == person)
            for table in (pushes, push_notices, resets):
                connection.execute(delete(table).where(table.c.person == person))

    # One-time links.

    def add_reset(self, hashed: str, person: str, until: float) -> None:
        """Stores a one-time link, replacing older ones."""
        with self.engine.begin() as connection:
            connection.execute(delete(resets).where((resets.c.person == person) | (resets.c.until < self._clock.now())))
            connection.execute(resets.insert().values(hash=hashed, person=person, until=until))

    def find_reset(self, hashed: str) -> str | None:
        """Returns the person whose password a link resets."""
        with reading(self.engine) as connection:
            query = select(resets.c.person).where(resets.c.hash == hashed, resets.c.until >= self._clock.now())
            found: str | None = connection.execute(query).scalar_one_or_none()
            return found

    def use_reset(self, hashed: str, password: str) -> Ended | None:
        """Sets the password of a link's account, and ends every session, passkey, token and webhook; returns None for a used link.

        The account may have been taken over, and the intruder may have left another way in.
        """
        with self.engine.begin() as connection:
            person = select(resets.c.person).where(resets.c.hash == hashed, resets.c.until >= self._clock.now())
            found = connection.execute(person).scalar_one_or_none()
            used = connection.execute(delete(resets).where(resets.c.hash == hashed)).rowcount == 1
            if found is None or not used:
                return None
            done = connection.execute(update(accounts).where(accounts.c.person == found).values(hash=password))
            _end(connection, sessions.c.person == found)
            ended = [connection.execute(delete(table).where(table.c.person == found)).rowcount for table in WAYS_IN]
            connection.execute(update(mailboxes).where(mailboxes.c.person == found).values(**UNASKED))
            return Ended(*ended[:3]) if done.rowcount == 1 else None


def _end(connection: Connection, which: Any) -> None:
    """Ends sessions, with the subscriptions of their browsers."""
    ended = select(sessions.c.hash).where(which)
    for table in (push_notices, pushes):
        connection.execute(delete(table).where(table.c.session.in_(ended)))
    connection.execute(delete(sessions).where(which))
