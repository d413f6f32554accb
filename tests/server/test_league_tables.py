"""How tables of a league end: results, deadlines, decisions left to the organiser, and rooms that cannot be notified."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import event, select, update

from metro2033 import wire
from metro2033.leagues.edits import publish
from metro2033.leagues.league import read_league
from metro2033.server.leagues.keeper import _settle
from metro2033.server.leagues.service import LeagueService
from metro2033.server.people.service import PeopleService
from metro2033.server.rooms.service import RoomService
from metro2033.server.rooms.tables import rooms
from tests.server.club import NAMES, club, deal, finish_table, play_table, seats_of, started
from tests.server.running import PASSWORD, Running
from tests.server.test_accounts import remove
from tests.server.test_leagues import LUCK, let_pass, points, states
from tests.server.test_rooms import refused
from tests.server.timing import run


def test_who_leaves_the_room_after_the_game_has_played(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 2) as (server, clients):
            league = await started(clients, rounds=1)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await play_table(room, seated, random.Random(LUCK))
            for client, _ in seated:
                await client.do(room, wire.Leave())
            await server.parts[LeagueService].keeper.check_due()
            seen = await clients[0].league(league.id)
            assert states(seen) == ["played"] and not any(result.forfeit for result in seen.rounds[0].tables[0].results)
            assert sorted(result.place for result in seen.rounds[0].tables[0].results) == [1, 2]

    run(scene())


def test_who_is_replaced_after_the_game_has_played(database: str) -> None:
    async def scene() -> None:
        async with club(database, 3) as (_, [anna, boris, _]):
            league = await started([anna, boris], rounds=1)
            number = (await boris.league(league.id)).you.entrant or 0
            [(room, seated)] = (await seats_of([anna, boris], league.id)).items()
            await play_table(room, seated, random.Random(LUCK))
            seen = await anna.do_league(league.id, wire.LeagueReplace(entrant=number, name="Celina"))
            assert states(seen) == ["played"] and not any(result.forfeit for result in seen.rounds[0].tables[0].results)

    run(scene())


def test_who_leaves_the_league_after_the_game_has_played(any_database: str) -> None:
    """Also if nobody has looked at the table before."""

    async def scene() -> None:
        async with club(any_database, 3) as (server, clients):
            league = await started(clients, rounds=1)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await play_table(room, seated, random.Random(LUCK))
            assert states(await clients[0].league(league.id)) == ["waiting"]
            left = await clients[2].http.post(f"/api/leagues/{league.id}/commands", json={"do": "leave"})
            assert left.status_code == 204
            await server.parts[LeagueService].keeper.check_due()
            seen = await clients[0].league(league.id)
            assert states(seen) == ["played"] and not any(result.forfeit for result in seen.rounds[0].tables[0].results)

    run(scene())


def actions(server: Running, league: str) -> list[str]:
    """Returns the actions in the journal, the oldest first."""
    return [one.action for one in reversed(server.parts[LeagueService].store.journal(league))]


def test_a_game_ended_by_vote_has_no_points_if_nobody_decides_it_in_time(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 2, absent_after=0.0) as (server, clients):
            league = await started(clients, rounds=1)
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await deal(room, seated)
            (voter, _), (_, seat) = seated
            await voter.do(room, wire.Vote(seat=seat, remedy="end"))
            await server.parts[LeagueService].keeper.check_due()
            seen = await clients[0].league(league.id)
            table = seen.rounds[0].tables[0]
            assert (table.state, table.undecided, table.late) == ("waiting", True, False) and seen.you.room is None
            await server.parts[LeagueService].keeper.check_due()
            assert actions(server, league.id)[-1] == "undecided"
            await let_pass(server, league.id)
            seen = await clients[0].league(league.id)
            assert states(seen) == ["void"] and seen.status == "over" and set(points(seen).values()) == {0}

    run(scene())


def test_a_late_game_counts_until_the_organiser_decides(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, clients):
            league = await started(clients, table_size=2, rounds=1, late_tables="organiser")
            tables = await seats_of(clients, league.id)
            for room, seated in tables.items():
                await deal(room, seated)
            await let_pass(server, league.id)
            await server.parts[LeagueService].keeper.check_due()
            seen = await clients[0].league(league.id)
            assert [(one.late, one.undecided) for one in seen.rounds[0].tables] == [(True, False)] * 2
            assert actions(server, league.id).count("late") == 2
            room = (await clients[0].league(league.id)).you.room or ""  # whose result the organiser does not decide
            seated = tables[room]
            await finish_table(room, seated, random.Random(LUCK))
            await server.parts[LeagueService].keeper.check_due()
            assert sorted(states(await clients[0].league(league.id))) == ["played", "waiting"]
            seen = await clients[0].league(league.id)
            number = states(seen).index("waiting") + 1
            seen = await clients[0].do_league(league.id, wire.LeagueAward(round=1, table=number))
            assert seen.status == "over" and sorted(states(seen)) == ["played", "void"]

    run(scene())


def test_a_late_game_that_is_voted_to_an_end_is_undecided(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2, absent_after=0.0) as (server, clients):
            league = await started(clients, rounds=1, late_tables="organiser")
            [(room, seated)] = (await seats_of(clients, league.id)).items()
            await deal(room, seated)
            await let_pass(server, league.id)
            (voter, _), (_, seat) = seated
            await voter.do(room, wire.Vote(seat=seat, remedy="end"))
            await server.parts[LeagueService].keeper.check_due()
            table = (await clients[0].league(league.id)).rounds[0].tables[0]
            assert (table.state, table.late, table.undecided) == ("waiting", False, True)
            assert actions(server, league.id)[-2:] == ["late", "undecided"]
            assert server.parts[LeagueService].store.due(4e9) == [], "nothing is left to check"

    run(scene())


@contextmanager
def unreadable(server: Running, room: str) -> Iterator[None]:
    """Makes the document of a room unreadable for a while."""
    here = rooms.c.id == room
    with server.parts.core.database.engine.begin() as connection:
        document = connection.execute(select(rooms.c.document).where(here)).scalar_one()
        connection.execute(update(rooms).where(here).values(document="{"))
    yield
    with server.parts.core.database.engine.begin() as connection:
        connection.execute(update(rooms).where(here).values(document=document))


def unsettled(server: Running, league: str) -> bool:
    stored = server.parts[LeagueService].store.read(league)
    assert stored is not None
    return read_league(stored.document).unsettled


def test_a_room_that_could_not_be_told_is_told_later(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, clients):
            league = await started(clients, table_size=2)
            (first, [(member, _), _]), (second, _) = (await seats_of(clients, league.id)).items()
            with unreadable(server, second):
                seen = await clients[0].do_league(league.id, wire.LeagueCancel())
                assert seen.status == "cancelled" and unsettled(server, league.id)
                assert await refused(member.room(first)) == "room-unknown", "the others learn it at once"
            await server.parts[LeagueService].keeper.check_due()
            stored = server.parts[RoomService].store.read_room(second)
            assert stored is not None and stored.status == "over" and not unsettled(server, league.id)

    run(scene())


def test_a_league_that_has_changed_meanwhile_is_told_again(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, clients):
            league = await started(clients)
            stored = server.parts[LeagueService].store.read(league.id)
            assert stored is not None
            told, changed = read_league(stored.document), read_league(stored.document)
            told.unsettled = changed.unsettled = True
            publish(changed, public=True)
            _settle(changed, "", told)
            assert changed.unsettled
            publish(changed, public=False)
            _settle(changed, "", told)
            assert not changed.unsettled

    run(scene())


def test_a_command_that_is_stored_has_not_failed(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 4) as (server, clients):
            league = await started(clients, table_size=2)
            first, second = (await seats_of(clients, league.id)).values()
            broken = (await first[0][0].league(league.id)).you.room or ""
            leaver = next(one for one, _ in second if one is not clients[0])
            name = NAMES[clients.index(leaver)]
            with unreadable(server, broken):
                seen = await clients[0].do_league(league.id, wire.LeaguePostpone(due=server.clock.now() + 9000))
                assert seen.rounds[0].due == server.clock.now() + 9000
                assert (await remove(leaver, PASSWORD))[0] == 204, "the account is deleted to its end"
                assert server.parts[PeopleService].store.find_account(name.lower()) is None
            await server.parts[LeagueService].keeper.check_due()
            assert "forfeited" in states(await clients[0].league(league.id))

    run(scene())


def test_names_are_looked_up_only_for_a_draw(database: str) -> None:
    async def scene() -> None:
        async with club(database, 4) as (server, clients):
            league = await started(clients, table_size=4)
            asked: list[str] = []

            def note(_: object, __: object, statement: str, *___: object) -> None:
                asked.extend([statement] if "accounts" in statement else [])

            event.listen(server.parts.core.database.engine, "before_cursor_execute", note)
            await server.parts[LeagueService].keeper.advance(league.id)
            assert asked == []
            await let_pass(server, league.id)
            assert len((await clients[0].league(league.id)).rounds) == 2
            drawing = [one for one in asked if " IN (" in one]
            assert len(drawing) == 1

    run(scene())
