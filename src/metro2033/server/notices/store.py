"""Stores outgoing notices about turns: two queues, for webhooks and for browsers, filled in one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, select, update

from metro2033.server.core.database import insert
from metro2033.server.core.queues import Queue
from metro2033.server.notices.tables import asked, notices, push_notices, pushes
from metro2033.server.notices.turn_store import Asked


@dataclass(frozen=True)
class Call:
    """A notice for a webhook: its question, and the game."""

    question: Asked
    game: str


@dataclass(frozen=True)
class Push:
    """A notice for a browser: the session of its subscription, its question, and the game."""

    session: str
    question: Asked
    game: str
    slow: bool


class NoticeStore:
    """The queues of notices about turns. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.calls = Queue(engine, notices, lambda row: Call(_question(row), row.game))
        self.pushes = Queue(engine, push_notices, lambda row: Push(row.session, _question(row), row.game, row.slow))

    def claim(self, question: Asked, game: str, at: float, *, call: bool, push: bool, slow: bool) -> bool:
        """Claims the notice of a question and queues it as chosen by `call` and `push`; returns False if it was already claimed."""
        here = (asked.c.room == question.room) & (asked.c.seat == question.seat) & (asked.c.seq == question.seq)
        with self.engine.begin() as connection:
            done = connection.execute(update(asked).where(here & ~asked.c.noticed).values(noticed=True)).rowcount == 1
            row = {**vars(question), "game": game, "tries": 0, "at": at}
            if done and call:
                connection.execute(insert(self.engine, notices).values(**row).on_conflict_do_nothing())
            if done and push:
                own = select(pushes.c.session).where(pushes.c.person == question.person)
                for session in connection.execute(own).scalars().all():
                    notice = insert(self.engine, push_notices).values(**row, session=session, slow=slow)
                    connection.execute(notice.on_conflict_do_nothing())
        return bool(done)


def _question(row: Any) -> Asked:
    """Returns the question of a row."""
    return Asked(row.room, row.seat, row.person, row.seq, row.since, row.until)
