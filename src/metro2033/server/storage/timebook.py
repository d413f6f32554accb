"""What the database keeps about time: when no server was there."""

from __future__ import annotations

from sqlalchemy import Engine, select, update
from sqlalchemy.dialects import postgresql, sqlite

from metro2033.server.storage.tables import outages, settings

ALIVE = "alive"

Outages = list[tuple[float, float]]


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
