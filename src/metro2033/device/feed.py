"""The feed of a room: the messages that a socket of the server would send, in the same order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.live_room import LiveRoom
from metro2033.live.refusal import refused
from metro2033.live.subscription import Subscription

Send = Callable[[bytes], None]


class Feed:
    """One open feed. It ends with `bye` if the room cannot be shown (any more)."""

    def __init__(self, send: Send, language: str) -> None:
        self._send = send
        self._language = language
        self._subscription: Subscription | None = None
        self._is_over = False
        self._opening: asyncio.Task[None] | None = None

    def open(self, subscribe: Callable[[], Awaitable[Subscription]]) -> None:
        """Starts to open the feed."""
        self._opening = asyncio.get_running_loop().create_task(self._open(subscribe))

    async def _open(self, subscribe: Callable[[], Awaitable[Subscription]]) -> None:
        try:
            subscription = await subscribe()
        except Problem as problem:
            self._say(refused(problem, self._language))
            self._end(problem)
            return
        if not self._is_over:
            self._subscription = subscription
            subscription.open(self._notify)
            self._notify()

    def close(self) -> None:
        """Ends the feed."""
        self._is_over = True
        if self._opening is not None:
            self._opening.cancel()
        if self._subscription is not None:
            self._subscription.close()
            self._subscription = None

    def _notify(self) -> None:
        """Sends everything new, once nobody changes the room."""
        if self._subscription is None:
            return
        live: LiveRoom = self._subscription.live
        if live.lock.locked():
            live.lock.when_free(self._notify)
            return
        try:
            for message in self._subscription.look_now():
                self._send(message)
        except Problem as problem:
            self._end(problem)

    def _end(self, problem: Problem) -> None:
        self._say(wire.Bye(reason=problem.key))
        self._opening = None
        self.close()

    def _say(self, message: wire.AnyMessage) -> None:
        self._send(msgspec.json.encode(message))
