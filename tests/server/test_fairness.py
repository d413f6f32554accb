"""The bots of one owner starve no others: owners take turns, and bots rest in rooms that nobody attends.

The tables of a host are limited.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.core.fair_queue import FairQueue
from tests.server.running import Running, company, quick, running, seated
from tests.server.test_rooms import refused
from tests.server.timing import PATIENCE, FakeClock, run

PAUSE = 0.5
BOTS: dict[str, Any] = {"seats": 3, "bots": ["", "random", "random"]}


def test_owners_take_turns_however_many_tasks_each_has() -> None:
    async def scene() -> list[str]:
        queue, order, all_wait = FairQueue(1), [], asyncio.Event()

        async def work(owner: str) -> None:
            async with queue.turn(owner):
                await all_wait.wait()
                order.append(owner)

        owners = ["greedy"] * 5 + ["anna", "boris", "anna"]
        tasks = [asyncio.create_task(work(owner)) for owner in owners]
        while len(queue) < len(owners) - 1:
            await asyncio.sleep(0)
        all_wait.set()
        await asyncio.gather(*tasks)
        return order

    assert run(scene()) == ["greedy", "greedy", "anna", "boris", "greedy", "anna", "greedy", "greedy"]


def test_a_cancelled_task_gives_its_turn_on() -> None:
    async def scene() -> None:
        queue, ended = FairQueue(1), []

        async def work(name: str) -> None:
            async with queue.turn(name):
                await asyncio.sleep(0)
            ended.append(name)

        tasks = [asyncio.create_task(work(name)) for name in ("first", "second", "third")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert ended == ["first", "third"]
        async with asyncio.timeout(PATIENCE), queue.turn("last"):
            pass

    run(scene())


@pytest.mark.parametrize("workers", [1, 2])
def test_fault_8_a_quick_bot_waits_for_about_one_thought_beside_twelve_tables_of_slow_ones(workers: int) -> None:
    """Twelve hosts have bots that think for a second, one after another; a host with quick bots must not wait for all of them."""

    async def scene() -> tuple[list[float], list[int]]:
        clock, waited, thoughts = FakeClock(), list[float](), [0] * 12
        queue = FairQueue(workers, clock=clock)

        async def think(owner: str, seconds: float) -> float:
            began = clock.monotonic()
            async with queue.turn(owner):
                late = clock.monotonic() - began
                await clock.sleep(seconds)
            return late

        async def legends(number: int) -> None:
            while True:
                await think(f"host {number}", 1.0)
                thoughts[number] += 1

        async def quick_bot() -> None:
            for _ in range(20):
                waited.append(await think("anna", 0.02))
                await clock.sleep(0.5)

        tables = [asyncio.create_task(legends(number)) for number in range(12)]
        await clock.until(lambda: min(thoughts) > 0)  # before, nobody knows that they are slow
        quick = asyncio.create_task(quick_bot())
        await clock.until(quick.done)
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        return waited, thoughts

    waited, thoughts = run(scene())
    assert max(waited) <= 2.0 and max(thoughts) - min(thoughts) <= 1


async def left_to_bots(server: Running, anna: Client, **settings: Any) -> str:
    """Returns the room of bots that remains after its only person has let a bot play."""
    room = await seated(anna, **{**BOTS, **settings})
    await anna.do(room.id, wire.StandIn(seat=0))
    return room.id


async def rests(server: Running, room: str) -> int:
    """Returns the last entry of a room once its bots have stopped answering."""
    live, seq = server.loaded[room], -1
    while seq != live.seq:
        seq = live.seq
        await server.clock.advance(10 * PAUSE)
    return seq


def test_bots_rest_where_nobody_is_and_go_on_when_a_member_returns(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database, unattended=3.0, pause=PAUSE) as (server, anna, boris):
            room = await left_to_bots(server, anna)
            seq = await rests(server, room)
            live = server.loaded[room]
            assert live.room.status == "playing"
            assert (
                await boris.http.get(f"/api/rooms/{room}")
            ).status_code == 404  # somebody who is not a member wakes nobody
            await server.clock.advance(10 * PAUSE)
            assert live.seq == seq > 0
            async with anna.play(room) as play:
                await server.clock.until(lambda: play.seen.seq > seq + 2)

    run(scene())


def test_a_restart_wakes_no_room_that_everybody_had_left(any_database: str) -> None:
    async def scene() -> None:
        clock, config = FakeClock(), quick(any_database, unattended=3.0, pause=PAUSE)
        async with running(config, clock=clock) as server, Client(server.address) as anna:
            room = await left_to_bots(server, anna)
            seq = await rests(server, room)
        async with running(config, clock=clock) as server:
            await clock.until(lambda: room in server.loaded)
            await clock.advance(10 * PAUSE)
            assert server.loaded[room].seq == seq

    run(scene())


def test_slow_games_go_on_without_anybody(database: str) -> None:
    async def scene() -> None:
        async with company(database, unattended=0.0) as (server, anna, _):
            room = await left_to_bots(server, anna, pace="slow")
            live = server.loaded[room]
            await server.clock.until(lambda: live.seq >= 20)

    run(scene())


def test_a_clock_runs_out_in_a_room_that_everybody_has_left(database: str) -> None:
    async def scene() -> None:
        settings: dict[str, Any] = {
            "seats": 2,
            "bots": ["", "random"],
            "clock": {"bonus": 1},
            "options": {"first_player": "0"},
        }
        async with company(database, unattended=0.0, grace=0.0) as (server, anna, _):
            room = (await seated(anna, **settings)).id
            live = server.loaded[room]
            await server.clock.until(lambda: live.game and live.game.late)

    run(scene())


def test_a_host_has_so_many_tables_with_bots_at_once(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database, bot_tables=2, pause=5.0) as (server, anna, boris):
            for _ in range(2):
                await seated(anna, **BOTS)
            assert await refused(seated(anna, **BOTS)) == "room-bot-tables"
            await seated(anna, boris)  # without bots
            await seated(boris, **BOTS)
            for live in server.loaded.values():
                live.room.members[0].gone = True  # as if she had gone from all of them
            await seated(anna, **BOTS)

    run(scene())
