"""The page at the address of a room, an invitation or a replay, with a title and a picture for link previews."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from metro2033.games import find_game
from metro2033.kernel.problem import Problem
from metro2033.live.live_room import LiveRoom
from metro2033.server.archive.service import ArchiveService
from metro2033.server.http import static_page
from metro2033.server.http.auth import room_of
from metro2033.server.http.page_tags import Tags, base_of, icon, page_with_tags
from metro2033.server.http.places import PLACES
from metro2033.server.http.plain_pages.pages import room_page
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import service_of
from metro2033.text.words import Words, words_for


async def show_replay(request: Request) -> Response:
    """Serves the page of a replay with Open Graph tags."""
    live = await _visible(request)
    words = words_for(language_of(request), live.room.settings.game if live else "")
    to = _move(request)
    move = words.say("replay-preview-move", {"at": to}) if to is not None else ""
    titles = [_game(words, live), words.say("replay-preview"), move]
    return page_with_tags(request, titles, words.say("replay-preview-about"), words, _picture(request, live, to))


async def show_room(request: Request) -> Response:
    """Serves the page of a room with Open Graph tags, or a plain page for games of other packages, which the page cannot show."""
    live = await _visible(request)
    if live is not None and not find_game(live.room.settings.game).is_ours:
        return await room_page(request)
    words = words_for(language_of(request), live.room.settings.game if live else "")
    about = words.say(f"page-status-{live.room.status}") if live else words.say("page-title")
    return page_with_tags(request, [_game(words, live)], about, words, _picture(request, live, None))


async def show_invitation(request: Request) -> Response:
    """Serves the page of an invitation with Open Graph tags; they name the game only if everybody may see the room."""
    live = await _visible(request)
    words = words_for(language_of(request), live.room.settings.game if live else "")
    titles, about = [_game(words, live), words.say("join-preview")], words.say("join-preview-about")
    return page_with_tags(request, titles, about, words, icon(request))


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
    if live is None or live.game is None or not service_of(request, ArchiveService).pictures.is_possible:
        return icon(request)
    settings = live.room.settings
    if not settings.public or not (settings.spectators or live.room.is_open):
        return icon(request)
    at, language = live.seq if to is None else min(to, live.seq), language_of(request)
    return [
        ("og:image", f"{base_of(request)}/api/rooms/{live.room.id}/picture?to={at}&lang={language}"),
        ("og:image:type", "image/png"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("twitter:card", "summary_large_image"),
    ]


def routes() -> list[BaseRoute]:
    """Returns the routes of rooms, invitations and replays."""
    shown = {"replay": show_replay, "room": show_room, "join": show_invitation}
    return [static_page.PageRoute(place, show) for page, show in shown.items() for place in PLACES[page]]
