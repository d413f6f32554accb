"""Stores Web Push subscriptions, one per session."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, select, update

from metro2033.server.core.database import Store, reading
from metro2033.server.notices.tables import push_notices, pushes
from metro2033.server.people.tables import sessions


@dataclass(frozen=True)
class Subscription:
    """A subscribed browser: the endpoint of its push service, and its keys. The fields follow the columns of the table."""

    session: str
    person: str
    hash: str  # of the endpoint
    endpoint: str
    key: str  # the browser's public key
    auth: str
    language: str
    at: float
    told: float | None = None  # time of the last accepted notice


class PushStore(Store):
    """Subscriptions in the database. Every call is one transaction."""

    def put(self, wanted: Subscription, most: int) -> bool:
        """Saves the subscription of a session, replacing an older one; returns False if the person is at the limit."""
        with self.engine.begin() as connection:
            others = (pushes.c.person == wanted.person) & (pushes.c.session != wanted.session)
            count = select(func.count()).where(others, pushes.c.hash != wanted.hash)
            if connection.execute(count).scalar_one() >= most:
                return False
            same = (pushes.c.session == wanted.session) | (pushes.c.hash == wanted.hash)
            connection.execute(delete(pushes).where(same))
            connection.execute(pushes.insert().values(**vars(wanted)))
        return True

    def at(self, hashed: str) -> Subscription | None:
        """Returns the subscription with an endpoint, given its hash."""
        return next(iter(self._find(pushes.c.hash == hashed)), None)

    def find(self, session: str) -> Subscription | None:
        """Returns the subscription of a session."""
        return next(iter(self._find(pushes.c.session == session)), None)

    def of(self, person: str) -> list[tuple[Subscription, str]]:
        """Returns a person's subscriptions with the name of each browser, oldest first."""
        joined = pushes.join(sessions, sessions.c.hash == pushes.c.session)
        query = select(*pushes.c, sessions.c.agent).select_from(joined).where(pushes.c.person == person)
        with reading(self.engine) as connection:
            rows = connection.execute(query.order_by(pushes.c.at)).all()
        return [(Subscription(*row[:-1]), row[-1]) for row in rows]

    def _find(self, which: Any) -> list[Subscription]:
        with reading(self.engine) as connection:
            return [Subscription(*row) for row in connection.execute(select(*pushes.c).where(which))]

    def note(self, session: str, told: float) -> None:
        """Records the time of an accepted notice."""
        with self.engine.begin() as connection:
            connection.execute(update(pushes).where(pushes.c.session == session).values(told=told))

    def drop(self, gone: Subscription) -> None:
        """Deletes a subscription and its queued notices, unless it has been replaced."""
        same = (pushes.c.session == gone.session) & (pushes.c.hash == gone.hash)
        with self.engine.begin() as connection:
            if connection.execute(delete(pushes).where(same)).rowcount == 1:
                connection.execute(delete(push_notices).where(push_notices.c.session == gone.session))
