"""Spectators who are not members: they do not count as present, wake nobody and leave no rows, and their number is limited."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack

import msgspec
import pytest
import websockets

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import Problem
from metro2033.live.access import TooFast
from metro2033.live.membership import MOST_MEMBERS, enter
from metro2033.live.room import Room
from metro2033.server.cluster.service import ClusterService
from metro2033.server.core.connections import Connections
from metro2033.server.core.rate_limit import network_of
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from tests.server.running import Running, company, seated
from tests.server.test_rooms import CARDS, refused
from tests.server.timing import run, settle

PUBLIC = msgspec.structs.replace(CARDS, public=True)


def url_of(server: Running, room: str) -> str:
    return server.address.replace("http", "ws", 1) + f"/api/rooms/{room}/socket"


def test_viewers_are_no_presence_and_wake_nobody(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris, public=True)
            headers = anna.socket_headers()
            async with websockets.connect(url_of(server, room.id), additional_headers=headers, proxy=None) as member:
                heard: list[str] = []
                listening = asyncio.create_task(_listen(member, heard))
                await server.clock.advance(120.0)  # until his absence is reported
                told = heard.count("room")
                async with AsyncExitStack() as stack:
                    for _ in range(10):
                        viewer = websockets.connect(url_of(server, room.id), proxy=None)
                        await (await stack.enter_async_context(viewer)).recv()
                await server.clock.advance(60.0)
                listening.cancel()
                assert heard.count("room") == told >= 2, heard
            await server.clock.advance(60.0)
            present = await server.parts.core.database.run(server.parts[RoomService].store.present, room.id)
            people = {member.person for member in server.loaded[room.id].room.members}
            assert set(present) <= people and len(present) == 1

    run(scene())


async def _listen(socket: websockets.ClientConnection, heard: list[str]) -> None:
    async for message in socket:
        heard.append(msgspec.json.decode(message)["type"])


def test_who_joins_with_an_open_socket_is_present_and_who_leaves_is_not(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await anna.create_room("Anna", PUBLIC)
            await boris.http.get("/api/notices")
            async with anna.play(room.id) as first:
                await boris.join(room.id, "Boris", room.you.invite or "")
                async with boris.play(room.id):
                    await server.clock.until(
                        lambda: first.room is not None and [m.present for m in first.room.members] == [True, True]
                    )
                    await boris.do(room.id, wire.Leave())
                    await first.until(lambda: first.room is not None and len(first.room.members) == 1)
                    await server.clock.advance(1.0)
                    assert len(server.parts[PlayService].subscriptions.presence.here) == 1

    run(scene())


def test_old_rows_of_viewers_are_purged(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris):
            room = await seated(anna, boris)
            rooms, database = server.parts[RoomService].store, server.parts.core.database
            person = server.loaded[room.id].room.host
            await database.run(
                rooms.mark_present, {(room.id, "viewer"): 5e9, (room.id, person): 5e9, ("old", person): 1.0}
            )
            await server.parts[ClusterService].presence.purge()
            assert await database.run(rooms.present, room.id) == {person: 5e9}
            assert await database.run(rooms.present, "old") == {}

    run(scene())


def test_connections_are_counted_by_network_and_room() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::") != network_of("2001:db8:1:3::")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("fe80::1%eth0") == "fe80::/64" and network_of("") == ""
    connections = Connections(3, 1, 1)

    def why_not(address: str, room: str, *, is_member: bool) -> str:
        try:
            with connections.open(address, room, is_member=is_member):
                return ""
        except Problem as problem:
            return problem.key

    with connections.open("2001:db8::1", "r", is_member=False):
        assert why_not("192.0.2.7", "r", is_member=False) == "room-viewers"
        assert why_not("192.0.2.7", "r", is_member=True) == why_not("192.0.2.7", "s", is_member=False) == ""
        with connections.open("2001:db8::2", "r", is_member=True), connections.open("2001:db8::3", "s", is_member=True):
            assert why_not("2001:db8::4", "t", is_member=True) == "server-connections"
    assert not connections._open


def test_fault_8_one_address_does_not_fill_the_places_of_spectators() -> None:
    connections, opened = Connections(300, 100, 20), 0
    with ExitStack() as stack:
        for number in range(110):
            try:
                stack.enter_context(connections.open(f"2001:db8::{number:x}", "public", is_member=False))
                opened += 1
            except TooFast as problem:
                assert problem.key == "server-connections"
        assert opened == 20
        for room, address, is_member in (
            ("public", "192.0.2.7", False),  # somebody else
            ("public", "2001:db8::1", True),  # a member at the same address
            ("other", "2001:db8::1", False),  # the same address elsewhere
        ):
            with connections.open(address, room, is_member=is_member):
                pass
    assert not connections._open


def test_sockets_streams_and_polls_of_one_address_are_limited(database: str) -> None:
    async def scene() -> None:
        async with company(database, feeds_per_address=2) as (server, anna, boris):
            room = await seated(anna, boris)
            async with AsyncExitStack() as stack:
                for _ in range(2):
                    socket = websockets.connect(
                        url_of(server, room.id), additional_headers=anna.socket_headers(), proxy=None
                    )
                    await (await stack.enter_async_context(socket)).recv()
                assert (await anna.http.get(f"/api/rooms/{room.id}/updates")).json()["problem"] == "server-connections"
                response = await anna.http.get(f"/api/rooms/{room.id}/stream")
                assert response.status_code == 429
                third = websockets.connect(
                    url_of(server, room.id), additional_headers=anna.socket_headers(), proxy=None
                )
                async with third as cut:
                    assert msgspec.json.decode(await cut.recv())["problem"] == "server-connections"
            await settle()
            assert (await anna.http.get(f"/api/rooms/{room.id}/updates")).status_code == 200

    run(scene())


def full(present: bool) -> Room:
    """Returns a public room with as many members as are allowed, all but the host without a seat."""
    from metro2033.live.room import new_room

    room = new_room(PUBLIC, "host", "c")
    for number in range(MOST_MEMBERS):
        enter(room, f"p{number}" if number else "host", wire.Join(f"n{number}"), lambda who: present)
    return room


def test_a_room_counts_those_who_are_there() -> None:
    room = full(present=True)
    with pytest.raises(Problem) as caught:
        enter(room, "new", wire.Join("New"), lambda who: True)
    assert caught.value.key == "room-full"
    room.seats[0].person = "p7"
    enter(room, "new", wire.Join("New"), lambda who: who == "p9")
    assert {m.person for m in room.members if not m.gone} == {"host", "p7", "p9", "new"}
    for number in range(3 * MOST_MEMBERS):
        enter(room, f"q{number}", wire.Join(f"q{number}"), lambda who: False)
    assert len(room.members) <= 2 * MOST_MEMBERS + 1
    assert len({member.number for member in room.members}) == len(room.members)


def test_a_seat_of_a_guest_who_is_gone_is_free_in_a_public_room(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database, unattended=0.5) as (server, anna, boris), Client(server.address) as clara:
            for public, problem in ((True, ""), (False, "room-seat-taken")):
                room = await anna.create_room("Anna", msgspec.structs.replace(PUBLIC, public=public))
                for guest, name in ((boris, "Boris"), (clara, "Clara")):
                    await guest.join(room.id, name, room.you.invite or "")
                await boris.do(room.id, wire.Sit(seat=1))
                assert await refused(clara.do(room.id, wire.Sit(seat=1))) == "room-seat-taken"
                await server.clock.advance(0.7)
                if problem:
                    assert await refused(clara.do(room.id, wire.Sit(seat=1))) == problem
                else:
                    await clara.do(room.id, wire.Sit(seat=1))

    run(scene())
