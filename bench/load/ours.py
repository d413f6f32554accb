"""Our server as a program, and games on it: two seats held by one person, and some spectators."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import websockets
from tests.server.running import Program
from tools.compiled import compiled_folder

from bench.load.clients import Decision, LiveGame, Socket
from metro2033 import wire
from metro2033.client import Client

messages = msgspec.json.Decoder(wire.AnyMessage)


def served(database: str) -> Program:
    """Starts our server as people install it, with the compiled engine and high limits, and waits until it responds."""
    program = Program(database, METRO2033_ROOMS_PER_MINUTE="1000000", PYTHONPATH=str(compiled_folder()))
    program.wait()
    return program


class OurSocket(Socket):
    """A socket of our protocol."""

    questions: Sequence[wire.QuestionView] = ()

    def hear(self, text: str) -> bool:
        """Handles a message; updates move the game on."""
        message = messages.decode(text)
        if not isinstance(message, wire.Update):
            return False
        self.seq, self.questions = message.seq, message.questions
        return True


class OurGame(LiveGame):
    """A game on our server."""

    def __init__(self, url: str, headers: dict[str, str], sockets: list[OurSocket], luck: random.Random) -> None:
        super().__init__(sockets, luck)
        self.ours = sockets
        self.url = url
        self.headers = headers

    async def view_bytes(self) -> int:
        """Returns the size of the view that a new socket receives in full."""
        async with connect(f"{self.url}?seat=0", self.headers) as connection:
            async for text in connection:
                message = messages.decode(text)
                if isinstance(message, wire.Update):
                    return len(bytes(message.view))
        raise ConnectionError

    async def move(self) -> bool:
        """Answers a question with a choice; waits while the server answers those without one."""
        while True:
            await self.all_reach(self.seq)
            question = next((q for socket in self.ours for q in socket.questions if q.options), None)
            if question is None:
                return False
            if len(question.options or ()) > 1:
                return await super().move()
            await self.all_reach(self.seq + 1)

    def decide(self) -> Decision | None:
        """Returns a random answer to the open question."""
        question = next((q for socket in self.ours for q in socket.questions if q.options), None)
        if question is None or question.options is None:
            return None
        options = [option.id for option in question.options if option.verb != "tidy"] or [question.options[0].id]
        socket = self.ours[question.seat]
        key = str(self.luck.random())
        command = wire.Answer(seat=question.seat, choice=self.luck.choice(options), seq=socket.seq, key=key)
        return Decision(socket, msgspec.json.encode(command).decode(), socket.seq + 1)


async def open_game(addresses: Sequence[str], sockets: int, seed: int) -> OurGame:
    """Opens a room whose game has begun, with all its sockets distributed over the server's processes."""
    async with Client(addresses[seed % len(addresses)]) as anna:
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough", seats=2))
        for seat in (0, 1):
            await anna.do(room.id, wire.Sit(seat=seat))
        await anna.do(room.id, wire.Start())
        headers = anna.socket_headers()
    turned = [addresses[(seed + number) % len(addresses)] for number in range(sockets)]
    urls = [f"{address.replace('http', 'ws', 1)}/api/rooms/{room.id}/socket" for address in turned]
    opened = [
        OurSocket(await connect(f"{url}?seat={number}" if number < 2 else url, headers), number if number < 2 else None)
        for number, url in enumerate(urls)
    ]
    return OurGame(urls[0], headers, opened, random.Random(seed))


def connect(url: str, headers: dict[str, str]) -> websockets.connect:
    """Opens a socket without compression and pings."""
    return websockets.connect(
        url, additional_headers=headers, proxy=None, compression=None, open_timeout=60, ping_interval=None
    )
