"""Visits: how far a person has seen a game, over devices, processes and restarts."""

from __future__ import annotations

import random

from metro2033 import wire
from metro2033.client import Client
from tests.server.running import company, keen, quick, running, seated
from tests.server.test_rooms import refused
from tests.server.timing import FakeClock, run


def test_what_was_seen_is_remembered_and_nobody_unsees_anything(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await seated(anna, boris, options={"first_player": "0"})
            assert room.you.seen == 0
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(1)), 2)
                seq = play.seen.seq
            for said, known in ((seq, seq), (1, seq), (1_000_000, seq)):
                await anna.do(room.id, wire.Seen(seq=said))
                assert (await anna.room(room.id)).you.seen == known
            assert (await boris.room(room.id)).you.seen == 0
            async with Client(anna.address) as stranger:
                assert await refused(stranger.do(room.id, wire.Seen(seq=1))) == "room-unknown"
            cookies = anna.http.cookies
        async with running(quick(database)) as server, Client(server.address) as anna:
            anna.http.cookies = cookies
            assert (await anna.room(room.id)).you.seen == seq

    run(scene())


def test_another_process_knows_it_soon(postgres: str) -> None:
    async def scene() -> None:
        config, clock = quick(postgres), FakeClock()
        async with (
            running(config, clock=clock) as here,
            running(config, clock=clock) as there,
            Client(here.address) as anna,
            Client(there.address) as elsewhere,
        ):
            room = await seated(anna, bots=["", "random"], seats=2, options={"first_player": "0"})
            elsewhere.http.cookies = anna.http.cookies
            assert (await elsewhere.room(room.id)).you.seen == 0
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(1)), 1)
            await anna.do(room.id, wire.Seen(seq=1))
            assert (await elsewhere.room(room.id)).you.seen == 0
            await clock.advance(config.settle)
            assert (await elsewhere.room(room.id)).you.seen == 1

    run(scene())
