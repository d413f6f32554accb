"""Endpoints for play: commands, long polls, and streams for programs."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.clock import Clock
from metro2033.live.incoming import LAST_SEAT, MOST_SEQ
from metro2033.live.subscription import Subscription
from metro2033.server.http.auth import room_of, whole_number
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of, refusal
from metro2033.server.http.services import core_of, service_of
from metro2033.server.play.counting import counted
from metro2033.server.play.service import PlayService

LONGEST_POLL = 30
HEARTBEAT = 15.0


async def command(request: Request) -> Response:
    """Executes a room command; the socket takes the same commands."""
    live, caller = await room_of(request)
    wanted: wire.AnyCommand = await read_body(request, wire.AnyCommand)  # type: ignore[arg-type]
    try:
        return json(await service_of(request, PlayService).commands.execute(live, caller, wanted))
    except Problem as problem:
        core_of(request).metrics.refusals.labels(problem.key).inc()
        return refusal(problem, language_of(request), wanted.key)


async def poll(request: Request) -> Response:
    """Waits for changes after entry `since` or room version `version`."""
    live, caller = await room_of(request)
    wait = whole_number(request, "wait", LONGEST_POLL, LONGEST_POLL)
    assert wait is not None, "it has a default"
    seat, since = whole_number(request, "seat", None, LAST_SEAT), whole_number(request, "since", None, MOST_SEQ)
    version = whole_number(request, "version", None, MOST_SEQ)
    first, line = (-1, 0) if since is None else (since, live.last_line)
    subscription = Subscription(
        service_of(request, PlayService).subscriptions,
        live,
        caller.person,
        seat,
        since=first,
        line=line,
        credential=caller.credential,
    )
    with counted(request, live, caller):
        subscription.open()
        try:
            async with core_of(request).clock.timeout(wait):
                while (
                    subscription.ended is None
                    and since == live.seq
                    and version == live.version
                    and subscription.line >= live.last_line
                ):
                    await subscription.changed()
                    if subscription.is_ending:
                        return json({"messages": []})
        except TimeoutError:
            return json({"messages": []})
        finally:
            subscription.close()
    return json({"messages": [msgspec.Raw(message) for message in await subscription.look()]})


async def stream(request: Request) -> Response:
    """Streams the socket's messages as one JSON object per line; an empty line is a keep-alive."""
    live, caller = await room_of(request)
    seat, since = whole_number(request, "seat", None, LAST_SEAT), whole_number(request, "since", -1, MOST_SEQ) or -1
    subscription = Subscription(
        service_of(request, PlayService).subscriptions,
        live,
        caller.person,
        seat,
        since=since,
        credential=caller.credential,
    )

    with counted(request, live, caller):
        pass  # refuse excess connections before the response begins

    async def flow() -> AsyncIterator[bytes]:
        with counted(request, live, caller):
            async for lines in _lines(subscription, core_of(request).clock):
                yield lines

    return StreamingResponse(flow(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


async def _lines(subscription: Subscription, clock: Clock) -> AsyncIterator[bytes]:
    """Yields a room's updates as lines until the client disconnects or may not watch any more."""
    subscription.open()
    try:
        while not subscription.is_ending:
            with contextlib.suppress(TimeoutError):
                async with clock.timeout(HEARTBEAT):
                    await subscription.changed()
            try:
                messages = await subscription.look()
            except Problem as problem:
                yield msgspec.json.encode(wire.Bye(reason=problem.key)) + b"\n"
                return
            yield b"".join(message + b"\n" for message in messages) or b"\n"
    finally:
        subscription.close()


WATCH = (("seat", LAST_SEAT), ("since", MOST_SEQ))
POLL = (*WATCH, ("version", MOST_SEQ), ("wait", LONGEST_POLL))
ENDPOINTS = (
    Endpoint("POST", "/api/rooms/{room}/commands", command, wire.AnyCommand, wire.Acknowledged),
    Endpoint("GET", "/api/rooms/{room}/updates", poll, gives=wire.Updates, query=POLL),
    Endpoint(
        "GET", "/api/rooms/{room}/stream", stream, gives=wire.AnyMessage, query=WATCH, media="application/x-ndjson"
    ),
)
