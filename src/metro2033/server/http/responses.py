"""HTTP responses: values as JSON, problems as refusals in the caller's language."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from metro2033 import wire
from metro2033.kernel.problem import BadOption, IllegalChoice, Problem
from metro2033.languages import LANGUAGES
from metro2033.server.core.access import Forbidden, NotFound, TooFast, Unavailable
from metro2033.server.core.failure import StorageFailed
from metro2033.text.say import say_problem

STATUS: tuple[tuple[type[Problem], int], ...] = (
    (StorageFailed, 503),
    (NotFound, 404),
    (Forbidden, 403),
    (TooFast, 429),
    (Unavailable, 503),
    (BadOption, 422),
    (IllegalChoice, 409),
    (Problem, 409),
)
NO_STORE = {"cache-control": "no-store"}


def language_in(scope: Scope) -> str:
    """Returns the preferred language of a request, from its ASGI scope."""
    return language_of(HTTPConnection({**scope, "type": "http"}))


def asked_language(connection: HTTPConnection) -> str:
    """Returns the language in the query alone, or English."""
    wish = connection.query_params.get("lang", "").strip()[:2].lower()
    return wish if wish in LANGUAGES else "en"


def language_of(connection: HTTPConnection) -> str:
    """Returns the preferred language: from the query, a cookie, or the browser's Accept-Language; English by default."""
    accepted = connection.headers.get("accept-language", "")[:100]
    wishes = [connection.query_params.get("lang", ""), connection.cookies.get("lang", ""), *accepted.split(",")]
    for wish in wishes:
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"


def refused(problem: Problem, language: str, key: str = "") -> wire.Refused:
    """Returns a problem as a message."""
    text = say_problem(problem, language)
    return wire.Refused(key=key, problem=problem.key, text=text, rules=list(problem.rules))


def refusal(problem: Problem, language: str, key: str = "", status: int = 0) -> Response:
    """Returns a problem as a response."""
    code = status or next(code for kind, code in STATUS if isinstance(problem, kind))
    usual = 30 if code == 503 else 1
    headers = {"retry-after": str(problem.details.get("seconds", usual))} if code in (429, 503) else {}
    return json(refused(problem, language, key), status=code, headers=headers)


def json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Returns a value as a JSON response."""
    content = msgspec.json.encode(value)
    return Response(content, status, {**NO_STORE, **(headers or {})}, "application/json")
