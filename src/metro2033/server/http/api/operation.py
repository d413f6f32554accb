"""For those who run the server: is it well, and how much does it do."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import __version__, protocol
from metro2033.server.http.auth import house_of
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.responses import json


async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    house = house_of(request)
    kind = "postgresql" if house.storage.postgres else "sqlite"
    try:
        async with asyncio.timeout(5):
            await house.ask(house.storage.setting, "cookie_key", str)
    except Exception:  # whatever is wrong with the database, this is where it is said
        return json(protocol.Health("database", __version__, kind), status=503)
    return json(protocol.Health("ok", __version__, kind))


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    house = house_of(request)
    house.metrics.halls.set(len(house.halls))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


ENDPOINTS = (
    Endpoint("GET", "/healthz", health, gives=protocol.Health),
    Endpoint("GET", "/metrics", metrics, media="text/plain"),
)
