"""uvicorn's WebSocket protocol, from which a session takes over once the application has opened the socket.

A socket passes through middleware and routes once, when it opens (ASGI). Then the application hands it over to a session and returns: messages go
straight from the transport to the session and back, without tasks, queues and layers that would wait for every socket (ADR 51).
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

EXTENSION = "metro2033.wire"  # in the ASGI scope
CLOSE_SECONDS = 5.0  # for which a client may leave the closing of its connection unanswered
MOST_WAITING = 16  # messages of a client that wait; with more, nothing is read from it
TEXT = 0x81  # the first byte of a frame: the whole of a text message, uncompressed
SHORT, MEDIUM = 126, 1 << 16  # lengths from which the length itself is longer


class Session(Protocol):
    """Whoever goes on with an open socket. Nothing here waits."""

    def opened(self) -> None:
        """The socket has been handed over."""

    def received(self, message: bytes) -> int:
        """The client has sent a message; returns how many wait."""

    def clogged(self) -> None:
        """The client does not read as fast as it is written to."""

    def cleared(self) -> None:
        """The client has read."""

    def closed(self) -> None:
        """The connection is gone."""


class Wire(Protocol):
    """The way out to one client. Nothing here waits."""

    @property
    def is_clogged(self) -> bool:
        """Whether so much waits for the client to read it that nothing should be added."""

    def hand_over(self, session: Session) -> None:
        """Let a session go on with the socket, which has been accepted."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in a task that the server waits for when it stops."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Send messages, all in one piece; nothing is sent after the end."""

    def read_on(self) -> None:
        """Take what the client sends again; too much of it was waiting."""

    def end(self, code: int, reason: str = "") -> None:
        """Close the connection, and cut it if the client does not take notice."""


class NoQueue(asyncio.Queue[ASGIReceiveEvent]):
    """The queue of messages for an application that has returned."""

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Nobody would read it."""


NO_QUEUE = NoQueue()


def wire_of(connection: WebSocket) -> Wire:
    """The way out to a client, which the program's own server offers."""
    wire: Wire = connection.scope["extensions"][EXTENSION]
    return wire


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket, and the wire to its client."""

    session: Session | None = None

    # Opening.

    def handle_connect(self, event: Request) -> None:
        """A client asks for a socket; the application finds the wire in its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the request was no proper one
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        """Let the application open the socket; unless it hands it over, the connection ends with it."""
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
        """Let a session go on with the socket; what was needed to open it is forgotten."""
        waiting, self.queue = self.queue, NO_QUEUE
        self.session = session
        del self.scope, self.request, self.response
        if self.disconnected:
            session.closed()
            return
        session.opened()
        while not waiting.empty():  # sent by a client that did not wait for the answer
            event = waiting.get_nowait()
            if event["type"] == "websocket.receive":
                self._pass_on((event.get("text") or "").encode() or event.get("bytes") or b"")
        self.read_on()

    # In.

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
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
        """Take what the client sends again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        if self.session is not None:
            self.session.closed()

    # Out.

    @property
    def is_clogged(self) -> bool:
        """Whether so much waits for the client to read it that nothing should be added."""
        return not self.writable.is_set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in a task that the server waits for when it stops."""
        task = self.loop.create_task(work)
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    def write(self, messages: Sequence[bytes]) -> None:
        """Send text messages, all in one piece; nothing is sent after the end."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.conn.extensions:  # compression, which depends on what this client was sent before
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for message in messages for part in (head_of(message), message)]))

    def end(self, code: int, reason: str = "") -> None:
        """Close the connection, and cut it if the client does not take notice."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.read_on()  # for the client's answer
        if self.close_timer is None and not self.disconnected:
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        """The client does not read as fast as it is written to."""
        super().pause_writing()
        if self.session is not None:
            self.session.clogged()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self.session is not None:
            self.session.cleared()


def head_of(message: bytes) -> bytes:
    """The head of the frame that carries a text message from a server (RFC 6455, section 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MEDIUM:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
