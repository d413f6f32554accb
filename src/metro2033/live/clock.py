"""The clock: the only module of the server that reads the time or sleeps, so that tests can fast-forward."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVarTuple

Arguments = TypeVarTuple("Arguments")


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> object:
        """Cancels the call."""


class Clock:
    """Reads the time and sleeps. Safe to read from any thread."""

    def now(self) -> float:
        """Returns the wall-clock time, in seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Returns monotonic seconds, for measuring intervals."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Sleeps."""
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, call: Callable[[*Arguments], object], *arguments: *Arguments) -> Timer:
        """Schedules a call on the event loop."""
        return asyncio.get_running_loop().call_later(seconds, call, *arguments)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[Any]:
        """Raises TimeoutError if the block takes longer."""
        return asyncio.timeout(seconds)


SYSTEM = Clock()
