"""Stores mail that waits to be sent: a queue that survives restarts and that several processes share. No one-time link is in it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Engine, delete, update

from metro2033.server.storage.database import insert
from metro2033.server.storage.queues import take_due
from metro2033.server.storage.tables import mailboxes, mails


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
class Taken:
    """A mail out of the queue, its number, how often it was tried, and until when it is ours."""

    id: int
    mail: Mail
    tries: int
    until: float


class MailStore:
    """The queue of mail. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

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

    def take(self, now: float, again: float, most: int) -> list[Taken]:
        """The mail that is due. It is due again at a later moment, unless the process that took it says otherwise."""
        return [_read(row, again) for row in take_due(self.engine, mails, now, again, most)]

    def put_off(self, taken: Taken, at: float) -> None:
        """Try a mail again later."""
        with self.engine.begin() as connection:
            connection.execute(update(mails).where(_of(taken)).values(tries=taken.tries + 1, at=at))

    def drop(self, taken: Taken) -> None:
        """Take a mail out of the queue, unless it was queued again meanwhile."""
        with self.engine.begin() as connection:
            connection.execute(delete(mails).where(_of(taken)))


def _read(row: Any, until: float) -> Taken:
    mail = Mail(row.kind, row.person, row.address, row.language, row.details, row.once)
    return Taken(row.id, mail, row.tries, until)


def _of(taken: Taken) -> Any:
    return (mails.c.id == taken.id) & (mails.c.at == taken.until)
