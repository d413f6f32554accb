"""A person's open questions, in rooms that are loaded and in rooms that are not."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Mapping, Sequence

import pytest

from metro2033 import protocol
from metro2033.client import Client
from metro2033.server.config import database_url
from metro2033.server.rooms.live_game import is_late
from metro2033.server.storage.database import open_database
from metro2033.server.storage.turns import Asked, TurnStore
from tests.server.running import Running, company, keen, quick, running, seated

SETTLE = 0.1


@pytest.fixture
def timebook(any_database: str) -> Iterator[TurnStore]:
    engine = open_database(database_url(any_database), threads=2)
    yield TurnStore(engine)
    engine.dispose()


def test_who_is_asked_is_replaced_and_found_by_person_and_by_end(timebook: TurnStore) -> None:
    first, second = Asked("r", 0, "anna", 3, 1.5), Asked("r", 1, "boris", 3, 1.5, 50.0)
    other = Asked("q", 0, "anna", 9, 2.5, 70.0)
    timebook.put_asked({"r": [first, second], "q": [other]})
    assert sorted(one.room for one in timebook.asked_of("anna")) == ["q", "r"]
    assert (timebook.overdue(60.0), timebook.overdue(80.0)) == ({"r"}, {"q", "r"})
    later = Asked("r", 1, "boris", 4, 2.0, 90.0)
    timebook.put_asked({"r": [later], "none": []})
    assert timebook.asked_of("boris") == [later]
    assert timebook.asked_of("anna") == [other]


def test_a_gap_between_signs_of_life_is_an_outage(timebook: TurnStore) -> None:
    assert timebook.beat(100.0, 15.0) == []
    assert timebook.beat(105.0, 15.0) == []
    assert timebook.beat(200.0, 15.0) == [(105.0, 200.0)]
    assert timebook.beat(150.0, 15.0) == [(105.0, 200.0)]  # a process whose clock is behind
    assert timebook.beat(203.0, 0.0) == [(105.0, 200.0), (200.0, 203.0)]


async def written_down(server: Running, *rooms: str) -> None:
    """Until the questions of rooms are on disk."""
    async with asyncio.timeout(10):
        while not {one.room for person in _people(server) for one in server.parts.turns.asked_of(person)} >= set(rooms):
            await asyncio.sleep(0.02)


def _people(server: Running) -> set[str]:
    return {seat.person for live in server.loaded.values() for seat in live.room.seats}


def test_the_oldest_question_comes_first_and_an_answered_one_goes(database: str) -> None:
    async def scene() -> None:
        async with company(database, settle=SETTLE) as (_, anna, boris):
            assert await anna.due() == []
            options = {"first_player": "0"}
            rooms = [await seated(anna, boris, options=options) for _ in range(2)]
            due = await anna.due()
            assert [(one.room, one.seat, one.players) for one in due] == [(room.id, 0, ["Guest 1"]) for room in rooms]
            assert due[0].since <= due[1].since <= time.time() and due[0].until is None
            assert await boris.due() == []
            assert [room.your_turn for room in (await anna.rooms()).yours] == [True, True]
            token = Client(anna.address, token=await anna.token(rooms[1].id, "view"))
            assert [one.room for one in await token.due()] == [rooms[1].id]
            await token.http.aclose()
            async with anna.play(rooms[0].id, 0) as play:
                before = (await anna.due())[0].since
                await play.play_on(keen(random.Random(1)), 1)
                after = [one.since for one in await anna.due() if one.room == rooms[0].id]
                assert all(since > before for since in after)

    asyncio.run(scene())


def test_rooms_that_are_put_away_are_due_and_are_woken_when_time_runs_out(database: str) -> None:
    async def scene() -> None:
        async with company(database, settle=SETTLE, look=0.2, grace=0.1) as (server, anna, boris):
            registry, first = server.parts.services.registry, {"first_player": "0"}
            plain = await seated(anna, boris, options=first)
            short = await seated(anna, boris, options=first, clock=protocol.Clock(bonus=2), pace="slow")
            await written_down(server, plain.id, short.id)
            for room in (plain.id, short.id):
                registry.evict(room)
            due = await anna.due()
            assert [one.room for one in due] == [plain.id, short.id]
            assert due[0].until is None and due[1].until == pytest.approx(due[1].since + 2, abs=1.5)
            assert all(room.your_turn for room in (await anna.rooms()).yours)
            assert plain.id not in registry.loaded
            async with asyncio.timeout(10):
                while not any(is_late(row.token) for row in server.parts.games.read_log(short.id)):
                    await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_what_a_killed_process_left_written_down_is_cleared_away(database: str) -> None:
    async def scene() -> None:
        async with company(database, settle=SETTLE, look=0.2) as (server, anna, boris):
            room = await seated(anna, boris)
            await anna.do(room.id, protocol.Leave())
            await boris.do(room.id, protocol.Leave())
            timebook = server.parts.turns
            await asyncio.sleep(2 * SETTLE)
            timebook.put_asked({room.id: [Asked(room.id, 0, "anna", 0, 1.0, 2.0)]})
            server.loaded.pop(room.id)
            async with asyncio.timeout(10):
                while timebook.overdue(time.time()):
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


def test_nothing_is_forgotten_while_the_database_is_away(database: str) -> None:
    async def scene() -> None:
        async with company(database, settle=SETTLE) as (server, anna, boris):
            timebook, faults = server.parts.turns, 3
            put_asked = timebook.put_asked

            def fail(questions: Mapping[str, Sequence[Asked]]) -> None:
                nonlocal faults
                if faults:
                    faults -= 1
                    raise OSError("the database is away")
                put_asked(questions)

            timebook.put_asked = fail  # type: ignore[method-assign]
            room = await seated(anna, boris)
            await written_down(server, room.id)

    asyncio.run(scene())


def test_a_game_that_is_over_is_due_to_nobody(database: str) -> None:
    async def scene() -> None:
        async with running(quick(database, settle=SETTLE)) as server, Client(server.address) as anna:
            room = await seated(anna, bots=["", "random"], seats=2, options={"first_player": "0"})
            await written_down(server, room.id)
            person = server.loaded[room.id].room.seats[0].person
            await anna.do(room.id, protocol.Leave())
            async with asyncio.timeout(10):
                while server.parts.turns.asked_of(person):
                    await asyncio.sleep(0.02)
            assert await anna.due() == []

    asyncio.run(scene())
