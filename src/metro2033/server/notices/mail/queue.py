"""Stores outgoing mail: a durable queue shared by several processes. It never contains one-time links."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Engine, update

from metro2033.server.core.database import insert
from metro2033.server.core.queues import Queue
from metro2033.server.notices.tables import mailboxes, mails


@dataclass(frozen=True)
class Mail:
    """A mail to be written: its kind, recipient and address. The text, and any one-time link in it, is created when it is sent."""

    kind: str
    person: str
    address: str
    language: str
    details: str = ""
    once: str | None = None  # deduplication key: at most one mail per key waits


@dataclass(frozen=True)
class QueuedMail:
    """A mail from the queue, with its id."""

    id: int
    mail: Mail


class MailStore:
    """The mail queue. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue = Queue(engine, mails, _read)

    def put(self, mail: Mail, at: float) -> None:
        """Queues a mail for a time; a waiting mail with the same `once` key is rescheduled instead."""
        with self.engine.begin() as connection:
            self._put(connection, mail, at)

    def put_digest(self, mail: Mail, at: float, claimed: float, following: float) -> bool:
        """Queues a person's digest and schedules the next; returns False if another process has claimed it."""
        # Compare-and-set on the scheduled time: of several processes, one claims the digest.
        mine = (mailboxes.c.person == mail.person) & (mailboxes.c.digest_at == claimed)
        with self.engine.begin() as connection:
            if connection.execute(update(mailboxes).where(mine).values(digest_at=following)).rowcount != 1:
                return False
            self._put(connection, mail, at)
        return True

    def _put(self, connection: Connection, mail: Mail, at: float) -> None:
        statement = insert(self.engine, mails).values(**asdict(mail), tries=0, at=at)
        later = {"at": statement.excluded.at, "address": statement.excluded.address}
        connection.execute(statement.on_conflict_do_update(index_elements=[mails.c.once], set_=later))


def _read(row: Any) -> QueuedMail:
    return QueuedMail(row.id, Mail(row.kind, row.person, row.address, row.language, row.details, row.once))
