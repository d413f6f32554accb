"""The WebSocket: one per client, commands in, updates out. A client that does not read is disconnected and may reconnect."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass

import msgspec
from starlette.websockets import WebSocket

from metro2033 import codec, wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, TooFast
from metro2033.live.clock import Timer
from metro2033.live.command_handler import CommandHandler
from metro2033.live.incoming import LAST_SEAT, MOST_SEQ, check_json, decode
from metro2033.live.refusal import refused
from metro2033.live.subscription import Overflow, Subscription
from metro2033.server.core.config import MESSAGE_BYTES
from metro2033.server.core.rate_limit import TokenBucket
from metro2033.server.http.auth import room_of, whole_number
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.server.http.socket_protocol import Wire, wire_of
from metro2033.server.people.sessions import ENDED
from metro2033.server.play.counting import counted
from metro2033.server.play.service import PlayService
from metro2033.server.service import Core

BURST_SECONDS = 5
REFUSED = 4403
SESSION_ENDED = 4401
TOO_SLOW = 4408
TOO_LARGE = 1009
INTERNAL_ERROR = 1011

logger = logging.getLogger("metro2033.server")
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[wire.AnyCommand] = codec.decoder(wire.AnyCommand)


class Keyed(msgspec.Struct):
    """The key of a command, decoded alone so that a refusal can name it even if the rest is invalid."""

    key: wire.Key = ""


keys = codec.decoder(Keyed)


async def socket(connection: WebSocket) -> None:
    """Opens a socket for one client and hands it over to a session."""
    language, play = language_of(connection), service_of(connection, PlayService)
    try:
        live, caller = await room_of(connection)
        seat = whole_number(connection, "seat", None, LAST_SEAT)
        since = whole_number(connection, "since", None, MOST_SEQ)
        first = -1 if since is None else since
        frames = bool(whole_number(connection, "frames", 0, 1))
        subscription = Subscription(
            play.subscriptions, live, caller.person, seat, since=first, frames=frames, credential=caller.credential
        )
        with ExitStack() as stack:
            stack.enter_context(counted(connection, live, caller))
            await connection.accept()
            wire, uncount = wire_of(connection), stack.pop_all().close
        wire.hand_over(ClientSession(wire, core_of(connection), play.commands, subscription, caller, language, uncount))
    except Problem as problem:
        await connection.accept()
        await connection.send_text(encoder.encode(refused(problem, language)).decode())
        await connection.close(REFUSED, problem.key)


@dataclass(eq=False, repr=False)
class ClientSession:
    """One open WebSocket. Commands run sequentially; updates are written immediately, without a waiting task."""

    _wire: Wire
    _core: Core
    _commands: CommandHandler
    _subscription: Subscription
    _caller: Caller
    _language: str
    _uncount: Callable[[], None]  # called when the connection closes

    def __post_init__(self) -> None:
        rate = self._core.config.commands_per_second
        self._live = self._subscription.live
        self._bucket = TokenBucket(rate, rate * BURST_SECONDS, self._core.clock)
        self._waiting: list[bytes] = []  # messages from the client
        self._has_news = False
        self._is_executing = False
        self._is_over = False
        self._slow: Timer | None = None  # runs while the client does not read

    def opened(self) -> None:
        """Subscribes, and sends the current state."""
        self._subscription.open(self.notify)
        self.notify()

    def closed(self) -> None:
        """Handles a closed connection; a running command is finished."""
        self._stop()
        self._uncount()

    # Outgoing.

    def notify(self) -> None:
        """Sends pending updates after a possible change."""
        self._has_news = True
        self._send()

    def _send(self) -> None:
        """Sends updates unless they must wait for a running command, whose reply they accompany, a slow client, or a commit."""
        if not self._has_news or self._is_over or self._is_executing or self._wire.is_clogged:
            return
        if self._live.lock.locked():  # a writer holds the lock: memory may be ahead of the disk
            self._live.lock.when_free(self._send)
            return
        self._has_news = False
        try:
            news = self._subscription.look_now()
        except Problem as problem:
            self._wire.write([encoder.encode(wire.Bye(reason=problem.key))])
            self._end(SESSION_ENDED if problem.key == ENDED else REFUSED, problem.key)
        except Exception as fault:  # a fault here must not reach the writer that notified us
            self._core.metrics.faults.labels(type(fault).__name__).inc()
            logger.error("socket failed", exc_info=fault)
            self._end(INTERNAL_ERROR)
        else:
            if news:
                self._wire.write(news)

    def clogged(self) -> None:
        """Starts the timeout of a client that does not read."""
        if self._slow is None and not self._is_over:
            seconds = self._core.config.send_seconds
            self._slow = self._core.clock.call_later(seconds, self._disconnect)

    def cleared(self) -> None:
        """Cancels the timeout of a client that reads again."""
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
        self._send()

    def _disconnect(self) -> None:
        """Closes the connection of a client that does not read."""
        self._core.metrics.evicted.inc()
        self._end(TOO_SLOW)

    def _end(self, code: int, reason: str = "") -> None:
        """Closes the connection from this side."""
        self._stop()
        self._wire.end(code, reason)

    def _stop(self) -> None:
        """Stops sending and executing."""
        if not self._is_over:
            self._is_over = True
            self._subscription.close()
            self.cleared()

    # Incoming.

    def received(self, message: bytes) -> int:
        """Queues a message; returns the queue length."""
        if len(message) > MESSAGE_BYTES:
            self._end(TOO_LARGE)
        elif not self._is_over:
            self._waiting.append(message)
            if not self._is_executing:
                self._is_executing = True
                self._wire.start(self._execute())
        return len(self._waiting)

    async def _execute(self) -> None:
        """Executes queued commands sequentially."""
        while self._waiting and not self._is_over:
            reply = await self._answer(self._waiting.pop(0))
            try:
                self._subscription.reply(reply)
            except Overflow:
                self._disconnect()
            # Cleared so that `notify` sends the reply together with its updates.
            self._is_executing = False
            self.notify()
            self._is_executing = bool(self._waiting)
        self._wire.read_on()

    async def _answer(self, data: bytes) -> wire.AnyMessage:
        key = ""
        try:
            if not self._bucket.take():
                key = _key_in(data)
                raise TooFast("server-too-fast")
            command = decode(data, decoder)
            key = command.key
            check_json(data)
            self._subscription.check()
            return await self._commands.execute(self._subscription.live, self._caller, command)
        except Problem as problem:
            self._core.metrics.refusals.labels(problem.key).inc()
            return refused(problem, self._language, key)
        except Exception as fault:  # report the fault to the client; the connection stays open
            self._core.metrics.faults.labels(type(fault).__name__).inc()
            logger.error("command failed", exc_info=fault)
            return refused(Problem("server-fault"), self._language, key)


def _key_in(data: bytes) -> str:
    """Returns the key of a command, so that its sender knows which one was refused; empty if it cannot be read."""
    try:
        return decode(data, keys).key
    except Problem:
        return ""
