"""The page at the address of a profile, with the name of a public one for link previews."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from metro2033.kernel.problem import Problem
from metro2033.server.http import static_page
from metro2033.server.http.auth import stranger
from metro2033.server.http.page_tags import icon, page_with_tags
from metro2033.server.http.places import PLACES
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.server.ratings.service import RatingService
from metro2033.text.words import words_for


async def show(request: Request) -> Response:
    """Serves the page of a profile; a private profile is previewed like one that does not exist."""
    words = words_for(language_of(request), "")
    titles = [await _name(request), words.say("profile-preview")]
    return page_with_tags(request, titles, words.say("profile-preview-about"), words, icon(request))


async def _name(request: Request) -> str:
    """Returns the name on a public profile; none beyond the limit, where the page itself is still served."""
    try:
        core_of(request).quotas.take("profile", stranger(request))
    except Problem:
        return ""
    return await service_of(request, RatingService).profiles.name_of(request.path_params["topic"])


def routes() -> list[BaseRoute]:
    """Returns the routes of profiles."""
    return [static_page.PageRoute(place, show) for place in PLACES["people"]]
