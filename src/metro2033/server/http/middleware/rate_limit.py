"""Limits the rate of requests per network: an IPv4 address, or the /64 of an IPv6 address."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.live.clock import Clock
from metro2033.server.core.rate_limit import RateLimiter, network_of
from metro2033.server.http.middleware.turn_away import turn_away

BURST_SECONDS = 5


class RateLimitMiddleware:
    """A token bucket per network."""

    def __init__(self, app: ASGIApp, per_second: float, clock: Clock) -> None:
        self.app = app
        self.limiter = RateLimiter(per_second, per_second * BURST_SECONDS, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] in ("http", "websocket"):
            address = scope["client"][0] if scope.get("client") else ""
            if not self.limiter.take(network_of(address)):
                await turn_away(scope, receive, send, 429, Problem("server-too-fast"))
                return
        await self.app(scope, receive, send)
