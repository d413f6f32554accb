"""Stores notifications that wait to be sent: a queue that survives restarts and that several processes share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, delete, select, update

from metro2033.server.storage.database import insert
from metro2033.server.storage.queues import take_due
from metro2033.server.storage.tables import asked, notices, push_notices, pushes
from metro2033.server.storage.turns import Asked


@dataclass(frozen=True)
class Queued:
    """A notification in the queue: its question, the game, and how often it has been tried."""

    question: Asked
    game: str
    tries: int


class NoticeStore:
    """The queue of notifications. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def claim(self, question: Asked, game: str, at: float | None, push_at: float | None, *, slow: bool) -> bool:
        """Claim the notification of a question and queue it for a moment, for the webhook and for browsers, or not at all; whether nobody else has claimed it."""
        here = (asked.c.room == question.room) & (asked.c.seat == question.seat) & (asked.c.seq == question.seq)
        with self.engine.begin() as connection:
            done = connection.execute(update(asked).where(here & ~asked.c.noticed).values(noticed=True)).rowcount == 1
            row = {**vars(question), "game": game, "tries": 0}
            if done and at is not None:
                connection.execute(insert(self.engine, notices).values(**row, at=at).on_conflict_do_nothing())
            if done and push_at is not None:
                own = select(pushes.c.session).where(pushes.c.person == question.person)
                for session in connection.execute(own).scalars().all():
                    push = insert(self.engine, push_notices).values(**row, session=session, slow=slow, at=push_at)
                    connection.execute(push.on_conflict_do_nothing())
        return bool(done)

    def take(self, now: float, again: float, most: int) -> list[Queued]:
        """The notifications that are due. They are due again at a later moment, unless the process that took them says otherwise."""
        rows = take_due(self.engine, notices, now, again, most)
        fields = list(Asked.__dataclass_fields__)
        return [Queued(Asked(*(row._mapping[name] for name in fields)), row.game, row.tries) for row in rows]

    def put_off(self, queued: Queued, at: float) -> None:
        """Try a notification again later."""
        with self.engine.begin() as connection:
            connection.execute(update(notices).where(_of(queued.question)).values(tries=queued.tries + 1, at=at))

    def drop(self, question: Asked) -> None:
        """Take a notification out of the queue: it was sent, or nobody wants it any more."""
        with self.engine.begin() as connection:
            connection.execute(delete(notices).where(_of(question)))


def _of(question: Asked) -> Any:
    """The row of a question's notification."""
    here = (notices.c.room == question.room) & (notices.c.seat == question.seat)
    return here & (notices.c.seq == question.seq)
