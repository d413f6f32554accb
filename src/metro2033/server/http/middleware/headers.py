"""Adds security headers to every response."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}


FRAMES = "x-frame-options"  # the older header, which cannot express exceptions
FRAMED = {  # headers of a page that other sites may embed in a frame
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "default-src 'self'; frame-ancestors *; base-uri 'none'; form-action 'none'; object-src 'none'",
}


class SecurityHeadersMiddleware:
    """Sets each header unless the response has set it. A page that other sites may embed gets no X-Frame-Options."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on and adds the headers to its response."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_framed = headers.get("content-security-policy") == FRAMED["content-security-policy"]
                for name, value in SECURITY_HEADERS.items():
                    if not (is_framed and name == FRAMES):
                        headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
