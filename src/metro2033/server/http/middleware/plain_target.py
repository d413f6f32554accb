"""Refuses paths and queries with control characters."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from metro2033.live.incoming import ControlCharacters, check_target
from metro2033.server.http.middleware.turn_away import turn_away


class PlainTargetMiddleware:
    """Accepts requests whose path and query contain no control characters."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] in ("http", "websocket"):
            try:
                check_target(scope["path"], scope["query_string"])
            except ControlCharacters as problem:
                await turn_away(scope, receive, send, 400, problem)
                return
        await self.app(scope, receive, send)
