"""Connections that hold something up: half-sent requests, endless headers, clients that do not read, long polls at the end."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import pytest

from metro2033.client import Client
from metro2033.server.http.guarded_protocol import (
    HEAD_BYTES,
    HEAD_SECONDS,
    STALL_SECONDS,
    GuardedProtocol,
    open_connections,
)
from metro2033.server.http.middleware import body_limit
from metro2033.server.play.service import PlayService
from tests.server.running import Running, company, keen, quick, running, seated
from tests.server.timing import PATIENCE, eventually, run, settle, skip


@asynccontextmanager
async def wire(server: Running) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Opens a bare connection to a server."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=2**12)
    try:
        yield reader, writer
    finally:
        writer.close()


async def ends(reader: asyncio.StreamReader) -> bytes:
    """Returns the bytes that a server sends before it closes the connection."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


def test_a_request_that_is_never_finished_is_cut(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            for start in (b"", b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: "):
                async with wire(server) as (reader, writer):
                    writer.write(start)
                    await skip(HEAD_SECONDS)
                    assert await ends(reader) == b""
            async with wire(server) as (reader, writer):
                head = b"POST /api/rooms HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
                writer.write(head + b'content-length: 100\r\n\r\n{"name":')
                await skip(body_limit.BODY_SECONDS)
                assert (await reader.readline()).startswith(b"HTTP/1.1 408")
            async with wire(server) as (reader, writer):  # the second request of a connection
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")
                writer.write(b"GET /healthz HT")
                await skip(HEAD_SECONDS)
                assert b'"status":"ok"' in await ends(reader)
            assert (await anna.http.get("/healthz")).status_code == 200

    run(scene())


def test_heads_have_a_limit_in_one_piece_and_in_many(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            for header in (b"x-big: " + b"a" * HEAD_BYTES, b"\r\n".join(b"x: %d" % n for n in range(5000))):
                for end in (b"", b"\r\n\r\n"):
                    async with wire(server) as (reader, writer):
                        writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n" + header + end)
                        assert (await ends(reader))[:12] in (b"HTTP/1.1 431", b""), end  # nothing if it was cut at once
            with suppress(httpx.TransportError):
                assert (await anna.http.get("/" + "a" * HEAD_BYTES)).status_code == 431
            large = {"name": "A", "record": "x" * 600_000, "file": ""}
            assert (
                await anna.http.post("/api/rooms/import", json=large)
            ).status_code == 409  # a large body is not a large head

    run(scene())


def test_a_stream_that_nobody_reads_is_cut(database: str) -> None:
    async def scene() -> None:
        async with (
            running(quick(database), send_buffer=4096) as server,
            Client(server.address) as anna,
            Client(server.address) as boris,
        ):
            room = await seated(anna, boris, game="board")
            host, port = server.address.removeprefix("http://").split(":")
            slow = socket.socket()
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            slow.connect((host, int(port)))
            cookie = anna.socket_headers()["cookie"]
            head = f"GET /api/rooms/{room.id}/stream HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\r\n"
            await asyncio.to_thread(slow.sendall, head.encode())
            live = server.loaded[room.id]
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                connections = server.uvicorn.server_state.connections
                await eventually(lambda: len(live.subscribers) == 3)
                games = [asyncio.create_task(play.play_on(keen(random.Random(1)))) for play in (first, second)]
                # Until nothing more fits into the buffers, which are the kernel's.
                await eventually(
                    lambda: any(getattr(connection, "_stall_timer", None) is not None for connection in connections)
                )
                for game in games:
                    game.cancel()
                await skip(STALL_SECONDS - 5)
                assert len(live.subscribers) == 3
                await skip(5)
                await eventually(lambda: len(live.subscribers) == 2)
            slow.close()

    run(scene())


def test_one_address_has_so_many_connections(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GuardedProtocol, "per_address", 3)
    monkeypatch.setattr(GuardedProtocol, "_is_proxy", lambda self, address: False)

    async def scene() -> None:
        async with company(database) as (server, _, _), wire(server), wire(server), wire(server) as (reader, writer):
            async with wire(server) as (cut, _):
                assert await ends(cut) == b""
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    run(scene())
    assert not open_connections


def test_long_polls_and_streams_end_when_the_server_stops(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            live = server.loaded[room.id]
            version, base = live.version, f"/api/rooms/{room.id}"
            poll = asyncio.create_task(anna.http.get(f"{base}/updates?since={live.seq}&version={version}&wait=30"))
            stream = asyncio.create_task(boris.http.get(f"{base}/stream"))
            await settle()
            assert len(live.subscribers) == 2
            server.parts[PlayService].subscriptions.leave()
            assert (await poll).json() == {"messages": []}
            assert (await stream).status_code == 200

    run(scene())


def test_stopping_tells_the_connections_first(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            live = server.loaded[room.id]
            wanted = f"/api/rooms/{room.id}/updates?since={live.seq}&version={live.version}&wait=30"
            poll = asyncio.create_task(anna.http.get(wanted))
            await settle()
            assert live.subscribers
            (connection,) = [
                connection
                for connection in server.uvicorn.server_state.connections
                if connection.cycle and not connection.cycle.response_complete
            ]
            connection.shutdown()
            assert (await poll).status_code == 200

    run(scene())
