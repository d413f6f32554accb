"""Resigning, and ending a game by consent."""

from __future__ import annotations

import asyncio
import random

import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import END, LogEntry, read_entry
from metro2033.kernel.problem import BadRecord
from metro2033.kernel.verify import verify
from metro2033.live.edits import close
from metro2033.live.room import OVER, PLAYING, new_room
from metro2033.server.leagues.service import LeagueService
from metro2033.server.ratings.outcome import CALLED_OFF, outcome_of
from metro2033.server.ratings.store import RATED
from tests.server.club import club, deal, seats_of, started
from tests.server.running import Running, both_on_stage, company, keen, quick, running, seated
from tests.server.test_leagues import points, states
from tests.server.test_profiles import recorded, registered
from tests.server.test_rooms import refused
from tests.server.test_secrecy import table_at
from tests.server.test_turns import play_until
from tests.server.timing import FakeClock, run


def test_a_table_of_two_could_not_resign(database: str) -> None:
    """The other seat wins, the record says so and can be verified, and both sit at the rematch."""

    async def scene(_: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        async with anna.play(room.id, 0) as first, boris.play(room.id, 1) as second:
            await first.until(lambda: first.seen.seq >= 0)
            assert await refused(boris.do(room.id, wire.Resign(seat=0))) == "room-not-your-seat"
            await first.send(wire.Resign(seat=0))
            await second.until(lambda: second.room is not None and second.room.status == "over")
            await second.until(lambda: second.seen.result is not None)
            result = second.seen.result
            assert result is not None and (result.winner, result.places, result.reason) == (1, [2, 1], "resigned")
            assert [(entry.kind, entry.seat) for entry in second.seen.entries][-1] == ("end", 0)
        seen = await boris.room(room.id)
        assert seen.outcome == "resigned" and [seat.resigned for seat in seen.seats] == [True, False]
        assert await refused(anna.do(room.id, wire.Resign(seat=0))) == "room-not-playing"
        text = await anna.record(room.id)
        assert text.splitlines()[-2].endswith(" end 0")
        verify(record.read(text), find_rules)
        again = await anna.import_game("Anna", text)
        assert (again.status, again.outcome) == ("over", "resigned")
        await boris.do(room.id, wire.Rematch())
        next_room = await boris.room((await boris.room(room.id)).rematch or "")
        assert [seat.member is not None for seat in next_room.seats] == [True, True]
        assert not any(seat.resigned or seat.stand_in for seat in next_room.seats)

    both_on_stage(database, scene)


def test_a_resignation_among_more_seats_is_a_loss_that_a_bot_plays_on(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris), Client(server.address) as celina:
            room = await seated(anna, boris, celina)
            async with anna.play(room.id, 0) as first:
                await first.until(lambda: first.seen.seq >= 0)
                await boris.do(room.id, wire.Resign(seat=1))
                seen = await boris.room(room.id)
                assert (seen.status, seen.seats[1].resigned, seen.seats[1].stand_in) == ("playing", True, "greedy")
                for command in (
                    wire.TakeBack(seat=1),
                    wire.StandIn(seat=1),
                    wire.Resign(seat=1),
                    wire.ProposeEnd(seat=1),
                    wire.Answer(seat=1, choice="pass", seq=0),
                    wire.Undo(seat=1, seq=0),
                ):
                    assert await refused(boris.do(room.id, command)) == "room-resigned", command
                await boris.do(room.id, wire.Leave())
                await boris.join(room.id, "Boris", seen.you.invite or "")
                assert (await boris.room(room.id)).you.left == []
                assert await refused(boris.do(room.id, wire.TakeBack(seat=1))) == "room-resigned"
                async with celina.play(room.id, 2) as third:
                    decide = keen(random.Random(3))
                    await asyncio.gather(first.play_on(decide), third.play_on(decide))
            live = server.loaded[room.id]
            found = outcome_of(live.room, live.game)
            assert found.reason == RATED and [place.gone for place in found.places] == [False, True, False]

    run(scene())


def test_whoever_has_resigned_is_not_offered_to_take_a_move_back(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris), Client(server.address) as celina:
            room = await seated(anna, boris, celina)
            async with (
                anna.play(room.id, 0) as first,
                boris.play(room.id, 1) as second,
                celina.play(room.id, 2) as third,
            ):
                plays = [first, second, third]
                await play_until(plays, lambda play: second.seen.may_propose is not None)
            await boris.do(room.id, wire.Resign(seat=1))
            async with boris.play(room.id, 1) as second:
                await second.until(lambda: second.seen.seq >= 0)
                assert not second.seen.may_undo and second.seen.may_propose is None

    run(scene())


@pytest.mark.parametrize("bots", [1, 2])
def test_whoever_is_alone_with_bots_could_only_walk_away(database: str, bots: int) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, _):
            for command, outcome in ((wire.Resign(seat=0), "resigned"), (wire.ProposeEnd(seat=0), "ended")):
                room = await seated(anna, bots=["", *["random"] * bots], seats=1 + bots)
                await anna.do(room.id, command)
                seen = await anna.room(room.id)
                assert (seen.status, seen.outcome) == ("over", outcome)
                game = server.loaded[room.id].game
                assert game is not None and game.result is not None
                assert game.result.winner == (1 if bots == 1 and outcome == "resigned" else None)

    run(scene())


def test_players_could_not_agree_to_end_a_game(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris, undo="off")
        await anna.do(room.id, wire.ProposeEnd(seat=0))
        proposal = (await boris.room(room.id)).proposal
        assert proposal is not None and (proposal.seat, proposal.end, proposal.agreed) == (0, True, [0])
        assert await refused(boris.do(room.id, wire.ProposeEnd(seat=1))) == "undo-proposed"
        await boris.do(room.id, wire.Consent(seat=1, agree=False))
        assert (await anna.room(room.id)).proposal is None
        assert await refused(anna.do(room.id, wire.Consent(seat=0, agree=True))) == "undo-no-proposal"
        await boris.do(room.id, wire.ProposeEnd(seat=1))
        await boris.do(room.id, wire.Consent(seat=1, agree=False))
        await boris.do(room.id, wire.ProposeEnd(seat=1))
        await anna.do(room.id, wire.Consent(seat=0, agree=True))
        seen = await anna.room(room.id)
        assert (seen.status, seen.outcome, seen.proposal) == ("over", "ended", None)
        live = server.loaded[room.id]
        assert live.game is not None and live.game.log == [LogEntry(END)]
        assert live.game.result is not None and live.game.result.winner is None
        assert outcome_of(live.room, live.game).reason == CALLED_OFF
        verify(record.read(await anna.record(room.id)), find_rules)

    both_on_stage(database, scene)


def test_a_proposal_to_end_outlived_the_moves_of_those_who_had_agreed(database: str) -> None:
    """An answer of a person withdraws it; what bots and the server answer does not."""

    async def scene() -> None:
        async with company(database, pause=1.0) as (server, anna, boris):
            room = await seated(anna, boris, options={"first_player": "0"})
            async with anna.play(room.id, 0) as first:
                await first.until(lambda: first.question is not None)
                await boris.do(room.id, wire.ProposeEnd(seat=1))
                question = first.question
                assert question is not None and question.options is not None
                await first.answer(str(keen(random.Random(1))(first.seen, question)))
                assert (await boris.room(room.id)).proposal is None
                assert await refused(boris.do(room.id, wire.Consent(seat=1, agree=True))) == "undo-no-proposal"
            room = await seated(anna, boris, bots=["", "", "random"], seats=3, options={"first_player": "2"})
            await anna.do(room.id, wire.ProposeEnd(seat=0))
            live = server.loaded[room.id]
            async with anna.play(room.id, 0), boris.play(room.id, 1):
                await server.clock.until(lambda: live.seq > 0)
            assert (await boris.room(room.id)).proposal is not None

    run(scene())


def test_an_absent_player_whose_seat_a_bot_plays_kept_the_others_from_ending(database: str) -> None:
    async def scene() -> None:
        clock, config = FakeClock(), quick(database, absent_after=60.0)
        async with (
            running(config, clock=clock) as server,
            Client(server.address) as anna,
            Client(server.address) as boris,
            Client(server.address) as celina,
        ):
            room = await seated(anna, boris, celina)
            async with anna.play(room.id, 0), boris.play(room.id, 1):
                await celina.do(room.id, wire.StandIn(seat=2))
                await anna.do(room.id, wire.ProposeEnd(seat=0))
                await boris.do(room.id, wire.Consent(seat=1, agree=True))
                assert (await anna.room(room.id)).status == "playing", "a player who has just gone is asked"
                await boris.do(room.id, wire.Consent(seat=1, agree=False))
                await clock.advance(61.0)
                await anna.do(room.id, wire.ProposeEnd(seat=0))
                await boris.do(room.id, wire.Consent(seat=1, agree=True))
                assert (await anna.room(room.id)).outcome == "ended"

    run(scene())


def test_a_resignation_is_no_consent_to_end_the_game(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        room = await seated(anna, boris)
        await anna.do(room.id, wire.ProposeEnd(seat=0))
        await boris.do(room.id, wire.Resign(seat=1))
        live = server.loaded[room.id]
        assert live.room.outcome == "resigned" and live.game is not None and live.game.result is not None
        assert live.game.result.winner == 0

    both_on_stage(database, scene)


def test_whoever_has_resigned_has_no_say_any_more(database: str) -> None:
    async def scene() -> None:
        async with company(database, absent_after=0.0) as (server, anna, boris), Client(server.address) as celina:
            room = await seated(anna, boris, celina)
            await celina.do(room.id, wire.Resign(seat=2))
            vote = wire.Vote(seat=1, remedy="end")
            assert await refused(celina.do(room.id, vote)) == "vote-not-yours"
            assert await refused(anna.do(room.id, wire.Vote(seat=2, remedy="end"))) == "vote-not-absent"
            await anna.do(room.id, wire.ProposeEnd(seat=0))
            assert await refused(celina.do(room.id, wire.Consent(seat=2, agree=False))) == "room-resigned"
            await boris.do(room.id, wire.Consent(seat=1, agree=True))
            assert (await anna.room(room.id)).outcome == "ended"

    run(scene())


def test_spectators_learn_of_no_proposal_and_change_nothing(database: str) -> None:
    async def scene() -> None:
        async with company(database) as (server, anna, boris), Client(server.address) as stranger:
            room = await seated(anna, boris, public=True)
            await anna.do(room.id, wire.ProposeEnd(seat=0))
            assert (await stranger.room(room.id)).proposal is None
            await stranger.join(room.id, "Watcher")
            for command in (wire.ProposeEnd(seat=0), wire.Resign(seat=0), wire.Consent(seat=0, agree=True)):
                assert await refused(stranger.do(room.id, command)) == "room-not-your-seat"
            assert (await anna.room(room.id)).status == "playing"

    run(scene())


def test_a_resignation_counts_in_the_ratings_as_the_last_place(any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (_server, anna, boris):
            await registered(anna, boris)
            room = await seated(anna, boris)
            await anna.do(room.id, wire.Resign(seat=0))
            found = await recorded(anna, room.id)
            seats = {seat["seat"]: seat for seat in found["seats"]}
            assert found["reason"] == "" and (seats[0]["left"], seats[1]["left"]) == (True, False)
            assert seats[0]["after"] < seats[0]["before"]
            won = (await recorded(boris, room.id))["seats"][1]
            assert won["after"] > won["before"]

    run(scene())


@pytest.mark.parametrize("has_resigned", [False, True])
def test_an_end_by_consent_changes_no_rating(has_resigned: bool, any_database: str) -> None:
    async def scene() -> None:
        async with company(any_database) as (server, anna, boris), Client(server.address) as celina:
            await registered(anna, boris)
            room = await seated(anna, boris, celina)
            if has_resigned:
                await celina.do(room.id, wire.Resign(seat=2))
            await anna.do(room.id, wire.ProposeEnd(seat=0))
            for person, seat in ((boris, 1), (celina, 2))[: 2 - has_resigned]:
                await person.do(room.id, wire.Consent(seat=seat, agree=True))
            found = await recorded(anna, room.id)
            assert (found["reason"], found["seats"]) == (CALLED_OFF, [])
            mine = (await anna.http.get("/api/profiles/me")).json()
            assert mine["ratings"] == [] and (await anna.http.get("/api/profiles/me/games")).json()["games"] == []

    run(scene())


def test_a_resignation_in_a_league_is_a_forfeit(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, clients):
            league = await started(clients, rounds=1)
            [(room, at_table)] = (await seats_of(clients, league.id)).items()
            await deal(room, at_table)
            loser, seat = at_table[0]
            await loser.do(room, wire.Resign(seat=seat))
            await server.parts[LeagueService].keeper.check_due()
            seen = await clients[0].league(league.id)
            assert states(seen) == ["forfeited"] and seen.status == "over"
            forfeits = {result.forfeit: result.place for result in seen.rounds[0].tables[0].results}
            assert forfeits == {True: 2, False: 1} and sorted(points(seen).values())[0] == 0

    run(scene())


@pytest.mark.parametrize("text", ["end x", "end 0 1", "end -1", "end "])
def test_an_end_names_a_seat_or_nobody(text: str) -> None:
    assert read_entry("end 1") == LogEntry(END, 1) and str(LogEntry(END, 1)) == "end 1"
    with pytest.raises(BadRecord):
        read_entry(text)


@pytest.mark.parametrize(("seats", "resigned", "is_right"), [(2, 1, True), (2, 2, False), (3, 1, False)])
def test_a_record_says_that_one_of_two_resigned_and_nobody_else(seats: int, resigned: int, is_right: bool) -> None:
    table = table_at("breakthrough", seats, 5, 12)
    text = record.write(table.game, table.header, [*table.log, LogEntry(END, resigned)])
    if is_right:
        verify(record.read(text), find_rules)
        return
    with pytest.raises(BadRecord) as refusal:
        verify(record.read(text), find_rules)
    assert refusal.value.key == "chain-after-end"


@pytest.mark.parametrize("decided", ["ended", "resigned"])
def test_an_end_that_came_too_late_spoiled_the_result_of_a_finished_game(decided: str) -> None:
    """The last answer may be written between the decision and its entry in the log."""
    for early, outcome in ((False, "finished"), (True, decided)):
        room = new_room(wire.Settings(game="breakthrough", seats=2), "anna", "")
        room.status, room.outcome = PLAYING, decided
        close(room, early=early)
        assert (room.status, room.outcome) == (OVER, outcome)
