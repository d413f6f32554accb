"""Handles requests that fail unexpectedly: a generic error, a log line with the traceback, and a counter. The fault itself stays private."""

from __future__ import annotations

import contextlib
import logging

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.server.core.metrics import Metrics
from metro2033.server.http.responses import language_in, refusal

INTERNAL_ERROR = 1011  # WebSocket close code

logger = logging.getLogger("metro2033.server")


class FaultMiddleware:
    """The only handler for unexpected exceptions in requests. It runs inside the access log and the security headers."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, and responds with an error if it fails."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def watched(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except ClientDisconnect:
            return  # the client disconnected in the middle of its request
        except Exception as fault:
            self._note(fault)
            if scope["type"] == "websocket":
                with contextlib.suppress(RuntimeError):  # already closed
                    await send({"type": "websocket.close", "code": INTERNAL_ERROR})
            elif has_begun:
                raise  # too late for a response: cut the connection
            else:
                await refusal(Problem("server-fault"), language_in(scope), status=500)(scope, receive, send)

    def _note(self, fault: Exception) -> None:
        self.metrics.faults.labels(type(fault).__name__).inc()
        logger.error("request failed", exc_info=fault)
