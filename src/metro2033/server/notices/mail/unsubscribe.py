"""The unsubscribe page linked in every notice by mail; works without a login and without scripts."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from metro2033.live.incoming import read_form
from metro2033.server.http.plain_pages.rendering import render
from metro2033.server.http.services import service_of
from metro2033.server.notices.service import NoticeService

LONGEST = 200


async def ask(request: Request) -> Response:
    """Shows the confirmation form. Nothing changes yet, so that link scanners cannot unsubscribe people."""
    token = request.query_params.get("token", "")[:LONGEST]
    _, kind = await service_of(request, NoticeService).mail_notices.read(token)
    return render(request, "unsubscribe.html", action=_action(token), kind=kind, stopped="", kept=_kept(token))


async def stop(request: Request) -> Response:
    """Stops notices: by the form of the page, or by one click in a mail program (RFC 8058)."""
    form, token = read_form(await request.body()), request.query_params.get("token", "")[:LONGEST]
    stopped = await service_of(request, NoticeService).mail_notices.stop(token, everything=form.get("stop") == "all")
    return render(request, "unsubscribe.html", action=_action(token), kind=stopped, stopped=stopped, kept=_kept(token))


def _action(token: str) -> str:
    return f"/unsubscribe?token={token}"


def _kept(token: str) -> str:
    """Returns the query parameters to keep when the reader changes the language."""
    return f"token={token}&"


def routes() -> list[Route]:
    """Returns the routes of the page."""
    return [Route("/unsubscribe", ask), Route("/unsubscribe", stop, methods=["POST"])]
