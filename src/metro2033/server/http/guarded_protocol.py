"""uvicorn's HTTP protocol with limits per connection (size of the head, stalls) and on connections per address.

A client that sends half a request, endless headers, or does not read its response is disconnected. WebSockets are handed to uvicorn's
WebSocket protocol after the head has been read; they have separate limits.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from metro2033.server.core.rate_limit import network_of

HEAD_BYTES = 32 * 1024  # request line and all headers
HEAD_SECONDS = 15.0  # for a complete head, counted from the start of the connection or of a later request
STALL_SECONDS = 30.0  # a client may read nothing for this long while data is waiting to be sent
SEPARATORS = 4  # bytes between the name and the value of a header, and after them
PER_ADDRESS = 200  # open connections, other than WebSockets, per address or IPv6 /64
TOO_LARGE = 431

open_connections: Counter[str] = Counter()  # in this process, by network


def _covers(name: str, address: str) -> bool:
    """Returns whether an entry of FORWARDED_ALLOW_IPS, an address or a network such as that of containers, has an address."""
    try:
        return name in ("*", address) or ip_address(address) in ip_network(name, strict=False)
    except ValueError:  # a name, or a socket
        return False


class HeadTooLarge(Exception):
    """The request line and headers exceed the limit."""


class GuardedProtocol(HttpToolsProtocol):
    """One connection.

    Addresses that may forward (`forwarded_allow_ips`) are proxies: they have many connections and enforce their own limits.
    """

    head_seconds = HEAD_SECONDS
    stall_seconds = STALL_SECONDS
    per_address = PER_ADDRESS

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head_bytes: int | None = 0  # received so far of an incomplete head; None between heads
        self._head_timer: asyncio.TimerHandle | None = None
        self._stall_timer: asyncio.TimerHandle | None = None
        self._network = ""
        self._too_large = False

    # Number of connections.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts the connection and waits for its first head."""
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
        return not address or any(_covers(name.strip(), address) for name in names)

    def _discount(self) -> None:
        if self._network:
            open_connections[self._network] -= 1
            if not open_connections[self._network]:
                del open_connections[self._network]
            self._network = ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Discounts the connection and cancels its timers."""
        self._discount()
        for timer in (self._head_timer, self._stall_timer):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over; sockets are counted where they are served."""
        self._discount()
        super().handle_websocket_upgrade()

    # The head of a request.

    def _expect_head(self) -> None:
        self._head_bytes = 0
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(self.head_seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Processes data, and counts it until the head is complete."""
        if self._head_bytes is not None:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes is not None and self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self._too_large = True
            self.send_400_response("Request header fields too large.")

    def on_message_begin(self) -> None:
        """Starts the head timer for another request on the same connection."""
        if self._head_bytes is None:
            self._expect_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Stops the head timer, and aborts the parser if the head is too large."""
        self._head_bytes = None
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
        if len(self.url) + sum(len(name) + len(value) + SEPARATORS for name, value in self.headers) > HEAD_BYTES:
            self._too_large = True
            raise HeadTooLarge
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuses a request that cannot be parsed, or whose head is too large."""
        if not self._too_large:
            super().send_400_response(msg)
            return
        self.transport.write(STATUS_LINE[TOO_LARGE] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    # Stalled readers.

    def pause_writing(self) -> None:
        """Starts the stall timer: the client reads more slowly than we write."""
        super().pause_writing()
        self._stall_timer = self.loop.call_later(self.stall_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Cancels the stall timer: the client has read."""
        super().resume_writing()
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None

    def shutdown(self) -> None:
        """Ends long polls and streams, which would otherwise delay the shutdown."""
        leave = self.app_state.get("leave")
        if leave is not None:
            leave()
        super().shutdown()
