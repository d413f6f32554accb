"""Plain pages for browsers: a lobby, a room, a table with its choices. No scripts; every word from the text files."""

from __future__ import annotations

from html import escape
from pathlib import Path
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from metro2033 import protocol
from metro2033.bots.registry import LEVELS
from metro2033.games import EDITIONS
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.access import Caller
from metro2033.server.http.api.rooms import may_make
from metro2033.server.http.auth import caller_of, give_cookie, person_of, room_of
from metro2033.server.http.responses import STATUS, language_of
from metro2033.server.http.services import services_of
from metro2033.server.rooms.live_game import LiveGame
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.room import LOBBY
from metro2033.server.views.game_view import see_entry, see_questions
from metro2033.server.views.room_view import may_watch
from metro2033.text.say import Cast, Sayer, say_problem
from metro2033.text.words import LANGUAGES, Words, words_for

STYLE = Path(__file__).parent / "style.css"
LANGUAGE_NAMES = {"en": "English", "pl": "Polski", "ru": "Русский"}
LOG_LINES = 40
REFRESH_SECONDS = 3
YEAR = 365 * 24 * 3600


class Page:
    """A page being written for one reader."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.language = language_of(request)
        self.words: Words = words_for(self.language, "")
        self.parts: list[str] = []

    def say(self, key: str, **args: str | int) -> str:
        """A sentence, safe to stand in a page."""
        return escape(self.words.say(key, args))

    def add(self, *parts: str) -> None:
        """Add what is already markup."""
        self.parts += parts

    def title(self, key: str, **args: str | int) -> None:
        """Add a heading."""
        self.add(f"<h1>{self.say(key, **args)}</h1>")

    def form(self, action: str, button: str, *fields: str, **hidden: str | int) -> str:
        """A form with a button."""
        values = "".join(f'<input type="hidden" name="{name}" value="{escape(str(hidden[name]))}">' for name in hidden)
        return (
            f'<form method="post" action="{escape(action)}">{values}{"".join(fields)}<button>{button}</button></form>'
        )

    def respond(self, *, refresh: bool = False, status: int = 200) -> Response:
        """The whole page."""
        again = f'<meta http-equiv="refresh" content="{REFRESH_SECONDS}">' if refresh else ""
        links = "".join(
            f'<a href="?lang={code}" hreflang="{code}" lang="{code}">{LANGUAGE_NAMES[code]}</a>' for code in LANGUAGES
        )
        response = HTMLResponse(
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width">{again}<title>{self.say("page-title")}</title>'
            f'<link rel="stylesheet" href="/plain/style.css"></head><body><nav><a href="/">{self.say("page-title")}</a>'
            f"{links}</nav><main>{''.join(self.parts)}</main></body></html>",
            status,
            headers={"cache-control": "no-store"},
        )
        response.set_cookie("lang", self.language, max_age=YEAR, samesite="lax", httponly=True)
        return response


async def lobby(request: Request) -> Response:
    """Rooms to go on with, rooms to join, and a new one."""
    page, services = Page(request), services_of(request)
    caller = await caller_of(request)
    page.title("page-title")
    yours = await services.lobby.of(caller.person) if caller else []
    for heading, rooms in (("page-yours", yours), ("page-public", await services.lobby.public())):
        page.add(f"<h2>{page.say(heading)}</h2><ul>")
        for room in rooms:
            settings = room.settings
            name = page.say("page-room", game=page.words.say(f"game-{settings.game}"), seats=settings.seats)
            status = page.say(f"page-status-{room.status}")
            page.add(f'<li><a href="/rooms/{room.id}">{name}</a>: {status}</li>')
        page.add("</ul>" if rooms else f"<li>{page.say('page-none')}</li></ul>")
    page.add(f"<h2>{page.say('page-new')}</h2>", _new_room_form(page))
    return page.respond()


def _new_room_form(page: Page) -> str:
    games = "".join(f'<option value="{game}">{page.say(f"game-{game}")}</option>' for game in EDITIONS)
    bots = "".join(f'<option value="{level}">{page.say(f"level-{level}")}</option>' for level in LEVELS)
    return page.form(
        "/new",
        page.say("page-create"),
        _name_field(page),
        f'<label>{page.say("page-game")} <select name="game">{games}</select></label>',
        f'<label>{page.say("page-seats")} <input type="number" name="seats" min="2" max="6" value="3"></label>',
        f'<label>{page.say("page-others")} <select name="bot"><option value="">{page.say("page-people")}</option>{bots}',
        "</select></label>",
        f'<label><input type="checkbox" name="public" value="1"> {page.say("page-is-public")}</label>',
    )


def _name_field(page: Page) -> str:
    return f'<label>{page.say("page-name")} <input name="name" required maxlength="24" autocomplete="nickname"></label>'


async def new_room(request: Request) -> Response:
    """Make a room from the lobby's form; its maker sits on the first seat."""
    form = await _form(request)
    caller, is_new = await person_of(request)
    services = services_of(request)
    fields = {"game": form.get("game", "board"), "seats": form.get("seats", "2"), "public": form.get("public", "0")}
    bots = ["", *[form.get("bot", "")] * 5]
    settings = _convert({**fields, "bots": bots[: int(fields["seats"]) if fields["seats"].isdecimal() else 2]})
    if not may_make(request):
        raise Problem("server-too-fast")
    live = await services.registry.create(caller.person, protocol.NewRoom(_short_name(form), settings))
    await services.commands.execute(live, Caller(caller.person), protocol.Sit(seat=0))
    response = RedirectResponse(f"/rooms/{live.room.id}", 303)
    if is_new:
        give_cookie(response, request, caller)
    return response


def _convert(fields: dict[str, object]) -> protocol.Settings:
    try:
        return msgspec.convert(fields, protocol.Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise BadOption("server-malformed", why=str(fault)[:200]) from None


def _short_name(form: dict[str, str]) -> str:
    return form.get("name", "")[:24]


async def invitation(request: Request) -> Response:
    """An invite link: a nickname, and you are in; the invitation leaves the address bar."""
    page = Page(request)
    page.title("page-invited")
    page.add(page.form(request.url.path, page.say("page-join"), _name_field(page)))
    return page.respond()


async def accept_invitation(request: Request) -> Response:
    """Enter by an invite link and sit on the first free seat."""
    form, services = await _form(request), services_of(request)
    caller, is_new = await person_of(request)
    live = await services.registry.get(request.path_params["room"])
    await services.changes.enter(
        live, caller.person, protocol.Join(_short_name(form), request.path_params["invite"][:40])
    )
    free = [number for number, seat in enumerate(live.room.seats) if not seat.person and not seat.bot]
    if live.room.status == LOBBY and free and not live.room.seats_of(caller.person):
        await services.commands.execute(live, Caller(caller.person), protocol.Sit(seat=free[0]))
    response = RedirectResponse(f"/rooms/{live.room.id}", 303)
    if is_new:
        give_cookie(response, request, caller)
    return response


async def room_page(request: Request) -> Response:
    """A room: who sits where, the open question, what has happened."""
    live, caller = await room_of(request)
    async with live.lock:
        return _show_room(Page(request), live, caller)


def _show_room(page: Page, live: LiveRoom, caller: Caller, problem: Problem | None = None) -> Response:
    seen = services_of(page.request).views.see(live, caller.person)
    page.title("page-room", game=page.words.say(f"game-{seen.settings.game}"), seats=seen.settings.seats)
    if problem is not None:
        page.add(f'<p class="problem" role="alert">{escape(say_problem(problem, page.language))}</p>')
    _show_seats(page, seen)
    if seen.you.invite and seen.status == LOBBY:
        link = f"{page.request.base_url}join/{seen.id}/{seen.you.invite}"
        page.add(f'<p>{page.say("page-invite")} <a href="{escape(link)}">{escape(link)}</a></p>')
    page.add(f"<p>{page.say('page-commitment', hash=seen.commitment)}</p>")
    waiting = seen.status == LOBBY
    if live.game is not None:
        waiting = not _show_table(page, live, live.game, caller)
    if seen.status == "over":
        page.add(f'<p><a href="/api/rooms/{seen.id}/record">{page.say("page-record")}</a></p>')
        page.add(page.form(f"/rooms/{seen.id}/do", page.say("page-rematch"), do="rematch"))
        if seen.rematch:
            page.add(f'<p><a href="/rooms/{seen.rematch}">{page.say("page-to-rematch")}</a></p>')
    return page.respond(refresh=waiting and seen.status != "over", status=200 if problem is None else 409)


def _show_seats(page: Page, seen: protocol.RoomView) -> None:
    names = {member.member: member.name for member in seen.members}
    action = f"/rooms/{seen.id}/do"
    page.add("<ol>")
    for seat in seen.seats:
        who = names[seat.member] if seat.member in names else page.words.say("page-free")
        if seat.bot:
            who = page.words.say(f"level-{seat.bot}") if seat.bot in LEVELS else seat.bot
        ready = f" ({page.say('page-ready')})" if seat.ready else ""
        page.add(f"<li>{escape(who)}{ready}")
        if seen.status == LOBBY and seat.member is None and not seat.bot and seen.you.member is not None:
            page.add(page.form(action, page.say("page-sit"), do="sit", seat=seat.seat))
        page.add("</li>")
    page.add("</ol>")
    if seen.status == LOBBY and seen.you.host:
        page.add(page.form(action, page.say("page-start"), do="start"))
    elif seen.status == LOBBY and seen.you.seats:
        page.add(page.form(action, page.say("page-get-ready"), do="ready"))


def _show_table(page: Page, live: LiveRoom, table: LiveGame, caller: Caller) -> bool:
    """The open question with a button for every choice, and the log; whether the reader is asked something."""
    seats = live.room.seats_of(caller.person)
    asked = next((seat for seat in seats if table.prompt_for(seat)), None)
    viewer = asked if asked is not None else (seats[0] if seats else None)
    may_watch(live, caller.person, viewer)
    game = live.room.settings.game
    sayer, cast = Sayer(words_for(page.language, game)), _cast(table)
    if asked is not None:
        _show_choices(page, live, table, asked, sayer)
    result = table.game.result
    if result is not None and result.winner is not None:
        page.add(
            f"<p><strong>{escape(page.words.say('play-won', {'seat': sayer.seat(result.winner, cast)}))}</strong></p>"
        )
    page.add(f"<h2>{page.say('page-log')}</h2><ul>")
    entries = [see_entry(table, happened, viewer) for happened in table.recent]
    lines = [sayer.event(told, cast) for entry in entries for told in entry.events][-LOG_LINES:]
    page.add(*(f"<li>{escape(line)}</li>" for line in reversed(lines)), "</ul>")
    return asked is not None


def _show_choices(page: Page, live: LiveRoom, table: LiveGame, seat: int, sayer: Sayer) -> None:
    cast, action = _cast(table), f"/rooms/{live.room.id}/do"
    question = next(question for question in see_questions(table, seat) if question.seat == seat)
    page.add(f"<h2>{page.say('page-decide', seat=sayer.seat(seat, cast))}</h2>", '<div class="choices">')
    for option in question.options or []:
        said = sayer.choice(table.rules.choices.parse(option.id), question.name, cast)
        page.add(page.form(action, escape(said), do="answer", seat=seat, choice=option.id, seq=table.seq))
    page.add("</div>")
    if table.may_undo(seat) and live.room.settings.undo != "off":
        page.add(page.form(action, page.say("page-undo"), do="undo", seat=seat, seq=table.seq))


def _cast(table: LiveGame) -> Cast:
    traits = table.rules.traits(table.game.state)
    return Cast(traits.get("faction", ()), traits.get("hero", ()), table.rules.printed_strengths())


async def do(request: Request) -> Response:
    """A command from a form."""
    live, caller = await room_of(request)
    form = await _form(request)
    try:
        wanted = msgspec.convert(form, protocol.AnyCommand, strict=False)
        await services_of(request).commands.execute(live, caller, wanted)
    except msgspec.ValidationError as fault:
        raise BadOption("server-malformed", why=str(fault)[:200]) from None
    except Problem as problem:
        async with live.lock:
            return _show_room(Page(request), live, caller, problem)
    return RedirectResponse(f"/rooms/{live.room.id}", 303)


async def _form(request: Request) -> dict[str, str]:
    """The fields of a form."""
    try:
        fields = parse_qs((await request.body()).decode(), max_num_fields=20)
    except (UnicodeDecodeError, ValueError):
        raise BadOption("server-malformed", why="form") from None
    return {name: values[0] for name, values in fields.items()}


async def style(request: Request) -> Response:
    """The style sheet of the plain pages."""
    return FileResponse(STYLE, media_type="text/css")


def problem_page(request: Request, problem: Problem) -> Response:
    """A page that says what is wrong."""
    page = Page(request)
    page.add(f'<p class="problem" role="alert">{escape(say_problem(problem, page.language))}</p>')
    return page.respond(status=next(code for kind, code in STATUS if isinstance(problem, kind)))


def routes() -> list[Route]:
    """Every page."""
    return [
        Route("/", lobby),
        Route("/new", new_room, methods=["POST"]),
        Route("/join/{room}/{invite}", invitation),
        Route("/join/{room}/{invite}", accept_invitation, methods=["POST"]),
        Route("/rooms/{room}", room_page),
        Route("/rooms/{room}/do", do, methods=["POST"]),
        Route("/plain/style.css", style),
    ]
