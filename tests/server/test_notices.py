"""Notifications: signed, one per question, only to absent players and public addresses; play never waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import BadOption
from metro2033.server.notices import webhook
from metro2033.server.notices.hooks import discord_message, is_discord
from metro2033.server.notices.webhook import is_public, read_url
from tests.server.running import company, keen, quick, running, seated
from tests.server.test_rooms import refused
from tests.server.timing import FakeClock, run, skip

FIRST = {"first_player": "0"}
HASTY: dict[str, Any] = {"webhook_private": True, "notice_pauses": (1.0, 2.0), "notice_seconds": 40.0}
SOON = 10.0  # after which everything has been sent that can be


class Receiver:
    """A small web server that records posted bodies, and answers as configured."""

    def __init__(self) -> None:
        self.heads: list[str] = []
        self.bodies: list[bytes] = []
        self.answers: list[str] = []
        self.address = ""
        self.clock = FakeClock()
        self.hangs = self.is_busy = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        self.bodies.append(await reader.readexactly(length))
        self.heads.append(head)
        if self.hangs:
            self.is_busy = True
            await reader.read()  # until the other side gives up
            self.is_busy = False
        else:
            status = self.answers.pop(0) if self.answers else "204 No Content"
            writer.write(f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
            await writer.drain()
        writer.close()

    async def until(self, count: int) -> None:
        """Lets time pass until a number of notices have arrived."""
        await self.clock.until(lambda: len(self.bodies) >= count)

    def notices(self) -> list[wire.Notice]:
        return [msgspec.json.decode(body, type=wire.Notice) for body in self.bodies]


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """Runs a receiver on a free port, with a clock for the sender of notices."""
    made = Receiver()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/turn?of=me"
    try:
        yield made
    finally:
        server.close()


def test_an_asked_player_who_is_away_gets_one_signed_notice(database: str) -> None:
    async def scene() -> None:
        async with receiver() as there, company(database, there.clock, **HASTY) as (server, anna, boris):
            secret = await anna.notify(there.address, "pl")
            assert (await anna.http.get("/api/notices")).json() == {"url": there.address, "language": "pl"}
            room = await seated(anna, boris, options=FIRST)
            await there.until(1)
            notice, head = there.notices()[0], there.heads[0]
            assert (notice.room, notice.seat, notice.game) == (room.id, 0, "breakthrough")
            assert notice.text == "Metro 2033: Przełom: twój ruch."
            assert notice.link == f"{server.address}/rooms/{room.id}"
            signature = hmac.new(secret.encode(), there.bodies[0], hashlib.sha256).hexdigest()
            assert f"x-metro2033-signature: sha256={signature}" in head and "POST /turn?of=me " in head
            server.loaded[room.id].wake()
            async with anna.play(room.id, 0) as play:  # and none while she is there
                await play.play_on(keen(random.Random(1)), 3)
                await there.clock.advance(SOON)
            assert len(there.bodies) == 1

    run(scene())


def test_a_notice_is_tried_again_and_follows_nobody(database: str) -> None:
    async def scene() -> None:
        async with receiver() as there, company(database, there.clock, **HASTY) as (_, anna, boris):
            await anna.notify(there.address)
            there.answers = ["500 Oops", "503 Oops", "302 Found\r\nlocation: /elsewhere"]
            await seated(anna, boris, options=FIRST)
            await there.until(3)
            await there.clock.advance(SOON)
            assert len({notice.id for notice in there.notices()}) == 1 and len(there.bodies) == 3

    run(scene())


def test_play_does_not_wait_for_an_address_that_hangs(database: str) -> None:
    async def scene() -> None:
        async with receiver() as there, company(database, there.clock, **HASTY) as (_, anna, boris):
            there.hangs = True
            await anna.notify(there.address)
            room = await seated(anna, boris, options=FIRST)
            await there.until(1)
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(1)), 2)
            assert len(there.bodies) == 1 and there.is_busy, "the notice still waits for an answer"
            trial = asyncio.create_task(refused(_trial(anna)))
            await skip(HASTY["notice_seconds"])
            assert await trial == "notice-failed"

    run(scene())


async def _trial(client: Client) -> wire.Delivered:
    return client._read(await client.http.post("/api/notices/trial"), wire.Delivered)


def test_notices_can_be_tried_and_stopped_and_are_nobody_elses(database: str) -> None:
    async def scene() -> None:
        async with receiver() as there, company(database, there.clock, **HASTY) as (_, anna, boris):
            assert await refused(_trial(anna)) == "notice-none"
            await anna.notify(there.address, "ru")
            assert (await _trial(anna)).status == 204
            assert there.notices()[0].text == "Метро 2033: уведомления будут приходить сюда."
            assert (await boris.http.get("/api/notices")).json() == {"url": None, "language": None}
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
            token = Client(anna.address, token=await anna.token(room.id, "host"))
            assert await refused(_trial(token)) == "token-scope"
            await token.http.aclose()
            assert there.address not in (await anna.http.get(f"/api/rooms/{room.id}")).text
            assert (await anna.http.delete("/api/notices")).status_code == 204
            await seated(anna, boris, options=FIRST)
            await there.clock.advance(SOON)
            assert len(there.bodies) == 1

    run(scene())


def test_in_a_slow_room_an_open_tab_does_not_hold_a_notice_back_for_long(database: str) -> None:
    async def scene() -> None:
        calm = {**HASTY, "settle": 5.0, "notice_after": 60.0}
        async with receiver() as there, company(database, there.clock, **calm) as (_, anna, boris):
            await anna.notify(there.address)
            room = await seated(anna, boris, options=FIRST, pace="slow")
            async with anna.play(room.id, 0) as play:
                await play.until(lambda: play.question is not None)
                await there.clock.advance(59.0)
                assert there.bodies == []
                await there.until(1)

    run(scene())


def test_of_two_processes_one_sends(postgres: str) -> None:
    async def scene() -> None:
        config = quick(postgres, **HASTY)
        async with (
            receiver() as there,
            running(config, clock=there.clock) as one,
            running(config, clock=there.clock) as other,
            Client(one.address) as anna,
            Client(other.address) as elsewhere,
        ):
            await anna.notify(there.address)
            elsewhere.http.cookies = anna.http.cookies
            rooms = [await seated(anna, bots=["", "random"], seats=2, options=FIRST) for _ in range(3)]
            for room in rooms:
                await elsewhere.room(room.id)
            await there.until(3)
            await there.clock.advance(SOON)
            assert sorted(notice.room for notice in there.notices()) == sorted(room.id for room in rooms)

    run(scene())


def test_a_restart_loses_no_notice(any_database: str) -> None:
    async def scene() -> None:
        config = quick(any_database, **HASTY)
        async with receiver() as there:
            there.hangs, clock = True, there.clock
            async with (
                running(config, clock=clock) as server,
                Client(server.address) as anna,
                Client(server.address) as boris,
            ):
                await anna.notify(there.address)
                room = await seated(anna, boris, options=FIRST)
                await there.until(1)  # it is on its way when the server stops
            there.hangs = False
            async with running(config, clock=clock):
                await there.until(2)
                await there.clock.advance(SOON)
            assert {notice.room for notice in there.notices()} == {room.id}
            assert len({notice.id for notice in there.notices()}) == 1

    run(scene())


@pytest.mark.parametrize("port", [22, 25, 6379, 11211])
def test_other_services_are_not_called(port: int, database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _):
            assert await refused(anna.notify(f"http://93.184.216.34:{port}/")) == "notice-port"

    run(scene())


def test_addresses_of_private_networks_are_refused_when_set_and_when_sent(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with receiver() as there:
            port = int(there.address.rsplit(":")[2].partition("/")[0])
            monkeypatch.setattr(webhook, "PORTS", (*webhook.PORTS, port))
            async with company(database, there.clock, **HASTY) as (_, anna, boris):
                await anna.notify(there.address)
                cookies = anna.http.cookies
            async with company(database, there.clock, **{**HASTY, "webhook_private": False}) as (_, anna, boris):
                anna.http.cookies = cookies
                assert await refused(_trial(anna)) == "notice-private"
                for bad in (
                    "http://127.0.0.1/",
                    "http://localhost:8080/",
                    "http://[::ffff:10.0.0.1]/",
                    "http://0x7f.1/",
                ):
                    assert await refused(anna.notify(bad)) == "notice-private"
                assert await refused(anna.notify("http://no.such.host.invalid/")) == "notice-no-host"
                await seated(anna, boris, options=FIRST)
                await there.clock.advance(SOON)
            assert there.bodies == []

    run(scene())


@pytest.mark.parametrize(
    "url",
    [
        "ftp://x.org/",
        "javascript:alert(1)",
        "http://",
        "http:///x",
        "http://me:pw@x.org/",
        "http://:pw@x.org/",
        "http://[::1/",
        "//x.org/",
        "http://x.org:0/",
        "http://x.org:99999/",
        "http://a x.org/",
        "http://пример.рф/",
    ],
)
def test_what_is_no_address_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(BadOption, match="http"):
        read_url(url)


@pytest.mark.parametrize(
    "address",
    [
        "10.1.2.3",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:192.168.1.1",
        "2002:7f00:1::",
        "64:ff9b::a00:1",
        "64:ff9b:1::5db8:d822",
        "::127.0.0.1",
        "::93.184.216.34",
        "2001:0:5db8:d822::1",
        "2001:db8::1",
        "2002:5db8:d822::",
        "192.88.99.1",
        "fec0::1",
        "100::1",
    ],
)
def test_addresses_that_are_not_for_everybody(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"])
def test_addresses_that_are_for_everybody(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_the_secret_is_shown_once(database: str) -> None:
    async def scene() -> None:
        async with receiver() as there, company(database, there.clock, **HASTY) as (_, anna, _):
            secret = await anna.notify(there.address)
            shown: httpx.Response = await anna.http.get("/api/notices")
            assert secret not in shown.text
            assert await anna.notify(there.address) != secret

    run(scene())


def test_a_discord_channel_gets_a_message_that_mentions_nobody(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    look_up = socket.getaddrinfo

    def at_home(host: str, *rest: Any, **more: Any) -> Any:
        return look_up("127.0.0.1" if host == "discord.com" else host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", at_home)

    async def scene() -> None:
        async with receiver() as there, company(database, there.clock, **HASTY) as (server, anna, boris):
            port = httpx.URL(there.address).port
            await anna.notify(f"http://discord.com:{port}/api/webhooks/1/token", "de")
            room = await seated(anna, boris, options=FIRST)
            await there.until(1)
            message = msgspec.json.decode(there.bodies[0])
            assert message.pop("allowed_mentions") == {"parse": []}
            assert message.keys() == {"content"} and message["content"].endswith(f" {server.address}/rooms/{room.id}")
            assert f"host: discord.com:{port}" in there.heads[0]

    run(scene())


@pytest.mark.parametrize(
    "url",
    [
        "https://discord.com.example.org/api/webhooks/1/t",
        "https://example.org/discord.com/api/webhooks/1/t",
        "https://discord.com/webhooks/1/t",
    ],
)
def test_only_discord_gets_its_form(url: str) -> None:
    assert not is_discord(url)
    assert is_discord("https://discord.com/api/v10/webhooks/1/t")
    assert msgspec.json.decode(discord_message("**@everyone** a_b"))["content"] == r"\*\*@everyone\*\* a_b"
