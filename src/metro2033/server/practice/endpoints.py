"""Endpoints of practice tables, for lessons and puzzles: odds, reasons for refusals, and continuing as a real game.

A subject maps a request's path and answers to a table, or finds first what it has stored; everything else is shared.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.live import advice
from metro2033.live.access import Caller
from metro2033.live.practice import PracticeTable
from metro2033.server.http.auth import anybody_of, person_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.server.play.service import PlayService
from metro2033.server.practice.service import PracticeService
from metro2033.server.rooms.endpoints import entered

T = TypeVar("T")
Play = Callable[[Mapping[str, str], list[str]], PracticeTable]  # path parameters and answers; raises problems
Find = Callable[
    [Request, Caller], Awaitable[Callable[[list[str]], PracticeTable]]
]  # what a request is about, as a table by answers


async def practised(request: Request, caller: Caller, work: Callable[[], T]) -> T:
    """Plays a table on a thread, within the network's quota."""
    core_of(request).quotas.take("practice", caller)
    return await service_of(request, PracticeService).run(work, caller)


async def no_odds(request: Request) -> Response:
    """Returns no odds: finding the chances is the task."""
    await read_body(request, wire.Practise)
    return json(wire.OddsView(0, []))


def by_path(play: Play) -> Find:
    """Returns how tables are found that follow from the path alone."""

    async def find(request: Request, caller: Caller) -> Callable[[list[str]], PracticeTable]:
        return partial(play, request.path_params)

    return find


def endpoints_of(path: str, find: Find, *, has_odds: bool = True, has_room: bool = True) -> tuple[Endpoint, ...]:
    """Returns the endpoints that practice tables share, besides their view."""

    async def odds(request: Request) -> Response:
        """Returns the odds of the battles to which the open question may lead."""
        wanted, advisor = await read_body(request, wire.Practise), service_of(request, PlayService).advisor
        caller = await anybody_of(request)
        play = await find(request, caller)
        table = await practised(request, caller, lambda: play(wanted.answers))
        live, seat = table.live, table.seat
        task = advice.odds_task(live, seat)
        key = ("odds", live.link, seat)
        found = (
            advice.read_odds(await advisor.once(key, lambda: advisor.think(task, caller))) if task is not None else []
        )
        return json(wire.OddsView(live.seq, found))

    async def why(request: Request) -> Response:
        """Explains why a choice is not offered now, with the rules behind it."""
        wanted, caller = await read_body(request, wire.PractiseWhy), await anybody_of(request)
        play = await find(request, caller)
        table = await practised(request, caller, lambda: play(wanted.answers))
        return json(advice.why_not(table.live, table.seat, wanted.choice, language_of(request)))

    async def go_on(request: Request) -> Response:
        """Creates a room with a real game from this position, with new luck and bots in the other seats."""
        wanted = await read_body(request, wire.PractiseOn)
        caller, is_new = await person_of(request)
        core_of(request).quotas.take("room", caller)
        play = await find(request, caller)
        table = await practised(request, caller, lambda: play(wanted.answers))
        made = await service_of(request, PracticeService).go_on(caller, wanted.name, table)
        return await entered(request, made, caller, is_new=is_new, status=201)

    shared = (
        Endpoint("POST", f"{path}/odds", odds if has_odds else no_odds, wire.Practise, wire.OddsView),
        Endpoint("POST", f"{path}/why", why, wire.PractiseWhy, wire.WhyView),
    )
    going_on = Endpoint("POST", f"{path}/room", go_on, wire.PractiseOn, wire.Entered, status=201)
    return (*shared, going_on) if has_room else shared
