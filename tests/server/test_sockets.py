"""WebSockets: news is written at once, in frames of every size, and only after it is on disk."""

from __future__ import annotations

import asyncio

import pytest
import websockets
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from metro2033 import wire
from metro2033.client import Client
from metro2033.live.live_room import RoomLock
from metro2033.live.subscription import Subscription
from metro2033.server.http.socket_protocol import CLOSE_SECONDS, head_of
from metro2033.server.play.service import PlayService
from tests.server.running import Running, company, seated
from tests.server.timing import PATIENCE, run, settle, skip


def connect(
    server: Running, client: Client, room: str, query: str = "", compression: str | None = "deflate"
) -> websockets.connect:
    """Returns a socket of a client in a room."""
    url = f"{server.address.replace('http', 'ws', 1)}/api/rooms/{room}/socket{query}"
    return websockets.connect(
        url, additional_headers=client.socket_headers(), proxy=None, compression=compression, max_size=None
    )


async def until(socket: websockets.ClientConnection, *kinds: str) -> str:
    """Reads until a message of one of these kinds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            text = await socket.recv()
            assert isinstance(text, str)
            if any(text.startswith(f'{{"type":"{kind}"') for kind in kinds):
                return text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_of_every_size_are_read_as_they_were_written(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    message = b"x" * size
    client.receive_data(head_of(message) + message + head_of(b"next") + b"next")
    first, second = (event for event in client.events_received() if isinstance(event, Frame))
    assert (bytes(first.data), bytes(second.data)) == (message, b"next")


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_compressed_or_not_a_socket_says_the_same(database: str, compression: str | None) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            async with connect(server, anna, room.id, "?seat=0", compression) as socket:
                assert '"full":true' in await until(socket, "update")
                await socket.send('{"do":"say","text":"Здравствуйте!","key":"a"}')
                said = {(await until(socket, "ack", "chat"))[:14], (await until(socket, "ack", "chat"))[:14]}
                assert said == {'{"type":"ack",', '{"type":"chat"'}

    run(scene())


def test_nothing_is_shown_before_it_is_on_disk(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            live = server.loaded[room.id]
            async with connect(server, anna, room.id) as socket:
                await until(socket, "update")
                await server.clock.advance(1.0)
                await until(socket, "room")  # her arrival is announced after a moment
                async with live.lock:  # as if an entry was being written
                    server.parts[PlayService].subscriptions.presence.touch(room.id)
                    live.wake()
                    live.wake()
                    told = asyncio.create_task(until(socket, "room"))
                    await settle()
                    assert not told.done()
                await told  # though nobody has woken the room since

    run(scene())


def test_readers_of_a_lock_are_called_once_and_before_the_next_writer() -> None:
    async def scene() -> list[str]:
        lock, order = RoomLock(), []

        def reader() -> None:
            assert not lock.locked()
            order.append("reader")

        async def writer() -> None:
            async with lock:
                order.append("writer")

        async with lock:
            lock.when_free(reader)
            lock.when_free(reader)
            task = asyncio.create_task(writer())
            await asyncio.sleep(0)
        await task
        return order

    assert run(scene()) == ["reader", "writer"]


def test_a_socket_that_fails_harms_nobody_else(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    look_now, victim = Subscription.look_now, ""

    def failing(subscription: Subscription) -> list[bytes]:
        if subscription.live.seq and subscription.person == victim:
            raise LookupError
        return look_now(subscription)

    monkeypatch.setattr(Subscription, "look_now", failing)

    async def scene() -> None:
        nonlocal victim
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            live = server.loaded[room.id]
            victim = live.room.seats[1].person
            async with connect(server, anna, room.id) as hers, connect(server, boris, room.id) as his:
                await asyncio.gather(until(hers, "update"), until(his, "update"))
                prompt = live.playing().prompts()[0]
                answer = wire.Answer(seat=prompt.seat, choice=prompt.options[0].id, seq=live.seq)
                assert (await (anna, boris)[prompt.seat].do(room.id, answer)).seq == 1
                assert '"seq":1' in await until(hers, "update")
                with pytest.raises(websockets.ConnectionClosedError) as closed:
                    await until(his, "update")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
            value = server.parts.core.metrics.registry.get_sample_value
            assert value("metro2033_faults_total", {"kind": "LookupError"}) == 1

    run(scene())


def test_a_client_that_ignores_the_end_is_cut(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            host, port = server.address.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            lines = [
                f"GET /api/rooms/{room.id}/socket HTTP/1.1",
                "Host: localhost",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                f"Cookie: {anna.socket_headers()['cookie']}",
            ]
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
            await reader.readuntil(b"\r\n\r\n")
            live = server.loaded[room.id]
            await settle()
            live.delete()  # by an operator
            rest = asyncio.create_task(reader.read())
            await skip(CLOSE_SECONDS / 2)
            assert not rest.done()
            await skip(CLOSE_SECONDS / 2)
            assert b"room-unknown" in await rest  # until the server has cut the connection
            assert not live.subscribers
            writer.close()

    run(scene())
