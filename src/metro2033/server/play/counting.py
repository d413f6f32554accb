"""Counts the open connections of a caller against the limits per address and per room."""

from __future__ import annotations

from contextlib import AbstractContextManager

from starlette.requests import HTTPConnection

from metro2033.live.access import Caller
from metro2033.live.live_room import LiveRoom
from metro2033.server.http.auth import address_of
from metro2033.server.http.services import service_of
from metro2033.server.play.service import PlayService


def counted(connection: HTTPConnection, live: LiveRoom, caller: Caller) -> AbstractContextManager[None]:
    """Counts a connection for the duration of the context, or refuses it."""
    is_member = live.room.member_of(caller.person) is not None
    return service_of(connection, PlayService).connections.open(
        address_of(connection), live.room.id, is_member=is_member
    )
