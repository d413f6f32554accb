"""The outbox: queues mail. Without a mail server nothing is queued."""

from __future__ import annotations

from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.database import Database
from metro2033.server.notices.mail.queue import Mail, MailStore


class Outbox:
    """Queues mail for other services; any process of the server delivers it."""

    def __init__(self, config: Config, database: Database, store: MailStore, clock: Clock) -> None:
        self._clock = clock
        self.is_open = config.smtp is not None
        self.public_url = config.public_url  # base of links
        self._database = database
        self._store = store

    async def put(self, mail: Mail, at: float | None = None) -> None:
        """Queues a mail for now or a later time."""
        if self.is_open:
            await self._database.run(self._store.put, mail, self._clock.now() if at is None else at)

    async def put_digest(self, mail: Mail, at: float, claimed: float, following: float) -> bool:
        """Queues a person's digest and schedules the next; returns False if another process has claimed it."""
        return await self._database.run(self._store.put_digest, mail, at, claimed, following)
