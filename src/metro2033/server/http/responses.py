"""HTTP responses: values as JSON, problems as refusals in the caller's language."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from metro2033.kernel.problem import Problem
from metro2033.languages import LANGUAGES
from metro2033.live.refusal import refused, status_of

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


def refusal(problem: Problem, language: str, key: str = "", status: int = 0) -> Response:
    """Returns a problem as a response."""
    code = status or status_of(problem)
    usual = 30 if code == 503 else 1
    headers = {"retry-after": str(problem.details.get("seconds", usual))} if code in (429, 503) else {}
    return json(refused(problem, language, key), status=code, headers=headers)


def json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Returns a value as a JSON response."""
    content = msgspec.json.encode(value)
    return Response(content, status, {**NO_STORE, **(headers or {})}, "application/json")
