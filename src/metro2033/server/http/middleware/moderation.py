"""Refuses banned networks and, in read-only mode, every request that changes something."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.server.http.middleware.host_origin import SAFE_METHODS
from metro2033.server.http.middleware.turn_away import turn_away
from metro2033.server.operators.policy import Policy

OPERATORS = "/operator"  # operators can end the read-only mode


class ModerationMiddleware:
    """Enforces network bans and read-only mode."""

    def __init__(self, app: ASGIApp, policy: Policy) -> None:
        self.app = app
        self.policy = policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it. (The command handler checks commands over a socket.)"""
        if scope["type"] in ("http", "websocket"):
            try:
                self.policy.check_address(scope["client"][0] if scope.get("client") else "")
            except Problem as problem:
                await turn_away(scope, receive, send, 403, problem)
                return
            is_ours = scope["path"] == OPERATORS or scope["path"].startswith(f"{OPERATORS}/")
            if scope["type"] == "http" and scope["method"] not in SAFE_METHODS and not is_ours:
                try:
                    self.policy.check_writing()
                except Problem as problem:
                    await turn_away(scope, receive, send, 503, problem)
                    return
        await self.app(scope, receive, send)
