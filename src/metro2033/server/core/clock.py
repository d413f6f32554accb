"""Reads the time and waits for it. Nothing else in the server does, so tests can let hours pass at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVarTuple

Arguments = TypeVarTuple("Arguments")


class Timer(Protocol):
    """A call that is still to come."""

    def cancel(self) -> object:
        """Cancels the call."""


class Clock:
    """Tells the time and waits. Safe to read from any thread."""

    def now(self) -> float:
        """Returns the time of day, in seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Returns seconds that never go back, for measuring intervals."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Waits."""
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, call: Callable[[*Arguments], object], *arguments: *Arguments) -> Timer:
        """Calls a function on the event loop after a while."""
        return asyncio.get_running_loop().call_later(seconds, call, *arguments)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[Any]:
        """Raises TimeoutError in a block that takes longer."""
        return asyncio.timeout(seconds)


SYSTEM = Clock()
