"""Provides a real server for tests, in this process on a free port, or as a separate program that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.parse
import urllib.request
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import msgspec
import uvicorn

from metro2033 import wire
from metro2033.client import Client, Decide, Seen
from metro2033.live.clock import Clock
from metro2033.live.live_room import LiveRoom
from metro2033.server.app import build
from metro2033.server.app import running as parts_running
from metro2033.server.core.config import MESSAGE_BYTES, Config
from metro2033.server.http.application import Application
from metro2033.server.http.guarded_protocol import GuardedProtocol
from metro2033.server.http.socket_protocol import SocketProtocol
from metro2033.server.play.service import PlayService
from metro2033.server.service import Services
from tests.server.timing import PATIENCE, FakeClock, run

ROOT = Path(__file__).parents[2]
START_SECONDS = STOP_SECONDS = 600  # on a busy machine
JOIN_SECONDS = 10  # workers may outlive a killed program for a moment
LINES_KEPT = 60
JSON = {"content-type": "application/json"}
PASSWORD = "correct horse"
WIDE = {  # limits that no test meets by accident, and passwords that cost nothing
    "commands_per_second": 10_000,
    "requests_per_second": 10_000,
    "tokens_per_hour": 10_000,
    "lines_per_minute": 10_000,
    "accounts_per_minute": 10_000,
    "logins_per_minute": 10_000,
    "guests_per_hour": 1_000_000,
    "exports_per_hour": 1_000_000,
    "profiles_per_minute": 1_000_000,
    "lists_per_minute": 1_000_000,
    "replays_per_minute": 1_000_000,
    "pictures_per_minute": 1_000_000,
    "feeds_per_address": 100_000,
    "viewers_per_address": 100_000,
    "bot_tables": 10_000,
    "bot_seconds": 60.0,  # a worker process starts late on a busy machine
    "password_passes": 1,  # what a password costs has a test of its own
    "password_kib": 64,
}


class Running:
    """A server in this process."""

    def __init__(self, address: str, parts: Services, uvicorn: Any) -> None:
        self.address = address
        self.uvicorn = uvicorn
        self.parts = parts
        self.loaded: dict[str, LiveRoom] = parts[PlayService].registry.loaded

    @property
    def clock(self) -> FakeClock:
        """The server's clock, which the test moves."""
        clock = self.parts.core.clock
        assert isinstance(clock, FakeClock), "this server has the machine's clock"
        return clock


def quick(database: str, **changes: object) -> Config:
    """Returns a configuration without pauses and with limits that tests do not meet by accident."""
    config = Config(database=database, pause=0.0, rooms_per_minute=10_000)
    return msgspec.structs.replace(config, **{**WIDE, **changes})


@asynccontextmanager
async def running(config: Config, send_buffer: int = 0, clock: Clock | None = None) -> AsyncIterator[Running]:
    """Serves on a free port until the block ends. Time passes only when the test lets it, unless it names another clock."""
    parts = build(config, clock or FakeClock())
    app = Application(parts, parts_running(parts))
    listening = socket.create_server(("127.0.0.1", 0))
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    setup = uvicorn.Config(
        app,
        http=GuardedProtocol,
        log_config=None,
        access_log=False,
        ws=SocketProtocol,
        ws_max_size=MESSAGE_BYTES,
        lifespan="on",
        timeout_graceful_shutdown=1,
        timeout_keep_alive=int(
            PATIENCE
        ),  # uvicorn measures it by the machine's clock, and a client may be about to reuse an idle connection
    )
    server = uvicorn.Server(setup)
    setup.load()
    server.lifespan = setup.lifespan_class(setup)
    await server.startup(sockets=[listening])  # without the main loop, which looks ten times a second whether to stop
    assert server.started, "the server could not start"
    port = listening.getsockname()[1]
    try:
        yield Running(f"http://127.0.0.1:{port}", parts, server)
    finally:
        await _stop(server, listening)


async def _stop(server: uvicorn.Server, listening: socket.socket) -> None:
    """Does what uvicorn does when it stops, without its pauses."""
    for listener in server.servers:
        listener.close()
    listening.close()
    state = server.server_state
    for connection in list(state.connections):
        connection.shutdown()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(1):
            while state.connections or state.tasks:
                await asyncio.sleep(0.002)
    for task in list(state.tasks):
        task.cancel()
    await server.lifespan.shutdown()


def form_token(page: str) -> str:
    """Returns the token in the forms of a plain page."""
    found = re.search(r'name="token" value="([0-9a-f]{64})"', page)
    assert found is not None
    return found[1]


def program_environment() -> dict[str, str]:
    """Returns the environment of a server without pauses and with wide limits, in English, whose process can be killed without a supervisor."""
    tuning = {
        "METRO2033_PAUSE": "0",
        "METRO2033_NO_SUPERVISE": "1",
        **{f"METRO2033_{name.upper()}": str(most) for name, most in WIDE.items()},
    }
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "METRO2033_LANG": "en", **tuning}


class Program:
    """`metro2033 serve` as a program of its own."""

    module = "metro2033"
    is_killed = False

    def __init__(self, database: str, port: int = 0, workers: int = 1, **environment: str) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--no-open", "--port", str(port), "--database", database]
        command += ["--workers", str(workers)]
        self.process = subprocess.Popen(
            command,
            env={**program_environment(), **environment},
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stderr is not None
        first = self.process.stderr.readline()
        assert "http://" in first, first + self.process.stderr.read()
        self.address = first.split("at ")[1].split("/ ")[0]
        self.port = urllib.parse.urlsplit(self.address).port or 0
        self.said = deque([first], maxlen=LINES_KEPT)
        self.reading = threading.Thread(target=self._read, daemon=True)
        self.reading.start()

    def _read(self) -> None:
        """Keeps the last lines that the program writes, until it and its workers have ended."""
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            self.said.extend(lines)

    def check(self) -> None:
        """Fails if the program has ended by itself, with the last lines that it wrote."""
        status = self.process.poll()
        if status is not None:
            self.reading.join(JOIN_SECONDS)
            raise AssertionError(f"the server has ended with status {status}; it wrote:\n{''.join(self.said)}")

    def wait(self) -> None:
        """Waits until the server answers."""
        deadline = time.monotonic() + START_SECONDS
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                return
            self.check()
            assert time.monotonic() < deadline, f"the server does not answer; it wrote:\n{''.join(self.said)}"
            time.sleep(0.02)

    def kill_workers(self) -> int:
        """Kills all worker processes but not their supervisor; returns their number."""
        workers = self.workers()
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        return len(workers)

    def workers(self) -> list[int]:
        """Returns the worker processes."""
        return [pid for pid in children(self.process.pid) if "spawn_main" in command_of(pid)]

    def kill(self) -> None:
        """Kills it; idempotent."""
        if self.is_killed:
            return
        self.check()
        self.is_killed = True
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.reading.join(JOIN_SECONDS)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ends it as a service manager would, or with another signal; returns its exit status."""
        self.check()
        self.process.send_signal(number)
        status = self.process.wait(STOP_SECONDS)
        self.reading.join(JOIN_SECONDS)
        return status


class Supervised(Program):
    """The same under its supervisor, which logs into a file."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        self.log = log
        variables = {"METRO2033_NO_SUPERVISE": "", "METRO2033_LOG_FILE": str(log), **environment}
        super().__init__(database, 0, 1, **variables)

    def child(self) -> int:
        """Returns the process that serves."""
        (pid,) = children(self.process.pid)
        return pid

    def crash(self) -> None:
        """Lets the process that serves die of SIGSEGV, and waits until it is gone."""
        pid = self.child()
        os.kill(pid, signal.SIGSEGV)
        until(lambda: pid not in children(self.process.pid))


def children(pid: int) -> list[int]:
    """Returns the processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command_of(pid: int) -> str:
    """Returns the command line of a process; empty if it has ended."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


def until(holds: Callable[[], bool]) -> None:
    """Waits for something that another process does."""
    deadline = time.monotonic() + START_SECONDS
    while not holds():
        assert time.monotonic() < deadline, "waited for too long"
        time.sleep(0.01)


KEEN = ("attack", "capture", "recruit", "play", "use", "obtain", "complete", "take")


def keen(luck: random.Random) -> Decide:
    """Returns a policy of random decisions, mostly of the kind that brings a game to its end."""

    def decide(_: Seen, question: wire.QuestionView) -> str:
        assert question.options is not None
        options = [option for option in question.options if option.verb != "tidy"] or question.options
        bold = (
            [option for option in options if option.verb in KEEN] or [o for o in options if o.id != "pass"] or options
        )
        return luck.choice(bold if luck.random() < 0.9 else options).id

    return decide


async def seated(
    client: Client,
    *others: Client,
    server: Running | None = None,
    secret: str = "",
    name: str = "Anna",
    **settings: object,
) -> wire.RoomView:
    """Opens a room whose people sit in order, and starts its game; with a server its luck can be fixed."""
    wanted = msgspec.convert({"seats": 1 + len(others), "game": "breakthrough", **settings}, wire.Settings)
    room = await client.create_room(name, wanted)
    await client.do(room.id, wire.Sit(seat=0, nonce="nonce-of-anna"))
    for number, other in enumerate(others, 1):
        await other.join(room.id, f"Guest {number}", room.you.invite or "")
        await other.do(room.id, wire.Sit(seat=number, nonce=f"nonce-{number}"))
        await other.do(room.id, wire.Ready())
    if server is not None:
        server.loaded[room.id].secret = secret
    await client.do(room.id, wire.Start())
    return await client.room(room.id)


@asynccontextmanager
async def company(
    database: str, clock: Clock | None = None, /, **changes: object
) -> AsyncIterator[tuple[Running, Client, Client]]:
    """Runs a server with two guests."""
    async with (
        running(quick(database, **changes), clock=clock) as server,
        Client(server.address) as anna,
        Client(server.address) as boris,
    ):
        for client in (anna, boris):
            client.http.timeout = httpx.Timeout(PATIENCE)  # a chart takes minutes on a busy machine
        yield server, anna, boris


def on_stage(database: str, scene: Callable[[Running, Client], Awaitable[None]]) -> None:
    """Plays a scene with a server and one guest."""

    async def play() -> None:
        async with company(database) as (server, anna, _):
            await scene(server, anna)

    run(play())


def both_on_stage(
    database: str, scene: Callable[[Running, Client, Client], Awaitable[None]], **changes: object
) -> None:
    """Plays a scene with a server, whose configuration may be changed, and two guests."""

    async def play() -> None:
        async with company(database, **changes) as (server, anna, boris):
            await scene(server, anna, boris)

    run(play())


async def post(guest: Client, path: str, body: object) -> httpx.Response:
    """Returns a request with a body."""
    return await guest.http.post(path, content=msgspec.json.encode(body), headers=JSON)


async def put(guest: Client, path: str, body: object) -> httpx.Response:
    """Returns a request that replaces something."""
    return await guest.http.put(path, content=msgspec.json.encode(body), headers=JSON)


def problem_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]


def quiet_now(clock: Clock, zone: str = "Asia/Vladivostok") -> wire.Hours:
    """Returns quiet hours that have lasted for half an hour and end in half an hour."""
    now = datetime.datetime.fromtimestamp(clock.now(), ZoneInfo(zone))
    minute = now.hour * 60 + now.minute
    return wire.Hours(wire.QuietHours((minute - 30) % 1440, (minute + 30) % 1440), zone)


async def register(guest: Client, name: str = "Anna") -> None:
    """Gives a guest an account."""
    answer = await post(guest, "/api/account", wire.Credentials(name, PASSWORD))
    assert answer.status_code == 201, answer.text


def from_address(server: Running, address: str) -> httpx.AsyncClient:
    """Returns a client of a running server whose requests come from an IP address, without a network."""
    app = Application(server.parts, contextlib.nullcontext({}))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app, client=(address, 2033)),
        base_url="http://localhost",
        headers=JSON,
    )
