"""Pauses between attempts to connect: they grow and have jitter, so that the clients of a server that comes back do not all arrive at once."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from msgspec import Struct

logger = logging.getLogger("metro2033.client")

FIRST, LONGEST = 0.2, 10.0  # seconds; each pause is at most twice the one before


class Lost(Struct, frozen=True):
    """A connection that was lost or could not be made."""

    why: str
    attempt: int  # how many have failed in a row
    seconds: float  # before the next one


def _log(lost: Lost) -> None:
    logger.info("connection lost: %s; %d failed, next attempt in %.1f s", lost.why, lost.attempt, lost.seconds)


class Reconnect:
    """The pauses of one connection. `on_lost` is called before each of them; by default it is logged.

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
        """Start with the shortest pause again: the server has said something."""
        self._failed = 0

    async def pause(self, why: str) -> None:
        """Tell of a failure and wait before the next attempt."""
        bound = min(self._longest, FIRST * 2.0 ** min(self._failed, 30))
        self._failed += 1
        lost = Lost(why, self._failed, bound * self._luck.uniform(0.5, 1))
        self._on_lost(lost)
        await self._sleep(lost.seconds)
