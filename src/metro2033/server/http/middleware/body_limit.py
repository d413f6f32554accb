"""Limits the size of request bodies, by the declared length and by the bytes received."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.server.core.config import MESSAGE_BYTES, UPLOADS
from metro2033.server.http.middleware.turn_away import turn_away

BODY_SECONDS = 30.0  # from the head of a request to the end of its body
DISCARDED_BYTES = 2 * max(UPLOADS.values())  # read from an oversized body, so that the client receives the refusal


class TooLarge(Exception):
    """The body exceeds the limit."""


class TooSlow(Exception):
    """The body did not arrive in time."""


class BodyLimitMiddleware:
    """Refuses bodies that are too large before they are in memory, and those that do not arrive in time."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
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
    """Returns the maximum size of a body; larger for uploads."""
    return UPLOADS.get(scope["path"], MESSAGE_BYTES)


async def _discard(receive: Receive) -> None:
    """Reads a body to its end and discards it.

    A proxy that is still sending when the connection closes may lose the response and report a bad gateway to its client.
    """
    with suppress(TooLarge, TooSlow):
        bounded = _bounded(receive, DISCARDED_BYTES)
        while (await bounded()).get("more_body", False):
            pass


def _bounded(receive: Receive, most: int) -> Receive:
    """Limits the bytes received, regardless of the headers, and the time they take."""
    seen, is_complete = 0, False
    deadline = asyncio.get_running_loop().time() + BODY_SECONDS

    async def counted() -> Message:
        nonlocal seen, is_complete
        if is_complete:  # only the client's disconnect can follow
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
