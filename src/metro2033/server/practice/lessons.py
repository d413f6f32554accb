"""Endpoints for lessons: the list of chapters, and a chapter after the reader's answers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.live.lessons import make_list, play, see_chapter
from metro2033.server.http.auth import anybody_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import core_of
from metro2033.server.practice.endpoints import by_path, endpoints_of, practised

PATH = "/api/lessons/{game}/{chapter}"


async def list_lessons(request: Request) -> Response:
    """Lists all lessons with their chapters."""
    return await core_of(request).answers.give(request, "lessons", make_list)


async def play_chapter(request: Request) -> Response:
    """Returns a chapter after the answers so far: the table, the question, the step, and the events since the last answer."""
    wanted, caller = await read_body(request, wire.Practise), await anybody_of(request)
    where, language = dict(request.path_params), language_of(request)
    return json(await practised(request, caller, lambda: see_chapter(where, wanted.answers, language)))


ENDPOINTS = (
    Endpoint("GET", "/api/lessons", list_lessons, gives=wire.LessonList, shared=True),
    Endpoint("POST", PATH, play_chapter, wire.Practise, wire.LessonView),
    *endpoints_of(PATH, by_path(play)),
)
