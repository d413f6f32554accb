"""Leagues on a server: joining, rounds, results, deadlines, and what an organiser decides."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import msgspec

from metro2033 import wire
from metro2033.client import Client
from metro2033.leagues.league import League
from metro2033.server.app import build
from metro2033.server.leagues.changes import Changed
from metro2033.server.leagues.service import LeagueService
from metro2033.server.leagues.store import JournalEntry
from metro2033.server.play.service import PlayService
from tests.server.club import (
    PLAN,
    club,
    deal,
    finish_table,
    made,
    play_round,
    play_table,
    seats_of,
    started,
)
from tests.server.running import PASSWORD, Running, quick, register, running
from tests.server.test_accounts import remove
from tests.server.test_rooms import refused
from tests.server.timing import FakeClock, run

LUCK = 2033


async def let_pass(server: Running, league: str) -> None:
    """Lets the deadline of the present round pass, and has the server look."""

    def edit(league: League, secret: str) -> Changed:
        assert league.current is not None
        league.current.due = server.clock.now() - 1
        return [JournalEntry("", "test")], []

    await server.parts[LeagueService].changes.change(league, edit)
    await server.parts[LeagueService].keeper.check_due()


def states(league: wire.LeagueView, number: int = 1) -> list[str]:
    return [table.state for table in league.rounds[number - 1].tables]


def test_people_join_by_link_or_accept_an_invitation(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (_, [anna, boris, celina, dmitri]):
            league = await anna.make_league(PLAN)
            assert league.you.organiser and league.you.entrant is None and league.invite
            path = f"/api/leagues/{league.id}/invitation/{league.invite}"
            shown = msgspec.json.decode((await boris.http.get(path)).content, type=wire.LeagueInvitation)
            assert (shown.plan.name, shown.organiser, shown.may_join) == ("Tuesday club", "Anna", True)
            await boris.join_league(league.id, league.invite, public=True)
            await anna.do_league(league.id, wire.LeagueAdd(name="celina"))
            assert (await celina.leagues())[0].you.invited
            assert await refused(dmitri.league(league.id)) == "league-unknown"
            await celina.join_league(league.id)
            seen = await celina.league(league.id)
            assert [(entrant.name, entrant.status, entrant.public) for entrant in seen.entrants] == [
                ("Boris", "in", True),
                ("Celina", "in", False),
            ]
            assert seen.invite is None and not seen.you.organiser
            assert await refused(boris.do_league(league.id, wire.LeagueStart())) == "league-organiser-only"
            again = await anna.do_league(league.id, wire.LeagueInviteAnew())
            assert await refused(dmitri.join_league(league.id, league.invite)) == "league-unknown"
            await dmitri.join_league(league.id, again.invite or "")
            gone = await dmitri.http.post(
                f"/api/leagues/{league.id}/commands", json={"do": "leave"}, headers={"accept-language": "en"}
            )
            assert gone.status_code == 204 and await dmitri.leagues() == []
            begun = await anna.do_league(league.id, wire.LeagueStart())
            assert begun.status == "running" and begun.rounds[0].tables[0].seats in ([1, 2], [2, 1])
            assert await refused(dmitri.join_league(league.id, again.invite or "")) == "league-is-running"
            journal = msgspec.json.decode(
                (await boris.http.get(f"/api/leagues/{league.id}/journal")).content, type=wire.LeagueJournal
            )
            told = [(one.who, one.action) for one in reversed(journal.entries)]
            assert told[:4] == [("Anna", "make"), ("Boris", "join"), ("Anna", "add"), ("Celina", "join")]
            assert told[-2:] == [("Anna", "start"), ("", "draw")]

    run(scene())


def test_tables_have_their_people_and_start_when_all_are_ready(database: str) -> None:
    async def scene() -> None:
        async with club(database, 4) as (_, clients):
            league = await started(clients, PLAN, table_size=2)
            tables = await seats_of(clients, league.id)
            assert len(tables) == 2
            for room, seated in tables.items():
                (first, _), (second, _) = sorted(seated, key=lambda one: one[1])
                view = await first.room(room)
                assert view.you.host and view.league is not None and view.league.round == 1
                assert [seat.member is not None for seat in view.seats] == [True, True]
                assert await refused(first.do(room, wire.Configure(settings=view.settings))) == "room-of-league"
                assert await refused(first.do(room, wire.Stand(seat=1))) == "room-of-league"
                assert await refused(second.do(room, wire.Leave())) == "room-of-league"
                assert await refused(first.do(room, wire.Start())) == "room-not-ready"
                await deal(room, seated)
                assert (await second.room(room)).status == "playing"

    run(scene())


def test_a_result_is_taken_once_by_however_many_processes(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, clients):
            league = await started(clients)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await play_table(room, seated, random.Random(LUCK))
            other = build(quick(any_database, league_check=3600.0))
            keepers = (
                [server.parts[LeagueService].keeper, other[LeagueService].keeper]
                if "postgres" in any_database
                else [server.parts[LeagueService].keeper]
            )
            await asyncio.gather(*(keeper.advance(league.id) for keeper in keepers * 3))
            await other.core.database.close()
            seen = await clients[0].league(league.id)
            assert len(seen.rounds) == 2 and states(seen) == ["played"] and states(seen, 2) == ["waiting"]
            journal = server.parts[LeagueService].store.journal(league.id)
            assert sum(line.action == "played" for line in journal) == 1
            assert [line.details for line in journal if line.action == "draw"] == ["2", "1"]
            [result] = [result for result in seen.rounds[0].tables[0].results if result.place == 1]
            assert result.score is not None and seen.standings[0].entrant == result.entrant

    run(scene())


def test_a_result_waits_for_a_server_that_was_down(any_database: str) -> None:
    async def scene() -> None:
        clock = FakeClock()
        async with club(any_database, 2, clock) as (server, clients):
            league = await started(clients, rounds=1)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await play_table(room, seated, random.Random(LUCK))
        async with running(quick(any_database), clock=clock) as server:
            await clock.until(
                lambda: (found := server.parts[LeagueService].store.read(league.id)) and found.status == "over"
            )
            assert [line.action for line in server.parts[LeagueService].store.journal(league.id)].count("played") == 1

    run(scene())


def test_the_server_looks_by_itself(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2, league_check=5.0) as (server, clients):
            league = await started(clients, rounds=1)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await play_table(room, seated, random.Random(LUCK))
            assert (await clients[0].league(league.id)).status == "running"
            await server.clock.advance(5.0)
            assert (await clients[0].league(league.id)).status == "over"

    run(scene())


def points(league: wire.LeagueView) -> dict[str, float]:
    names = {entrant.number: entrant.name for entrant in league.entrants}
    return {names[line.entrant]: line.points for line in league.standings}


async def numbers(clients: Sequence[Client], league: str) -> dict[int, Client]:
    return {(await one.league(league)).you.entrant or 0: one for one in clients}


def test_who_does_not_come_in_time_forfeits(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, clients):
            league = await started(clients, PLAN, table_size=4, rounds=2)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            for client, _ in seated[:2]:
                await client.do(room, wire.Ready())
            await server.parts[LeagueService].keeper.check_due()
            assert states(await clients[0].league(league.id)) == ["waiting"]
            await let_pass(server, league.id)
            seen = await clients[0].league(league.id)
            assert states(seen) == ["forfeited"] and len(seen.rounds) == 2
            assert sorted(result.forfeit for result in seen.rounds[0].tables[0].results) == [False, False, True, True]
            assert sorted(points(seen).values()) == [0, 0, 8.33, 8.33]
            assert await refused(clients[0].room(room)) == "room-unknown", "the room is gone"
            await let_pass(server, league.id)
            final = await clients[0].league(league.id)
            assert final.status == "over" and sum(points(final).values()) == 16.66, "nobody came, nobody gets points"

    run(scene())


def test_a_game_that_is_not_finished_in_time_is_lost_by_who_is_asked(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, clients):
            league = await started(clients, rounds=1)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await deal(room, seated)
            live = await server.parts[PlayService].registry.get(room)
            assert live.game is not None
            asked = live.game.prompts()[0].seat
            await let_pass(server, league.id)
            seen = await clients[0].league(league.id)
            table = seen.rounds[0].tables[0]
            late = next(result for result in table.results if result.entrant == table.seats[asked])
            assert late.forfeit and seen.status == "over" and sorted(points(seen).values()) == [0, 10]
            assert (await clients[0].room(room)).outcome == "ended"

    run(scene())


def test_an_organiser_who_wants_to_decides(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, [organiser, *players]):
            clients = [organiser, *players]
            plan = msgspec.structs.replace(PLAN, late_tables="organiser", rounds=1, table_size=3)
            league = await organiser.make_league(plan)
            for player in players:
                await player.join_league(league.id, league.invite or "")
            await organiser.do_league(league.id, wire.LeagueStart())
            await let_pass(server, league.id)
            seen = await clients[0].league(league.id)
            table = seen.rounds[0].tables[0]
            assert table.late and not table.undecided and table.state == "waiting"
            later = server.clock.now() + 3600
            seen = await clients[0].do_league(league.id, wire.LeaguePostpone(due=later))
            assert not seen.rounds[0].tables[0].late and seen.rounds[0].due == later
            wrong = [wire.AwardedPlace(1, 2), wire.AwardedPlace(2, 3), wire.AwardedPlace(3, forfeit=True)]
            award = wire.LeagueAward(round=1, table=1, places=wrong)
            assert await refused(clients[0].do_league(league.id, award)) == "league-award-places"
            award = wire.LeagueAward(round=1, table=1, places=wrong[:2])
            assert await refused(clients[0].do_league(league.id, award)) == "league-award-people"
            right = [wire.AwardedPlace(1, 1), wire.AwardedPlace(2, 2), wire.AwardedPlace(3, forfeit=True)]
            seen = await clients[0].do_league(league.id, wire.LeagueAward(round=1, table=1, places=right))
            assert seen.status == "over" and points(seen) == {"Boris": 10, "Celina": 5, "Dmitri": 0}
            void = wire.LeagueAward(round=1, table=1)
            assert set(points(await clients[0].do_league(league.id, void)).values()) == {0}

    run(scene())


async def award(client: Client, league: str, *places: wire.AwardedPlace) -> wire.LeagueView:
    return await client.do_league(league, wire.LeagueAward(round=1, table=1, places=list(places)))


def test_fault_8_an_organiser_gains_nothing_by_deciding_the_own_table(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 2) as (_, [anna, boris]):
            league = await started([anna, boris], rounds=1)
            [(room, seated)] = (await seats_of([anna, boris], league.id)).items()
            await deal(room, seated)
            mine, yours = [(await one.league(league.id)).you.entrant or 0 for one in (anna, boris)]
            place, version = wire.AwardedPlace, (await anna.league(league.id)).version
            for refused_places in (
                [place(mine, 1), place(yours, 2)],
                [place(mine, 1), place(yours, forfeit=True)],
                [place(mine, 1), place(yours, 1)],  # half of the points of a game that may be lost
                [],  # the same
            ):
                assert await refused(award(anna, league.id, *refused_places)) == "league-own-table", refused_places
            expel = wire.LeagueRemove(entrant=yours)
            assert await refused(anna.do_league(league.id, expel)) == "league-own-opponent"
            seen = await anna.league(league.id)
            assert seen.version == version and states(seen) == ["waiting"]
            seen = await award(anna, league.id, place(mine, 2), place(yours, 1))
            assert seen.status == "over" and points(seen) == {"Anna": 0, "Boris": 10}
            assert await refused(award(anna, league.id)) == "league-own-table", "a result that is lost stands"
            seen = await award(anna, league.id, place(mine, forfeit=True), place(yours, 1))
            assert points(seen) == {"Anna": 0, "Boris": 10}

    run(scene())


def test_an_organiser_may_void_the_own_table_that_the_players_have_ended(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2, absent_after=0.0) as (server, [anna, boris]):
            league = await started([anna, boris], rounds=1, late_tables="organiser")
            [(room, seated)] = (await seats_of([anna, boris], league.id)).items()
            await deal(room, seated)
            (voter, _), (_, seat) = seated
            await voter.do(room, wire.Vote(seat=seat, remedy="end"))
            await server.parts[LeagueService].keeper.check_due()
            assert (await anna.league(league.id)).rounds[0].tables[0].undecided
            seen = await award(anna, league.id)
            assert seen.status == "over" and set(points(seen).values()) == {0}

    run(scene())


def test_who_left_a_game_to_a_bot_is_last(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, clients):
            league = await started(clients, rounds=1)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await deal(room, seated)
            (stays, seat), (leaves, _) = seated
            await leaves.do(room, wire.Leave())
            async with stays.play(room, seat) as play:
                await play.play_on(lambda seen, question: (question.options or [])[0].id)
            await server.parts[LeagueService].keeper.check_due()
            seen = await stays.league(league.id)
            people = await numbers(clients, league.id)
            results = {people[result.entrant]: result for result in seen.rounds[0].tables[0].results}
            assert results[leaves].forfeit and results[stays].place == 1 and results[stays].points == 10

    run(scene())


def test_a_person_is_replaced_before_and_during_a_game(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, [anna, boris, celina, dmitri]):
            league = await started([anna, boris], rounds=1)
            number = (await boris.league(league.id)).you.entrant or 0
            replace = wire.LeagueReplace(entrant=number, name="Celina")
            await anna.do_league(league.id, replace)
            room = (await celina.league(league.id)).you.room or ""
            assert await refused(boris.room(room)) == "room-unknown"
            seat = (await celina.room(room)).you.seats[0]
            await deal(room, [(anna, 1 - seat), (celina, seat)])
            await anna.do_league(league.id, wire.LeagueReplace(entrant=number, name="Dmitri"))
            view = await dmitri.room(room)
            assert view.status == "playing" and view.you.seats == [seat] and not view.seats[seat].bot
            assert await refused(celina.room(room)) == "room-unknown"
            await dmitri.join_league(league.id, public=True)
            plays = [(anna, 1 - seat), (dmitri, seat)]
            await finish_table(room, plays, random.Random(LUCK))
            await server.parts[LeagueService].keeper.check_due()
            seen = await anna.league(league.id)
            assert seen.status == "over" and states(seen) == ["played"] and set(points(seen)) == {"Anna", "Dmitri"}
            assert not any(result.forfeit for result in seen.rounds[0].tables[0].results)

    run(scene())


def test_people_who_leave_make_smaller_tables_and_ends_hopeless_ones(database: str) -> None:
    async def scene() -> None:
        async with club(database, 3) as (_, [anna, boris, celina]):
            league = await started([anna, boris, celina], PLAN, table_size=3, rounds=1)
            left = await celina.http.post(f"/api/leagues/{league.id}/commands", json={"do": "leave"})
            assert left.status_code == 204
            seen = await anna.league(league.id)
            room = seen.you.room or ""
            view = await anna.room(room)
            assert len(view.seats) == 2 and view.settings.seats == 2 and states(seen) == ["waiting"]
            assert (
                await boris.http.post(f"/api/leagues/{league.id}/commands", json={"do": "leave"})
            ).status_code == 204
            seen = await anna.league(league.id)
            assert seen.status == "over" and points(seen)["Anna"] == 10, "who is left has won"

    run(scene())


def test_a_cancelled_league_keeps_its_results_and_dissolves_its_rooms(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (_, clients):
            league = await started(clients)
            room = (await clients[1].league(league.id)).you.room or ""
            seen = await clients[0].do_league(league.id, wire.LeagueCancel())
            assert seen.status == "cancelled" and states(seen) == ["void"]
            assert await refused(clients[1].room(room)) == "room-unknown"
            assert await refused(clients[0].do_league(league.id, wire.LeagueStart())) == "league-is-cancelled"

    run(scene())


def test_rounds_on_schedule_wait_for_their_time(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, clients):
            league = await started(clients, PLAN, on_schedule=True)
            await play_round(server, clients, league.id, random.Random(LUCK))
            assert len((await clients[0].league(league.id)).rounds) == 1
            await let_pass(server, league.id)
            assert len((await clients[0].league(league.id)).rounds) == 2

    run(scene())


def test_duplicate_deals_show_nothing_until_the_round_is_over(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, clients):
            league = await started(clients, PLAN, table_size=2, rounds=1, duplicate=True)
            tables = list((await seats_of(clients, league.id)).items())
            (first, seated), (second, others) = tables
            commit = wire.Commit(seat=seated[0][1], commitment="5a" * 32)
            assert await refused(seated[0][0].do(first, commit)) == "luck-duplicate"
            sit = wire.Sit(seat=seated[0][1], nonce="mine")
            assert await refused(seated[0][0].do(first, sit)) == "luck-duplicate"
            await play_table(first, seated, random.Random(LUCK))
            await server.parts[LeagueService].keeper.check_due()
            member = seated[0][0]
            view = await member.room(first)
            assert view.status == "over" and view.secret is None and view.league is not None and view.league.sealed
            assert await refused(member.record(first)) == "league-sealed"
            assert await refused(member.replay(first)) == "league-sealed"
            outsider = others[0][0]
            assert await refused(outsider.join(first, "Spy", view.you.invite or "")) == "room-no-spectators"
            before = await clients[0].league(league.id)
            assert before.rounds[0].secret is None and before.secret is None
            games = [server.loaded[room].game for room, _ in tables[:1]]
            await deal(second, others)
            games.append(server.loaded[second].game)
            starts = [game.rules.digest(game.rules.start(2, game.header.chance)) for game in games if game is not None]
            assert len(starts) == 2 and starts[0] == starts[1]
            await finish_table(second, others, random.Random(LUCK))
            await server.parts[LeagueService].keeper.check_due()
            assert (await member.room(first)).secret is not None and "secret" in await member.record(first)
            assert (await clients[0].league(league.id)).rounds[0].secret == (await member.room(first)).secret

    run(scene())


def test_a_deleted_account_leaves_its_leagues(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 3) as (server, [anna, boris, celina]):
            league = await started([anna, boris, celina], PLAN, table_size=3, rounds=1)
            assert (await boris.http.get("/api/account/export")).json()["leagues"][0]["name"] == "Tuesday club"
            assert (await remove(boris, PASSWORD))[0] in (200, 204)
            seen = await anna.league(league.id)
            assert [entrant.name for entrant in seen.entrants] == ["Anna", "", "Celina"]
            assert len((await anna.room(seen.you.room or "")).seats) == 2
            stored = server.parts[LeagueService].store.read(league.id)
            assert stored is not None and "Boris" not in stored.document
            assert (await remove(anna, PASSWORD))[0] in (200, 204)
            assert (await celina.league(league.id)).status == "cancelled", "without an organiser"

    run(scene())


def test_names_are_those_of_the_accounts(database: str) -> None:
    async def scene() -> None:
        async with club(database, 1) as (server, [anna]), Client(server.address) as late:
            league = await anna.make_league(PLAN)
            assert await refused(late.join_league(league.id, league.invite or "")) == "league-needs-account"
            await register(late, "=cmd|' /C calc'!A0")
            await late.join_league(league.id, league.invite or "", public=True)
            await anna.join_league(league.id, public=True)
            await anna.do_league(league.id, wire.LeagueStart())
            text = (await anna.http.get(f"/api/leagues/{league.id}/standings.csv")).text
            assert "'=cmd" in text and ",=cmd" not in text and '"=cmd' not in text

    run(scene())


def test_made_twice_nothing_changes(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, clients):
            league = await made(clients)
            before = server.parts[LeagueService].store.read(league.id)
            await clients[1].join_league(league.id, public=False)
            after = server.parts[LeagueService].store.read(league.id)
            assert before is not None and after == before
            assert [entrant.number for entrant in (await clients[0].league(league.id)).entrants] == [1, 2]

    run(scene())
