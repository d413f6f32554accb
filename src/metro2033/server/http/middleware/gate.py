"""The gate every request passes: host and origin, size, rate, security headers, figures and the request log."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.server.config import MESSAGE_BYTES, UPLOAD, UPLOAD_BYTES, Config
from metro2033.server.http.responses import refusal
from metro2033.server.ops.metrics import Metrics
from metro2033.server.ops.rate_limit import RateLimiter

BURST_SECONDS = 5
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")
SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}

logger = logging.getLogger("metro2033.access")


class TooLarge(Exception):
    """A body beyond the limit."""


class Gate:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Callable[[], Metrics]) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.buckets = RateLimiter(config.requests_per_second, config.requests_per_second * BURST_SECONDS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        turned_away = self._look_at(scope)
        if turned_away is not None:
            await _turn_away(scope, receive, watched, *turned_away)
        else:
            most = most_bytes(scope)
            try:
                if scope["type"] == "http":
                    await self.app(scope, _bounded(receive, most), watched)
                else:
                    await self.app(scope, receive, send)
            except TooLarge:
                await _turn_away(scope, receive, watched, 413, Problem("server-too-large", most=most))
        self._note(scope, status, time.perf_counter() - began)

    def _look_at(self, scope: Scope) -> tuple[int, Problem] | None:
        headers = Headers(scope=scope)
        if not self._is_ours(headers.get("host", "")):
            return 421, Problem("server-host")
        if not self._from_ours(scope, headers):
            return 403, Problem("server-origin")
        address = scope["client"][0] if scope.get("client") else ""
        if not self.buckets.take(address):
            return 429, Problem("server-too-fast")
        length = headers.get("content-length", "0")
        most = most_bytes(scope)
        if not length.isdecimal() or int(length) > most:
            return 413, Problem("server-too-large", most=most)
        return None

    def _is_ours(self, host: str) -> bool:
        """A server for this machine alone answers only to its names; so no page elsewhere can pretend to be it."""
        name = _hostname(host)
        if self.config.hosts:
            return name in self.config.hosts
        return name in LOOPBACK or (bool(name) and self.config.host not in LOOPBACK)

    def _from_ours(self, scope: Scope, headers: Headers) -> bool:
        """Sockets and everything that changes something must come from our own pages, or from no page at all."""
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return True
        return origin in self.config.origins or origin in (f"http://{headers['host']}", f"https://{headers['host']}")

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "none")
        kind = str(status) if scope["type"] == "http" else "socket"
        self.metrics().requests.labels(route, kind).inc()
        details = {"route": route, "status": status, "ms": round(seconds * 1000, 1)}
        logger.info("request", extra={"method": scope.get("method", "SOCKET"), **details})


def _hostname(host: str) -> str:
    """The name in a Host header, or nothing if it is no such header."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def most_bytes(scope: Scope) -> int:
    """How large a body may be; larger where a record is brought."""
    return UPLOAD_BYTES if scope["path"] == UPLOAD else MESSAGE_BYTES


def _bounded(receive: Receive, most: int) -> Receive:
    """Count what comes in, whatever the headers say."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise TooLarge
        return message

    return counted


async def _turn_away(scope: Scope, receive: Receive, send: Send, status: int, problem: Problem) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": problem.key})
        return
    await refusal(problem, "en", status=status)(scope, receive, send)
