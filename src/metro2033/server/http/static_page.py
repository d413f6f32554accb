"""The page for browsers, built from web/. Where it has not been built, or is not wanted, the plain pages answer instead."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

STATIC = Path(__file__).parents[1] / "static"
PLAIN = "plain"  # a cookie: somebody wants pages without scripts
PLACES = ("/", "/new", "/settings", "/about", "/learn", "/learn/{topic}", "/join/{room}/{invite}", "/rooms/{room}")
TOP = (
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    "manifest.webmanifest",
)
FILE_NAME = re.compile(r"[\w-][\w.-]*")
YEAR = 365 * 24 * 3600
FOREVER = f"public, max-age={YEAR}, immutable"
TYPES = {".js": "text/javascript", ".css": "text/css", ".webmanifest": "application/manifest+json"}


def is_built() -> bool:
    """Whether the page is here."""
    return (STATIC / "index.html").is_file()


class PageRoute(Route):
    """A route for browsers with scripts; others fall through to the plain pages at the same address."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match only who wants the page, and only if it is here."""
        match, child = super().matches(scope)
        if match is not Match.NONE:
            request = Request(scope)
            wanted = "text/html" in request.headers.get("accept", "") and PLAIN not in request.cookies
            if scope["method"] not in ("GET", "HEAD") or not wanted or not is_built():
                return Match.NONE, {}
        return match, child


async def show(request: Request) -> Response:
    """The page; it finds out itself what to show at an address."""
    return FileResponse(STATIC / "index.html", media_type="text/html", headers={"cache-control": "no-cache"})


async def part(request: Request) -> Response:
    """A part of the page; its name changes with its content."""
    return _file(request, STATIC / "assets", request.path_params["name"], FOREVER)


async def top(request: Request) -> Response:
    """The icons and the manifest."""
    return _file(request, STATIC, request.url.path[1:], "no-cache")


def _file(request: Request, folder: Path, name: str, cache: str) -> Response:
    path = folder / name
    if not FILE_NAME.fullmatch(name) or not path.is_file():
        return PlainTextResponse("", 404)
    media = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0]
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    packed = path.with_name(f"{name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        return FileResponse(packed, media_type=media, headers={**headers, "content-encoding": "gzip"})
    return FileResponse(path, media_type=media, headers=headers)


async def without_scripts(request: Request) -> Response:
    """Remember that plain pages are wanted here."""
    response = RedirectResponse("/", 303)
    response.set_cookie(PLAIN, "1", max_age=YEAR, samesite="lax", httponly=True)
    return response


def routes() -> list[BaseRoute]:
    """The page and its parts."""
    return [
        *(PageRoute(place, show) for place in (*PLACES, "/replay/{room}")),
        Route("/assets/{name}", part),
        *(Route(f"/{name}", top) for name in TOP),
        Route("/plain", without_scripts),
    ]
