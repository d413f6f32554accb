"""The Python client reconnects with growing pauses and jitter, and says so. The clock is a list of pauses."""

from __future__ import annotations

import asyncio
import logging
import random
import socket

import msgspec
import pytest
import websockets

from metro2033 import wire
from metro2033.client import Client, Lost, Reconnect
from metro2033.client.reconnect import FIRST, LONGEST


class Clock:
    """Records the pauses; after a number of them, time stands still."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.pauses: list[float] = []
        self.told: list[Lost] = []
        self.done = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        if len(self.pauses) == self.most:
            self.done.set()
            await asyncio.Event().wait()

    async def pauses_at(self, address: str) -> None:
        """Lets a client try to connect there until time stands still."""
        reconnect = Reconnect(self.told.append, luck=random.Random(1), sleep=self.sleep)
        async with Client(address) as client, client.play("room", 0, reconnect) as play:
            await asyncio.wait_for(self.done.wait(), 60)
            assert not play.connected


def bounds(count: int) -> list[float]:
    return [min(LONGEST, FIRST * 2**number) for number in range(count)]


def test_pauses_grow_with_jitter_up_to_a_limit() -> None:
    """Nobody listens at the port; before, there were five attempts a second for ever."""

    async def scene() -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            clock = Clock(10)
            await clock.pauses_at(f"http://127.0.0.1:{taken.getsockname()[1]}")
        for pause, bound in zip(clock.pauses, bounds(10), strict=True):
            assert bound / 2 <= pause <= bound
        assert clock.pauses != bounds(10) and max(clock.pauses) > LONGEST / 2
        assert [lost.attempt for lost in clock.told] == list(range(1, 11))
        assert [lost.seconds for lost in clock.told] == clock.pauses
        assert "ConnectionRefusedError" in clock.told[0].why

    asyncio.run(scene())


@pytest.mark.parametrize("speaks", [True, False])
def test_pauses_are_short_again_when_the_server_has_said_something(speaks: bool) -> None:
    """A server that accepts connections and drops them silently is not flooded either."""

    async def meet(connection: websockets.ServerConnection) -> None:
        if speaks:
            await connection.send(msgspec.json.encode(wire.Chat(lines=[])).decode())

    async def scene() -> None:
        async with websockets.serve(meet, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            clock = Clock(5)
            await clock.pauses_at(f"http://127.0.0.1:{port}")
        assert [lost.attempt for lost in clock.told] == ([1] * 5 if speaks else [1, 2, 3, 4, 5])
        assert (max(clock.pauses) <= FIRST) is speaks

    asyncio.run(scene())


def test_a_command_waits_for_the_first_connection() -> None:
    """Sent before the socket was open, it was refused as if the connection had been lost."""

    async def acknowledge(connection: websockets.ServerConnection) -> None:
        async for text in connection:
            key = msgspec.json.decode(text, type=wire.Say).key
            await connection.send(msgspec.json.encode(wire.Acknowledged(key=key, seq=3)).decode())

    async def scene() -> None:
        async with websockets.serve(acknowledge, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client, client.play("room", 0) as play:
                assert not play.connected
                assert (await play.send(wire.Say(text="hello"))).seq == 3

    asyncio.run(scene())


def test_a_lost_connection_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        clock = Clock(2)
        reconnect = Reconnect(luck=random.Random(1), sleep=clock.sleep)
        await reconnect.pause("ConnectionRefusedError: refused")

    with caplog.at_level(logging.INFO, "metro2033.client"):
        asyncio.run(scene())
    assert caplog.messages == ["connection lost: ConnectionRefusedError: refused; 1 failed, next attempt in 0.1 s"]
