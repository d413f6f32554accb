"""Autoplay of a room survives concurrent commits and database failures."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from metro2033.live.log_row import Row
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from tests.server.running import company, keen, seated
from tests.server.test_turns import asked
from tests.server.timing import run, settle


def test_it_lives_through_an_entry_that_is_on_its_way_to_the_disk(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, clock={"bonus": 60})
            commit, live = server.parts[PlayService].group_commit, server.loaded[room.id]
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                play = await asked(first, second)
                append, goes_on = commit.append, asyncio.Event()

                async def slow(row: Row) -> bool:
                    await goes_on.wait()
                    return await append(row)

                commit.append = slow  # type: ignore[method-assign]
                answering = asyncio.create_task(play.play_on(keen(random.Random(1)), 1))
                await settle()
                assert live.seq == 1
                live.wake()  # somebody comes or goes
                await settle()
                assert not server.parts[PlayService].autoplay.tasks[room.id].done()
                goes_on.set()
                await answering

    run(scene())


def test_it_goes_on_after_a_fault_of_the_database(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            room = await seated(anna, bots=["", "random"], seats=2, options={"first_player": "0"})
            storage = server.parts[RoomService].games
            append, read_log, faults = storage.append, storage.read_log, ["append", "read_log"]

            def fail(batch: Sequence[Row]) -> list[bool]:
                if "append" in faults and batch[0].entry.startswith("answer 1 "):
                    faults.remove("append")
                    raise OSError("the disk is full")
                return append(batch)

            def fail_to_read(game: str, after: int = 0) -> list[Row]:
                if "append" not in faults and "read_log" in faults:
                    faults.remove("read_log")
                    raise OSError("the disk is full")
                return read_log(game, after)

            storage.append, storage.read_log = fail, fail_to_read  # type: ignore[method-assign]
            async with anna.play(room.id, 0) as play:
                await play.until(lambda: play.question is not None)
                await server.clock.finish(play.play_on(keen(random.Random(1)), 8))  # a fault makes the server wait
                assert not faults

    run(scene())
