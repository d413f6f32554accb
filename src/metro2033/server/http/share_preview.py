"""The page at the address of a replay, with a title and a picture for those with whom it is shared."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from metro2033.kernel.problem import Problem
from metro2033.server.http import static_page
from metro2033.server.http.auth import room_of
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import services_of
from metro2033.text.words import words_for

SIZE = {"og:image:width": "512", "og:image:height": "512"}


async def show_replay(request: Request) -> Response:
    """The page with Open Graph tags. A room that the caller may not see is previewed like one that does not exist."""
    try:
        live, _ = await room_of(request)
        game = live.room.settings.game
    except Problem:
        game = ""
    text = (static_page.STATIC / "index.html").read_text(encoding="utf-8")
    tags = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in preview(request, game))
    return HTMLResponse(text.replace("</head>", f"{tags}</head>", 1), headers={"cache-control": "no-cache"})


def preview(request: Request, game: str) -> list[tuple[str, str]]:
    """The tags: what is shared, which move of it, and the picture of the program."""
    config = services_of(request).config
    base = config.public_url or str(request.base_url).rstrip("/")
    words = words_for(language_of(request), game)
    title = words.say(f"game-{game}") if game else words.say("page-title")
    at = request.query_params.get("at", "")
    move = words.say("replay-preview-move", {"at": int(at)}) if at.isascii() and at.isdecimal() and len(at) < 10 else ""
    address = f"{base}{request.url.path}" + (f"?{request.url.query}" if request.url.query else "")
    return [
        ("og:type", "website"),
        ("og:site_name", words.say("page-title")),
        ("og:title", " · ".join(filter(None, (title, words.say("replay-preview"), move)))),
        ("og:description", words.say("replay-preview-about")),
        ("og:url", address),
        ("og:image", f"{base}/icon-512.png"),
        *SIZE.items(),
    ]


def route() -> BaseRoute:
    """The address of a replay."""
    return static_page.PageRoute("/replay/{room}", show_replay)
