"""A club for tests of leagues: people with accounts, a league that they join, and tables that they play to the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec

from metro2033 import wire
from metro2033.client import Client
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller
from metro2033.live.room import PLAYING
from metro2033.server.leagues.service import LeagueService
from metro2033.server.play.service import PlayService
from tests.server.running import KEEN, Running, keen, quick, register, running
from tests.server.timing import FakeClock

NAMES = ("Anna", "Boris", "Celina", "Dmitri", "Ewa", "Fjodor", "Gosia", "Hanka")
PLAN = wire.LeaguePlan("Tuesday club", wire.Settings(game="breakthrough", spectators=False), table_size=4, rounds=2)


@asynccontextmanager
async def club(
    database: str, people: int = 4, clock: FakeClock | None = None, /, **changes: object
) -> AsyncIterator[tuple[Running, list[Client]]]:
    """Runs a server with people who have accounts; leagues are looked at only when a test asks for it."""
    wide = {"leagues_per_hour": 10_000, "league_commands_per_minute": 10_000, "league_check": 3600.0}
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(quick(database, **{**wide, **changes}), clock=clock))
        clients = [await stack.enter_async_context(Client(server.address)) for _ in range(people)]
        for client, name in zip(clients, NAMES, strict=False):
            await register(client, name)
        yield server, clients


async def made(clients: Sequence[Client], plan: wire.LeaguePlan = PLAN, **changes: Any) -> wire.LeagueView:
    """Returns a league of the first one, which all have joined; every second one with a public name."""
    league = await clients[0].make_league(msgspec.structs.replace(plan, **changes))
    for number, client in enumerate(clients):
        await client.join_league(league.id, league.invite or "", public=number % 2 == 0)
    return await clients[0].league(league.id)


async def started(clients: Sequence[Client], plan: wire.LeaguePlan = PLAN, **changes: Any) -> wire.LeagueView:
    """Returns the same, with its first round drawn."""
    league = await made(clients, plan, **changes)
    return await clients[0].do_league(league.id, wire.LeagueStart())


async def seats_of(clients: Sequence[Client], league: str) -> dict[str, list[tuple[Client, int]]]:
    """Returns the rooms that wait to be played, with the people who sit there by seat."""
    tables: dict[str, list[tuple[Client, int]]] = {}
    for client in clients:
        room = (await client.league(league)).you.room
        if room is not None:
            tables.setdefault(room, []).append((client, (await client.room(room)).you.seats[0]))
    return tables


async def deal(room: str, seated: Sequence[tuple[Client, int]]) -> None:
    """Makes every player at a table ready, which deals."""
    for client, _ in seated:
        await client.do(room, wire.Ready())


async def play_table(room: str, seated: Sequence[tuple[Client, int]], luck: random.Random) -> None:
    """Plays a table to the end of its game."""
    await deal(room, seated)
    await finish_table(room, seated, luck)


async def finish_table(room: str, seated: Sequence[tuple[Client, int]], luck: random.Random) -> None:
    """Plays a game that was dealt to its end."""
    decide = keen(luck)
    async with AsyncExitStack() as stack:
        plays = [await stack.enter_async_context(client.play(room, seat)) for client, seat in seated]
        await asyncio.gather(*(play.play_on(decide) for play in plays))


async def script_table(server: Running, room: str, seated: Sequence[tuple[Client, int]], luck: random.Random) -> None:
    """Plays a table to the end of its game by commands of its people, without the network in between."""
    await deal(room, seated)
    services = server.parts
    live = await services[PlayService].registry.get(room)
    while live.room.status == PLAYING:
        assert live.game is not None
        prompt = live.game.prompts()[0]
        options = [choice for choice in prompt.options if choice.verb in KEEN] or [
            choice for choice in prompt.options if choice.code != live.game.rules.housekeeping
        ]
        choice = luck.choice(options if luck.random() < 0.9 else prompt.options)
        answer = wire.Answer(seat=prompt.seat, choice=choice.id, seq=live.seq)
        try:
            await services[PlayService].commands.execute(live, Caller(live.room.seats[prompt.seat].person), answer)
        except Problem:
            await asyncio.sleep(0)  # the server has answered a question with a single option itself


async def play_round(
    server: Running, clients: Sequence[Client], league: str, luck: random.Random, *, scripted: bool = False
) -> None:
    """Plays all tables of the present round, and has the server look at the results."""
    for room, seated in (await seats_of(clients, league)).items():
        await (script_table(server, room, seated, luck) if scripted else play_table(room, seated, luck))
    await server.parts[LeagueService].keeper.check_due()
