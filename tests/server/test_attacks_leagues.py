"""Attacks on leagues, one per test: the server refuses, reveals little, and changes nothing."""

from __future__ import annotations

import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.leagues.service import LeagueService
from tests.server.club import PLAN, club, deal, made, seats_of, started
from tests.server.running import Running, post, register
from tests.server.test_rooms import refused
from tests.server.timing import run


def stored(server: Running, league: str) -> str:
    found = server.parts[LeagueService].store.read(league)
    assert found is not None
    return found.document


def test_a_private_league_and_one_that_does_not_exist_look_the_same(database: str) -> None:
    async def scene() -> None:
        async with club(database, 3) as (server, [anna, boris, spy]):
            league = await made([anna, boris])
            before = stored(server, league.id)
            for path in ("", "/journal", "/standings.csv", "/results.csv", "/league.json", "/invitation/guess"):
                real = await spy.http.get(f"/api/leagues/{league.id}{path}")
                guess = await spy.http.get(f"/api/leagues/{'A' * 22}{path}")
                assert (real.status_code, real.content) == (404, guess.content) and guess.status_code == 404
            page = await spy.http.get(f"/leagues/{league.id}/standings")
            assert page.status_code == 404 and "Tuesday" not in page.text and "x-frame-options" in page.headers
            assert await refused(spy.join_league(league.id)) == "league-unknown"
            assert await refused(spy.join_league(league.id, "A" * 22)) == "league-unknown"
            for command in (wire.LeagueStart(), wire.LeagueLeave(), wire.LeagueConsent(public=True)):
                assert await refused(spy.do_league(league.id, command)) == "league-unknown"
            assert await refused(spy.league("A" * 500)) == "league-unknown"
            assert stored(server, league.id) == before

    run(scene())


ORGANISERS = (
    wire.LeagueStart(),
    wire.LeagueAdd(name="Anna"),
    wire.LeagueRemove(entrant=1),
    wire.LeagueReplace(entrant=1, name="Celina"),
    wire.LeaguePostpone(due=4e9),
    wire.LeagueAward(round=1, table=1, places=[wire.AwardedPlace(1), wire.AwardedPlace(2, forfeit=True)]),
    wire.LeaguePublish(public=True),
    wire.LeagueInviteAnew(),
    wire.LeagueCancel(),
)


def test_nobody_but_the_organiser_decides(database: str) -> None:
    async def scene() -> None:
        async with club(database, 3) as (server, [anna, boris, celina]):
            league = await started([anna, boris])
            own = await celina.make_league(PLAN)
            before = stored(server, league.id)
            for command in ORGANISERS:
                assert await refused(boris.do_league(league.id, command)) == "league-organiser-only"
                assert await refused(celina.do_league(league.id, command)) == "league-unknown"  # of another league
            assert stored(server, league.id) == before and (await celina.league(own.id)).you.organiser

    run(scene())


def test_results_come_from_the_game_alone(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, [anna, boris]):
            league = await started([anna, boris])
            [(room, seated)] = (await seats_of([anna, boris], league.id)).items()
            fields = {"results": [{"entrant": 1, "place": 1}], "state": "played"}
            forged = await post(anna, f"/api/leagues/{league.id}/commands", {"do": "award", **fields})
            assert forged.status_code == 422
            wrong = wire.LeagueAward(round=9, table=1)
            assert await refused(anna.do_league(league.id, wrong)) == "league-no-table"
            await deal(room, seated)
            await server.parts[LeagueService].keeper.check_due()
            seen = await anna.league(league.id)
            assert seen.rounds[0].tables[0].state == "waiting" and not seen.rounds[0].tables[0].results

    run(scene())


def test_a_stranger_cannot_take_a_reserved_seat(database: str) -> None:
    async def scene() -> None:
        async with club(database, 3) as (_, [anna, boris, spy]):
            settings = wire.Settings(game="breakthrough", public=True)
            league = await started([anna, boris], PLAN, settings=settings)
            [(room, _)] = (await seats_of([anna, boris], league.id)).items()
            assert await refused(spy.room(room)) == "room-unknown", "tables are never public"
            assert await refused(spy.join(room, "Spy", "guess")) == "room-unknown"
            view = await anna.room(room)
            await spy.join(room, "Spy", view.you.invite or "")
            for seat in (0, 1):
                assert await refused(spy.do(room, wire.Sit(seat=seat))) == "room-seat-taken"
            await anna.do(room, wire.Ready())
            await boris.do(room, wire.Ready())
            assert await refused(spy.do(room, wire.TakeBack(seat=0))) == "room-not-your-seat"

    run(scene())


def test_tokens_are_good_for_their_room_alone(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, [anna, boris]):
            league = await started([anna, boris])
            room = (await anna.league(league.id)).you.room or ""
            async with Client(server.address, token=await anna.token(room, "host")) as program:
                for asking in (program.leagues(), program.league(league.id), program.make_league(PLAN)):
                    assert await refused(asking) == "token-scope"
                assert await refused(program.do_league(league.id, wire.LeagueCancel())) == "token-scope"

    run(scene())


@pytest.mark.parametrize("name", ["\u202egnp.exe", "a" * 61, "   ", "\u200b", "e" + "\u0301" * 9, "\u3164"])
def test_odd_names_of_leagues_are_refused(database: str, name: str) -> None:
    async def scene() -> None:
        async with club(database, 1) as (_, [anna]):
            plan = {"name": name, "settings": {"game": "breakthrough"}}
            answer = await post(anna, "/api/leagues", plan)
            if answer.status_code == 201:  # what cannot be seen was taken out
                assert answer.json()["plan"]["name"] == "gnp.exe"
            else:
                assert answer.json()["problem"] in ("name-odd", "server-malformed")

    run(scene())


def test_names_are_no_markup(database: str) -> None:
    async def scene() -> None:
        async with club(database, 1) as (server, [anna]), Client(server.address) as boris:
            await register(boris, "<b>&quot;'")
            league = await started([anna, boris], PLAN, name="<script>alert(1)</script>", public=True)
            await boris.do_league(league.id, wire.LeagueConsent(public=True))
            page = await boris.http.get(f"/leagues/{league.id}/standings")
            assert page.status_code == 200 and "<script" not in page.text and "&lt;script&gt;" in page.text
            assert "<b>&quot;" not in page.text and "&lt;b&gt;" in page.text

    run(scene())


def test_only_public_standings_may_be_framed(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (_, clients):
            league = await started(clients, PLAN, public=True)
            for path in ("/", f"/leagues/{league.id}", f"/api/leagues/{league.id}", "/plain/style.css", "/nothing"):
                headers = (await clients[0].http.get(path)).headers
                assert "frame-ancestors 'none'" in headers["content-security-policy"], path
                assert headers["x-frame-options"] == "DENY", path
            framed = (await clients[0].http.get(f"/leagues/{league.id}/standings")).headers
            assert "frame-ancestors *" in framed["content-security-policy"] and "x-frame-options" not in framed
            assert "form-action 'none'" in framed["content-security-policy"]

    run(scene())


def test_consent_is_needed_for_a_public_name(database: str) -> None:
    async def scene() -> None:
        async with club(database, 4) as (server, [anna, boris, celina, dmitri]):
            league = await anna.make_league(msgspec.structs.replace(PLAN, public=True))
            await boris.join_league(league.id, league.invite or "")
            await anna.do_league(league.id, wire.LeagueAdd(name="Celina"))
            async with Client(server.address) as nobody:
                for viewer in (dmitri, nobody):
                    for path in (f"/api/leagues/{league.id}", f"/leagues/{league.id}/standings"):
                        text = (await viewer.http.get(path)).text
                        assert "Tuesday club" in text and "Boris" not in text and "Celina" not in text
            await boris.do_league(league.id, wire.LeagueConsent(public=True))
            assert "Boris" in (await dmitri.http.get(f"/api/leagues/{league.id}")).text
            await boris.do_league(league.id, wire.LeagueConsent(public=False))
            assert "Boris" not in (await dmitri.http.get(f"/api/leagues/{league.id}/league.json")).text
            assert (await celina.league(league.id)).you.invited

    run(scene())


def test_making_and_commanding_have_limits(database: str) -> None:
    async def scene() -> None:
        async with club(database, 1, leagues_per_hour=2, league_commands_per_minute=3) as (_, [anna]):
            made = [await anna.make_league(PLAN) for _ in range(2)]
            assert await refused(anna.make_league(PLAN)) == "limit-leagues"
            for public in (True, False, True):
                await anna.do_league(made[0].id, wire.LeaguePublish(public=public))
            assert await refused(anna.do_league(made[0].id, wire.LeagueInviteAnew())) == "server-too-fast"

    run(scene())


def test_one_organiser_has_so_many_leagues(database: str) -> None:
    async def scene() -> None:
        async with club(database, 1) as (_, [anna]):
            leagues = [await anna.make_league(PLAN) for _ in range(20)]
            assert await refused(anna.make_league(PLAN)) == "league-too-many"
            await anna.do_league(leagues[0].id, wire.LeagueCancel())
            await anna.make_league(PLAN)

    run(scene())


@pytest.mark.parametrize(
    "change",
    [
        {"rounds": 0},
        {"rounds": 21},
        {"table_size": 7},
        {"hours": 1},
        {"hours": 30 * 24 + 1},
        {"points": "mine"},
        {"kind": "poker"},
        {"secret": "x"},
        {"settings": {"game": "chess"}},
        {"settings": {"game": "breakthrough", "edition": "none"}},
        {"table_size": 6, "settings": {"game": "breakthrough"}},
    ],
)
def test_impossible_plans_are_refused(database: str, change: dict[str, object]) -> None:
    async def scene() -> None:
        async with club(database, 1) as (_, [anna]):
            answer = await post(anna, "/api/leagues", {"name": "Club", **change})
            assert answer.status_code in (409, 422) and answer.json()["text"] and await anna.leagues() == []

    run(scene())
