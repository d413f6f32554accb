"""Stores mailboxes: a person's e-mail address, an unconfirmed one, and the notices that go there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select, update

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.notices.tables import mailboxes, mails


@dataclass(frozen=True)
class Mailbox:
    """A person's mailbox. The fields follow the columns of the table; `key` is the lookup key of the address."""

    person: str
    address: str | None
    key: str | None
    language: str
    pending: str | None = None
    pending_hash: str | None = None
    pending_until: float | None = None
    failed: bool = False  # mail to the newest address was refused permanently
    turns: bool = False  # notices about turns in slow games
    digest: bool = False  # once a day
    hour: int = 8  # of the digest, in the person's time zone
    told: float = 0.0  # time of the last mail about turns
    digest_at: float | None = None  # time of the next digest

    @property
    def reach(self) -> str:
        """The address at which mail arrives; empty if there is none, or it was refused."""
        return "" if self.failed else self.address or ""


class MailboxStore(Store):
    """Mailboxes in the database. Every call is one transaction."""

    def of(self, person: str) -> Mailbox | None:
        """Returns the mailbox of a person."""
        found = self._find(mailboxes.c.person == person)
        return found[0] if found else None

    def at(self, key: str, most: int) -> list[Mailbox]:
        """Returns the mailboxes with a confirmed address; several accounts may share one."""
        return self._find(mailboxes.c.key == key)[:most]

    def digests_due(self, now: float, most: int) -> list[Mailbox]:
        """Returns the mailboxes whose digest is due."""
        return self._find((mailboxes.c.digest_at <= now) & mailboxes.c.address.is_not(None))[:most]

    def _find(self, which: Any) -> list[Mailbox]:
        with reading(self.engine) as connection:
            return [Mailbox(*row) for row in connection.execute(select(*mailboxes.c).where(which))]

    def ask(self, person: str, address: str, language: str, until: float) -> None:
        """Stores an unconfirmed address. The confirmed one stays in use."""
        values = {
            "language": language,
            "pending": address,
            "pending_hash": None,
            "pending_until": until,
            "failed": False,
        }
        statement = insert(self.engine, mailboxes).values(person=person, **values)
        with self.engine.begin() as connection:
            connection.execute(statement.on_conflict_do_update(index_elements=[mailboxes.c.person], set_=values))

    def set_link(self, person: str, address: str, hashed: str, until: float) -> bool:
        """Stores the hash of the confirmation link of an address, replacing older ones; returns False if the address is no longer pending."""
        mine = (mailboxes.c.person == person) & (mailboxes.c.pending == address)
        with self.engine.begin() as connection:
            values = {"pending_hash": hashed, "pending_until": until}
            return connection.execute(update(mailboxes).where(mine).values(**values)).rowcount == 1

    def confirm(self, hashed: str, key_of: Callable[[str], str]) -> tuple[Mailbox, Mailbox] | None:
        """Confirms an address by its link; returns the mailbox before and after. A link works once."""
        fresh = (mailboxes.c.pending_hash == hashed) & (mailboxes.c.pending_until >= self._clock.now())
        with self.engine.begin() as connection:
            row = connection.execute(select(*mailboxes.c).where(fresh)).one_or_none()
            if row is None:
                return None
            before = Mailbox(*row)
            values = {
                "address": before.pending,
                "key": key_of(before.pending or ""),
                "pending": None,
                "pending_hash": None,
                "pending_until": None,
                "failed": False,
            }
            done = connection.execute(update(mailboxes).where(fresh).values(**values)).rowcount == 1
        after = Mailbox(**{**vars(before), **values})
        return (before, after) if done else None

    def choose(self, person: str, values: Mapping[str, object]) -> bool:
        """Changes which notices a person wants; returns False without a confirmed address."""
        mine = (mailboxes.c.person == person) & mailboxes.c.address.is_not(None)
        with self.engine.begin() as connection:
            return connection.execute(update(mailboxes).where(mine).values(**values)).rowcount == 1

    def fail(self, person: str, address: str) -> bool:
        """Marks an address as permanently refused; returns whether it belongs to the person."""
        mine = (mailboxes.c.person == person) & ((mailboxes.c.address == address) | (mailboxes.c.pending == address))
        with self.engine.begin() as connection:
            return connection.execute(update(mailboxes).where(mine).values(failed=True)).rowcount == 1

    def drop(self, person: str) -> None:
        """Deletes the mailbox of a person, and its queued mail."""
        with self.engine.begin() as connection:
            for table in (mailboxes, mails):
                connection.execute(delete(table).where(table.c.person == person))

    def drop_unconfirmed(self, now: float) -> None:
        """Deletes addresses that were not confirmed in time."""
        with self.engine.begin() as connection:
            old = mailboxes.c.pending_until < now
            connection.execute(delete(mailboxes).where(old, mailboxes.c.address.is_(None)))
            values = {"pending": None, "pending_hash": None, "pending_until": None, "failed": False}
            connection.execute(update(mailboxes).where(old).values(**values))
