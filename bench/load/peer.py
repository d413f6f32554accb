"""boardgame.io's server with in-memory storage, and games on it; bench/boardgame_io/ is the game.

Its clients speak socket.io over a plain WebSocket, so that a message costs the clients of both servers the same.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from pathlib import Path

import httpx
import msgspec
import websockets
from msgspec import Raw, Struct, field

from bench.load.clients import Decision, LiveGame, Socket

FOLDER = Path(__file__).parents[1] / "boardgame_io"
GAMES = ("whole", "patches")  # whole states by default, and the peer's own option to send only changes
HAND = 5
PLACES = 6
TURN = 4  # moves
PING, PONG = "2", "3"


class Peer:
    """The server as a separate program."""

    def __init__(self) -> None:
        environment = {**os.environ, "NODE_ENV": "production", "PORT": "0"}
        self.process = subprocess.Popen(
            ["node", "server.js"], cwd=FOLDER, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = f"http://127.0.0.1:{int(self.process.stdout.readline().removeprefix('PORT '))}"

    def kill(self) -> None:
        """Kills the server."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def is_there() -> bool:
    """Returns whether Node is available, and the peer is installed or can be."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    if (FOLDER / "node_modules" / "boardgame.io").is_dir():
        return True
    command = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
    return subprocess.run(command, cwd=FOLDER, check=False, stderr=subprocess.DEVNULL).returncode == 0


class State(Struct):
    """The part of a state that a client needs; the rest stays encoded."""

    G: Raw
    number: int = field(name="_stateID")


class SyncInfo(Struct):
    """The message that a client receives on connecting."""

    state: State


class PeerSocket(Socket):
    """A socket of boardgame.io's protocol: socket.io packets of type 2, in the namespace of the game."""

    def __init__(self, connection: websockets.ClientConnection, seat: int | None, game: str) -> None:
        super().__init__(connection, seat)
        self.prefix = f"42/{game},"
        self.view_bytes = 0

    async def sync(self, match: str, credentials: str | None) -> None:
        """Requests the whole game, from the seat if there is one."""
        arguments = ["sync", match, None if self.seat is None else str(self.seat), credentials]
        await self.connection.send(self.prefix + msgspec.json.encode(arguments).decode())

    async def read(self) -> None:
        """Reads until the connection ends, and answers pings."""
        async for text in self.connection:
            assert isinstance(text, str)
            self.bytes += len(text)
            if text == PING:
                await self.connection.send(PONG)
            elif text.startswith(self.prefix) and self.hear(text):
                self.moved.set()

    def hear(self, text: str) -> bool:
        """Handles a message; states and patches move the game on."""
        name, *parts = msgspec.json.decode(text[len(self.prefix) :], type=list[Raw])
        kind = bytes(name)
        if kind == b'"update"':
            self.seq = msgspec.json.decode(parts[1], type=State).number
        elif kind == b'"patch"':
            msgspec.json.decode(parts[3])
            self.seq = msgspec.json.decode(parts[2], type=int)
        elif kind == b'"sync"':
            state = msgspec.json.decode(parts[1], type=SyncInfo).state
            self.seq, self.view_bytes = state.number, len(bytes(state.G))
        else:
            return False
        return True


class PeerGame(LiveGame):
    """A game on the peer's server."""

    def __init__(self, match: str, credentials: list[str], sockets: list[PeerSocket], luck: random.Random) -> None:
        super().__init__(sockets, luck)
        self.theirs = sockets
        self.match = match
        self.credentials = credentials

    async def view_bytes(self) -> int:
        """Returns the size of the view after requesting the whole game again."""
        first = self.theirs[0]
        first.view_bytes = 0
        await first.sync(self.match, self.credentials[0])
        while not first.view_bytes:
            first.moved.clear()
            await first.moved.wait()
        return first.view_bytes

    def decide(self) -> Decision | None:
        """Plays a random card to a random place."""
        seq = self.seq
        seat = seq // TURN % 2
        socket = self.theirs[seat]
        args = [self.luck.randrange(HAND), self.luck.randrange(PLACES)]
        payload = {"type": "play", "args": args, "playerID": str(seat), "credentials": self.credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        body = msgspec.json.encode(["update", action, seq, self.match, str(seat)]).decode()
        return Decision(socket, socket.prefix + body, seq + 1)


async def open_game(address: str, sockets: int, game: str, seed: int) -> PeerGame:
    """Opens a match with two players and all its sockets."""
    async with httpx.AsyncClient(base_url=f"{address}/games/{game}") as http:
        match = (await http.post("/create", json={"numPlayers": 2})).json()["matchID"]
        credentials = []
        for player in ("0", "1"):
            joined = await http.post(f"/{match}/join", json={"playerID": player, "playerName": f"Guest {player}"})
            credentials.append(joined.json()["playerCredentials"])
    opened = []
    for number in range(sockets):
        seat = number if number < 2 else None
        connection = await websockets.connect(
            f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket",
            proxy=None,
            compression=None,
            open_timeout=60,
            ping_interval=None,
        )
        await connection.recv()
        await connection.send(f"40/{game},")
        await connection.recv()
        opened.append(PeerSocket(connection, seat, game))
        await opened[-1].sync(match, None if seat is None else credentials[seat])
    return PeerGame(match, credentials, opened, random.Random(seed))
