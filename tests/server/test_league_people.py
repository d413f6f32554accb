"""People of a league: replacements, names, the journal, and the traces of people who have left."""

from __future__ import annotations

import random

import httpx

from metro2033 import wire
from metro2033.server.leagues.service import LeagueService
from metro2033.server.leagues.store import MOST_LISTED
from metro2033.server.people.service import PeopleService
from tests.server.club import PLAN, club, made, play_round, play_table, seats_of, started
from tests.server.running import PASSWORD, post
from tests.server.test_accounts import remove
from tests.server.test_league_tables import actions
from tests.server.test_leagues import LUCK
from tests.server.timing import PATIENCE, run


def test_a_replacement_is_seated_whatever_the_room_holds_against_it(any_database: str) -> None:
    """The host has banned the person as a spectator, and another spectator had the name before it was the account's."""

    async def scene() -> None:
        async with club(any_database, 4) as (_, [anna, boris, celina, dmitri]):
            settings = wire.Settings(game="breakthrough", spectators=True)
            league = await started([anna, boris], PLAN, settings=settings, rounds=1)
            room = (await anna.league(league.id)).you.room or ""
            host = anna if (await anna.room(room)).you.host else boris
            entered = await celina.join(room, "Celina", (await anna.room(room)).you.invite or "")
            number = next(member.member for member in entered.members if member.name == "Celina")
            await host.do(room, wire.Kick(member=number, ban=True))
            await dmitri.join(room, "Zoya", (await anna.room(room)).you.invite or "")
            assert (await post(celina, "/api/account/rename", wire.Rename("Zoya"))).status_code == 200
            replaced = (await boris.league(league.id)).you.entrant or 0
            await anna.do_league(league.id, wire.LeagueReplace(entrant=replaced, name="Zoya"))
            seen = await celina.room(room)
            names = {member.member: member.name for member in seen.members}
            assert len(seen.you.seats) == 1 and names[seen.you.member or 0] == "Zoya"
            assert sorted(names.values()) == ["Anna", "Zoya", "Zoya 2"]

    run(scene())


def test_strangers_see_a_replacement_as_a_number(any_database: str) -> None:
    async def scene() -> None:
        async with (
            club(any_database, 3) as (server, [anna, boris, _]),
            httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as stranger,
        ):
            league = await started([anna, boris], PLAN, public=True)
            first = (await anna.league(league.id)).you.entrant or 0
            number = (await boris.league(league.id)).you.entrant or 0
            [(room, seated)] = (await seats_of([anna, boris], league.id)).items()
            await play_table(room, seated, random.Random(LUCK))
            await server.parts[LeagueService].keeper.check_due()
            await anna.do_league(league.id, wire.LeagueReplace(entrant=number, name="Celina"))
            for file in ("standings.csv", "results.csv"):
                answer = await stranger.get(f"/api/leagues/{league.id}/{file}")
                assert answer.status_code == 200 and f",#{number}," in answer.text and "Celina" not in answer.text
                assert f",{first},Anna," in answer.text
            page = await stranger.get(f"/leagues/{league.id}/standings")
            assert f'<th scope="row">Player {number}</th>' in page.text and "Celina" not in page.text

    run(scene())


def test_the_next_round_waits_for_a_replacement_to_accept(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 3) as (server, [anna, boris, celina]):
            league = await started([anna, boris])
            number = (await boris.league(league.id)).you.entrant or 0
            await anna.do_league(league.id, wire.LeagueReplace(entrant=number, name="Celina"))
            await play_round(server, [anna, celina], league.id, random.Random(LUCK))
            seen = await anna.league(league.id)
            assert (seen.status, len(seen.rounds)) == ("running", 1)
            assert server.parts[LeagueService].store.due(4e9) == [], "nothing to check before"
            await celina.join_league(league.id)
            assert len((await anna.league(league.id)).rounds) == 2

    run(scene())


def test_joining_again_and_consents_are_not_in_the_journal(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 2) as (server, [anna, boris]):
            league = await made([anna, boris])
            before = actions(server, league.id)
            assert before == ["make", "join", "join"]
            for public in (True, True, False):
                await boris.join_league(league.id, public=public)
                await boris.do_league(league.id, wire.LeagueConsent(public=public))
                await anna.do_league(league.id, wire.LeaguePublish(public=False))  # as it is
            assert actions(server, league.id) == before
            await boris.do_league(league.id, wire.LeagueConsent(public=True))
            assert [entrant.public for entrant in (await anna.league(league.id)).entrants] == [True, True]

    run(scene())


def test_who_was_replaced_is_forgotten_in_the_journal_too(any_database: str) -> None:
    async def scene() -> None:
        async with club(any_database, 3) as (server, [anna, boris, _]):
            league = await started([anna, boris])
            number = (await boris.league(league.id)).you.entrant or 0
            account = server.parts[PeopleService].store.find_account("boris")
            assert account is not None
            await anna.do_league(league.id, wire.LeagueReplace(entrant=number, name="Celina"))
            assert account.person in {line.who for line in server.parts[LeagueService].store.journal(league.id)}
            assert (await remove(boris, PASSWORD))[0] == 204
            assert account.person not in {line.who for line in server.parts[LeagueService].store.journal(league.id)}

    run(scene())


def test_all_leagues_are_exported(database: str) -> None:
    async def scene() -> None:
        async with club(database, 1) as (_, [anna]):
            for number in range(MOST_LISTED + 1):
                league = await anna.make_league(PLAN)
                if number:
                    await anna.do_league(league.id, wire.LeagueCancel())
            assert len((await anna.http.get("/api/account/export")).json()["leagues"]) == MOST_LISTED + 1
            assert len(await anna.leagues()) == MOST_LISTED

    run(scene())


def test_the_page_of_standings_depends_on_its_address_alone(database: str) -> None:
    async def scene() -> None:
        async with club(database, 2) as (server, clients):
            league = await started(clients, PLAN, public=True)
            path = f"/leagues/{league.id}/standings"
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as plain:
                usual = await plain.get(path)
            polish = {"accept-language": "pl"}
            async with httpx.AsyncClient(
                base_url=server.address, timeout=PATIENCE, cookies={"lang": "ru"}, headers=polish
            ) as other:
                assert (await other.get(path)).text == usual.text and 'lang="en"' in usual.text
                for wanted, language in (("pl", "pl"), ("RU", "ru"), ("xx", "en"), ("", "en")):
                    page = await other.get(path, params={"lang": wanted})
                    assert f'<html lang="{language}">' in page.text and "set-cookie" not in page.headers
                    assert page.headers["cache-control"] == "public, max-age=30"

    run(scene())
