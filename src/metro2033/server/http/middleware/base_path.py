"""Serves everything below a path of the host, such as /metro, which routes and handlers do not know."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PERMANENTLY = 308
COOKIE_PATH = b"; Path=/"


class BasePathMiddleware:
    """The outermost middleware where the server has a base path.

    It removes the path from requests, unless a proxy has done so, and adds it to `Location` and to the paths of cookies.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on under its path without the base."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == self.base:
            query = scope["query_string"].decode("latin-1")
            await RedirectResponse(f"{self.base}/" + f"?{query}" * bool(query), PERMANENTLY)(scope, receive, send)
        else:
            await self.app(self._inner(scope), receive, self._outward(scope, send))

    def _inner(self, scope: Scope) -> Scope:
        if not scope["path"].startswith(f"{self.base}/"):
            return scope
        raw = scope["raw_path"].removeprefix(self.base.encode())
        return {**scope, "path": scope["path"].removeprefix(self.base), "raw_path": raw}

    def _outward(self, scope: Scope, send: Send) -> Send:
        host = Headers(scope=scope).get("host", "")

        async def with_base(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [(name, self._based(name.lower(), value, host)) for name, value in message["headers"]]
                message = {**message, "headers": headers}
            await send(message)

        return with_base

    def _based(self, name: bytes, value: bytes, host: str) -> bytes:
        """Returns the value of a header with the base path where it names a path of ours."""
        if name == b"set-cookie":
            return value.replace(COOKIE_PATH, COOKIE_PATH[:-1] + self.base.encode() + b"/")
        if name == b"location":
            address = urlsplit(value.decode("latin-1"))
            if address.netloc in ("", host) and address.path.startswith("/"):
                return address._replace(path=self.base + address.path).geturl().encode("latin-1")
        return value
