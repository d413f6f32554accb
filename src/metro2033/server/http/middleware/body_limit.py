"""Limits the size of request bodies, by their declared length and by what really arrives."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.server.config import MESSAGE_BYTES, UPLOAD, UPLOAD_BYTES
from metro2033.server.http.middleware.turn_away import turn_away


class TooLarge(Exception):
    """A body beyond the limit."""


class BodyLimitMiddleware:
    """Refuses bodies that are too large before they are in memory."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        most = most_bytes(scope)
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdecimal() and int(length) <= most:
            try:
                await self.app(scope, _bounded(receive, most) if scope["type"] == "http" else receive, send)
                return
            except TooLarge:
                pass  # it declared less than it sent
        await turn_away(scope, receive, send, 413, Problem("server-too-large", most=most))


def most_bytes(scope: Scope) -> int:
    """How large a body may be; larger where records are uploaded."""
    return UPLOAD_BYTES if scope["path"] == UPLOAD else MESSAGE_BYTES


def _bounded(receive: Receive, most: int) -> Receive:
    """Count what arrives, whatever the headers say."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise TooLarge
        return message

    return counted
