"""Every door of the API."""

from __future__ import annotations

from starlette.routing import Route

from metro2033.server.http.api import (
    accounts,
    advice,
    archive,
    continuing,
    due,
    notices,
    operation,
    play,
    review,
    rooms,
)
from metro2033.server.http.endpoint import answering

SUBJECTS = (operation, rooms, accounts, play, due, notices, archive, continuing, review, advice)
ENDPOINTS = tuple(door for subject in SUBJECTS for door in subject.ENDPOINTS)


def routes() -> list[Route]:
    """Every route of the API."""
    return [Route(door.path, answering(door.endpoint), methods=[door.method]) for door in ENDPOINTS]
