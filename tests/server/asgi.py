"""Requests straight into an application, without a network: everything that comes back, to the byte."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from starlette.applications import Starlette
from starlette.types import Message, Scope

from metro2033.server.http.socket_protocol import EXTENSION, Session, Wire
from tests.server.timing import PATIENCE

ENDLESS = b"application/x-ndjson"
Headers = Mapping[str, str]


@dataclass(frozen=True)
class Answer:
    """What came back for a request; of a stream, everything up to its first pause."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


def _scope(kind: str, path: str, query: str, headers: Headers) -> Scope:
    lines = [(b"host", b"localhost"), *((name.encode(), value.encode()) for name, value in headers.items())]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": lines,
        "client": ("127.0.0.1", 2033),
        "server": ("127.0.0.1", 80),
    }


async def ask(
    app: Starlette, method: str, path: str, query: str = "", headers: Headers | None = None, body: bytes = b""
) -> Answer:
    """Makes one request over HTTP and returns the answer."""
    heard: list[Message] = []
    enough = asyncio.Event()
    sent = [{"type": "http.request", "body": body}]

    async def receive() -> Message:
        if not sent:
            await asyncio.Event().wait()
        return sent.pop()

    async def send(message: Message) -> None:
        if enough.is_set():  # what came later depends on when the stream was cut
            return
        heard.append(message)
        if (b"content-type", ENDLESS) in heard[0]["headers"] and message.get("body"):
            enough.set()

    scope = {**_scope("http", path, query, headers or {}), "method": method, "subprotocols": []}
    await _until(asyncio.create_task(app(scope, receive, send)), enough)
    start, *rest = heard
    return Answer(start["status"], tuple(start["headers"]), b"".join(part.get("body", b"") for part in rest))


class Told:
    """The wire of a socket without a network: messages and the end go into a queue."""

    is_clogged = False

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.session: Session | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def hand_over(self, session: Session) -> None:
        """Tells the session that its socket is open, and keeps the session."""
        self.session = session
        session.opened()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something."""
        self.tasks.add(asyncio.create_task(work))

    def write(self, messages: Sequence[bytes]) -> None:
        """Queues messages for the test."""
        for message in messages:
            self.heard.put_nowait({"type": "websocket.send", "text": message.decode()})

    def read_on(self) -> None:
        """Does nothing, because reading never stops."""

    def end(self, code: int, reason: str = "") -> None:
        """Queues the close of the connection for the test."""
        self.heard.put_nowait({"type": "websocket.close", "code": code, "reason": reason})


async def talk(app: Starlette, path: str, query: str, headers: Headers, said: Sequence[str]) -> list[Any]:
    """Opens one socket and returns its first message, then the reply to each message sent.

    If the socket was closed, the last item is the code and the reason.
    """
    told = Told()
    wire: Wire = told
    connect = [{"type": "websocket.connect"}]

    async def receive() -> Message:
        if not connect:
            await asyncio.Event().wait()
        return connect.pop()

    scope = {**_scope("websocket", path, query, headers), "subprotocols": [], "extensions": {EXTENSION: wire}}
    task = asyncio.create_task(app(scope, receive, told.heard.put))
    texts: list[Any] = []

    async def until(*kinds: str) -> bool:
        while True:
            async with asyncio.timeout(PATIENCE):
                message = await told.heard.get()
            if message["type"] == "websocket.close":
                texts.append((message["code"], message.get("reason")))
                return False
            if message["type"] == "websocket.send":
                texts.append(message["text"])
                if any(f'"type":"{kind}"' in message["text"][:40] for kind in kinds):
                    return True

    try:
        going_on = await until("update")
        for text in said:
            if going_on:
                assert told.session is not None
                told.session.received(text.encode())
                going_on = await until("ack", "refusal")
    finally:
        await _until(task, asyncio.Event())
        if told.session is not None:
            told.session.closed()
        await asyncio.gather(*told.tasks)
    return texts


async def _until(task: asyncio.Task[None], enough: asyncio.Event) -> None:
    """Waits until the application is done, or enough was heard."""
    waiting = asyncio.create_task(enough.wait())
    done, _ = await asyncio.wait([task, waiting], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    assert done, "no answer"
    for unfinished in (task, waiting):
        unfinished.cancel()
    results = await asyncio.gather(task, waiting, return_exceptions=True)
    if isinstance(results[0], Exception):
        raise results[0]
