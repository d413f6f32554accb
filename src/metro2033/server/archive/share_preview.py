"""The page at the address of a room or a replay, with a title and a picture for link previews."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from metro2033.games import find_game
from metro2033.kernel.problem import Problem
from metro2033.live.live_room import LiveRoom
from metro2033.server.archive.service import ArchiveService
from metro2033.server.http import static_page
from metro2033.server.http.auth import room_of
from metro2033.server.http.places import PLACES, PREVIEWED
from metro2033.server.http.plain_pages.pages import room_page
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.text.words import Words, words_for

Tags = list[tuple[str, str]]


async def show_replay(request: Request) -> Response:
    """Serves the page of a replay with Open Graph tags."""
    live = await _visible(request)
    words = words_for(language_of(request), live.room.settings.game if live else "")
    to = _move(request)
    move = words.say("replay-preview-move", {"at": to}) if to is not None else ""
    titles = [_game(words, live), words.say("replay-preview"), move]
    return _page(request, titles, words.say("replay-preview-about"), words, _picture(request, live, to))


async def show_room(request: Request) -> Response:
    """Serves the page of a room with Open Graph tags, or a plain page for games of other packages, which the page cannot show."""
    live = await _visible(request)
    if live is not None and not find_game(live.room.settings.game).is_ours:
        return await room_page(request)
    words = words_for(language_of(request), live.room.settings.game if live else "")
    about = words.say(f"page-status-{live.room.status}") if live else words.say("page-title")
    return _page(request, [_game(words, live)], about, words, _picture(request, live, None))


async def _visible(request: Request) -> LiveRoom | None:
    """Returns the room, if the caller may see it; a hidden room is previewed like one that does not exist."""
    try:
        live, _ = await room_of(request)
    except Problem:
        return None
    return live


def _game(words: Words, live: LiveRoom | None) -> str:
    return words.say(f"game-{live.room.settings.game}") if live else words.say("page-title")


def _move(request: Request) -> int | None:
    """Returns the move in a link to a replay."""
    at = request.query_params.get("at", "")
    return int(at) if at.isascii() and at.isdecimal() and len(at) < 10 else None


def _picture(request: Request, live: LiveRoom | None, to: int | None) -> Tags:
    """Returns the tags for the picture of the table if anybody may watch, else for the program's icon."""
    base = _base(request)
    icon = [("og:image", f"{base}/icon-512.png"), ("og:image:width", "512"), ("og:image:height", "512")]
    if live is None or live.game is None or not service_of(request, ArchiveService).pictures.is_possible:
        return icon
    settings = live.room.settings
    if not settings.public or not (settings.spectators or live.room.is_open):
        return icon
    at, language = live.seq if to is None else min(to, live.seq), language_of(request)
    return [
        ("og:image", f"{base}/api/rooms/{live.room.id}/picture?to={at}&lang={language}"),
        ("og:image:type", "image/png"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("twitter:card", "summary_large_image"),
    ]


def _base(request: Request) -> str:
    return core_of(request).config.public_url or str(request.base_url).rstrip("/")


def _page(request: Request, titles: list[str], about: str, words: Words, picture: Tags) -> Response:
    """Returns the page with Open Graph tags: title, address and picture."""
    address = f"{_base(request)}{request.url.path}" + (f"?{request.url.query}" if request.url.query else "")
    tags = [
        ("og:type", "website"),
        ("og:site_name", words.say("page-title")),
        ("og:title", " · ".join(filter(None, titles))),
        ("og:description", about),
        ("og:url", address),
        *picture,
    ]
    text = (static_page.STATIC / "index.html").read_text(encoding="utf-8")
    written = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags)
    return HTMLResponse(text.replace("</head>", f"{written}</head>", 1), headers={"cache-control": "no-cache"})


def routes() -> list[BaseRoute]:
    """Returns the routes of rooms and replays."""
    shown = {"replay": show_replay, "room": show_room}
    return [static_page.PageRoute(place, shown[page]) for page in PREVIEWED for place in PLACES[page]]
