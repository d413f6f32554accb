"""Consumes a durable queue: claims due items, sends them, retries failures with backoff.

Only one process claims an item. Delivery is at least once: if a process dies right after sending, the item is sent again.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol, TypeVar

from metro2033.live.background import BackgroundTasks, attempt, why
from metro2033.live.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.core.queues import Queue, Taken

logger = logging.getLogger("metro2033.server")

Item = TypeVar("Item")


class Outcome(Enum):
    """The result of an attempt: delivered, to be retried, or not wanted any more."""

    SENT = "sent"
    RETRY = "retry"
    DROP = "drop"


@dataclass(frozen=True)
class Terms:
    """Parameters of a queue: concurrent attempts, the lease of a claim in seconds, and the seconds before each retry."""

    most: int
    lease: float
    pauses: Sequence[float]


class Sender(Protocol[Item]):
    """Sends the items of one queue."""

    terms: Terms

    async def not_before(self, item: Item, now: float) -> float:
        """Returns the earliest time, not before now, at which an item may be sent."""

    async def try_once(self, taken: Taken[Item]) -> Outcome:
        """Sends an item once."""

    def give_up(self, taken: Taken[Item]) -> None:
        """Records that the last attempt has failed."""


class QueueConsumer(Generic[Item]):
    """Consumes one queue in this process."""

    def __init__(
        self, name: str, database: Database, queue: Queue[Item], sender: Sender[Item], every: float, clock: Clock
    ) -> None:
        self._clock = clock
        self._failure = f"{name} not sent"
        self._database = database
        self._queue = queue
        self._sender = sender
        self._every = every
        self._looking = BackgroundTasks(clock)
        self._sending = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts polling for due items."""
        self._looking.repeat(self._failure, self._every, self.look)

    async def close(self) -> None:
        """Stops; undelivered items stay in the queue for the next process."""
        await self._looking.close()
        await self._sending.close()

    async def look(self) -> None:
        """Claims due items, up to the number of free attempts. If this process dies, the lease expires and another process sends them."""
        terms, now = self._sender.terms, self._clock.now()
        most = terms.most - len(self._sending)
        if most > 0:
            for taken in await self._database.run(self._queue.take, now, now + terms.lease, most):
                self._sending.start(attempt(self._failure, self._deliver(taken)))

    async def _deliver(self, taken: Taken[Item]) -> None:
        """Sends an item, unless it has to wait. Waiting does not count as an attempt; an exception of the sender counts as a failed one."""
        now, pauses = self._clock.now(), self._sender.terms.pauses
        at, outcome = now, Outcome.RETRY
        try:
            at = await self._sender.not_before(taken.item, now)
            if at <= now:
                outcome = await self._sender.try_once(taken)
        except Exception as fault:
            logger.warning(self._failure, extra=why(fault))
        if at > now:
            await self._database.run(self._queue.put_off, taken, at)
            return
        if outcome is Outcome.RETRY and taken.tries < len(pauses):
            await self._database.run(self._queue.retry, taken, self._clock.now() + pauses[taken.tries])
            return
        if outcome is Outcome.RETRY:
            self._sender.give_up(taken)
        await self._database.run(self._queue.drop, taken)
