"""Refuses a request on behalf of a middleware."""

from __future__ import annotations

from starlette.types import Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.server.http.responses import language_in, refusal


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, problem: Problem) -> None:
    """Refuses an HTTP request, or closes a WebSocket before it opens."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": problem.key})
        return
    await refusal(problem, language_in(scope), status=status)(scope, receive, send)
