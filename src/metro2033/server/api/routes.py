"""Every door of the API."""

from __future__ import annotations

from starlette.routing import Route

from metro2033.server.api import accounts, archive, continuing, operation, play, review, rooms
from metro2033.server.api.door import answering

DOORS = (*operation.DOORS, *rooms.DOORS, *accounts.DOORS, *play.DOORS, *archive.DOORS, *continuing.DOORS, *review.DOORS)


def routes() -> list[Route]:
    """Every route of the API."""
    return [Route(door.path, answering(door.endpoint), methods=[door.method]) for door in DOORS]
