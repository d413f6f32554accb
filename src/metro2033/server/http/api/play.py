"""Play over HTTP: commands, long polls, and streams for programs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from metro2033 import protocol
from metro2033.kernel.problem import Problem
from metro2033.server.http.auth import house_of, room_of, whole_number
from metro2033.server.http.endpoint import MOST_SEATS, MOST_SEQ, Endpoint, read_body
from metro2033.server.http.responses import json, language_of, refusal
from metro2033.server.play.command_handler import execute
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.views.subscription import Subscription

LONGEST_POLL = 30
HEARTBEAT = 15.0


async def command(request: Request) -> Response:
    """Do something in a room; the same commands go over the socket."""
    house = house_of(request)
    hall, caller = await room_of(request)
    wanted: protocol.AnyCommand = await read_body(request, protocol.AnyCommand)  # type: ignore[arg-type]
    try:
        return json(await execute(house, hall, caller, wanted))
    except Problem as problem:
        house.metrics.refusals.labels(problem.key).inc()
        return refusal(problem, language_of(request), wanted.key)


async def poll(request: Request) -> Response:
    """Wait until something is new after entry `since` or room version `version`."""
    hall, caller = await room_of(request)
    wait = whole_number(request, "wait", LONGEST_POLL, LONGEST_POLL)
    feed = Subscription(house_of(request), hall, caller.person, whole_number(request, "seat", None, MOST_SEATS))
    since = whole_number(request, "since", None, MOST_SEQ)
    version = whole_number(request, "version", None, MOST_SEQ)
    feed.seq = -1 if since is None else since
    feed.line = hall.lines[-1].number if since is not None and hall.lines else 0
    feed.open()
    try:
        async with asyncio.timeout(wait):
            while since == hall.seq and version == hall.version and feed.line >= _last_line(hall):
                await feed.wake.wait()
                feed.wake.clear()
    except TimeoutError:
        return json({"messages": []})
    finally:
        feed.close()
    return json({"messages": await feed.look()})


def _last_line(hall: LiveRoom) -> int:
    return hall.lines[-1].number if hall.lines else 0


async def stream(request: Request) -> Response:
    """One JSON message per line, as the socket would send them; an empty line is a sign of life."""
    hall, caller = await room_of(request)
    feed = Subscription(house_of(request), hall, caller.person, whole_number(request, "seat", None, MOST_SEATS))
    feed.seq = whole_number(request, "since", -1, MOST_SEQ) or -1

    async def flow() -> AsyncIterator[bytes]:
        feed.open()
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await feed.wake.wait()
                        feed.wake.clear()
                try:
                    messages = await feed.look()
                except Problem as problem:
                    yield msgspec.json.encode(protocol.Bye(reason=problem.key)) + b"\n"
                    return
                yield b"".join(bytes(message) + b"\n" for message in messages) or b"\n"
        finally:
            feed.close()

    return StreamingResponse(flow(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


WATCH = (("seat", MOST_SEATS), ("since", MOST_SEQ))
POLL = (*WATCH, ("version", MOST_SEQ), ("wait", LONGEST_POLL))
ENDPOINTS = (
    Endpoint("POST", "/api/rooms/{room}/commands", command, protocol.AnyCommand, protocol.Acknowledged),
    Endpoint("GET", "/api/rooms/{room}/updates", poll, gives=protocol.Updates, query=POLL),
    Endpoint(
        "GET", "/api/rooms/{room}/stream", stream, gives=protocol.AnyMessage, query=WATCH, media="application/x-ndjson"
    ),
)
