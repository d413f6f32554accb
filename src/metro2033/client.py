"""A small typed client of the server, for bots, tests and tools: `async with Client(address) as client`.

It speaks the documented protocol and nothing else; docs/protocol.md explains every message.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
import websockets

from metro2033 import protocol

T = TypeVar("T")
Decide = Callable[["Seen", protocol.QuestionView], Awaitable[str] | str]

RETRY_SECONDS = 0.2


class Refusal(Exception):
    """A refusal by the server; nothing has changed."""

    def __init__(self, refused: protocol.Refused, status: int = 0) -> None:
        super().__init__(refused.text)
        self.problem = refused.problem
        self.rules = refused.rules
        self.status = status


class Desynced(Exception):
    """The view assembled from updates does not match the server's digest."""


class Client:
    """One person or program: rooms over HTTP, play over a socket. A guest keeps its cookie; a token replaces it."""

    def __init__(self, address: str, *, token: str = "", language: str = "en") -> None:
        headers = {"accept-language": language}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def create_room(self, name: str, settings: protocol.Settings) -> protocol.RoomView:
        """Create a room and become its host."""
        return (await self._post("/api/rooms", protocol.NewRoom(name, settings), protocol.Entered)).room

    async def join(self, room: str, name: str, invite: str = "") -> protocol.RoomView:
        """Join a room."""
        return (await self._post(f"/api/rooms/{room}/join", protocol.Join(name, invite), protocol.Entered)).room

    async def room(self, room: str) -> protocol.RoomView:
        """A room as we see it."""
        return self._read(await self.http.get(f"/api/rooms/{room}"), protocol.RoomView)

    async def rooms(self) -> protocol.RoomList:
        """Public rooms and our own."""
        return self._read(await self.http.get("/api/rooms"), protocol.RoomList)

    async def due(self) -> list[protocol.DueView]:
        """Our open questions in all rooms, the oldest first."""
        return self._read(await self.http.get("/api/due"), protocol.DueList).due

    async def notify(self, url: str, language: protocol.Language = "en") -> str:
        """Set our webhook, which the server calls when we are asked and away; returns its signing secret."""
        content = msgspec.json.encode(protocol.SetHook(url, language))
        headers = {"content-type": "application/json"}
        return self._read(
            await self.http.put("/api/notices", content=content, headers=headers), protocol.HookMade
        ).secret

    async def do(self, room: str, command: protocol.AnyCommand) -> protocol.Acknowledged:
        """Send a command over HTTP."""
        return await self._post(f"/api/rooms/{room}/commands", command, protocol.Acknowledged)

    async def why_not(self, room: str, seat: int, choice: str) -> protocol.WhyView:
        """Why a choice is not offered to our seat now."""
        return await self._post(f"/api/rooms/{room}/why", protocol.AskWhy(seat, choice), protocol.WhyView)

    async def reach(self, room: str, seat: int | None = None) -> protocol.ReachView:
        """The reach of every army and hero."""
        params = {} if seat is None else {"seat": seat}
        return self._read(await self.http.get(f"/api/rooms/{room}/reach", params=params), protocol.ReachView)

    async def odds(self, room: str, seat: int) -> protocol.OddsView:
        """The odds of the battles that our open question may lead to."""
        return self._read(await self.http.get(f"/api/rooms/{room}/odds", params={"seat": seat}), protocol.OddsView)

    async def advice(self, room: str, seat: int, seq: int) -> protocol.AdviceView:
        """A veteran's hint for our question."""
        return await self._post(f"/api/rooms/{room}/advice", protocol.AskAdvice(seat, seq), protocol.AdviceView)

    async def reasons(self, room: str, seat: int, entry: int) -> protocol.AdviceView:
        """Why a bot answered as it did."""
        query = {"seat": seat, "entry": entry}
        return self._read(await self.http.get(f"/api/rooms/{room}/reasons", params=query), protocol.AdviceView)

    async def token(self, room: str, scope: protocol.Scope) -> str:
        """Create a token for another program."""
        return (await self._post(f"/api/rooms/{room}/tokens", protocol.NewToken(scope), protocol.TokenMade)).token

    async def poll(self, room: str, **query: int) -> list[protocol.AnyMessage]:
        """Fetch new messages by long poll."""
        return self._read(await self.http.get(f"/api/rooms/{room}/updates", params=query), protocol.Updates).messages

    async def stream(self, room: str, **query: int) -> AsyncIterator[protocol.AnyMessage]:
        """Receive new messages as a stream of lines."""
        async with self.http.stream("GET", f"/api/rooms/{room}/stream", params=query) as response:
            if response.status_code != httpx.codes.OK:
                await response.aread()
                self._read(response, protocol.Health)
            async for line in response.aiter_lines():
                if line:
                    yield msgspec.json.decode(line, type=protocol.AnyMessage)

    async def record(self, room: str) -> str:
        """The record of a finished game."""
        response = await self.http.get(f"/api/rooms/{room}/record")
        return response.text if response.is_success else self._read(response, str)

    async def log(self, room: str, **query: int) -> protocol.LogPage:
        """A page of a game's log: `seat`, `before`, `after`, `open`."""
        return self._read(await self.http.get(f"/api/rooms/{room}/log", params=query), protocol.LogPage)

    async def position(self, room: str, to: int, **query: int) -> protocol.Update:
        """A game under way as our `seat` knew it after entry `to`."""
        return self._read(
            await self.http.get(f"/api/rooms/{room}/position", params={"to": to, **query}), protocol.Update
        )

    async def replay(self, room: str, to: int | None = None, **query: int) -> protocol.Update:
        """A finished game after entry `to`, as any `seat` saw it, or with nothing hidden (`open=1`)."""
        asked = query if to is None else {"to": to, **query}
        return self._read(await self.http.get(f"/api/rooms/{room}/replay", params=asked), protocol.Update)

    async def verify(self, room: str) -> protocol.Verified:
        """Verify the luck of a finished game, check by check."""
        return self._read(await self.http.get(f"/api/rooms/{room}/verify"), protocol.Verified)

    async def chart(self, room: str) -> protocol.Chart:
        """The charts of a finished game."""
        return self._read(await self.http.get(f"/api/rooms/{room}/chart"), protocol.Chart)

    async def continue_game(self, name: str, room: str, to: int, knower: int | None = None) -> protocol.RoomView:
        """Create a room that continues a finished game from after entry `to`, with its cards as they were or as a seat knew them."""
        wanted = protocol.Continue(room, to, name, "as_it_was" if knower is None else knower)
        return (await self._post("/api/rooms/continue", wanted, protocol.Entered)).room

    async def import_game(self, name: str, record: str, file: str = "") -> protocol.RoomView:
        """Create a room from a record."""
        return (await self._post("/api/rooms/import", protocol.Import(name, record, file), protocol.Entered)).room

    def play(self, room: str, seat: int | None = None) -> Play:
        """A socket to a room, from a seat or as a spectator."""
        return Play(self, room, seat)

    def socket_headers(self) -> dict[str, str]:
        """The headers that authenticate a socket."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {
            name: self.http.headers[name] for name in ("authorization", "accept-language") if name in self.http.headers
        }
        return headers | ({"cookie": cookies} if cookies else {})

    async def _post(self, path: str, body: Any, answer: type[T]) -> T:
        content = msgspec.json.encode(body)
        return self._read(
            await self.http.post(path, content=content, headers={"content-type": "application/json"}), answer
        )

    def _read(self, response: httpx.Response, answer: type[T]) -> T:
        if not response.is_success:
            raise Refusal(msgspec.json.decode(response.content, type=protocol.Refused), response.status_code)
        return msgspec.json.decode(response.content, type=answer)


class Seen:
    """The client's state of a game: the view, assembled from updates and checked against its digest."""

    def __init__(self) -> None:
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.digest = ""
        self.questions: list[protocol.QuestionView] = []
        self.links: dict[int, str] = {}
        self.may_undo = False
        self.may_propose: int | None = None
        self.result: protocol.ResultView | None = None

    def take(self, update: protocol.Update) -> None:
        """Apply an update."""
        fields = msgspec.json.decode(update.view)
        self.view = fields if update.full else self.view | fields
        self.seq, self.digest, self.questions = update.seq, update.digest, update.questions
        self.may_undo, self.may_propose, self.result = update.may_undo, update.may_propose, update.result
        self.links |= {entry.seq: entry.link for entry in update.entries}
        if view_digest(self.view) != update.digest:
            raise Desynced(update.seq)


def view_digest(view: dict[str, Any]) -> str:
    """The digest of a view, computed as the server does."""
    return hashlib.sha256(msgspec.json.encode(view, order="sorted")).hexdigest()[:16]


class Play:
    """A socket to one room that reconnects automatically. `answer` returns when the server has the answer on disk."""

    def __init__(self, client: Client, room: str, seat: int | None) -> None:
        self.client = client
        self.room_id = room
        self.seat = seat
        self.seen = Seen()
        self.room: protocol.RoomView | None = None
        self.chat: list[protocol.SaidView] = []
        self.clocks: list[protocol.ClockView] = []
        self.changed = asyncio.Event()
        self.connects = 0
        self._waiting: dict[str, asyncio.Future[protocol.Acknowledged]] = {}
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
            try:
                await self._listen()
            except (OSError, websockets.WebSocketException, Desynced):
                self.seen.view = {}
            self._socket = None
            self._give_up("connection lost")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        address = self.client.address.replace("http", "ws", 1)
        since = f"&since={self.seen.seq}" if self.seen.seq >= 0 else ""
        seat = f"seat={self.seat}" if self.seat is not None else ""
        url = f"{address}/api/rooms/{self.room_id}/socket?{seat}{since}"
        headers = self.client.socket_headers()
        async with websockets.connect(url, additional_headers=headers, proxy=None, max_size=2**20) as socket:
            self._socket = socket
            self.connects += 1
            async for text in socket:
                self._hear(msgspec.json.decode(text, type=protocol.AnyMessage))

    def _hear(self, message: protocol.AnyMessage) -> None:
        if isinstance(message, protocol.Update):
            self.seen.take(message)
        elif isinstance(message, protocol.RoomMessage):
            self.room = message.room
        elif isinstance(message, protocol.Clocks):
            self.clocks = message.clocks
        elif isinstance(message, protocol.Chat):
            self.chat += message.lines
        elif isinstance(message, protocol.Acknowledged):
            waiting = self._waiting.pop(message.key, None)
            if waiting is not None and not waiting.done():  # the waiter may have been cancelled
                waiting.set_result(message)
        elif isinstance(message, protocol.Refused):
            self._refuse(message)
        self.changed.set()

    def _refuse(self, message: protocol.Refused) -> None:
        waiting = self._waiting.pop(message.key, None)
        if waiting is None:
            self.fault = Refusal(message)
        elif not waiting.done():
            waiting.set_exception(Refusal(message))

    def _give_up(self, why: str) -> None:
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError(why))
        self._waiting.clear()
        self.changed.set()

    async def until(self, holds: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until a condition on the received state holds."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self.fault is not None:
                    raise self.fault
                self.changed.clear()
                await self.changed.wait()

    async def send(self, command: protocol.AnyCommand) -> protocol.Acknowledged:
        """Send a command and wait for its acknowledgement; a lost connection raises `ConnectionError`."""
        if self._socket is None:
            raise ConnectionError("not connected")
        keyed = command if command.key else msgspec.structs.replace(command, key=secrets.token_urlsafe(9))
        future: asyncio.Future[protocol.Acknowledged] = asyncio.get_running_loop().create_future()
        self._waiting[keyed.key] = future
        try:
            await self._socket.send(msgspec.json.encode(keyed).decode())
        except websockets.WebSocketException:
            if self._waiting.pop(keyed.key, None) is not None:
                future.set_exception(ConnectionError("connection lost"))
        return await future

    @property
    def question(self) -> protocol.QuestionView | None:
        """The question that waits for our seat."""
        return next((question for question in self.seen.questions if question.seat == self.seat), None)

    @property
    def over(self) -> bool:
        """Whether the room has finished."""
        return self.room is not None and self.room.status == "over"

    async def answer(self, choice: str, key: str = "") -> protocol.Acknowledged:
        """Answer our open question."""
        assert self.seat is not None, "spectators are not asked"
        return await self.send(protocol.Answer(seat=self.seat, choice=choice, seq=self.seen.seq, key=key))

    async def play_on(self, decide: Decide, answers: int = 1_000_000) -> int:
        """Answer questions until the game is over or the limit is reached; returns how many were answered. Lost answers are sent again."""
        given = 0
        while given < answers:
            await self.until(lambda: self.over or (self.question is not None and self._socket is not None), 600)
            if self.over or self.question is None:
                return given
            decided = decide(self.seen, self.question)
            choice = decided if isinstance(decided, str) else await decided
            if await self._answer_surely(choice):
                given += 1
        return given

    async def _reach(self, seq: int) -> None:
        await self.until(lambda: self.seen.seq >= seq or self.over)

    async def _answer_surely(self, choice: str) -> bool:
        """Send an answer with one idempotency key until it is acknowledged; False if the game had moved on."""
        assert self.seat is not None
        command = protocol.Answer(seat=self.seat, choice=choice, seq=self.seen.seq, key=secrets.token_urlsafe(9))
        while True:
            try:
                await self._reach((await self.send(command)).seq)
                return True
            except ConnectionError:
                await asyncio.sleep(RETRY_SECONDS / 4)
            except Refusal as refusal:
                if refusal.problem not in (
                    "play-stale",
                    "choice-not-asked",
                    "game-over",
                    "room-not-playing",
                    "server-too-fast",
                ):
                    raise
                if refusal.problem == "server-too-fast":
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                await asyncio.sleep(RETRY_SECONDS / 4)
                return False
