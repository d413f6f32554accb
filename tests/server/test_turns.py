"""Commands of play: stale, repeated and illegal ones, undo and consent, automatic passes, absent players, bots."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client, Play, Refusal
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import UNDO, LogEntry, read_entry
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.verify import verify
from metro2033.live.live_game import LiveGame, rebuild
from metro2033.live.log_row import Row
from metro2033.live.room import read_room, write_room
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from tests.server.running import company, keen, quick, running, seated
from tests.server.test_rooms import refused
from tests.server.timing import run, settle

SECRET = "05" * 32  # with this luck a window opens soon


async def asked(*plays: Play) -> Play:
    """Returns the player who is asked, once all of them have seen the same."""
    await settle()
    assert len({play.seen.seq for play in plays}) == 1
    [play] = [play for play in plays if play.question is not None][:1]
    return play


def test_refusals_cite_rules_and_change_nothing(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, game="board")
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                play = await asked(first, second)
                other = first if play is second else second
                log = server.parts[RoomService].games.read_log(room.id)
                await play.answer("choose faction_1905")
                await other.until(lambda: other.question is not None)
                with pytest.raises(Refusal) as caught:
                    await other.answer("choose faction_bandits")
                assert caught.value.rules == ["B-SU-06", "Q-100"]
                assert await refused(play.answer("choose faction_reich")) == "choice-not-asked"
                assert await refused(other.answer("fly to the moon")) == "choice-unknown"
                assert len(server.parts[RoomService].games.read_log(room.id)) == len(log) + 1

    run(scene())


def test_a_stale_command_is_refused_and_a_repeated_one_acknowledged_again(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, game="board")
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                play = await asked(first, second)
                assert play.seat is not None and play.question and play.question.options
                choice = play.question.options[0].id
                command = wire.Answer(seat=play.seat, choice=choice, seq=play.seen.seq, key="once")
                done = await play.send(command)
                assert await play.client.do(room.id, command) == done
                stale = msgspec.structs.replace(command, key="again")
                assert await refused(play.client.do(room.id, stale)) in ("play-stale", "choice-not-asked")
                assert len(server.parts[RoomService].games.read_log(room.id)) == done.seq

    run(scene())


def test_a_key_that_was_used_before_does_nothing_at_a_later_question(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, _boris):
            room = await seated(anna, bots=["", "random"], seats=2)
            async with anna.play(room.id, 0) as play:
                acknowledged = []
                for _ in range(2):
                    await play.until(lambda: play.question is not None and not play.question.automatic)
                    assert play.question is not None and play.question.options is not None
                    choice, seq = play.question.options[0].id, play.seen.seq
                    acknowledged.append(await play.send(wire.Answer(seat=0, choice=choice, seq=seq, key="once")))
                    await play.until(lambda: play.seen.seq >= acknowledged[0].seq)
                assert acknowledged[0] == acknowledged[1] and seq >= acknowledged[0].seq
                assert play.seen.seq == seq

    run(scene())


def _is_passed(play: Play) -> bool:
    """Returns whether the server passes the open question for its seat."""
    question = play.question
    passes = play.room.you.auto_pass.get(str(play.seat), []) if play.room else []
    return question is not None and question.window is not None and question.name in passes


async def play_until(plays: list[Play], holds: Callable[[Play], bool], most: int = 400) -> Play:
    """Answers keenly until something holds of the asked player; the server answers its own questions."""
    decide = keen(random.Random(3))
    for _ in range(most):
        play = await asked(*plays)
        if holds(play):
            return play
        assert play.question is not None and play.question.options is not None
        if len(play.question.options) == 1 or _is_passed(play):
            seq = play.seen.seq + 1
        else:
            seq = (await play.answer(str(decide(play.seen, play.question)))).seq
        for other in plays:
            await other.until(lambda other=other, seq=seq: other.seen.seq >= seq or other.over)  # type: ignore[misc]
    raise AssertionError("it never came to that")


async def see_it_again(client: Client, room: str, play: Play) -> None:
    """Checks that the replay of a finished game ends where the game ended.

    It must also show any seat's knowledge on the way.
    """
    last = (await client.http.get(f"/api/rooms/{room}/replay", params={"seat": play.seat or 0})).json()
    assert (last["seq"], last["digest"]) == (play.seen.seq, play.seen.digest)
    early = [
        (await client.http.get(f"/api/rooms/{room}/replay", params={"seat": seat, "to": 0})).json() for seat in (0, 1)
    ]
    assert [update["view"]["viewer"] for update in early] == [0, 1]
    assert (await client.http.get(f"/api/rooms/{room}/replay", params={"to": 10**8})).status_code == 422


def test_undo_to_the_boundary_and_beyond_it_by_consent(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                plays = [first, second]
                play = await play_until(plays, lambda play: play.seen.may_undo)
                before = server.loaded[room.id].game
                assert before is not None and play.seat is not None
                decisions = [number for number, _, decided in before.standing if decided]
                undone = (await play.send(wire.Undo(seat=play.seat, seq=play.seen.seq))).seq
                assert before.log[undone - 1] == LogEntry(UNDO, play.seat)
                await settle()  # the server takes back what it answered itself, and answers it again
                assert [number for number, _, decided in before.standing if decided] == decisions[:-1]
                stuck = await play_until(plays, lambda play: not play.seen.may_undo)
                assert stuck.seat is not None
                assert await refused(stuck.send(wire.Undo(seat=stuck.seat, seq=stuck.seen.seq))) == "undo-boundary"
                assert await refused(first.send(wire.Propose(seat=0, to=100_000))) == "undo-no-entry"
                await first.send(wire.Propose(seat=0, to=1))
                assert await refused(second.send(wire.Propose(seat=1, to=2))) == "undo-proposed"
                await second.send(wire.Consent(seat=1, agree=False))
                assert await refused(second.send(wire.Consent(seat=1, agree=True))) == "undo-no-proposal"
                await first.send(wire.Propose(seat=0, to=1))
                seq = (await second.send(wire.Consent(seat=1, agree=True))).seq
                await first.until(lambda: first.seen.seq >= seq)
                assert before.game.answers == []
                decide = keen(random.Random(8))
                await asyncio.gather(first.play_on(decide), second.play_on(decide))
            await see_it_again(anna, room.id, first)
            text = await anna.record(room.id)
            assert " undo " in text and " rewind 1" in text
            verify(record.read(text), find_rules)

    run(scene())


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_undo_goes_back_to_a_decision(database: str, game: str) -> None:
    """What the server answered itself, because there was a single option, is taken back as well."""

    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, game=game, server=server, secret=SECRET)
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:

                def was_automatic(play: Play) -> bool:
                    table = server.loaded[room.id].game
                    return play.seen.may_undo and table is not None and not table.standing[-1][2]

                play = await play_until([first, second], was_automatic, 3000)
                table = server.loaded[room.id].game
                assert table is not None and play.seat is not None
                kept = [number for number, _, decided in table.standing if decided]
                await play.send(wire.Undo(seat=play.seat, seq=play.seen.seq))
                await play.until(lambda: play.question is not None and len(play.question.options or ()) > 1)
                assert [number for number, _, decided in table.standing if decided] == kept[:-1]
                assert table.standing[-1][2] or not table.may_undo(play.seat)

    run(scene())


def test_a_room_may_do_without_undo(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await seated(anna, boris, undo="off")
            assert await refused(anna.do(room.id, wire.Undo(seat=0, seq=0))) == "undo-off"
            assert await refused(anna.do(room.id, wire.Propose(seat=0, to=1))) == "undo-off"

    run(scene())


def test_windows_are_passed_for_a_seat_that_wants_it(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, game="board", server=server, secret=SECRET)
            for client, seat in ((anna, 0), (boris, 1)):
                await client.do(room.id, wire.AutoPass(seat=seat, windows=["offer_abilities"]))
            assert await refused(anna.do(room.id, wire.AutoPass(seat=1, windows=[]))) == "room-not-your-seat"
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                with pytest.raises(AssertionError, match="never came"):
                    await play_until([first, second], lambda play: False, most=150)
            table = server.loaded[room.id].game
            assert table is not None
            again, passed = LiveGame(table.rules, table.header), 0
            for row in server.parts[RoomService].games.read_log(room.id):
                entry = read_entry(row.entry)
                prompt = again.prompt_for(entry.seat)
                if prompt is not None and again.window_of(prompt) and len(prompt.options) > 1:
                    assert (entry.choice, row.token) == ("pass", None)
                    passed += 1
                again.apply(entry)
            assert passed > 0

    run(scene())


def test_no_automatic_answer_comes_before_the_pause(database: str) -> None:
    """Neither a bot's thinking time nor a single option shows."""

    async def scene() -> None:
        async with company(database, pause=0.5) as (server, anna, _):
            room = await seated(anna, bots=["", "random"], seats=2)
            async with anna.play(room.id, 0) as play:
                await server.clock.finish(play.play_on(keen(random.Random(4)), 8))
            rows = server.parts[RoomService].games.read_log(room.id)
            waits = {late.at - early.at for early, late in pairwise(rows) if late.token is None}
            assert waits == {0.5}

    run(scene())


def test_an_absent_player_is_replaced_by_vote_and_comes_back(database: str) -> None:
    async def scene() -> None:
        async with company(database, absent_after=0.3) as (server, anna, boris):
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as first:
                async with boris.play(room.id, 1) as second:
                    await second.until(lambda: second.seen.seq >= 0)
                    assert await refused(first.send(wire.Vote(seat=1, remedy="bot"))) == "vote-not-absent"
                await server.clock.advance(0.4)
                assert await refused(boris.do(room.id, wire.Vote(seat=1, remedy="wait"))) == "vote-not-yours"
                await first.send(wire.Vote(seat=1, remedy="wait"))
                assert await refused(first.send(wire.Vote(seat=1, remedy="bot"))) == "vote-not-absent"
                await server.clock.advance(0.4)
                await first.send(wire.Vote(seat=1, remedy="bot"))
                assert (await anna.room(room.id)).seats[1].stand_in == "greedy"
                await first.play_on(keen(random.Random(1)), 5)
                await boris.do(room.id, wire.TakeBack(seat=1))
                assert (await anna.room(room.id)).seats[1].stand_in == ""

    run(scene())


def test_bots_play_a_game_to_its_end_and_a_killed_thinker_is_replaced(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            room = await seated(anna, bots=["", "greedy", "random"], seats=3)
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(2)), 4)
                thinker = server.parts[PlayService].pool.all[0]
                os.kill(thinker.process.pid, signal.SIGKILL)
                await play.play_on(keen(random.Random(2)))
                assert play.room is not None and play.room.outcome == "finished"
            assert server.parts[PlayService].pool.replaced >= 1
            verify(record.read(await anna.record(room.id)), find_rules)

    run(scene())


def test_a_bot_that_thinks_too_long_does_not_stop_the_game(database: str) -> None:
    async def scene() -> None:
        async with company(database, bot_seconds=0.0) as (server, anna, _):
            room = await seated(anna, bots=["", "ismcts"], seats=2)
            async with anna.play(room.id, 0) as play:
                await play.play_on(keen(random.Random(2)), 12)
            assert server.parts[PlayService].pool.replaced >= 2

    run(scene())


def test_long_poll_and_stream_tell_what_the_socket_tells(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (_, anna, boris):
            room = await seated(anna, boris)
            async with anna.play(room.id, 0) as play, boris.play(room.id, 1) as other:
                streamed = boris.stream(room.id, seat=0 + 1)
                first = await anext(streamed)
                assert isinstance(first, wire.RoomMessage)
                mover = await asked(play, other)
                version = (await boris.room(room.id)).version
                waiting = asyncio.create_task(boris.poll(room.id, seat=1, since=0, version=version))
                await settle()
                assert not waiting.done()
                await mover.play_on(keen(random.Random(1)), 1)
                polled = next(m for m in await waiting if isinstance(m, wire.Update))
                lines = [m async for m in _first_updates(streamed, 2)]
                await other.until(lambda: other.seen.seq >= polled.seq)
                assert polled.full and lines[0].full and not lines[1].full
                assert lines[1].seq >= 1 and polled.entries[0] == lines[1].entries[0]
            await streamed.aclose()  # type: ignore[attr-defined]

    run(scene())


async def _first_updates(streamed: AsyncIterator[wire.AnyMessage], count: int) -> AsyncIterator[wire.Update]:
    async for message in streamed:
        if isinstance(message, wire.Update):
            yield message
            count -= 1
            if not count:
                return


def test_a_game_that_these_rules_cannot_continue_says_so_and_hands_out_its_log(database: str) -> None:
    async def scene() -> None:
        async with running(quick(database)) as server, Client(server.address) as anna:
            room = await seated(anna, bots=["", "random"], seats=2)
            cookies, storage = anna.http.cookies, server.parts[RoomService].store
            stored = storage.read_room(room.id)
            assert stored is not None
            document = read_room(stored.document)
            document.content = "another"
            storage.change_room(replace(stored, document=write_room(document)))
        async with running(quick(database)) as server, Client(server.address) as anna:
            anna.http.cookies = cookies
            assert (await anna.room(room.id)).broken == "room-content"
            assert await refused(anna.do(room.id, wire.Answer(seat=0, choice="pass", seq=0))) == "room-content"
            text = await anna.record(room.id)
            assert "content: another" in text
            assert "secret:" not in text, "the game may still go on with its own content"
            with pytest.raises(BadRecord, match="secret"):
                record.read(text)

    run(scene())


def test_a_snapshot_is_a_cache(database: str) -> None:
    """With it, without it, or with a damaged one, the same game comes back."""

    async def scene() -> None:
        async with company(database) as (server, anna, boris):
            room = await seated(anna, boris, game="board")
            async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
                with pytest.raises(AssertionError, match="never came"):
                    await play_until([first, second], lambda play: False, most=60)
            table = server.loaded[room.id].game
            assert table is not None
            rows: list[Row] = server.parts[RoomService].games.read_log(room.id)
            short = rebuild(table.rules, table.header, rows[:50], None)
            while (snapshot := short.snapshot()) is None:
                short = rebuild(table.rules, table.header, rows[: short.seq + 1], None)
            for cached in (None, snapshot, b"nonsense", snapshot[:-9]):
                again = rebuild(table.rules, table.header, rows, cached)
                assert (again.digest(), again.link, again.seq) == (table.digest(), table.link, table.seq)
                assert again.game.answers == table.game.answers
                assert again.view_fields(0) == table.view_fields(0)

    run(scene())
