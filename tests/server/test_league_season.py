"""A league of eight, simulated to its end in both games on both databases.

The tests also cover standings, exports and the page for other sites.
"""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Sequence

import httpx
import msgspec
import pytest

from metro2033 import wire
from metro2033.client import Client
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.verify import verify
from metro2033.server.leagues.league_rooms import commitment_to, round_secret
from tests.server.club import NAMES, club, play_round, started
from tests.server.timing import PATIENCE, run

SEASONS = {
    "breakthrough": wire.LeaguePlan(
        "Winter cup",
        wire.Settings(game="breakthrough", spectators=False),
        kind="swiss",
        table_size=4,
        rounds=3,
        points="places",
        duplicate=True,
        public=True,
    ),
    "board": wire.LeaguePlan(
        "Winter league", wire.Settings(game="board"), table_size=2, rounds=2, points="even", public=True
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", SEASONS)
def test_a_league_of_eight_is_played_to_its_end(any_database: str, game: str) -> None:
    play_season(any_database, SEASONS[game], 8)


def test_a_league_of_four_is_played_to_its_end(database: str) -> None:
    play_season(database, msgspec.structs.replace(SEASONS["breakthrough"], table_size=2, rounds=1), 4)


def play_season(database: str, plan: wire.LeaguePlan, people: int) -> None:
    """Plays a league to its end, and compares everything that is shown about it."""

    async def scene() -> None:
        luck = random.Random(16)
        async with club(database, people) as (server, clients):
            league = await started(clients, plan)
            for number in range(1, plan.rounds + 1):
                seen = await clients[0].league(league.id)
                assert len(seen.rounds) == number and seen.status == "running"
                await play_round(server, clients, league.id, luck, scripted=True)
            final = await clients[-1].league(league.id)
            check_standings(final)
            await check_exports(clients[-1].http, final)
            await check_page(httpx.AsyncClient(base_url=server.address, timeout=PATIENCE), final)
            if plan.duplicate:
                await check_deals(final, clients)

    run(scene())


def check_standings(league: wire.LeagueView) -> None:
    """Checks that every table was played, every point was given, and every entrant has a place."""
    assert league.status == "over"
    tables = [table for round_ in league.rounds for table in round_.tables]
    assert all(table.state == "played" and not table.late and not table.undecided for table in tables)
    assert {line.played for line in league.standings} == {league.plan.rounds}
    whole = sum(result.points for table in tables for result in table.results)
    assert sum(line.points for line in league.standings) == pytest.approx(whole, abs=0.1)
    assert sorted(line.entrant for line in league.standings) == [entrant.number for entrant in league.entrants]
    assert [line.points for line in league.standings] == sorted(
        (line.points for line in league.standings), reverse=True
    )
    assert league.standings[0].place == 1 and [entrant.name for entrant in league.entrants] == list(
        NAMES[: len(league.entrants)]
    )


async def check_exports(member: httpx.AsyncClient, league: wire.LeagueView) -> None:
    """Checks that the exports agree with the league."""
    names = {entrant.number: entrant.name for entrant in league.entrants}
    text = (await member.get(f"/api/leagues/{league.id}/standings.csv")).text
    lines = list(csv.DictReader(io.StringIO(text)))
    assert [(int(line["place"]), line["name"], float(line["points"])) for line in lines] == [
        (line.place, names[line.entrant], line.points) for line in league.standings
    ]
    results = list(csv.DictReader(io.StringIO((await member.get(f"/api/leagues/{league.id}/results.csv")).text)))
    assert len(results) == len(league.entrants) * league.plan.rounds and all(line["score"] != "" for line in results)
    whole = msgspec.json.decode(
        (await member.get(f"/api/leagues/{league.id}/league.json")).content, type=wire.LeagueView
    )
    assert whole == league


async def check_page(stranger: httpx.AsyncClient, league: wire.LeagueView) -> None:
    """Checks that other sites can show the standings, with the names of the entrants who have agreed."""
    async with stranger:
        words = {"en": "Final standings", "de": "Endstand", "pl": "Tabela końcowa", "ru": "Итоговая таблица"}
        for language, title in words.items():
            page = await stranger.get(
                f"/leagues/{league.id}/standings?lang={language}", headers={"accept": "text/html"}
            )
            assert page.status_code == 200 and title in page.text and f'lang="{language}"' in page.text
            assert "<script" not in page.text and "set-cookie" not in page.headers
            assert "frame-ancestors *" in page.headers["content-security-policy"]
            assert "x-frame-options" not in page.headers
            for number, name in enumerate(NAMES[: len(league.entrants)]):
                assert (f">{name}<" in page.text) == (number % 2 == 0)
        seen = msgspec.json.decode((await stranger.get(f"/api/leagues/{league.id}")).content, type=wire.LeagueView)
        assert {entrant.name for entrant in seen.entrants} == {"", *NAMES[: len(league.entrants) : 2]}
        assert all(table.room is None for round_ in seen.rounds for table in round_.tables)


async def check_deals(league: wire.LeagueView, clients: Sequence[Client]) -> None:
    """Checks that the secrets of the rounds follow from that of the league, which was committed to at its beginning.

    Tables of a round had the same deal.
    """
    assert league.secret is not None and commitment_to(league.secret) == league.commitment
    for round_ in league.rounds:
        assert round_.secret == round_secret(league.secret, round_.number)
        assert commitment_to(round_.secret) == round_.commitment
    seen = [(client, await client.league(league.id)) for client in clients]
    first: dict[str, str] = {}
    for client, view in seen:
        room = next(table.room for table in view.rounds[0].tables if table.room)
        first[room] = await client.record(room)
    records = [verify(record.read(text), find_rules).game for text in first.values()]
    assert len(records) == 2 and len({one.chance.secret for one in records}) == 1
    assert {one.chance.nonces for one in records} == {tuple(f"seat {seat}" for seat in range(league.plan.table_size))}
