"""Plain pages for browsers without scripts: a lobby, a room, a game with its choices. All texts come from the text files."""

from __future__ import annotations

import hmac
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from metro2033 import codec, wire
from metro2033.bots.registry import LEVELS
from metro2033.games import DEFAULT_GAME, GAMES
from metro2033.kernel.problem import BadOption, Problem
from metro2033.live.access import Caller, Forbidden
from metro2033.live.incoming import read_form
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import LOBBY, OVER
from metro2033.server.http.auth import caller_of, give_cookie, person_of, room_of, stranger
from metro2033.server.http.page_tags import base_of
from metro2033.server.http.plain_pages.rendering import render
from metro2033.server.http.plain_pages.table import see_table
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.server.people.service import PeopleService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.text.say import say_problem
from metro2033.text.words import Words, words_for

STYLE = Path(__file__).parent / "style.css"
TOKEN = "token"  # hidden field of every form


async def lobby(request: Request) -> Response:
    """Shows the lobby: your rooms, rooms to join, and a form for a new one."""
    rooms, caller = service_of(request, RoomService).lobby, await caller_of(request)
    core_of(request).quotas.take("list", caller or stranger(request))
    is_token = caller is not None and caller.room is not None  # a token is valid for its room only
    yours = await rooms.of(caller.person) if caller and not is_token else []
    public = [] if is_token else await rooms.public()
    token = _token_for(request, caller)
    return render(request, "lobby.html", token=token, yours=yours, public=public, games=GAMES, levels=LEVELS)


def _token_for(request: Request, caller: Caller | None) -> str:
    """Returns the CSRF token for a caller's forms; empty without a session."""
    has_session = caller is not None and caller.credential and caller.room is None
    return service_of(request, PeopleService).identities.form_token(caller.credential) if caller and has_session else ""


async def _form_of(request: Request, caller: Caller) -> dict[str, str]:
    """Reads a form that was submitted from our own page, and removes its CSRF token.

    A browser without SameSite support also sends the session cookie with forms of other sites. It either names the site in `Origin`, which
    is checked for every request, or omits the header. So a form without the header needs the token of the session.
    """
    form = read_form(await request.body())
    given, token = form.pop(TOKEN, ""), _token_for(request, caller)
    if token and "origin" not in request.headers and not hmac.compare_digest(given.encode(), token.encode()):
        raise Forbidden("server-origin")
    return form


async def new_room(request: Request) -> Response:
    """Creates a room from the lobby's form; its host takes the first seat."""
    caller, is_new = await person_of(request)
    form = await _form_of(request, caller)
    play = service_of(request, PlayService)
    fields = {
        "game": form.get("game", DEFAULT_GAME),
        "seats": form.get("seats", "2"),
        "public": form.get("public", "0"),
    }
    bots = ["", *[form.get("bot", "")] * 5]
    settings = _convert({**fields, "bots": bots[: int(fields["seats"]) if fields["seats"].isdecimal() else 2]})
    core_of(request).quotas.take("room", caller)
    live = await play.registry.create(caller.person, wire.NewRoom(_short_name(form), settings))
    await play.commands.execute(live, caller, wire.Sit(seat=0))
    return await _to_room(request, live, caller, is_new=is_new)


def _convert(fields: dict[str, object]) -> wire.Settings:
    try:
        return codec.convert(fields, wire.Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise BadOption("server-malformed", why=str(fault)[:200]) from None


def _short_name(form: dict[str, str]) -> str:
    return form.get("name", "")[:24]


async def invitation(request: Request) -> Response:
    """Shows an invite link: asks for a nickname, and removes the invitation from the address bar."""
    token = _token_for(request, await caller_of(request))
    return render(request, "invitation.html", action=request.url.path, token=token)


async def accept_invitation(request: Request) -> Response:
    """Joins by an invite link and takes the first free seat."""
    caller, is_new = await person_of(request)
    play = service_of(request, PlayService)
    form = await _form_of(request, caller)
    live = await play.registry.get(request.path_params["room"])
    join = wire.Join(_short_name(form), request.path_params["invite"][:40])
    await service_of(request, RoomService).changes.enter(live, caller.person, join)
    free = [number for number, seat in enumerate(live.room.seats) if not seat.person and not seat.bot]
    if live.room.status == LOBBY and free and not live.room.seats_of(caller.person):
        await play.commands.execute(live, caller, wire.Sit(seat=free[0]))
    return await _to_room(request, live, caller, is_new=is_new)


async def _to_room(request: Request, live: LiveRoom, caller: Caller, *, is_new: bool) -> Response:
    response = RedirectResponse(f"/rooms/{live.room.id}", 303)
    if is_new:
        await give_cookie(response, request, caller.person)
    return response


async def room_page(request: Request) -> Response:
    """Shows a room: its seats, the open question and the log."""
    live, caller = await room_of(request)
    async with live.lock:
        return _show_room(request, live, caller)


def _show_room(request: Request, live: LiveRoom, caller: Caller, problem: Problem | None = None) -> Response:
    room, language = service_of(request, RoomService).views.see(live, caller.person), language_of(request)
    in_lobby = room.status == LOBBY
    table = None if live.game is None else see_table(live, live.game, caller.person, language)
    waits = in_lobby if table is None else table.asked is None
    link = f"{base_of(request)}/join/{room.id}/{room.you.invite}" if room.you.invite and in_lobby else ""
    return render(
        request,
        "room.html",
        token=_token_for(request, caller),
        refresh=waits and room.status != OVER,
        status=200 if problem is None else 409,
        room=room,
        players=_players(room, words_for(language, "")),
        in_lobby=in_lobby,
        invitation=link,
        table=table,
        problem=say_problem(problem, language) if problem is not None else "",
    )


def _players(room: wire.RoomView, words: Words) -> list[str]:
    """Returns the occupant of each seat: a nickname, a bot, or a placeholder for a free seat."""
    names = {member.member: member.name for member in room.members}
    free = words.say("page-free")
    return [
        (words.say(f"level-{seat.bot}") if seat.bot in LEVELS else seat.bot)
        if seat.bot
        else free
        if seat.member is None
        else names.get(seat.member, free)
        for seat in room.seats
    ]


async def do(request: Request) -> Response:
    """Executes a command from a form."""
    live, caller = await room_of(request)
    form = await _form_of(request, caller)
    try:
        wanted = codec.convert(form, wire.AnyCommand, strict=False)
        await service_of(request, PlayService).commands.execute(live, caller, wanted)
    except msgspec.ValidationError as fault:
        raise BadOption("server-malformed", why=str(fault)[:200]) from None
    except Problem as problem:
        async with live.lock:
            return _show_room(request, live, caller, problem)
    return RedirectResponse(f"/rooms/{live.room.id}", 303)


async def style(request: Request) -> Response:
    """Serves the style sheet of the plain pages."""
    return FileResponse(STYLE, media_type="text/css")


def routes() -> list[Route]:
    """Returns the routes of all plain pages."""
    return [
        Route("/", lobby),
        Route("/new", new_room, methods=["POST"]),
        Route("/join/{room}/{invite}", invitation),
        Route("/join/{room}/{invite}", accept_invitation, methods=["POST"]),
        Route("/rooms/{room}", room_page),
        Route("/rooms/{room}/do", do, methods=["POST"]),
        Route("/plain/style.css", style),
    ]
