"""Stores people's hours: the time zone and the quiet hours, for every kind of notice that respects them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, select, update

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.notices.tables import hours, mailboxes


@dataclass(frozen=True)
class Hours:
    """A person's time zone and quiet hours, in minutes after midnight. The fields follow the columns of the table."""

    person: str
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None


class HoursStore(Store):
    """Hours in the database. Every call is one transaction."""

    def of(self, person: str) -> Hours:
        """Returns the hours of a person; the default has no quiet hours."""
        with reading(self.engine) as connection:
            found = connection.execute(select(*hours.c).where(hours.c.person == person)).one_or_none()
        return Hours(person) if found is None else Hours(*found)

    def forget(self, person: str) -> None:
        """Deletes the hours of a person."""
        with self.engine.begin() as connection:
            connection.execute(delete(hours).where(hours.c.person == person))

    def put(self, chosen: Hours, digest_of: Callable[[int], float]) -> None:
        """Saves a person's hours and reschedules the digest: `digest_of` maps its hour of the day to the next time."""
        with self.engine.begin() as connection:
            box = self._lock_mailbox(connection, chosen.person)
            self._put(connection, vars(chosen))
            if box is not None and box.digest:
                mine = update(mailboxes).where(mailboxes.c.person == chosen.person)
                connection.execute(mine.values(digest_at=digest_of(box.hour)))

    def put_zone(self, person: str, zone: str, choices: Mapping[str, object]) -> bool:
        """Saves a person's time zone and mail choices; keeps the quiet hours. Returns False and saves nothing without a confirmed address."""
        with self.engine.begin() as connection:
            if self._lock_mailbox(connection, person) is None:
                return False
            self._put(connection, {"person": person, "zone": zone})
            connection.execute(update(mailboxes).where(mailboxes.c.person == person).values(**choices))
        return True

    def _lock_mailbox(self, connection: Connection, person: str) -> Any:
        """Returns the mailbox of a person, locked until the transaction ends; None without a confirmed address."""
        mine = (mailboxes.c.person == person) & mailboxes.c.address.is_not(None)
        return connection.execute(select(mailboxes).where(mine).with_for_update()).one_or_none()

    def _put(self, connection: Connection, values: Mapping[str, object]) -> None:
        """Upserts some columns and keeps the others."""
        statement = insert(self.engine, hours).values(**values)
        connection.execute(statement.on_conflict_do_update(index_elements=[hours.c.person], set_=dict(values)))
