"""Absence over processes and restarts; the last decision of a seat, which players may agree to undo."""

from __future__ import annotations

import random

import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.chain import ANSWER, REWIND, UNDO, LogEntry
from metro2033.live.presence import LASTS, Presence
from metro2033.live.room import Room
from metro2033.live.subscription import TOGETHER
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from tests.server.running import company, keen, quick, running, seated
from tests.server.test_rooms import refused
from tests.server.test_secrecy import table_at
from tests.server.timing import FakeClock, run


def test_absence_is_counted_from_the_last_sign_while_a_server_is_there() -> None:
    presence = Presence(FakeClock())
    presence.since -= 1000
    assert presence.away_for("r", "anna", 0.0, []) == 1000
    presence.hear("r", {"anna": presence.since + 400})
    assert presence.away_for("r", "anna", 0.0, []) == 600
    outage = (presence.since + 500, presence.since + 900)
    assert presence.away_for("r", "anna", 0.0, [outage]) == 200
    presence.come("r", "anna")
    assert presence.away_for("r", "anna", 0.0, []) == 0
    presence.go("r", "anna")
    assert presence.away_for("r", "anna", 0.0, []) == 0


def test_who_was_at_another_process_is_away_here_too(postgres: str) -> None:
    async def scene() -> None:
        clock, config = FakeClock(), quick(postgres)
        async with (
            running(config, clock=clock) as here,
            running(config, clock=clock) as there,
            Client(here.address) as anna,
            Client(there.address) as boris,
        ):
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as first:
                async with boris.play(room.id, 1) as second:
                    await second.until(lambda: second.seen.seq >= 0)
                    await clock.advance(config.absent_after + config.tell_presence)
                    assert await refused(first.send(wire.Vote(seat=1, remedy="bot"))) == "vote-not-absent"
                    await first.until(lambda: first.room is not None and not first.room.seats[1].absent)
                await clock.advance(config.absent_after + LASTS + config.tell_presence)
                await first.until(lambda: first.room is not None and first.room.seats[1].absent)
                await first.send(wire.Vote(seat=1, remedy="bot"))
                assert (await boris.room(room.id)).seats[1].stand_in == "greedy"

    run(scene())


def test_a_restart_forgets_nobodys_absence(database: str) -> None:
    async def scene() -> None:
        clock, config = FakeClock(), quick(database, absent_after_slow=60.0)
        async with (
            running(config, clock=clock) as server,
            Client(server.address) as anna,
            Client(server.address) as boris,
        ):
            room = await seated(anna, boris, pace="slow")
            async with boris.play(room.id, 1) as second:
                await second.until(lambda: second.seen.seq >= 0)
            await clock.advance(59.0)
            assert not (await anna.room(room.id)).seats[1].absent
            await clock.advance(1.0)
            assert (await anna.room(room.id)).seats[1].absent
            cookies = anna.http.cookies
        async with running(config, clock=clock) as server, Client(server.address) as anna:
            anna.http.cookies = cookies
            assert (await anna.room(room.id)).seats[1].absent

    run(scene())


@pytest.mark.parametrize("pace", ["live", "slow"])
def test_a_page_learns_of_an_absence_at_the_limit_of_its_pace_and_not_before(database: str, pace: str) -> None:
    async def scene() -> None:
        config = quick(database, absent_after=60.0, absent_after_slow=3600.0, tell_presence=1e9)
        limit = config.absent_after_slow if pace == "slow" else config.absent_after
        async with (
            running(config) as server,
            Client(server.address) as anna,
            Client(server.address) as boris,
        ):
            room = await seated(anna, boris, pace=pace)
            presence = server.parts[RoomService].presence
            async with anna.play(room.id, 0) as first:
                async with boris.play(room.id, 1) as second:
                    await second.until(lambda: second.seen.seq >= 0)
                await server.clock.advance(limit / 2)
                async with boris.play(room.id, 1) as second:
                    await second.until(lambda: second.seen.seq >= 0)
                await server.clock.advance(TOGETHER)  # both have been told that he was here again, and is gone
                before = presence.version(room.id)
                await server.clock.advance(limit - 2)
                assert presence.version(room.id) == before, "nothing has changed, so nobody is woken"
                assert first.room is not None and not first.room.seats[1].absent
                await server.clock.advance(4)
                await first.until(lambda: first.room is not None and first.room.seats[1].absent)
            await server.clock.advance(TOGETHER)
            server.parts[PlayService].registry.evict(room.id)
            await server.clock.advance(2 * limit)
            assert presence.version(room.id) == 0, "no timer outlives the room in memory"

    run(scene())


def test_the_last_decision_is_what_a_proposal_would_take_back(database: str) -> None:
    table = table_at("breakthrough", 2, 5, 30)
    own = [number for number, seat, decided in table.standing if seat == 0 and decided]
    assert table.last_decision(0) == own[-1] and table.last_decision(None) is None
    table.apply(LogEntry(REWIND, to=own[-1]))
    assert table.last_decision(0) == own[-2]
    while not table.may_undo(table.game.state.asked):
        prompt = table.prompts()[0]
        table.apply(LogEntry(ANSWER, prompt.seat, prompt.options[0].id))
    seat, number = table.game.state.asked, table.seq
    assert table.last_decision(seat) in (number, own[-2], own[-3])
    table.apply(LogEntry(UNDO, seat))
    assert number not in [answer for answer, _, _ in table.standing]

    async def scene() -> None:
        async with running(quick(database)) as server, Client(server.address) as anna:
            for rule in ("consent", "boundary"):
                room = await seated(anna, bots=["", "random"], seats=2, options={"first_player": "0"}, undo=rule)
                async with anna.play(room.id, 0) as play:
                    assert play.seen.may_propose is None
                    await play.play_on(keen(random.Random(1)), 2)
                    assert (play.seen.may_propose is not None) == (rule == "consent")

    run(scene())


def test_whoever_takes_a_seat_back_is_told_that_the_question_is_theirs_again(database: str) -> None:
    async def scene() -> None:
        async with company(database, pause=1.0) as (server, anna, boris):
            room = await seated(anna, boris)
            live = server.loaded[room.id]
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                await first.until(lambda: first.seen.seq >= 0)
                await second.until(lambda: second.seen.seq >= 0)
                seat = next(question.seat for question in first.seen.questions)
                asked = (first, second)[seat]

                def says(automatic: str) -> bool:
                    return any(q.seat == seat and q.automatic == automatic for q in asked.seen.questions)

                def hand_over(room: Room) -> None:
                    room.seats[seat].stand_in = "greedy"

                assert says("")
                await server.parts[RoomService].changes.change(live, hand_over)
                await asked.until(lambda: says("bot"))
                await asked.send(wire.TakeBack(seat=seat))
                await asked.until(lambda: says(""))
                await server.clock.advance(5.0)
                assert asked.seen.seq == 0  # nor does the bot answer that had begun to think

    run(scene())
