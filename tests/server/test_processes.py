"""Several processes on one PostgreSQL: any process serves any seat of any game, and one may die."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import NoReturn

import msgspec
import pytest
from sqlalchemy import text

from metro2033 import wire
from metro2033.client import Client
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.verify import verify
from metro2033.live import autoplay
from metro2033.live.log_row import Row
from metro2033.server.cluster.service import ClusterService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.channel import ENTRIES, ROOMS
from metro2033.server.rooms.service import RoomService
from tests.server.running import Running, keen, quick, running, seated
from tests.server.test_rooms import refused
from tests.server.timing import FakeClock, eventually, run


@pytest.mark.parametrize("listen", [True, False], ids=["told by notices", "found by the poll"])
def test_two_processes_share_a_game(postgres: str, listen: bool) -> None:
    async def scene() -> None:
        config, clock = quick(postgres, listen=listen), FakeClock()
        async with (
            running(config, clock=clock) as here,
            running(config, clock=clock) as there,
            Client(here.address) as anna,
            Client(here.address) as boris,
            Client(there.address) as boris_there,
        ):
            room = await seated(anna, boris)
            boris_there.http.cookies = boris.http.cookies
            async with anna.play(room.id, 0) as first, boris_there.play(room.id, 1) as second:
                decide = keen(random.Random(3))
                games = [asyncio.create_task(play.play_on(decide)) for play in (first, second)]
                if listen:
                    await asyncio.gather(*games)
                else:
                    await clock.until(lambda: first.seen.seq > 8)
                    for game in games:
                        game.cancel()
                await boris_there.do(room.id, wire.Say(text="from there"))
                await clock.advance(0.1 if listen else config.poll)
                await first.until(lambda: bool(first.chat))
            log = here.parts[RoomService].games.read_log(room.id)
            assert [row.seq for row in log] == list(range(1, len(log) + 1))
            if listen:
                verify(record.read(await boris_there.record(room.id)), find_rules)

    run(scene())


def test_what_one_process_has_stored_the_other_knows_at_once(postgres: str) -> None:
    """Requests of one person may reach any process, in any order, before any notice."""

    async def scene() -> None:
        config = quick(postgres, poll=60.0, listen=False)
        async with (
            running(config) as here,
            running(config) as there,
            Client(here.address) as anna,
            Client(there.address) as boris,
            Client(here.address) as boris_here,
        ):
            for _ in range(3):
                room = await seated(anna, boris)
                boris_here.http.cookies = boris.http.cookies
                assert (await boris.room(room.id)).status == "playing"
                assert (await boris_here.room(room.id)).you.seats == [1]
                async with anna.play(room.id, 0) as first:
                    await boris.do(room.id, wire.Leave())
                    assert await refused(boris_here.room(room.id)) == "room-unknown"
                    await first.send(wire.AutoPass(seat=0, windows=[]))
                    assert first.room is not None

    run(scene())


def test_the_other_process_goes_on_when_one_dies(postgres: str) -> None:
    """A seat moves to the process that is left, bots too, and nothing is lost."""

    async def scene() -> None:
        config, clock = quick(postgres), FakeClock()
        async with running(config, clock=clock) as there, Client(there.address) as anna:
            async with running(config, clock=clock) as here, Client(here.address) as at_first:
                room = await seated(at_first, bots=["", "random"], seats=2)
                anna.http.cookies = at_first.http.cookies
                async with at_first.play(room.id, 0) as play:
                    await play.play_on(keen(random.Random(3)), 3)
                    seq = play.seen.seq
            async with anna.play(room.id, 0) as play:
                await clock.finish(play.play_on(keen(random.Random(4)), 8))
                assert play.seen.seq > seq
            log = there.parts[RoomService].games.read_log(room.id)
            assert [row.seq for row in log] == list(range(1, len(log) + 1))

    run(scene())


def test_both_processes_write_at_once_and_the_fence_lets_one_through(postgres: str) -> None:
    async def scene() -> None:
        config = quick(postgres, poll=60.0)
        async with running(config) as here, running(config) as there, Client(here.address) as anna:
            room = await anna.create_room("Anna", wire.Settings(game="breakthrough"))
            for seat in (0, 1):
                await anna.do(room.id, wire.Sit(seat=seat))
            await anna.do(room.id, wire.Start())
            async with Client(there.address) as elsewhere:
                elsewhere.http.cookies = anna.http.cookies
                await elsewhere.room(room.id)
                for turn in range(10):
                    table = here.loaded[room.id].game
                    assert table is not None
                    prompt, seq = table.prompts()[0], table.seq
                    answers = [
                        client.do(
                            room.id,
                            wire.Answer(seat=prompt.seat, choice=option.id, seq=seq, key=f"{turn} {number}"),
                        )
                        for number, (client, option) in enumerate(
                            zip((anna, elsewhere), (prompt.options[0], prompt.options[-1]), strict=True)
                        )
                    ]
                    done = await asyncio.gather(*answers, return_exceptions=True)
                    assert sum(isinstance(answer, wire.Acknowledged) for answer in done) == 1, done
                    await eventually(lambda: here.loaded[room.id].seq == there.loaded[room.id].seq)

    run(scene())


async def caught_up(here: Running, there: Running, room: str) -> None:
    await eventually(lambda: here.loaded[room].seq == there.loaded[room].seq)
    ours, theirs = here.loaded[room].game, there.loaded[room].game
    assert ours is not None and theirs is not None
    assert (ours.link, ours.digest(), ours.opened) == (theirs.link, theirs.digest(), theirs.opened)


def test_an_entry_comes_with_its_notice_and_is_not_read(postgres: str) -> None:
    """A message that nobody understands changes nothing."""

    def fail(game: str, after: int = 0) -> list[Row]:
        raise AssertionError(f"read {game} after {after}")

    async def scene() -> None:
        config = quick(postgres, poll=60.0)
        async with running(config) as here, running(config) as there, Client(here.address) as anna:
            await eventually(lambda: there.parts[ClusterService].listener.is_listening)
            room = await seated(anna, bots=["", "random"], seats=2)
            await there.parts[PlayService].registry.get(room.id)
            there.parts[RoomService].games.read_log = fail  # type: ignore[method-assign]
            with here.parts.core.database.engine.begin() as connection:
                for channel, payload in ((ENTRIES, "nonsense"), (ENTRIES, "{}"), (ROOMS, "a b c"), (ROOMS, "")):
                    values = {"channel": channel, "payload": payload}
                    connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(3)), 5)
            await caught_up(here, there, room.id)
            assert here.loaded[room.id].seq > 5 and there.loaded[room.id].mine is False

    run(scene())


def test_notices_may_be_lost_or_repeated_or_wrong(postgres: str) -> None:
    async def scene() -> None:
        config = quick(postgres, poll=60.0)
        deaf = msgspec.structs.replace(config, listen=False)
        async with running(config) as here, running(deaf) as there, Client(here.address) as anna:
            room = await seated(anna, bots=["", "random"], seats=2)
            live = await there.parts[PlayService].registry.get(room.id)
            loader, luck = there.parts[RoomService].loader, random.Random(3)
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(luck), 3)
                rows = here.parts[RoomService].games.read_log(room.id)
                await loader.take(live, rows[-1])  # those before it were lost
                taken = live.seq
                assert taken >= len(rows) > 2
                for row in rows:
                    await loader.take(live, row)
                assert live.seq == taken
                await play.play_on(keen(luck), 3)
            row = here.parts[RoomService].games.read_log(room.id)[taken]
            await loader.take(live, msgspec.structs.replace(row, link="0" * 64))  # the log is asked
            assert live.game is not None and live.seq > taken
            assert live.game.link == here.parts[RoomService].games.read_log(room.id)[live.seq - 1].link

    run(scene())


def test_a_process_that_hears_of_an_answer_does_not_take_over(postgres: str) -> None:
    """While a bot's question is open elsewhere, it waits; the answer that it hears of ends the waiting."""

    async def scene() -> None:
        config, clock = quick(postgres, poll=60.0), FakeClock()
        async with (
            running(config, clock=clock) as here,
            running(config, clock=clock) as there,
            Client(here.address) as anna,
        ):
            room = await seated(anna, bots=["", "random"], seats=2, options={"first_player": "0"})
            await there.parts[PlayService].registry.get(room.id)
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(3)), 8)
                await play.until(lambda: any(len(question.options or ()) > 1 for question in play.seen.questions))
            await caught_up(here, there, room.id)
            await clock.advance(3 * autoplay.SILENT)
            assert here.loaded[room.id].mine and not there.loaded[room.id].mine
            assert here.loaded[room.id].seq == there.loaded[room.id].seq

    run(scene())


def test_a_room_that_cannot_be_read_does_not_keep_the_poll_from_the_others(any_database: str) -> None:
    """The first of three rooms cannot be read; the others are caught up with all the same."""

    async def scene() -> None:
        async with running(quick(any_database, poll=60.0, listen=False)) as server, Client(server.address) as anna:
            rooms = [await anna.create_room("Anna", wire.Settings(game="breakthrough")) for _ in range(3)]
            store = server.parts[RoomService].store
            for room, document in zip(rooms, ("no document", None, None), strict=True):
                found = store.read_room(room.id)
                assert found is not None
                assert store.change_room(replace(found, document=document or found.document))
            await server.parts[ClusterService].poller.look()
            assert [server.loaded[room.id].version for room in rooms] == [1, 2, 2]

    run(scene())


def test_a_line_of_chat_reads_nothing_but_chat(any_database: str) -> None:
    def fail(*_: object) -> NoReturn:
        raise AssertionError("read again")

    async def scene() -> None:
        async with running(quick(any_database, poll=60.0)) as server, Client(server.address) as anna:
            room = await seated(anna, bots=["", "random"], seats=2)
            live = await server.parts[PlayService].registry.get(room.id)
            parts, member = server.parts, live.room.members[0].number
            for number in (1, 2):
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(parts[RoomService].store, "read_room", fail)
                    patch.setattr(parts[RoomService].games, "read_log", fail)
                    await parts[RoomService].changes.say(live, member, f"line {number}")
            assert [line.text for line in live.lines] == ["line 1", "line 2"]

    run(scene())
