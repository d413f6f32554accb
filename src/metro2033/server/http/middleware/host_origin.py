"""Checks Host and Origin: protection against DNS rebinding and cross-site request forgery (CSRF)."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from metro2033.kernel.problem import Problem
from metro2033.server.http.middleware.turn_away import turn_away

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")


class HostOriginMiddleware:
    """Accepts requests for our own host names only, and unsafe methods from our own pages only."""

    def __init__(self, app: ASGIApp, bound_to: str, hosts: Collection[str], origins: Collection[str]) -> None:
        self.app = app
        self.bound_to = bound_to
        self.hosts = hosts
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            if not self._is_our_host(headers.get("host", "")):
                await turn_away(scope, receive, send, 421, Problem("server-host"))
                return
            if not self._is_our_origin(scope, headers):
                await turn_away(scope, receive, send, 403, Problem("server-origin"))
                return
        await self.app(scope, receive, send)

    def _is_our_host(self, host: str) -> bool:
        """Returns whether a host name is ours. A server bound to loopback accepts only loopback names, which prevents DNS rebinding."""
        name = _hostname(host)
        if self.hosts:
            return name in self.hosts
        return name in LOOPBACK or (bool(name) and self.bound_to not in LOOPBACK)

    def _is_our_origin(self, scope: Scope, headers: Headers) -> bool:
        """Returns whether the origin is allowed. Sockets and unsafe methods need our own origin, or none: programs send no Origin header."""
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return True
        return origin in self.origins or origin in (f"http://{headers['host']}", f"https://{headers['host']}")


def _hostname(host: str) -> str:
    """Returns the name in a Host header, or an empty string if it is malformed."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
