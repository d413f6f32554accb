"""The WebSocket: one per client, commands in, updates out. A client that does not read is disconnected and may reconnect."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from metro2033 import protocol
from metro2033.kernel.problem import Problem
from metro2033.server.access import Caller, TooFast
from metro2033.server.config import MESSAGE_BYTES
from metro2033.server.http.auth import room_of, whole_number
from metro2033.server.http.counting import counted
from metro2033.server.http.endpoint import MOST_SEATS, MOST_SEQ
from metro2033.server.http.incoming import check_json, decode
from metro2033.server.http.responses import language_of, refused
from metro2033.server.http.services import Services, services_of
from metro2033.server.ops.rate_limit import TokenBucket
from metro2033.server.rooms.sessions import ENDED
from metro2033.server.views.subscription import Overflow, Subscription

BURST_SECONDS = 5
REFUSED = 4403
SESSION_ENDED = 4401
TOO_SLOW = 4408
TOO_LARGE = 1009
CLOSE_SECONDS = 0.5

logger = logging.getLogger("metro2033.server")
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[protocol.AnyCommand] = msgspec.json.Decoder(protocol.AnyCommand)


class Keyed(msgspec.Struct):
    """The part of a command that a refusal names, whatever the rest is."""

    key: protocol.Key = ""


keys = msgspec.json.Decoder(Keyed)


async def socket(connection: WebSocket) -> None:
    """Serve one client until it disconnects."""
    language, services = language_of(connection), services_of(connection)
    try:
        live, caller = await room_of(connection)
        seat = whole_number(connection, "seat", None, MOST_SEATS)
        since = whole_number(connection, "since", None, MOST_SEQ)
        first = -1 if since is None else since
        frames = bool(whole_number(connection, "frames", 0, 1))
        subscription = Subscription(
            services.subscriptions, live, caller.person, seat, since=first, frames=frames, credential=caller.credential
        )
        with counted(connection, live, caller):
            await connection.accept()
            await Session(connection, services, subscription, caller, language).serve()
    except Problem as problem:
        await connection.accept()
        await _send(connection, refused(problem, language))
        await connection.close(REFUSED, problem.key)


class Session:
    """One open WebSocket: a task that reads commands, and a task that sends what is new."""

    def __init__(
        self, connection: WebSocket, services: Services, subscription: Subscription, caller: Caller, language: str
    ) -> None:
        rate = services.config.commands_per_second
        self._connection = connection
        self._services = services
        self._subscription = subscription
        self._caller = caller
        self._language = language
        self._bucket = TokenBucket(rate, rate * BURST_SECONDS)

    async def serve(self) -> None:
        """Run until one side ends the connection."""
        self._subscription.open()
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._subscription.close()
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    logger.error("socket failed", exc_info=ended)

    async def _write(self) -> None:
        """Send what is new; a send that does not finish in time ends the connection."""
        try:
            while True:
                news = await self._subscription.news()
                async with asyncio.timeout(self._services.config.send_seconds):
                    for message in news:
                        await self._connection.send_text(bytes(message).decode())
        except Problem as problem:
            await _send(self._connection, protocol.Bye(reason=problem.key))
            await self._connection.close(SESSION_ENDED if problem.key == ENDED else REFUSED, problem.key)
        except TimeoutError:
            await self._disconnect()
        except (WebSocketDisconnect, RuntimeError):
            return  # the client is gone

    async def _read(self) -> None:
        """Take commands one after the other."""
        try:
            while True:
                received = await self._connection.receive()
                if received["type"] == "websocket.disconnect":
                    return
                text = received.get("text") or received.get("bytes") or b""
                if len(text) > MESSAGE_BYTES:
                    await self._connection.close(TOO_LARGE)
                    return
                self._subscription.reply(await self._answer(text))
        except Overflow:
            await self._disconnect()
        except (WebSocketDisconnect, RuntimeError):
            return  # the client is gone

    async def _answer(self, text: str | bytes) -> protocol.AnyMessage:
        key = ""
        try:
            data = text.encode() if isinstance(text, str) else text
            if not self._bucket.take():
                key = _key_in(data)
                raise TooFast("server-too-fast")
            command = decode(data, decoder)
            key = command.key
            check_json(data)
            self._subscription.check()
            return await self._services.commands.execute(self._subscription.live, self._caller, command)
        except Problem as problem:
            self._services.metrics.refusals.labels(problem.key).inc()
            return refused(problem, self._language, key)
        except Exception as fault:  # the client learns that this command failed, and may go on
            self._services.metrics.faults.labels(type(fault).__name__).inc()
            logger.error("command failed", exc_info=fault)
            return refused(Problem("server-fault"), self._language, key)

    async def _disconnect(self) -> None:
        """Close the connection of a client that does not read, without waiting for it."""
        self._services.metrics.evicted.inc()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._connection.close(TOO_SLOW)


def _key_in(data: bytes) -> str:
    """The key of a command, so that its sender learns which one was refused; nothing if it cannot be read."""
    try:
        return keys.decode(data).key
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""


async def _send(connection: WebSocket, message: protocol.AnyMessage) -> None:
    await connection.send_text(encoder.encode(message).decode())
