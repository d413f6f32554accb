"""Clients of any game server: sockets that read everything, games that they move on, and reports."""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import websockets

PATIENCE = 30.0
TICKS = os.sysconf("SC_CLK_TCK")


class Socket(ABC):
    """One socket that reads everything and tracks the progress of its game."""

    def __init__(self, connection: websockets.ClientConnection, seat: int | None) -> None:
        self.connection = connection
        self.seat = seat
        self.seq = -1
        self.bytes = 0
        self.moved = asyncio.Event()

    @abstractmethod
    def hear(self, text: str) -> bool:
        """Handles a message; returns whether the game has moved on."""

    async def read(self) -> None:
        """Reads until the connection ends."""
        async for text in self.connection:
            assert isinstance(text, str)
            self.bytes += len(text)
            if self.hear(text):
                self.moved.set()

    async def reach(self, seq: int) -> None:
        """Waits until the game has reached an entry."""
        while self.seq < seq:
            self.moved.clear()
            await self.moved.wait()


@dataclass
class Decision:
    """The next move: the message, the socket that sends it, and the entry the game reaches with it."""

    socket: Socket
    text: str
    target: int


class LiveGame(ABC):
    """One game with its sockets: first the two seats, then some spectators."""

    def __init__(self, sockets: Sequence[Socket], luck: random.Random) -> None:
        self.sockets = sockets
        self.luck = luck
        self.latencies: list[float] = []
        self.readers: list[asyncio.Task[None]] = []

    def listen(self) -> None:
        """Starts the readers of all sockets."""
        self.readers = [asyncio.create_task(socket.read()) for socket in self.sockets]

    async def close(self) -> None:
        """Closes every connection."""
        await asyncio.gather(*(socket.connection.close() for socket in self.sockets), *self.readers)

    @property
    def seq(self) -> int:
        """Returns the last entry that any socket has seen."""
        return max(socket.seq for socket in self.sockets)

    @abstractmethod
    def decide(self) -> Decision | None:
        """Returns the next move, or None at the end of the game."""

    @abstractmethod
    async def view_bytes(self) -> int:
        """Returns the current size of the first seat's whole view, as JSON."""

    async def move(self) -> bool:
        """Makes a move and waits until all sockets have received it. Returns False when the game is over."""
        decision = self.decide()
        if decision is None:
            return False
        began = time.perf_counter()
        await decision.socket.connection.send(decision.text)
        await self.all_reach(decision.target)
        self.latencies.append(time.perf_counter() - began)
        return True

    async def all_reach(self, seq: int) -> None:
        """Waits until every socket has reached an entry."""
        async with asyncio.timeout(PATIENCE):
            for socket in self.sockets:
                await socket.reach(seq)


class Phase:
    """A period of play over some games, from its creation until its report."""

    def __init__(self, games: Sequence[LiveGame], *servers: int) -> None:
        self.games = games
        self.servers = servers
        for game in games:
            game.latencies = []
        self.began, self.server_cpu, self.client_cpu = time.perf_counter(), cpu_of(*servers), time.process_time()
        self.bytes, self.entries = self._bytes(), self._entries()

    def _bytes(self) -> int:
        return sum(socket.bytes for game in self.games for socket in game.sockets)

    def _entries(self) -> int:
        return sum(game.seq for game in self.games)

    def report(self) -> dict[str, float]:
        """Returns the figures."""
        seconds = time.perf_counter() - self.began
        latencies = sorted(latency for game in self.games for latency in game.latencies)
        moves, sockets = len(latencies), len(self.games[0].sockets)
        return {
            "moves": moves,
            "moves_per_second": round(moves / seconds, 1),
            "p50_ms": round(statistics.median(latencies) * 1000, 1),
            "p99_ms": round(latencies[int(moves * 0.99)] * 1000, 1),
            "bytes_per_move_and_socket": round((self._bytes() - self.bytes) / moves / sockets),
            "entries_per_second": round((self._entries() - self.entries) / seconds, 1),
            "server_cores": round((cpu_of(*self.servers) - self.server_cpu) / seconds, 2),
            "client_cores": round((time.process_time() - self.client_cpu) / seconds, 2),
            "server_ms_per_move": round((cpu_of(*self.servers) - self.server_cpu) / moves * 1000, 3),
        }


async def steady(games: Sequence[LiveGame], seconds: float, rate: float, *servers: int) -> dict[str, float]:
    """Plays `rate` moves a second over all games."""
    phase, tasks, number = Phase(games, *servers), [], 0
    while (now := time.perf_counter() - phase.began) < seconds:
        tasks.append(asyncio.create_task(games[number % len(games)].move()))
        number += 1
        await asyncio.sleep(max(0.0, number / rate - now))
    await asyncio.gather(*tasks)
    return phase.report()


async def flat_out(games: Sequence[LiveGame], server: int, seconds: float) -> dict[str, float]:
    """Plays some games, each as fast as possible."""
    phase = Phase(games, server)

    async def keep_moving(game: LiveGame) -> None:
        while time.perf_counter() - phase.began < seconds and await game.move():
            pass

    await asyncio.gather(*(keep_moving(game) for game in games))
    return phase.report()


def memory_of(process: int) -> int:
    """Returns a process's resident memory in KB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def cpu_of(*processes: int) -> float:
    """Returns the CPU time that processes have used, in seconds."""
    stats = [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in processes]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICKS
