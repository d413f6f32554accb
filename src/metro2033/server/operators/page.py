"""The operators' page: plain HTML, protected by an operator's token. It shows no cards and no secrets of games.

CSRF protection: the session cookie is sent by our own pages only (SameSite=Strict), the Origin is checked as everywhere, and every form
carries a token derived from the session.
"""

from __future__ import annotations

import hashlib
import hmac
import math
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from metro2033.kernel.problem import BadOption
from metro2033.languages import LANGUAGES
from metro2033.live.access import Forbidden, NotFound
from metro2033.live.incoming import read_form
from metro2033.server.cluster.service import ClusterService
from metro2033.server.http.auth import stranger
from metro2033.server.http.plain_pages.rendering import render
from metro2033.server.http.services import core_of, service_of
from metro2033.server.operators.desk import Desk
from metro2033.server.operators.policy import BAN, MUTE, QUOTAS
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.sessions import token_hash

COOKIE = "metro2033_operator"
PATH = "/operator"
SESSION_SECONDS = 12 * 3600
SHOWN = 50
Form = dict[str, str]
Action = Callable[[Desk, str, Form], object]


def _number(form: Form, name: str) -> int:
    text = form.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise BadOption("server-number", name=name, most=10**9)
    return int(text)


def _days(form: Form) -> float | None:
    """Returns a duration in days, or None for no end."""
    text = form.get("days", "")
    with suppress(ValueError):
        if not text or math.isfinite(float(text)):
            return float(text) if text else None
    raise BadOption("operator-days")


ACTIONS: dict[str, Action] = {
    "ban": lambda desk, who, form: desk.ban(who, form.get("who", ""), _days(form), form.get("reason", "")),
    "mute": lambda desk, who, form: desk.mute(who, form.get("who", ""), _days(form), form.get("reason", "")),
    "unban": lambda desk, who, form: desk.lift(who, BAN, form.get("who", "")),
    "unmute": lambda desk, who, form: desk.lift(who, MUTE, form.get("who", "")),
    "delete-person": lambda desk, who, form: desk.delete_person(who, _sure(form)),
    "delete-room": lambda desk, who, form: desk.delete_room(who, _sure(form)),
    "purge-guests": lambda desk, who, form: desk.purge_guests(who, _days(form) or 90),
    "close-report": lambda desk, who, form: desk.close_report(who, _number(form, "number"), form.get("note", "")),
    "announce": lambda desk, who, form: desk.announce(
        who, {language: form.get(f"text-{language}", "") for language in LANGUAGES}, _days(form)
    ),
    "withdraw": lambda desk, who, form: desk.withdraw(who, _number(form, "number")),
    "read-only": lambda desk, who, form: desk.set_read_only(who, on=form.get("on") == "1"),
    "quota": lambda desk, who, form: desk.set_quota(who, form.get("name", ""), _number(form, "most")),
}


def _sure(form: Form) -> str:
    """Returns the person or room to delete; the box beside the button must be ticked."""
    if form.get("sure") != "1":
        raise BadOption("operator-not-sure")
    return form.get("who", "")


async def _operator(request: Request) -> tuple[str, str] | None:
    """Returns the operator of the session, and the session token."""
    session = request.cookies.get(COOKIE, "")
    name = (
        await core_of(request).database.run(
            service_of(request, OperatorService).desk.store.session, token_hash(session)
        )
        if session
        else None
    )
    return None if name is None else (name, session)


def form_token(session: str) -> str:
    """Returns the CSRF token of a session's forms."""
    return hmac.new(session.encode(), b"metro2033 operator's form", hashlib.sha256).hexdigest()


async def page(request: Request) -> Response:
    """Shows the operators' page, or the form that asks for the token."""
    known = await _operator(request)
    if known is None:
        return render(request, "operator_login.html", refused=False)
    name, session = known
    desk, run = service_of(request, OperatorService).desk, core_of(request).database.run
    people, rooms = _search(request, "people"), _search(request, "rooms")
    holds = await run(desk.store.decisions)
    return render(
        request,
        "operator.html",
        operator=name,
        token=form_token(session),
        reports=await run(desk.reports),
        searched={"people": people or "", "rooms": rooms or ""},
        people=None if people is None else (await run(desk.people, people))[:SHOWN],
        rooms=None if rooms is None else (await run(desk.rooms, rooms))[:SHOWN],
        sanctions=holds.sanctions,
        announcements=holds.announcements,
        read_only=holds.is_read_only,
        quotas={name: holds.quotas.get(name, 0) for name in QUOTAS},
        audit=await run(desk.audit, SHOWN),
        moment=lambda at: time.strftime("%Y-%m-%d %H:%M", time.gmtime(at)),
        text_languages=LANGUAGES,
    )


def _search(request: Request, name: str) -> str | None:
    """Returns the search text, or None without a search."""
    text = request.query_params.get(name)
    return None if text is None else text[:80]


async def log_in(request: Request) -> Response:
    """Starts a session with an operator's token."""
    core = core_of(request)
    form = read_form(await request.body())
    core.quotas.take("operator", stranger(request))
    store, run = service_of(request, OperatorService).desk.store, core.database.run
    name = await run(store.operator_with, token_hash(form.get("token", "")[:200]))
    if name is None:
        return render(request, "operator_login.html", status=403, refused=True)
    session = secrets.token_urlsafe(32)
    await run(store.open_session, token_hash(session), name, core_of(request).clock.now() + SESSION_SECONDS)
    await run(store.note, name, "login")
    response = RedirectResponse(PATH, 303)
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, session, max_age=SESSION_SECONDS, path=PATH, httponly=True, samesite="strict", secure=secure
    )
    return response


async def log_out(request: Request) -> Response:
    """Ends the session."""
    known = await _checked(request, read_form(await request.body()))
    await core_of(request).database.run(
        service_of(request, OperatorService).desk.store.close_session, token_hash(known[1])
    )
    response = RedirectResponse(PATH, 303)
    response.delete_cookie(COOKIE, path=PATH)
    return response


async def do(request: Request) -> Response:
    """Executes an action from a form."""
    cluster = service_of(request, ClusterService)
    form = read_form(await request.body())
    name, _ = await _checked(request, form)
    action = ACTIONS.get(form.get("do", ""))
    if action is None:
        raise NotFound("page-unknown")
    await core_of(request).database.run(action, service_of(request, OperatorService).desk, name, form)
    await cluster.policy.refresh()
    await cluster.poller.look()
    return RedirectResponse(PATH, 303)


async def _checked(request: Request, form: Form) -> tuple[str, str]:
    """Returns the operator and session token, if the form belongs to the session."""
    known = await _operator(request)
    if known is None:
        raise Forbidden("operator-signed-out")
    if not hmac.compare_digest(form.get("token", "").encode(), form_token(known[1]).encode()):
        raise Forbidden("server-origin")
    return known


def routes() -> list[Route]:
    """Returns the routes of the operators' page."""
    return [
        Route(PATH, page),
        Route(f"{PATH}/login", log_in, methods=["POST"]),
        Route(f"{PATH}/logout", log_out, methods=["POST"]),
        Route(f"{PATH}/do", do, methods=["POST"]),
    ]
