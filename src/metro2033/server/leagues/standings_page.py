"""The standings of a public league as a page without scripts, which other sites may embed in a frame.

The page is identical for everybody, so that caches may keep it: its language depends on the address alone, and it reads and sets no cookie.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from metro2033.leagues.export import names_of
from metro2033.server.http.middleware.headers import FRAMED
from metro2033.server.http.plain_pages.rendering import render_in
from metro2033.server.http.responses import asked_language
from metro2033.server.http.services import service_of
from metro2033.server.leagues.service import LeagueService
from metro2033.text.words import words_for


async def show(request: Request) -> Response:
    """Shows the standings of a public league."""
    league = await service_of(request, LeagueService).leagues.see(request.path_params["league"], None)
    language = asked_language(request)
    words, points = words_for(language, ""), "{:g}".format
    hidden = {entrant.number for entrant in league.entrants if not entrant.name}
    names = {
        number: words.say("league-page-player", {"number": number}) if number in hidden else name
        for number, name in names_of(league).items()
    }
    response = render_in(language, request, "standings.html", league=league, names=names, points=points)
    response.headers.update({**FRAMED, "cache-control": "public, max-age=30"})
    return response


def routes() -> list[Route]:
    """Returns the route of the page."""
    return [Route("/leagues/{league}/standings", show)]
