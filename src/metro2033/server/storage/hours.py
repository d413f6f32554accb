"""Stores people's hours: the time zone and the quiet hours, for every kind of notice that keeps them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Engine, select

from metro2033.server.storage.database import insert
from metro2033.server.storage.tables import hours


@dataclass(frozen=True)
class Hours:
    """A person's time zone and quiet hours, in minutes after midnight. The fields follow the columns of the table."""

    person: str
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None


class HoursStore:
    """Hours in the database. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, person: str) -> Hours:
        """The hours of a person; without any, nothing is quiet."""
        with self.engine.begin() as connection:
            found = connection.execute(select(*hours.c).where(hours.c.person == person)).one_or_none()
        return Hours(person) if found is None else Hours(*found)

    def put(self, chosen: Hours) -> None:
        """Save a person's hours."""
        statement = insert(self.engine, hours).values(**vars(chosen))
        with self.engine.begin() as connection:
            connection.execute(statement.on_conflict_do_update(index_elements=[hours.c.person], set_=vars(chosen)))
