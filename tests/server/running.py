"""A real server for tests: in this process on a free port, or as a program of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import msgspec
import uvicorn

from metro2033 import protocol
from metro2033.client import Client, Decide, Seen
from metro2033.server.app import Server, build
from metro2033.server.app import running as parts_running
from metro2033.server.config import MESSAGE_BYTES, Config
from metro2033.server.http.application import Application
from metro2033.server.http.guarded_protocol import GuardedProtocol
from metro2033.server.http.socket_protocol import SocketProtocol
from metro2033.server.rooms.live_room import LiveRoom

ROOT = Path(__file__).parents[2]
START_SECONDS = 60
JSON = {"content-type": "application/json"}
PASSWORD = "correct horse"
WIDE = {  # limits that no test meets by accident
    "commands_per_second": 10_000,
    "requests_per_second": 10_000,
    "tokens_per_hour": 10_000,
    "lines_per_minute": 10_000,
    "accounts_per_minute": 10_000,
    "logins_per_minute": 10_000,
    "guests_per_hour": 1_000_000,
    "exports_per_hour": 1_000_000,
    "profiles_per_minute": 1_000_000,
    "pictures_per_minute": 1_000_000,
    "feeds_per_address": 100_000,
    "bot_tables": 10_000,
}


class Running:
    """A server in this process."""

    def __init__(self, address: str, parts: Server, uvicorn: Any) -> None:
        self.address = address
        self.uvicorn = uvicorn
        self.parts = parts
        self.loaded: dict[str, LiveRoom] = parts.services.registry.loaded


def quick(database: str, **changes: object) -> Config:
    """A configuration without pauses and with limits that tests do not meet by accident."""
    config = Config(database=database, pause=0.0, rooms_per_minute=10_000)
    return msgspec.structs.replace(config, **{**WIDE, **changes})


@asynccontextmanager
async def running(config: Config, send_buffer: int = 0) -> AsyncIterator[Running]:
    """Serve on a free port until the block ends."""
    parts = build(config)
    app = Application(parts.services, parts_running(parts))
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
    )
    server = uvicorn.Server(setup)
    task = asyncio.create_task(server._serve(sockets=[listening]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    port = listening.getsockname()[1]
    try:
        yield Running(f"http://127.0.0.1:{port}", parts, server)
    finally:
        server.should_exit = True
        await task


def program_environment() -> dict[str, str]:
    """The environment of a server without pauses and with wide limits, in English."""
    tuning = {"METRO2033_PAUSE": "0", **{f"METRO2033_{name.upper()}": str(most) for name, most in WIDE.items()}}
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "METRO2033_LANG": "en", **tuning}


class Program:
    """`metro2033 serve` as a program of its own."""

    def __init__(self, database: str, port: int = 0, workers: int = 1, **environment: str) -> None:
        command = [sys.executable, "-m", "metro2033", "serve", "--no-open", "--port", str(port), "--database", database]
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
        self.port = int(self.address.rsplit(":", 1)[1])
        self.drain = subprocess.Popen(["cat"], stdin=self.process.stderr, stdout=subprocess.DEVNULL)
        self.process.stderr.close()

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + START_SECONDS
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                return
            assert time.monotonic() < deadline and self.process.poll() is None
            time.sleep(0.05)

    def kill_workers(self) -> int:
        """End all worker processes without a word, not their supervisor; how many there were."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        workers = [pid for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]
        for pid in workers:
            os.kill(int(pid), signal.SIGKILL)
        return len(workers)

    def kill(self) -> None:
        """End it without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.drain.wait()

    def stop(self) -> int:
        """End it as a service manager would; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(30)
        self.drain.wait()
        return status


KEEN = ("attack", "capture", "recruit", "play", "use", "obtain", "complete", "take")


def keen(luck: random.Random) -> Decide:
    """Decisions at random, mostly of the kind that brings a game to its end."""

    def decide(_: Seen, question: protocol.QuestionView) -> str:
        assert question.options is not None
        options = [option for option in question.options if option.verb != "tidy"] or question.options
        bold = (
            [option for option in options if option.verb in KEEN] or [o for o in options if o.id != "pass"] or options
        )
        return luck.choice(bold if luck.random() < 0.9 else options).id

    return decide


async def seated(
    client: Client, *others: Client, server: Running | None = None, secret: str = "", **settings: object
) -> protocol.RoomView:
    """A room whose people sit in order and whose game has begun; with a server its luck can be fixed."""
    wanted = msgspec.convert({"seats": 1 + len(others), "game": "breakthrough", **settings}, protocol.Settings)
    room = await client.create_room("Anna", wanted)
    await client.do(room.id, protocol.Sit(seat=0, nonce="nonce-of-anna"))
    for number, other in enumerate(others, 1):
        await other.join(room.id, f"Guest {number}", room.you.invite or "")
        await other.do(room.id, protocol.Sit(seat=number, nonce=f"nonce-{number}"))
        await other.do(room.id, protocol.Ready())
    if server is not None:
        server.loaded[room.id].secret = secret
    await client.do(room.id, protocol.Start())
    return await client.room(room.id)


@asynccontextmanager
async def company(database: str, **changes: object) -> AsyncIterator[tuple[Running, Client, Client]]:
    """A server and two guests."""
    async with (
        running(quick(database, **changes)) as server,
        Client(server.address) as anna,
        Client(server.address) as boris,
    ):
        yield server, anna, boris


def on_stage(database: str, scene: Callable[[Running, Client], Awaitable[None]]) -> None:
    """Play a scene with a server and one guest."""

    async def play() -> None:
        async with company(database) as (server, anna, _):
            await scene(server, anna)

    asyncio.run(play())


def both_on_stage(
    database: str, scene: Callable[[Running, Client, Client], Awaitable[None]], **changes: object
) -> None:
    """Play a scene with a server, whose configuration may be changed, and two guests."""

    async def play() -> None:
        async with company(database, **changes) as (server, anna, boris):
            await scene(server, anna, boris)

    asyncio.run(play())


async def post(guest: Client, path: str, body: object) -> httpx.Response:
    """A request with a body."""
    return await guest.http.post(path, content=msgspec.json.encode(body), headers=JSON)


async def put(guest: Client, path: str, body: object) -> httpx.Response:
    """A request that replaces something."""
    return await guest.http.put(path, content=msgspec.json.encode(body), headers=JSON)


def quiet_now(zone: str = "Asia/Vladivostok") -> protocol.Hours:
    """Quiet hours that have lasted for half an hour and end in half an hour."""
    now = datetime.datetime.now(ZoneInfo(zone))
    minute = now.hour * 60 + now.minute
    return protocol.Hours(protocol.QuietHours((minute - 30) % 1440, (minute + 30) % 1440), zone)


async def register(guest: Client, name: str = "Anna") -> None:
    """Give a guest an account."""
    answer = await post(guest, "/api/account", protocol.Credentials(name, PASSWORD))
    assert answer.status_code == 201, answer.text


def from_address(server: Running, address: str) -> httpx.AsyncClient:
    """A client of a running server whose requests come from an IP address, without a network."""
    app = Application(server.parts.services, contextlib.nullcontext({}))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app, client=(address, 2033)),
        base_url="http://localhost",
        headers=JSON,
    )
