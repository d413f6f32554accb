"""Stores mail that waits to be sent: a queue that survives restarts and that several processes share. No one-time link is in it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Engine, update

from metro2033.server.core.database import insert
from metro2033.server.core.queues import Queue
from metro2033.server.notices.tables import mailboxes, mails


@dataclass(frozen=True)
class Mail:
    """What is to be written, to whom and where. Its text, and a one-time link in it, is made when it is sent."""

    kind: str
    person: str
    address: str
    language: str
    details: str = ""
    once: str | None = None  # of mail with the same mark, one waits at a time


@dataclass(frozen=True)
class QueuedMail:
    """A mail out of the queue, and its number."""

    id: int
    mail: Mail


class MailStore:
    """The queue of mail. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue = Queue(engine, mails, _read)

    def put(self, mail: Mail, at: float) -> None:
        """Queue a mail for a moment; one that waits already under the same mark is sent then instead."""
        with self.engine.begin() as connection:
            self._put(connection, mail, at)

    def put_digest(self, mail: Mail, at: float, claimed: float, following: float) -> bool:
        """Queue a person's digest and set the time of the next; False if another process has done so."""
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
