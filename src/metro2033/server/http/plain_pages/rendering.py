"""Renders plain pages from templates, in the reader's language; every value is escaped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.templating import Jinja2Templates

from metro2033.kernel.problem import Problem
from metro2033.languages import NAMES
from metro2033.live.refusal import STATUS
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import core_of
from metro2033.text.say import say_problem
from metro2033.text.words import words_for
from metro2033.wire import Settings

FOLDER = Path(__file__).parent / "templates"
REFRESH_SECONDS = 3
YEAR = 365 * 24 * 3600

templates = Jinja2Templates(FOLDER)  # with autoescape


def render(request: Request, template: str, *, refresh: bool = False, status: int = 200, **values: Any) -> Response:
    """Renders a page and remembers the reader's language in a cookie."""
    language = language_of(request)
    response = render_in(language, request, template, refresh=refresh, status=status, **values)
    response.set_cookie("lang", language, max_age=YEAR, samesite="lax", httponly=True)
    return response


def render_in(
    language: str, request: Request, template: str, *, refresh: bool = False, status: int = 200, **values: Any
) -> Response:
    """Renders a page in a given language."""
    words = words_for(language, "")

    def say(key: str, **args: str | int) -> str:
        return words.say(key, args)

    def room_name(settings: Settings) -> str:
        return say("page-room", game=say(f"game-{settings.game}"), seats=settings.seats)

    base = core_of(request).config.base_path
    common = {"base": base, "language": language, "languages": NAMES, "say": say, "room_name": room_name}
    again = {"refresh": REFRESH_SECONDS if refresh else 0}
    headers = {"cache-control": "no-store"}
    return templates.TemplateResponse(request, template, {**common, **again, **values}, status, headers)


def problem_page(request: Request, problem: Problem) -> Response:
    """Renders a page for a problem."""
    status = next(code for kind, code in STATUS if isinstance(problem, kind))
    return render(request, "problem.html", status=status, problem=say_problem(problem, language_of(request)))
