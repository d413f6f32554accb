"""The page at the addresses of leagues, with the name of a public league for link previews."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from metro2033.kernel.problem import Problem
from metro2033.server.http import static_page
from metro2033.server.http.page_tags import icon, page_with_tags
from metro2033.server.http.places import PLACES
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import service_of
from metro2033.server.leagues import standings_page
from metro2033.server.leagues.service import LeagueService
from metro2033.text.words import words_for


async def show(request: Request) -> Response:
    """Serves the page of a league; a private league is previewed like one that does not exist."""
    words = words_for(language_of(request), "")
    titles = [await _name(request), words.say("leagues-preview")]
    key = "leagues-preview-join" if "invite" in request.path_params else "leagues-preview-about"
    return page_with_tags(request, titles, words.say(key), words, icon(request))


async def _name(request: Request) -> str:
    """Returns the name of a league that everybody may see; previews are fetched without a person."""
    league = request.path_params.get("league", "")
    if not league:
        return ""
    try:
        return (await service_of(request, LeagueService).leagues.see(league, None)).plan.name
    except Problem:
        return ""


def routes() -> list[BaseRoute]:
    """Returns the routes of leagues: the page, and the standings without scripts."""
    return [*standings_page.routes(), *(static_page.PageRoute(place, show) for place in PLACES["leagues"])]
