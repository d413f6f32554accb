"""A person's open questions, in rooms that are loaded and in rooms that are not."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from metro2033 import wire
from metro2033.client import Client
from metro2033.live.live_game import is_late
from metro2033.server.notices.turn_store import Asked
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from tests.server.running import Running, company, keen, seated
from tests.server.timing import run


async def written_down(server: Running, *rooms: str) -> None:
    """Waits until the questions of rooms are on disk."""

    def found() -> set[str]:
        return {
            question.room for person in _people(server) for question in server.parts[RoomService].turns.asked_of(person)
        }

    await server.clock.until(lambda: found() >= set(rooms))


def _people(server: Running) -> set[str]:
    return {seat.person for live in server.loaded.values() for seat in live.room.seats}


def test_the_oldest_question_comes_first_and_an_answered_one_goes(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            assert await anna.due() == []
            rooms = []
            for _ in range(2):
                rooms.append(await seated(anna, boris, options={"first_player": "0"}))
                await server.clock.advance(1.0)
            due = await anna.due()
            assert [(question.room, question.seat, question.players) for question in due] == [
                (room.id, 0, ["Guest 1"]) for room in rooms
            ]
            assert due[0].since + 1 == due[1].since == server.clock.now() - 1 and due[0].until is None
            assert await boris.due() == []
            assert [room.your_turn for room in (await anna.rooms()).yours] == [True, True]
            token = Client(anna.address, token=await anna.token(rooms[1].id, "view"))
            assert [question.room for question in await token.due()] == [rooms[1].id]
            await token.http.aclose()
            async with anna.play(rooms[0].id, 0) as play:
                before = (await anna.due())[0].since
                await play.play_on(keen(random.Random(1)), 1)
                after = [question.since for question in await anna.due() if question.room == rooms[0].id]
                assert all(since == server.clock.now() > before for since in after)

    run(scene())


def test_rooms_that_are_put_away_are_due_and_are_woken_when_time_runs_out(database: str) -> None:
    async def scene() -> None:
        async with company(database, grace=0.125) as (server, anna, boris):
            registry, first = server.parts[PlayService].registry, {"first_player": "0"}
            plain = await seated(anna, boris, options=first)
            await server.clock.advance(1.0)
            short = await seated(anna, boris, options=first, clock=wire.Clock(bonus=30), pace="slow")
            await written_down(server, plain.id, short.id)
            for room in (plain.id, short.id):
                registry.evict(room)
            due = await anna.due()
            assert [question.room for question in due] == [plain.id, short.id]
            assert due[0].until is None and due[1].until == round(due[1].since + 30.125)
            assert all(room.your_turn for room in (await anna.rooms()).yours)
            assert plain.id not in registry.loaded
            log = server.parts[RoomService].games.read_log
            await server.clock.until(lambda: any(is_late(row.token) for row in log(short.id)), 60.0)

    run(scene())


def test_what_a_killed_process_left_written_down_is_cleared_away(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            await anna.do(room.id, wire.Leave())
            await boris.do(room.id, wire.Leave())
            timebook = server.parts[RoomService].turns
            await server.clock.advance(10.0)
            timebook.put_asked({room.id: [Asked(room.id, 0, "anna", 0, 1.0, 2.0)]})
            server.loaded.pop(room.id)
            await server.clock.until(lambda: not timebook.overdue(server.clock.now()))

    run(scene())


def test_nothing_is_forgotten_while_the_database_is_away(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            timebook, faults = server.parts[RoomService].turns, 3
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

    run(scene())


def test_a_game_that_is_over_is_due_to_nobody(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            room = await seated(anna, bots=["", "random"], seats=2, options={"first_player": "0"})
            await written_down(server, room.id)
            person = server.loaded[room.id].room.seats[0].person
            await anna.do(room.id, wire.Leave())
            await server.clock.until(lambda: not server.parts[RoomService].turns.asked_of(person))
            assert await anna.due() == []

    run(scene())
