"""A person at a device: asks as the page does, watches rooms and answers questions."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from metro2033.device.device import Device
from metro2033.device.feed import Feed
from tests.server.timing import PATIENCE

Answer = Callable[[str, int, list[str]], str]  # chooses by the question's name, its seat and its options


class Memory:
    """A store that forgets when the test does. It counts, and can fail or be cut off."""

    def __init__(self, entries: Mapping[str, bytes] | None = None) -> None:
        self.entries = dict(entries or {})
        self.history: list[dict[str, bytes]] = []  # everything stored after each write, if it is kept
        self.keeps_history = False
        self.is_full = False

    async def load(self) -> Mapping[str, bytes]:
        return dict(self.entries)

    async def put(self, entries: Mapping[str, bytes]) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("no space left")
        self.entries.update(entries)
        self._note()

    async def remove(self, keys: Sequence[str]) -> None:
        await asyncio.sleep(0)
        for key in keys:
            self.entries.pop(key, None)
        self._note()

    def _note(self) -> None:
        if self.keeps_history:
            self.history.append(dict(self.entries))


class Refused(Exception):
    """The device has refused a request."""

    def __init__(self, status: int, said: Any) -> None:
        super().__init__(status, said)
        self.status = status
        self.said = said


class Seen:
    """The messages that came from a room, and the last of each kind."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self._news = asyncio.Event()

    def take(self, message: str | bytes) -> None:
        """Adds a message."""
        self.messages.append(json.loads(message))
        self._news.set()

    def last(self, kind: str) -> dict[str, Any] | None:
        """Returns the last message of a kind."""
        return next((message for message in reversed(self.messages) if message["type"] == kind), None)

    async def until(self, ready: Callable[[], bool]) -> None:
        """Waits until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not ready():
                self._news.clear()
                await self._news.wait()

    def question(self, seat: int) -> dict[str, Any] | None:
        """Returns the open question that a seat has to answer itself."""
        update = self.last("update")
        open_ = update["questions"] if update is not None else []
        return next(
            (
                question
                for question in open_
                if question["seat"] == seat and question["options"] and not question["automatic"]
            ),
            None,
        )

    @property
    def is_over(self) -> bool:
        """Whether the game is over, and the room knows it."""
        update, room = self.last("update"), self.last("room")
        return (
            update is not None
            and update["result"] is not None
            and room is not None
            and room["room"]["status"] == "over"
        )


class Watching(Seen):
    """A seat's feed of a room."""

    def __init__(self, device: Device, room: str, seat: int | None, since: int | None = None) -> None:
        super().__init__()
        at = "" if seat is None else f"&seat={seat}"
        first = "" if since is None else f"&since={since}"
        self.feed: Feed = device.open(room, f"frames=1&lang=en{at}{first}", self.take)


class Person:
    """The person at the device, who may hold several seats."""

    def __init__(self, device: Device, language: str = "en") -> None:
        self.device = device
        self.language = language

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Returns the answer to a request; raises a refusal."""
        joint = "&" if "?" in path else "?"
        data = None if body is None else json.dumps(body).encode()
        status, found = await self.device.request(method, f"{path}{joint}lang={self.language}", data)
        if status >= 400:
            raise Refused(status, json.loads(found))
        text = found.decode()
        return json.loads(text) if text[:1] in ("{", "[") else text

    async def do(self, room: str, command: str, **fields: Any) -> Any:
        """Sends a command."""
        return await self.ask("POST", f"/api/rooms/{room}/commands", {"do": command, **fields})

    async def begin(self, own: Sequence[int] = (0,), **settings: Any) -> str:
        """Creates a room, sits down at seats and starts."""
        room: str = (await self.ask("POST", "/api/rooms", {"name": "Anna", "settings": settings}))["room"]["id"]
        for seat in own:
            await self.do(room, "sit", seat=seat, nonce="0123456789abcdef")
        await self.do(room, "start")
        return room

    async def play(
        self,
        room: str,
        seats: Sequence[int],
        choose: Answer,
        *,
        most: int = 10_000,
        after: Callable[[], Awaitable[None]] | None = None,
    ) -> dict[int, Watching]:
        """Answers for seats until the game is over, or `most` answers were given; returns their feeds."""
        watching = {seat: Watching(self.device, room, seat) for seat in seats}
        first = watching[seats[0]]
        given = 0
        while given < most:
            await first.until(lambda: first.is_over or any(self._due(first, watching, seat) for seat in seats))
            if first.is_over:
                break
            seat = next(seat for seat in seats if self._due(first, watching, seat))
            question, update = watching[seat].question(seat), watching[seat].last("update")
            assert question is not None and update is not None
            choice = choose(question["name"], seat, [option["id"] for option in question["options"]])
            given += 1
            await self.do(
                room, "answer", seat=seat, choice=choice, seq=update["seq"], key=f"{room[:4]}-{update['seq']}"
            )
            if after is not None:
                await after()
        for watched in watching.values():
            watched.feed.close()
        return watching

    @staticmethod
    def _due(first: Watching, watching: Mapping[int, Watching], seat: int) -> bool:
        update, own = first.last("update"), watching[seat].last("update")
        is_level = update is not None and own is not None and update["seq"] == own["seq"]
        return is_level and watching[seat].question(seat) is not None


def at_random(luck: random.Random) -> Answer:
    """Returns a player who chooses at random."""
    return lambda name, seat, options: luck.choice(options)
