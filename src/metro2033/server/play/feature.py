"""The play feature. Game logs name seats, never people, so there is no personal data to forget."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.routing import BaseRoute, WebSocketRoute

from metro2033.server.feature import Feature
from metro2033.server.play import advice_endpoints, endpoints
from metro2033.server.play.service import PlayService
from metro2033.server.play.websocket import socket


def pages() -> Sequence[BaseRoute]:
    """Returns the route of the socket, which OpenAPI cannot describe."""
    return [WebSocketRoute("/api/rooms/{room}/socket", socket)]


PLAY = Feature(
    name="play",
    service=PlayService,
    endpoints=(*endpoints.ENDPOINTS, *advice_endpoints.ENDPOINTS),
    pages=pages,
    settings=(
        "bots",
        "bot_workers",
        "bot_tables",
        "bot_seconds",
        "pause",
        "grace",
        "send_seconds",
        "feeds_per_address",
        "viewers_per_room",
        "viewers_per_address",
        "commands_per_second",
    ),
)
