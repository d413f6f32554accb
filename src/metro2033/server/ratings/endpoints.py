"""Endpoints for profiles, ratings and leaderboards."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.kernel.agenda import MOST_SEATS
from metro2033.server.http.auth import room_of, visitor_of, whole_number
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.ratings.profiles import MOST_PAGE
from metro2033.server.ratings.service import RatingService


async def get_profile(request: Request) -> Response:
    """Returns a public profile, or the caller's own as `me`."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("profile", caller)
    return json(await service_of(request, RatingService).profiles.see(caller.person, request.path_params["profile"]))


async def get_games(request: Request) -> Response:
    """Returns a page of the finished games of a profile."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("profile", caller)
    page = whole_number(request, "page", 0, MOST_PAGE) or 0
    return json(
        await service_of(request, RatingService).profiles.games(caller.person, request.path_params["profile"], page)
    )


async def choose_consent(request: Request) -> Response:
    """Makes the caller's profile public or private."""
    wanted = await read_body(request, wire.ProfileConsent)
    caller = await visitor_of(request)
    core_of(request).quotas.take("setting", caller)
    return json(await service_of(request, RatingService).profiles.choose(caller.person, wanted))


async def get_leaderboard(request: Request) -> Response:
    """Returns a page of the leaderboard of a game, for one seat count or for all."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("profile", caller)
    seats = whole_number(request, "seats", 0, MOST_SEATS) or 0
    page = whole_number(request, "page", 0, MOST_PAGE) or 0
    return json(
        await service_of(request, RatingService).profiles.leaders(
            caller.person, request.path_params["game"], seats, page
        )
    )


async def get_room_ratings(request: Request) -> Response:
    """Returns the public profiles of a room's members, and the rating changes of its finished game."""
    live, caller = await room_of(request)
    core_of(request).quotas.take("profile", caller)
    viewer = caller.person if caller.room is None else ""  # a token must not reveal its owner's rating
    return json(await service_of(request, RatingService).profiles.of_room(live.room, viewer))


PAGE = ("page", MOST_PAGE)
ENDPOINTS = (
    Endpoint("PUT", "/api/profile", choose_consent, wire.ProfileConsent, wire.ProfileView),
    Endpoint("GET", "/api/profiles/{profile}", get_profile, gives=wire.ProfileView),
    Endpoint("GET", "/api/profiles/{profile}/games", get_games, gives=wire.PastGames, query=(PAGE,)),
    Endpoint(
        "GET",
        "/api/leaderboards/{game}",
        get_leaderboard,
        gives=wire.Leaderboard,
        query=(("seats", MOST_SEATS), PAGE),
    ),
    Endpoint("GET", "/api/rooms/{room}/ratings", get_room_ratings, gives=wire.RoomRatings),
)
