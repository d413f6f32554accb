"""uvicorn's HTTP protocol with limits on what one connection may hold up: its head, its pauses, and how many an address has.

A client that sends half a request, endless headers, or does not read what it asked for is disconnected. WebSockets are handed on to uvicorn's
protocol for them after their head has been read; they have limits of their own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from metro2033.server.core.rate_limit import network_of

HEAD_BYTES = 32 * 1024  # the request line and all headers
HEAD_SECONDS = 15.0  # until the end of a head, from the beginning of the connection or of a later request
STALL_SECONDS = 30.0  # for which a client may read nothing while something waits to be sent
SEPARATORS = 4  # bytes between the name and the value of a header, and after them
PER_ADDRESS = 200  # open connections of one address, or of one IPv6 /64, that are no WebSockets
TOO_LARGE = 431

open_connections: Counter[str] = Counter()  # of this process, by network


class HeadTooLarge(Exception):
    """A request line and headers beyond the limit."""


class GuardedProtocol(HttpToolsProtocol):
    """One connection. Addresses that may forward (`forwarded_allow_ips`) are proxies, which have many connections and limits of their own."""

    head_seconds = HEAD_SECONDS
    stall_seconds = STALL_SECONDS
    per_address = PER_ADDRESS

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_bytes: int | None = 0  # received of a head that is not complete; None between heads
        self._head_timer: asyncio.TimerHandle | None = None
        self._stall_timer: asyncio.TimerHandle | None = None
        self._network = ""
        self._too_large = False

    # How many.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and expect its first head."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._network = "" if self._is_proxy(address) else network_of(address)
        if self._network:
            open_connections[self._network] += 1
            if open_connections[self._network] > self.per_address:
                transport.abort()
                return
        self._expect_head()

    def _is_proxy(self, address: str) -> bool:
        allowed = self.config.forwarded_allow_ips
        names = allowed.split(",") if isinstance(allowed, str) else allowed or []
        return not address or "*" in names or address in [name.strip() for name in names]

    def _discount(self) -> None:
        if self._network:
            open_connections[self._network] -= 1
            if not open_connections[self._network]:
                del open_connections[self._network]
            self._network = ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._discount()
        for timer in (self._head_timer, self._stall_timer):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on; sockets are counted where they are served."""
        self._discount()
        super().handle_websocket_upgrade()

    # The head of a request.

    def _expect_head(self) -> None:
        self._head_bytes = 0
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self.head_seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Take data, and count it until the head is complete."""
        if self._head_bytes is not None:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes is not None and self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self._too_large = True
            self.send_400_response("Request header fields too large.")

    def on_message_begin(self) -> None:
        """A request begins, perhaps another one on the same connection."""
        if self._head_bytes is None:
            self._expect_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is complete; if it is too large, the parser ends here."""
        self._head_bytes = None
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
        if len(self.url) + sum(len(name) + len(value) + SEPARATORS for name, value in self.headers) > HEAD_BYTES:
            self._too_large = True
            raise HeadTooLarge
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed, or whose head is too large."""
        if not self._too_large:
            super().send_400_response(msg)
            return
        self.transport.write(STATUS_LINE[TOO_LARGE] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    # Reading what was asked for.

    def pause_writing(self) -> None:
        """The client does not read as fast as we write."""
        super().pause_writing()
        self._stall_timer = self.loop.call_later(self.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None

    def shutdown(self) -> None:
        """The server stops: long polls and streams end now instead of holding it up."""
        leave = self.app_state.get("leave")
        if leave is not None:
            leave()
        super().shutdown()
