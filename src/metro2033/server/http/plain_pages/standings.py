"""The standings of a public league as a page without scripts, which other sites may show in a frame.

It shows the same to everybody: it reads no cookie and sets none.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from metro2033.leagues.export import names_of
from metro2033.server.http.middleware.headers import FRAMED
from metro2033.server.http.plain_pages.rendering import render
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import services_of
from metro2033.text.words import words_for


async def show(request: Request) -> Response:
    """The standings of a public league."""
    league = await services_of(request).leagues.see(request.path_params["league"], None)
    words, points = words_for(language_of(request), ""), "{:g}".format
    hidden = {one.number for one in league.entrants if not one.name}
    names = {
        number: words.say("league-page-player", {"number": number}) if number in hidden else name
        for number, name in names_of(league).items()
    }
    response = render(request, "standings.html", league=league, names=names, points=points)
    del response.headers["set-cookie"]
    response.headers.update({**FRAMED, "cache-control": "public, max-age=30"})
    return response


def routes() -> list[Route]:
    """The page."""
    return [Route("/leagues/{league}/standings", show)]
