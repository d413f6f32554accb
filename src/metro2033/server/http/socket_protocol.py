"""uvicorn's WebSocket protocol, handed over to a session once the application has accepted the socket.

A socket passes through middleware and routes once, when it opens (ASGI). Then the application hands it over to a session and returns:
messages go straight from the transport to the session and back, without a task, a queue and layers of middleware per socket (ADR 51).
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from starlette.websockets import WebSocket
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "metro2033.wire"  # key in the ASGI scope
CLOSE_SECONDS = 5.0  # time for a client to answer the closing handshake
MOST_WAITING = 16  # messages of a client that wait; beyond this, reading from it is paused
TEXT = 0x81  # first byte of a frame: a complete text message, uncompressed
SHORT, MEDIUM = 126, 1 << 16  # message sizes from which the length field is longer


class Session(Protocol):
    """Handles an accepted socket. No method blocks."""

    def opened(self) -> None:
        """Handles the handover of the socket."""

    def received(self, message: bytes) -> int:
        """Handles a message from the client; returns the number of waiting messages."""

    def clogged(self) -> None:
        """Handles a client that reads more slowly than we write."""

    def cleared(self) -> None:
        """Handles a client that has caught up."""

    def closed(self) -> None:
        """Handles the end of the connection."""


class Wire(Protocol):
    """The sending side of one socket. No method blocks."""

    @property
    def is_clogged(self) -> bool:
        """Returns whether the write buffer is so full that nothing should be added."""

    def hand_over(self, session: Session) -> None:
        """Hands an accepted socket over to a session."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs a coroutine in a task that the server awaits on shutdown."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Sends messages in a single write; nothing is sent after `end`."""

    def read_on(self) -> None:
        """Resumes reading after backpressure."""

    def end(self, code: int, reason: str = "") -> None:
        """Closes the connection, and aborts it if the client does not answer."""


class NoQueue(asyncio.Queue[ASGIReceiveEvent]):
    """A queue that discards messages for an application that has returned."""

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Discards the message: it has no reader."""


NO_QUEUE = NoQueue()


def wire_of(connection: WebSocket) -> Wire:
    """Returns the wire to a client, which our own server provides."""
    wire: Wire = connection.scope["extensions"][EXTENSION]
    return wire


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket, and the wire to its client."""

    session: Session | None = None

    # Opening.

    def handle_connect(self, event: Request) -> None:
        """Handles a request for a socket; the application finds the wire in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # set only for a valid request
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        """Runs the application to open the socket; closes the connection unless the application hands it over."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if not self.handshake_complete:
            self.send_500_response()
        if self.session is None and self.close_timer is None:
            self.transport.close()

    def hand_over(self, session: Session) -> None:
        """Hands the socket over to a session, and frees the state that was needed to open it."""
        waiting, self.queue = self.queue, NO_QUEUE
        self.session = session
        del self.scope, self.request, self.response
        if self.disconnected:
            session.closed()
            return
        session.opened()
        while not waiting.empty():  # sent by a client that did not wait for the handshake
            event = waiting.get_nowait()
            if event["type"] == "websocket.receive":
                self._pass_on((event.get("text") or "").encode() or event.get("bytes") or b"")
        self.read_on()

    # Receiving.

    def send_receive_event_to_app(self) -> None:
        """Passes a complete message on."""
        if self.session is None:
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._pass_on(bytes(message))

    def _pass_on(self, message: bytes) -> None:
        assert self.session is not None
        if self.session.received(message) > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Resumes reading."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Notifies the session that the connection is closed."""
        super().connection_lost(exc)
        if self.session is not None:
            self.session.closed()

    # Sending.

    @property
    def is_clogged(self) -> bool:
        """Returns whether the write buffer is so full that nothing should be added."""
        return not self.writable.is_set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs a coroutine in a task that the server awaits on shutdown."""
        task = self.loop.create_task(work)
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    def write(self, messages: Sequence[bytes]) -> None:
        """Sends text messages in a single write; nothing is sent after `end`."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.conn.extensions:  # compression, whose state depends on this client's earlier messages
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for message in messages for part in (head_of(message), message)]))

    def end(self, code: int, reason: str = "") -> None:
        """Closes the connection, and aborts it if the client does not answer."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.read_on()  # for the client's closing frame
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        """Notifies the session that the client reads more slowly than we write."""
        super().pause_writing()
        if self.session is not None:
            self.session.clogged()

    def resume_writing(self) -> None:
        """Notifies the session that the client has caught up."""
        super().resume_writing()
        if self.session is not None:
            self.session.cleared()


def head_of(message: bytes) -> bytes:
    """Returns the frame header of a text message from a server (RFC 6455, section 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MEDIUM:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
