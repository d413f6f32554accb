"""Reconnect backoff: exponential with jitter, so that clients do not all return to a restarted server at once."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from msgspec import Struct

logger = logging.getLogger("metro2033.client")

FIRST, LONGEST = 0.2, 10.0  # seconds; bounds of the first and of any later pause


class Lost(Struct, frozen=True):
    """A connection that was lost or could not be established."""

    why: str
    attempt: int  # consecutive failures
    seconds: float  # until the next attempt


def _log(lost: Lost) -> None:
    logger.info("connection lost: %s; %d failed, next attempt in %.1f s", lost.why, lost.attempt, lost.seconds)


class Reconnect:
    """The backoff of one connection. `on_lost` is called before each pause; by default it logs.

    A pause is half of a bound that doubles with every failure, plus a random part of the other half.
    """

    def __init__(
        self,
        on_lost: Callable[[Lost], None] = _log,
        *,
        longest: float = LONGEST,
        luck: random.Random | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._on_lost = on_lost
        self._longest = longest
        self._luck = luck or random.Random()
        self._sleep = sleep
        self._failed = 0

    def works(self) -> None:
        """Resets the backoff: the server has sent a message."""
        self._failed = 0

    async def pause(self, why: str) -> None:
        """Reports a failure and waits before the next attempt."""
        bound = min(self._longest, FIRST * 2.0 ** min(self._failed, 30))
        self._failed += 1
        lost = Lost(why, self._failed, bound * self._luck.uniform(0.5, 1))
        self._on_lost(lost)
        await self._sleep(lost.seconds)
