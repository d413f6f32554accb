"""Endpoints for monitoring: liveness, readiness and metrics."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import __version__, wire
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.play.service import PlayService

CHECK_SECONDS = 5

logger = logging.getLogger("metro2033.server")


async def health(request: Request) -> Response:
    """Returns whether the process responds, without checking anything else."""
    return json(wire.Health("ok", __version__, core_of(request).database.kind))


async def readiness(request: Request) -> Response:
    """Returns whether the server can store moves: it can write a row, and no transaction has failed recently."""
    database = core_of(request).database
    try:
        async with core_of(request).clock.timeout(CHECK_SECONDS):
            await database.check()
    except Exception as fault:  # any fault of the database means not ready
        logger.error("not ready", extra={"why": type(fault).__name__})
        return json(wire.Health("database", __version__, database.kind), status=503)
    return json(wire.Health("ok", __version__, database.kind))


async def metrics(request: Request) -> Response:
    """Returns Prometheus metrics."""
    core = core_of(request)
    core.metrics.rooms_loaded.set(len(service_of(request, PlayService).registry.loaded))
    return Response(core.metrics.text(), media_type="text/plain; version=0.0.4")


ENDPOINTS = (
    Endpoint("GET", "/healthz", health, gives=wire.Health),
    Endpoint("GET", "/readyz", readiness, gives=wire.Health),
    Endpoint("GET", "/metrics", metrics, media="text/plain"),
)
