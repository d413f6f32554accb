"""The WebSocket: one per client, commands in, news out. A client that does not read is let go and may come back."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from metro2033 import protocol
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.access import Caller
from metro2033.server.config import MESSAGE_BYTES
from metro2033.server.http.auth import house_of, room_of, whole_number
from metro2033.server.http.endpoint import MOST_SEATS, MOST_SEQ
from metro2033.server.http.responses import language_of, refused
from metro2033.server.ops.rate_limit import TokenBucket
from metro2033.server.play.command_handler import execute
from metro2033.server.views.subscription import Overflow, Subscription

BURST_SECONDS = 5
REFUSED = 4403
TOO_SLOW = 4408
TOO_LARGE = 1009
CLOSE_SECONDS = 0.5

encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[protocol.AnyCommand] = msgspec.json.Decoder(protocol.AnyCommand)


async def socket(connection: WebSocket) -> None:
    """Serve one client until it goes."""
    language = language_of(connection)
    try:
        hall, caller = await room_of(connection)
        feed = Subscription(
            house_of(connection), hall, caller.person, whole_number(connection, "seat", None, MOST_SEATS)
        )
        since = whole_number(connection, "since", None, MOST_SEQ)
        feed.seq = -1 if since is None else since
    except Problem as problem:
        await connection.accept()
        await _send(connection, refused(problem, language))
        await connection.close(REFUSED, problem.key)
        return
    await connection.accept()
    feed.open()
    writing = asyncio.create_task(_write(connection, feed))
    reading = asyncio.create_task(_read(connection, feed, caller, language))
    try:
        await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
    finally:
        feed.close()
        for task in (writing, reading):
            task.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)


async def _write(connection: WebSocket, feed: Subscription) -> None:
    """Send what is new; a send that does not finish in time ends the connection."""
    seconds = feed.house.config.send_seconds
    try:
        while True:
            news = await feed.news()
            async with asyncio.timeout(seconds):
                for message in news:
                    await connection.send_text(bytes(message).decode())
    except Problem as problem:
        await _send(connection, protocol.Bye(reason=problem.key))
        await connection.close(REFUSED, problem.key)
    except TimeoutError:
        feed.house.metrics.evicted.inc()
        await _close_soon(connection)
    except (WebSocketDisconnect, RuntimeError):
        return  # the client is gone


async def _read(connection: WebSocket, feed: Subscription, caller: Caller, language: str) -> None:
    """Take commands one after the other."""
    rate = feed.house.config.commands_per_second
    bucket = TokenBucket(rate, rate * BURST_SECONDS)
    try:
        while True:
            received = await connection.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text") or received.get("bytes") or b""
            if len(text) > MESSAGE_BYTES:
                await connection.close(TOO_LARGE)
                return
            feed.reply(await _answer(feed, caller, text, bucket, language))
    except Overflow:
        feed.house.metrics.evicted.inc()
        await _close_soon(connection)
    except (WebSocketDisconnect, RuntimeError):
        return  # the client is gone


async def _answer(
    feed: Subscription, caller: Caller, text: str | bytes, bucket: TokenBucket, language: str
) -> protocol.AnyMessage:
    key = ""
    try:
        if not bucket.take():
            raise Problem("server-too-fast")
        try:
            command = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise BadOption("server-malformed", why=str(fault)[:200]) from None
        key = command.key
        return await execute(feed.house, feed.hall, caller, command)
    except Problem as problem:
        feed.house.metrics.refusals.labels(problem.key).inc()
        return refused(problem, language, key)


async def _close_soon(connection: WebSocket) -> None:
    """Say goodbye to somebody who may not be listening."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await connection.close(TOO_SLOW)


async def _send(connection: WebSocket, message: protocol.AnyMessage) -> None:
    await connection.send_text(encoder.encode(message).decode())
