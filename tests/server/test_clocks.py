"""Clocks: the time that they count and leave out, and the consequence when time runs out."""

from __future__ import annotations

import random

import pytest

from metro2033 import wire
from metro2033.client import Client, Play
from metro2033.kernel.chain import ANSWER, REWIND, UNDO, LogEntry
from metro2033.live.game_clock import GameClock
from metro2033.live.live_game import is_late
from metro2033.live.log_row import Row
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from tests.server.running import company, keen, quick, running, seated
from tests.server.test_turns import asked, play_until
from tests.server.timing import FakeClock, run

SHORT = {"bonus": 1}
GRACE = 0.125  # times of day have no finer fractions


def noted(watch: GameClock, *entries: tuple[str, int, float]) -> GameClock:
    """Returns a watch after some entries: kind, seat (or where a rewind goes), seconds thought."""
    for kind, number, spent in entries:
        entry = (
            LogEntry(REWIND, to=number) if kind == REWIND else LogEntry(kind, number, "pass" if kind == ANSWER else "")
        )
        watch.note(entry, 0.0, spent, grace=1.0)
    return watch


def test_a_question_has_the_bonus_and_the_bank_pays_for_the_rest() -> None:
    watch = GameClock(wire.Clock(bonus=10, bank=60), 2, 5.0)
    assert watch.has(0) == 70
    noted(watch, (ANSWER, 0, 8.0), (ANSWER, 1, 1.0), (ANSWER, 0, 31.0))
    assert (watch.has(0), watch.has(1)) == (50, 70)
    noted(watch, (ANSWER, 0, 1000.0))
    assert watch.has(0) == 10  # nothing but the bonus is left


def test_taking_back_gives_no_time_and_answering_again_no_bonus() -> None:
    watch = GameClock(wire.Clock(bonus=10), 1, 5.0)
    noted(watch, (ANSWER, 0, 1.0), (UNDO, 0, 7.0))
    assert watch.has(0) == 4
    noted(watch, (ANSWER, 0, 3.0))
    assert watch.has(0) == 2
    noted(watch, (ANSWER, 0, 3.0))
    assert watch.has(0) == 10
    noted(watch, (REWIND, 1, 0.0))
    assert watch.has(0) == 10
    noted(watch, (ANSWER, 0, 3.0))
    assert watch.has(0) == 10


def test_time_without_a_server_is_not_counted() -> None:
    watch = GameClock(None, 2, 100.0)
    assert watch.thought(0, 160.0, [(50.0, 110.0), (120.0, 130.0), (155.0, 300.0), (400.0, 500.0)]) == 35.0
    assert GameClock(None, 2, 0.0).thought(0, 160.0, []) == 0.0  # a game of before there were clocks


def late_rows(rows: list[Row]) -> list[Row]:
    return [row for row in rows if is_late(row.token)]


def test_who_runs_out_of_time_is_answered_for_and_the_game_goes_on(database: str) -> None:
    async def scene() -> None:
        async with company(database, grace=GRACE) as (server, anna, boris):
            room = await seated(anna, boris, clock=SHORT)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                play = await asked(first, second)
                await first.until(lambda: bool(first.clocks))
                clocks = {clock.seat: clock for clock in first.clocks}
                assert [clock.runs for clock in clocks.values()] == [seat == play.seat for seat in clocks]
                assert clocks[1 - (play.seat or 0)].left == 1
                await server.clock.until(lambda: first.seen.seq >= 2)
            rows = late_rows(server.parts[RoomService].games.read_log(room.id))
            assert [row.spent for row in rows] == [pytest.approx(SHORT["bonus"] + GRACE)] * 2
            update = next(m for m in await anna.poll(room.id, seat=0, wait=0) if isinstance(m, wire.Update))
            assert [entry.late for entry in update.entries][:2] == [True, True]
            assert [entry.late for entry in (await anna.log(room.id, seat=0)).entries][:3] == [False, True, True]
            assert (await anna.position(room.id, 1, seat=0)).entries[0].late

    run(scene())


def test_a_sealed_question_runs_out_for_each_seat_by_itself(database: str) -> None:
    async def scene() -> None:
        async with company(database, grace=GRACE) as (server, anna, boris):
            room = await seated(anna, boris, game="board", clock={"bonus": 2, "bank": 600})
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                await play_until([first, second], _two_sealed)
                live = server.loaded[room.id]
                assert live.game is not None
                seats = {prompt.seat for prompt in live.game.prompts()}
                last = max(seats, key=lambda seat: seat != live.game.game.state.asked)  # type: ignore[union-attr]
                live.clock.bank[last], seq = 0.0, live.seq
                live.wake()
                await server.clock.until(lambda: first.seen.seq > seq)
            row = late_rows(server.parts[RoomService].games.read_log(room.id))[0]
            assert row.entry.startswith(f"answer {last} ") and len(seats) == 2

    run(scene())


def _two_sealed(play: Play) -> bool:
    sealed = [question.sealed and question.name for question in play.seen.questions]
    return len(sealed) == 2 and all(sealed)


def test_a_clock_does_not_tell_that_there_was_nothing_to_decide(database: str) -> None:
    """A question with a single option runs like any other, and costs what a quick answer costs: nothing."""

    async def scene() -> None:
        async with company(database, pause=0.3) as (server, anna, boris):
            room = await seated(anna, boris, clock={"bonus": 30, "bank": 60})
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                await play_until([first, second], _decided_already)
                play = await asked(first, second)
                seq = play.seen.seq
                assert {clock.seat: (clock.left, clock.runs) for clock in second.clocks}[play.seat or 0] == (90, True)
                await server.clock.until(lambda: second.seen.seq > seq)
                assert [clock.left for clock in second.clocks] == [90, 90]

    run(scene())


def _decided_already(play: Play) -> bool:
    return play.question is not None and len(play.question.options or ()) == 1


def test_a_restart_charges_neither_more_nor_less(database: str) -> None:
    async def scene() -> None:
        clock, config = FakeClock(), quick(database, grace=GRACE)
        async with running(config, clock=clock) as server, Client(server.address) as anna:
            room = await seated(anna, bots=["", "random"], seats=2, clock={"bonus": 1, "bank": 600})
            cookies = anna.http.cookies
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(1)), 2)
                await play.until(lambda: play.question is not None)
                await clock.advance(1.5)
                await play.play_on(keen(random.Random(1)), 1)
                await play.until(lambda: play.question is not None)
                live = server.loaded[room.id]
                await clock.advance(1.3)
                banks, left = list(live.clock.bank), server.parts[PlayService].clocks.left(live, 0)
        assert banks[0] == pytest.approx(600 - (1.5 - 1 - GRACE))
        await clock.advance(100.0)  # while no server runs
        async with running(config, clock=clock) as server, Client(server.address) as anna:
            anna.http.cookies = cookies
            await anna.room(room.id)
            live = server.loaded[room.id]
            assert live.clock.bank == banks
            assert (
                server.parts[PlayService].clocks.left(live, 0)
                == pytest.approx(left)
                == pytest.approx(banks[0] + 1 - 1.3 + GRACE)
            )
            rows = server.parts[RoomService].games.read_log(room.id)
            assert sum(row.spent for row in rows if row.entry.startswith("answer 1 ")) == 0.0  # bots do not think

    run(scene())


def test_of_two_processes_one_answers(postgres: str) -> None:
    async def scene() -> None:
        clock, config = FakeClock(), quick(postgres, grace=GRACE)
        async with (
            running(config, clock=clock) as here,
            running(config, clock=clock) as there,
            Client(here.address) as anna,
            Client(there.address) as anna_there,
        ):
            room = await seated(anna, bots=["", "random"], seats=2, clock=SHORT, options={"first_player": "0"})
            anna_there.http.cookies = anna.http.cookies
            async with anna.play(room.id, 0) as play, anna_there.play(room.id) as other:
                await clock.until(lambda: play.seen.seq >= 1)
                await other.until(lambda: other.seen.seq >= play.seen.seq)
            rows = here.parts[RoomService].games.read_log(room.id)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert [row.spent for row in late_rows(rows)] == [pytest.approx(SHORT["bonus"] + GRACE)]

    run(scene())
