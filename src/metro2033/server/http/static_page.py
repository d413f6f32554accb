"""The single-page application built from web/. Where it is not built, or not wanted, the plain pages respond instead."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from metro2033.server.http.places import PLACES, PREVIEWED
from metro2033.server.http.services import core_of

STATIC = Path(__file__).parents[1] / "static"
PLAIN = "plain"  # cookie: this browser prefers pages without scripts
TOP = (
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    "manifest.webmanifest",
    "push-worker.js",
)
YEAR = 365 * 24 * 3600
FOREVER = f"public, max-age={YEAR}, immutable"

for ending, media in ((".js", "text/javascript"), (".css", "text/css"), (".webmanifest", "application/manifest+json")):
    mimetypes.add_type(media, ending)  # independent of this machine's MIME table


def is_built() -> bool:
    """Returns whether the page is built."""
    return (STATIC / "index.html").is_file()


class PageFiles(StaticFiles):
    """Serves files of the page with their cache header, gzipped by the build for browsers that accept gzip."""

    def __init__(self, folder: Path, cache: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.cache = cache

    async def check_config(self) -> None:
        """Skips Starlette's check, so that a page that has not been built is not an error."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Returns a file, or its gzipped version."""
        packed = Path(f"{full_path}.gz")
        gzipped = "gzip" in Headers(scope=scope).get("accept-encoding", "") and packed.is_file()
        if gzipped:
            full_path, stat_result = packed, packed.stat()
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update({"cache-control": self.cache, "vary": "accept-encoding"})
        if gzipped:
            response.headers["content-encoding"] = "gzip"
        return response


class PageRoute(Route):
    """A route for browsers with scripts; others fall through to the plain page at the same address."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Matches requests that want the page, if it is built."""
        match, child = super().matches(scope)
        if match is not Match.NONE and not is_wanted(Request(scope)):
            return Match.NONE, {}
        return match, child


def is_wanted(request: Request) -> bool:
    """Returns whether a request is for the page: it accepts HTML, prefers no plain pages, and the page is built.

    Fetchers of link previews and monitors accept anything or say nothing, and must find the tags of the page.
    """
    accepted = request.headers.get("accept", "*/*")
    wanted = ("text/html" in accepted or "*/*" in accepted) and PLAIN not in request.cookies
    return request.method in ("GET", "HEAD") and wanted and is_built()


def page(request: Request, status: int = 200, head: str = "") -> Response:
    """Returns the page, with additions to its head; its client-side router decides what to show at an address.

    Addresses in the built file are relative, so that the page can be served below a path; those in the response suit every address of the page.
    """
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    text = text.replace('="./', f'="{core_of(request).config.base_path}/').replace("</head>", f"{head}</head>", 1)
    return HTMLResponse(text, status, headers={"cache-control": "no-cache"})


async def show(request: Request) -> Response:
    """Serves the page at one of its addresses."""
    return page(request)


async def top(request: Request) -> Response:
    """Serves the icons, the manifest and the service worker, which must be at the root to control all pages."""
    return await PageFiles(STATIC, "no-cache").get_response(request.url.path[1:], request.scope)


async def without_scripts(request: Request) -> Response:
    """Remembers in a cookie that this browser prefers plain pages."""
    response = RedirectResponse("/", 303)
    response.set_cookie(PLAIN, "1", max_age=YEAR, samesite="lax", httponly=True)
    return response


class DeviceFiles(StaticFiles):
    """Serves the edition without a server. Its policy allows WebAssembly, and nothing else that the page's does not."""

    POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Returns a file. Names of assets follow from their contents, so browsers keep them."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_asset = Path(full_path).parent.name == "assets"
        response.headers.update(
            {"cache-control": FOREVER if is_asset else "no-cache", "content-security-policy": self.POLICY}
        )
        return response


def device_routes(folder: str) -> list[BaseRoute]:
    """Returns the routes of the edition without a server, if this server offers it."""
    return [Mount("/device", DeviceFiles(directory=folder, html=True))] if folder else []


def routes() -> list[BaseRoute]:
    """Returns the routes of the page and its assets."""
    places = [place for page, addresses in PLACES.items() if page not in PREVIEWED for place in addresses]
    return [
        *(PageRoute(place, show) for place in places),
        Mount("/assets", PageFiles(STATIC / "assets", FOREVER)),
        *(Route(f"/{name}", top) for name in TOP),
        Route("/plain", without_scripts),
    ]
