"""Limits the size of request bodies, by their declared length and by what really arrives."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.server.core.config import MESSAGE_BYTES, UPLOADS
from metro2033.server.http.middleware.turn_away import turn_away

BODY_SECONDS = 30.0  # from the head of a request to the end of its body
DISCARDED_BYTES = 2 * max(UPLOADS.values())  # what is read of a body that is too large, so that its sender hears why


class TooLarge(Exception):
    """A body beyond the limit."""


class TooSlow(Exception):
    """A body that does not arrive."""


class BodyLimitMiddleware:
    """Refuses bodies that are too large before they are in memory, and those that do not arrive in time."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        most = most_bytes(scope)
        length = Headers(scope=scope).get("content-length", "0")
        declared = int(length) if length.isdecimal() else DISCARDED_BYTES + 1
        if declared <= most:
            try:
                await self.app(scope, _bounded(receive, most) if scope["type"] == "http" else receive, send)
                return
            except TooSlow:
                await turn_away(scope, receive, send, 408, Problem("server-too-slow"))
                return
            except TooLarge:
                pass  # it declared less than it sent
        elif scope["type"] == "http" and declared <= DISCARDED_BYTES:
            await _discard(receive)
        await turn_away(scope, receive, send, 413, Problem("server-too-large", most=most))


def most_bytes(scope: Scope) -> int:
    """How large a body may be; larger where files are uploaded."""
    return UPLOADS.get(scope["path"], MESSAGE_BYTES)


async def _discard(receive: Receive) -> None:
    """Read a body to its end without keeping it.

    A proxy that is still sending when the connection closes may lose the answer and tell its client of a bad gateway.
    """
    with suppress(TooLarge, TooSlow):
        bounded = _bounded(receive, DISCARDED_BYTES)
        while (await bounded()).get("more_body", False):
            pass


def _bounded(receive: Receive, most: int) -> Receive:
    """Count what arrives, whatever the headers say, and how long it takes."""
    seen, is_complete = 0, False
    deadline = asyncio.get_running_loop().time() + BODY_SECONDS

    async def counted() -> Message:
        nonlocal seen, is_complete
        if is_complete:  # what comes now is that the client has gone
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise TooSlow from None
        is_complete = not message.get("more_body", False)
        seen += len(message.get("body", b""))
        if seen > most:
            raise TooLarge
        return message

    return counted
