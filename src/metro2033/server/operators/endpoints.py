"""Endpoints between players and operators: reports and announcements."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.languages import LANGUAGES
from metro2033.live.access import NotFound
from metro2033.server.http.auth import room_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.server.operators.service import OperatorService
from metro2033.server.operators.store import Announcement


async def get_announcements(request: Request) -> Response:
    """Returns the operators' announcements, and whether the server is in read-only mode."""
    operators = service_of(request, OperatorService)
    language = language_of(request)
    is_read_only, announced = operators.policy.is_read_only, tuple(operators.policy.announcements)
    key = "announcements", is_read_only, language, tuple(announcement.id for announcement in announced)
    make = partial(see_announcements, announced, language, is_read_only=is_read_only)
    return await core_of(request).answers.give(request, key, make, {"vary": "accept-language, cookie"})


def see_announcements(announced: Sequence[Announcement], language: str, *, is_read_only: bool) -> wire.Announcements:
    """Returns announcements in a language."""
    told = [
        wire.AnnouncementView(announcement.id, _in_language(announcement.text, language), announcement.at)
        for announcement in announced
    ]
    return wire.Announcements(is_read_only, told)


def _in_language(text: dict[str, str], language: str) -> str:
    """Returns a text in a language, or in the first available one."""
    return next(text[code] for code in (language, *LANGUAGES) if code in text)


async def report_member(request: Request) -> Response:
    """Reports a member of a room to the operators."""
    core = core_of(request)
    live, caller = await room_of(request)
    wanted = await read_body(request, wire.ReportMember)
    caller.need("play", live.room.id)
    if live.room.member_of(caller.person) is None:
        raise NotFound("room-unknown")
    member = live.room.member(wanted.member)
    core.quotas.take("report", caller)
    await core.database.run(
        service_of(request, OperatorService).desk.report,
        live.room.id,
        caller.person,
        (member.person, member.name),
        wanted.reason,
        wanted.text,
    )
    return Response(status_code=204)


ENDPOINTS = (
    Endpoint("GET", "/api/announcements", get_announcements, gives=wire.Announcements, shared=True),
    Endpoint("POST", "/api/rooms/{room}/reports", report_member, wire.ReportMember, status=204),
)
