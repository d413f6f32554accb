"""Load on one server over loopback: `make load`. Many live games, many sockets, every answer committed to disk.

The server runs as a program of its own; this process is all the clients. Every game is moved on at a steady rate by the
seats in turn; every socket of a game waits for the update. What is reported: moves per second, the time from sending a
command to its delivery to the last socket of the game (p50, p99), bytes received per move, and the server's memory per game.
Then the rate is lifted, and the games are played as fast as the server lets them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import websockets
from tests.server.running import Program

from metro2033.client import Client
from metro2033.measure import calibrate
from metro2033.server import wire

TOGETHER = 20  # rooms that are set up at the same time
PATIENCE = 30.0


@dataclass
class Socket:
    """One socket that reads everything and remembers how far its game has come."""

    connection: websockets.ClientConnection
    seat: int | None
    seq: int = -1
    questions: list[wire.QuestionView] = field(default_factory=list)
    bytes: int = 0
    moved: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> None:
        """Read until the connection ends."""
        async for text in self.connection:
            self.bytes += len(text)
            message = msgspec.json.decode(text, type=wire.AnyMessage)
            if isinstance(message, wire.Update):
                self.seq, self.questions = message.seq, message.questions
                self.moved.set()

    async def reach(self, seq: int) -> None:
        """Wait until the game has come so far."""
        while self.seq < seq:
            self.moved.clear()
            await self.moved.wait()


class LiveGame:
    """One game: two seats of one person, and some who watch."""

    def __init__(self, room: str, sockets: list[Socket], luck: random.Random) -> None:
        self.room = room
        self.sockets = sockets
        self.luck = luck
        self.latencies: list[float] = []

    async def move(self) -> bool:
        """Answer the open question and wait until everybody has heard of it; False when the game is over."""
        seat = next((question.seat for question in self.sockets[0].questions), None)
        if seat is None:
            return False
        socket = self.sockets[seat]
        await socket.reach(max(other.seq for other in self.sockets))
        question = next((question for question in socket.questions if question.seat == seat), None)
        if question is None or not question.options:
            return bool(socket.questions)
        options = [option.id for option in question.options if option.verb != "tidy"] or [question.options[0].id]
        command = wire.Answer(seat=seat, choice=self.luck.choice(options), seq=socket.seq, key=str(self.luck.random()))
        target, began = socket.seq + 1, time.perf_counter()
        await socket.connection.send(msgspec.json.encode(command).decode())
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(other.reach(target) for other in self.sockets))
        self.latencies.append(time.perf_counter() - began)
        return True


async def open_game(address: str, sockets: int, seed: int) -> LiveGame:
    """A room whose game has begun, with all its sockets."""
    async with Client(address) as anna:
        room = await anna.create_room("Anna", wire.Settings(game="breakthrough", seats=2))
        for seat in (0, 1):
            await anna.do(room.id, wire.Sit(seat=seat))
        await anna.do(room.id, wire.Start())
        headers, base = anna.socket_headers(), address.replace("http", "ws", 1)
    opened = []
    for number in range(sockets):
        viewer = number if number < 2 else None
        url = f"{base}/api/rooms/{room.id}/socket" + (f"?seat={viewer}" if viewer is not None else "")
        connection = await websockets.connect(
            url, additional_headers=headers, proxy=None, compression=None, open_timeout=60
        )
        opened.append(Socket(connection, viewer))
    return LiveGame(room.id, opened, random.Random(seed))


async def run(address: str, process: int, arguments: argparse.Namespace) -> dict[str, object]:
    """Everything, against a running server."""
    before = memory_of(process)
    games: list[LiveGame] = []
    for first in range(0, arguments.games, TOGETHER):
        seeds = range(first, min(first + TOGETHER, arguments.games))
        games += await asyncio.gather(*(open_game(address, arguments.sockets, seed) for seed in seeds))
    readers = [asyncio.create_task(socket.read()) for game in games for socket in game.sockets]
    for game in games:
        await asyncio.gather(*(socket.reach(0) for socket in game.sockets))
    gc.collect()
    gc.disable()  # what is measured is the server, not this process's pauses
    figures: dict[str, object] = {"games": len(games), "sockets": len(readers), "calibration": round(calibrate(), 2)}
    figures["memory_per_game_kb"] = round((memory_of(process) - before) / len(games))
    figures["steady"] = await steady(games, arguments.seconds, arguments.rate)
    figures["flat_out"] = await flat_out(games[: arguments.players], arguments.seconds)
    for reader in readers:
        reader.cancel()
    return figures


async def steady(games: list[LiveGame], seconds: float, rate: float) -> dict[str, object]:
    """`rate` moves a second over all games."""
    heard = sum(socket.bytes for game in games for socket in game.sockets)
    began, tasks, number = time.perf_counter(), [], 0
    while (now := time.perf_counter() - began) < seconds:
        tasks.append(asyncio.create_task(games[number % len(games)].move()))
        number += 1
        await asyncio.sleep(max(0.0, number / rate - now))
    await asyncio.gather(*tasks)
    return report(games, time.perf_counter() - began, heard)


async def flat_out(games: list[LiveGame], seconds: float) -> dict[str, object]:
    """Some games, each as fast as it goes."""
    heard = sum(socket.bytes for game in games for socket in game.sockets)
    began = time.perf_counter()

    async def keep_moving(game: LiveGame) -> None:
        while time.perf_counter() - began < seconds and await game.move():
            pass

    await asyncio.gather(*(keep_moving(game) for game in games))
    return report(games, time.perf_counter() - began, heard)


def report(games: list[LiveGame], seconds: float, heard: int) -> dict[str, object]:
    """The figures of one phase."""
    latencies = sorted(latency for game in games for latency in game.latencies)
    for game in games:
        game.latencies = []
    size = sum(socket.bytes for game in games for socket in game.sockets) - heard
    return {
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / seconds, 1),
        "p50_ms": round(statistics.median(latencies) * 1000, 1),
        "p99_ms": round(latencies[int(len(latencies) * 0.99)] * 1000, 1),
        "bytes_per_move_and_socket": round(size / len(latencies) / len(games[0].sockets)),
    }


def memory_of(process: int) -> int:
    """A process's resident memory in KB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def main() -> None:
    """Run it and print one JSON object."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=5, help="per game")
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second over all games")
    parser.add_argument("--players", type=int, default=100, help="games that are played flat out")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    with tempfile.TemporaryDirectory() as folder:
        program = Program(
            arguments.database or f"sqlite:///{folder}/games.sqlite", METRO2033_ROOMS_PER_MINUTE="1000000"
        )
        try:
            program.wait()
            print(json.dumps(asyncio.run(run(program.address, program.process.pid, arguments)), indent=1))
        finally:
            program.kill()


if __name__ == "__main__":
    main()
