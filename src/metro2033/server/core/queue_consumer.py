"""Works off a durable queue: takes what is due, has it sent, and tries again after growing pauses what was not taken.

What one process takes, no other sends. What was sent in the moment in which a process died is sent again.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol, TypeVar

from metro2033.server.core.background import BackgroundTasks, attempt, why
from metro2033.server.core.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.core.queues import Queue, Taken

logger = logging.getLogger("metro2033.server")

Item = TypeVar("Item")


class Outcome(Enum):
    """What became of an attempt: it was taken, it may be taken later, or nobody wants it."""

    SENT = "sent"
    RETRY = "retry"
    DROP = "drop"


@dataclass(frozen=True)
class Terms:
    """How a queue is worked off: attempts at once, seconds after which an attempt that nobody reported on is repeated, and seconds before each retry."""

    most: int
    lease: float
    pauses: Sequence[float]


class Sender(Protocol[Item]):
    """Sends the items of one queue."""

    terms: Terms

    async def not_before(self, item: Item, now: float) -> float:
        """The first moment from now on at which an item may be sent."""

    async def try_once(self, taken: Taken[Item]) -> Outcome:
        """Send an item once."""

    def give_up(self, taken: Taken[Item]) -> None:
        """Note that the last attempt has failed."""


class QueueConsumer(Generic[Item]):
    """Works off one queue in this process."""

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
        """Begin to look for what is due."""
        self._looking.repeat(self._failure, self._every, self.look)

    async def close(self) -> None:
        """Stop; what was not delivered stays in the queue for the next process."""
        await self._looking.close()
        await self._sending.close()

    async def look(self) -> None:
        """Take what is due, as much as can be sent at once. Should this process die, another sends it."""
        terms, now = self._sender.terms, self._clock.now()
        most = terms.most - len(self._sending)
        if most > 0:
            for taken in await self._database.run(self._queue.take, now, now + terms.lease, most):
                self._sending.start(attempt(self._failure, self._deliver(taken)))

    async def _deliver(self, taken: Taken[Item]) -> None:
        """Send an item, unless it has to wait; a wait counts as no attempt, a fault of the sender as one that failed."""
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
