"""Play over a socket that reconnects with backoff."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import TYPE_CHECKING

import msgspec
import websockets

from metro2033 import codec, wire
from metro2033.client.errors import Desynced, Refusal
from metro2033.client.reconnect import Reconnect
from metro2033.client.seen import Seen

if TYPE_CHECKING:
    from metro2033.client.http import Client

Decide = Callable[[Seen, wire.QuestionView], Awaitable[str] | str]

TOO_FAST = "server-too-fast"
TOO_FAST_SECONDS = 0.2  # delay before retrying a rate-limited answer
MOVED_ON_SECONDS = 0.05  # time allowed for the update that made an answer stale
MOVED_ON = ("play-stale", "choice-not-asked", "game-over", "room-not-playing")  # answers to a question no longer open


class Play:
    """A socket to one room that reconnects automatically. `answer` returns once the server has persisted the answer."""

    def __init__(self, client: Client, room: str, seat: int | None, reconnect: Reconnect | None = None) -> None:
        self.client = client
        self.room_id = room
        self.seat = seat
        self.seen = Seen()
        self.room: wire.RoomView | None = None
        self.chat: list[wire.SaidView] = []
        self.clocks: list[wire.ClockView] = []
        self.changed = asyncio.Event()
        self.connects = 0
        self._reconnect = reconnect or Reconnect()
        self._waiting: dict[str, asyncio.Future[wire.Acknowledged]] = {}
        self._socket: websockets.ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self.fault: Refusal | None = None

    async def __aenter__(self) -> Play:
        self._task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _stay_connected(self) -> None:
        while self.fault is None:
            why = "closed by the server"
            try:
                await self._listen()
            except (OSError, websockets.WebSocketException, Desynced) as fault:
                self.seen.view = {}
                why = f"{type(fault).__name__}: {fault}"
            self._socket = None
            self._give_up("connection lost")
            if self.fault is None:
                await self._reconnect.pause(why)

    async def _listen(self) -> None:
        address = self.client.address.replace("http", "ws", 1)
        since = f"&since={self.seen.seq}" if self.seen.seq >= 0 else ""
        seat = f"seat={self.seat}" if self.seat is not None else ""
        url = f"{address}/api/rooms/{self.room_id}/socket?{seat}{since}"
        headers = self.client.socket_headers()
        async with websockets.connect(url, additional_headers=headers, proxy=None, max_size=2**20) as socket:
            self._socket = socket
            self.connects += 1
            self.changed.set()
            async for text in socket:
                self._reconnect.works()
                self._hear(codec.decode(text, wire.AnyMessage))

    def _hear(self, message: wire.AnyMessage) -> None:
        if isinstance(message, wire.Update):
            self.seen.take(message)
        elif isinstance(message, wire.RoomMessage):
            self.room = message.room
        elif isinstance(message, wire.Clocks):
            self.clocks = message.clocks
        elif isinstance(message, wire.Chat):
            self.chat += message.lines
        elif isinstance(message, wire.Acknowledged):
            waiting = self._waiting.pop(message.key, None)
            if waiting is not None and not waiting.done():  # the waiter may have been cancelled
                waiting.set_result(message)
        elif isinstance(message, wire.Refused):
            self._refuse(message)
        self.changed.set()

    def _refuse(self, message: wire.Refused) -> None:
        """Fails the refused command's waiter; a refusal without a key fails all waiters."""
        refused = [self._waiting.pop(message.key, None)] if message.key else list(self._waiting.values())
        if not message.key:
            self._waiting.clear()
            if not refused and message.problem != TOO_FAST:
                self.fault = Refusal(message)
        for waiting in refused:
            if waiting is not None and not waiting.done():
                waiting.set_exception(Refusal(message))

    def _give_up(self, why: str) -> None:
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError(why))
        self._waiting.clear()
        self.changed.set()

    async def until(self, holds: Callable[[], bool], seconds: float | None = 60) -> None:
        """Waits until a condition on the received state holds; `seconds=None` waits forever."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self.fault is not None:
                    raise self.fault
                self.changed.clear()
                await self.changed.wait()

    async def send(self, command: wire.AnyCommand) -> wire.Acknowledged:
        """Sends a command, once the first connection stands, and waits for its acknowledgement; raises `ConnectionError` if the connection is lost."""
        await self.until(lambda: self.connects > 0, None)
        if self._socket is None:
            raise ConnectionError("not connected")
        keyed = command if command.key else msgspec.structs.replace(command, key=secrets.token_urlsafe(9))
        future: asyncio.Future[wire.Acknowledged] = asyncio.get_running_loop().create_future()
        self._waiting[keyed.key] = future
        try:
            await self._socket.send(msgspec.json.encode(keyed).decode())
        except websockets.WebSocketException:
            # `_give_up` may have failed the future already, when the listener noticed the loss first.
            if self._waiting.pop(keyed.key, None) is not None:
                future.set_exception(ConnectionError("connection lost"))
        return await future

    @property
    def question(self) -> wire.QuestionView | None:
        """Our seat's open question."""
        return next((question for question in self.seen.questions if question.seat == self.seat), None)

    @property
    def connected(self) -> bool:
        """Whether the socket is open now."""
        return self._socket is not None

    @property
    def over(self) -> bool:
        """Whether the room has finished."""
        return self.room is not None and self.room.status == "over"

    async def answer(self, choice: str, key: str = "") -> wire.Acknowledged:
        """Answers our open question."""
        assert self.seat is not None, "spectators are not asked"
        return await self.send(wire.Answer(seat=self.seat, choice=choice, seq=self.seen.seq, key=key))

    async def play_on(self, decide: Decide, answers: int = 1_000_000, wait: float | None = 600) -> int:
        """Answers questions until the game is over or the limit is reached; returns the number of answers. Lost answers are resent.

        `wait` is the timeout for each question in seconds; None waits forever.
        """
        given = 0
        while given < answers:
            await self.until(lambda: self.over or self._is_asked, wait)
            if self.over or self.question is None:
                return given
            decided = decide(self.seen, self.question)
            choice = decided if isinstance(decided, str) else await decided
            if await self._answer_surely(choice):
                given += 1
        return given

    @property
    def _is_asked(self) -> bool:
        """Whether our question is open and its view is known; after a reconnect, the view arrives with the first update."""
        return self.question is not None and self._socket is not None and bool(self.seen.view)

    async def _reach(self, seq: int) -> None:
        await self.until(lambda: self.seen.seq >= seq or self.over)

    async def _answer_surely(self, choice: str) -> bool:
        """Sends an answer with one idempotency key until it is acknowledged; returns False if the game had moved on."""
        assert self.seat is not None
        command = wire.Answer(seat=self.seat, choice=choice, seq=self.seen.seq, key=secrets.token_urlsafe(9))
        while True:
            connects = self.connects
            try:
                await self._reach((await self.send(command)).seq)
                return True
            except ConnectionError:
                await self.until(lambda before=connects: self.connected and self.connects > before, None)  # type: ignore[misc]
            except Refusal as refusal:
                if refusal.problem == TOO_FAST:
                    await asyncio.sleep(TOO_FAST_SECONDS)
                elif refusal.problem in MOVED_ON:
                    await asyncio.sleep(MOVED_ON_SECONDS)
                    return False
                else:
                    raise
