"""Rooms whose game never began close after a documented time, unless somebody is there or a league needs them."""

from __future__ import annotations

import msgspec
import pytest

from metro2033 import wire
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from tests.server.club import club, seats_of, started
from tests.server.running import Running, company, seated
from tests.server.test_rooms import CARDS, refused
from tests.server.test_trainer import Calendar
from tests.server.timing import run

PUBLIC = msgspec.structs.replace(CARDS, public=True)


async def sweep(server: Running) -> None:
    await server.parts[PlayService].lobby_expiry.sweep()


def status_of(server: Running, room: str) -> str:
    stored = server.parts[RoomService].store.read_room(room)
    assert stored is not None
    return stored.status


def test_a_room_that_nobody_joins_closes(any_database: str) -> None:
    async def scene() -> None:
        clock = Calendar()
        async with company(any_database, clock) as (server, anna, boris):
            room = await anna.create_room("Anna", PUBLIC)
            playing = await seated(anna, boris)
            clock.days = 13
            await sweep(server)
            assert status_of(server, room.id) == "lobby"
            clock.days = 15
            other = await boris.create_room("Boris", PUBLIC)
            await sweep(server)
            assert status_of(server, room.id) == "over" and status_of(server, other.id) == "lobby"
            assert status_of(server, playing.id) == "playing"
            listed = (await anna.http.get("/api/rooms")).json()
            assert [one["id"] for one in listed["public"]] == [other.id]
            assert room.id not in [one["id"] for one in listed["yours"]]
            assert await refused(anna.do(room.id, wire.Sit(seat=0))) != ""

    run(scene())


def test_a_change_or_somebody_who_is_there_keeps_a_room_open(any_database: str) -> None:
    async def scene() -> None:
        clock = Calendar()
        async with company(any_database, clock) as (server, anna, boris):
            room, other = [await anna.create_room("Anna", CARDS) for _ in range(2)]
            clock.days = 10
            await boris.join(other.id, "Boris", other.you.invite or "")
            clock.days = 20
            async with anna.play(room.id) as play:
                await play.until(lambda: play.room is not None)
                await sweep(server)
                assert (status_of(server, room.id), status_of(server, other.id)) == ("lobby", "lobby")
            clock.days = 40
            await sweep(server)
            assert (status_of(server, room.id), status_of(server, other.id)) == ("over", "over")

    run(scene())


def test_a_table_of_a_league_waits_for_its_players(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2, lobby_days=0.0) as (server, clients):
            league = await started(clients, rounds=1)
            (room,) = await seats_of(clients, league.id)
            await server.clock.advance(1.0)
            await sweep(server)
            assert status_of(server, room) == "lobby"

    run(scene())


def test_nothing_closes_while_the_server_only_reads(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with company(database, lobby_days=0.0) as (server, anna, _):
            room = await anna.create_room("Anna", CARDS)
            expiry = server.parts[PlayService].lobby_expiry
            monkeypatch.setattr(expiry, "_is_read_only", lambda: True)
            await server.clock.advance(1.0)
            await expiry.sweep()
            assert status_of(server, room.id) == "lobby"
            monkeypatch.setattr(expiry, "_is_read_only", lambda: False)
            await expiry.sweep()
            assert status_of(server, room.id) == "over"

    run(scene())
