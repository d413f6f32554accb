"""Logs and counts every request with its route, status and duration; a WebSocket once it has opened.

Logs contain no names, no query and no body.
"""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metro2033.server.core.metrics import Metrics

logger = logging.getLogger("metro2033.access")


class AccessLogMiddleware:
    """Sees requests that the inner middleware rejects, too."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on and logs its result."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500 if scope["type"] == "http" else 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "none")
        kind = str(status) if scope["type"] == "http" else "socket"
        self.metrics.requests.labels(route, kind).inc()
        details = {"route": route, "status": status, "ms": round(seconds * 1000, 1)}
        logger.info("request", extra={"method": scope.get("method", "SOCKET"), **details})
