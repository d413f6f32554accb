"""Endpoints for leagues: lists, creating and joining, commands, the journal, and exports as CSV and JSON."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.leagues.export import results_csv, standings_csv
from metro2033.live.access import Caller
from metro2033.server.http.auth import caller_of, person_of, refuse_tokens
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.leagues.service import LeagueService
from metro2033.server.packs.service import PackService

LONGEST_INVITE = 40


async def list_leagues(request: Request) -> Response:
    """Lists the caller's leagues."""
    return json(await service_of(request, LeagueService).leagues.of(await _person(request)))


async def make_league(request: Request) -> Response:
    """Creates a league; its organiser needs an account."""
    plan = await read_body(request, wire.LeaguePlan)
    caller, _ = await person_of(request)
    core_of(request).quotas.take("league", caller)
    packs = await service_of(request, PackService).find(caller.person, plan.settings.packs)
    return json(await service_of(request, LeagueService).leagues.make(caller.person, plan, packs), status=201)


async def get_league(request: Request) -> Response:
    """Returns a league as the caller sees it; without an account, public ones only."""
    return json(await _see(request))


async def get_invitation(request: Request) -> Response:
    """Returns the league that an invite link leads to."""
    leagues = service_of(request, LeagueService).leagues
    league, invite = request.path_params["league"], request.path_params["invite"][:LONGEST_INVITE]
    return json(await leagues.invitation(league, invite, await _person(request)))


async def join_league(request: Request) -> Response:
    """Joins a league by its link, or accepts an invitation; needs an account."""
    wanted = await read_body(request, wire.JoinLeague)
    caller = await _commanding(request)
    return json(
        await service_of(request, LeagueService).leagues.join(request.path_params["league"], caller.person, wanted)
    )


async def command_league(request: Request) -> Response:
    """Executes a command of an entrant or of the organiser. Returns the league afterwards, or nothing if the caller has left it."""
    command: wire.AnyLeagueCommand = await read_body(request, wire.AnyLeagueCommand)  # type: ignore[arg-type]
    caller = await _commanding(request)
    seen = await service_of(request, LeagueService).leagues.execute(
        request.path_params["league"], caller.person, command
    )
    return Response(status_code=204) if seen is None else json(seen)


async def journal(request: Request) -> Response:
    """Returns the journal of a league, for its organiser and entrants."""
    caller, _ = await person_of(request)
    return json(await service_of(request, LeagueService).leagues.journal(request.path_params["league"], caller.person))


async def export_standings(request: Request) -> Response:
    """Returns the standings as CSV."""
    return _file(standings_csv(await _see(request)), "standings.csv", "text/csv")


async def export_results(request: Request) -> Response:
    """Returns the results of all tables as CSV."""
    return _file(results_csv(await _see(request)), "results.csv", "text/csv")


async def export_league(request: Request) -> Response:
    """Returns the whole league as JSON: plan, entrants, rounds, results and standings."""
    response = json(await _see(request))
    response.headers["content-disposition"] = 'attachment; filename="league.json"'
    return response


async def _see(request: Request) -> wire.LeagueView:
    return await service_of(request, LeagueService).leagues.see(request.path_params["league"], await _person(request))


async def _person(request: Request) -> str | None:
    """Returns the caller, if known. Tokens are refused: they are valid for one room only."""
    caller = await caller_of(request)
    return refuse_tokens(caller).person if caller else None


async def _commanding(request: Request) -> Caller:
    caller, _ = await person_of(request)
    core_of(request).quotas.take("league command", caller)
    return caller


def _file(text: str, name: str, media: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, headers=headers, media_type=media)


ENDPOINTS = (
    Endpoint("GET", "/api/leagues", list_leagues, gives=wire.LeagueList),
    Endpoint("POST", "/api/leagues", make_league, wire.LeaguePlan, wire.LeagueView, status=201),
    Endpoint("GET", "/api/leagues/{league}", get_league, gives=wire.LeagueView),
    Endpoint("GET", "/api/leagues/{league}/invitation/{invite}", get_invitation, gives=wire.LeagueInvitation),
    Endpoint("POST", "/api/leagues/{league}/join", join_league, wire.JoinLeague, wire.LeagueView),
    Endpoint("POST", "/api/leagues/{league}/commands", command_league, wire.AnyLeagueCommand, wire.LeagueView),
    Endpoint("GET", "/api/leagues/{league}/journal", journal, gives=wire.LeagueJournal),
    Endpoint("GET", "/api/leagues/{league}/standings.csv", export_standings, media="text/csv"),
    Endpoint("GET", "/api/leagues/{league}/results.csv", export_results, media="text/csv"),
    Endpoint("GET", "/api/leagues/{league}/league.json", export_league, gives=wire.LeagueView),
)
