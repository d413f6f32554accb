"""Compares a server's answers with its OpenAPI description, for requests that schemathesis generates."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from metro2033 import wire
from metro2033.client import Client
from metro2033.server.http.openapi import openapi
from tests.server.running import quick, running
from tests.server.timing import PATIENCE

ENDLESS = "/stream"
api = schemathesis.openapi.from_dict(openapi()).exclude(path_regex=ENDLESS)


class Stage:
    """A server on a thread of its own, with one room in it."""

    def __init__(self, database: str) -> None:
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run(database)))
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    async def _run(self, database: str) -> None:
        self.loop, self.done = asyncio.get_running_loop(), asyncio.Event()
        async with running(quick(database)) as server, Client(server.address) as anna:
            self.address = server.address
            self.room = (await anna.create_room("Anna", wire.Settings(game="breakthrough", public=True))).id
            self.cookie = anna.socket_headers()["cookie"]
            self.ready.set()
            await self.done.wait()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join(PATIENCE)


@contextmanager
def staged(folder: object) -> Iterator[Stage]:
    """Runs a server on a database in a folder."""
    stage = Stage(f"sqlite:///{folder}/games.sqlite")
    try:
        yield stage
    finally:
        stage.close()


def check(case: Any, stage: Stage) -> None:
    """Sends a request, and compares the answer with the description."""
    if "room" in case.path_parameters:
        case.path_parameters["room"] = stage.room
    if "wait" in (case.query or {}):
        case.query["wait"] = 0
    response = case.call(base_url=stage.address, headers={"cookie": stage.cookie}, timeout=PATIENCE)
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance, content_type_conformance])


def checks_of(examples: int, *paths: str) -> dict[str, Callable[..., None]]:
    """Returns a test of each operation, of some paths or of all, by name.

    Schemathesis can make a test of each operation itself, but their ids are the same in pytest 9.2, and pytest-xdist runs one of them.
    """
    found: dict[str, Callable[..., None]] = {}
    for path, operations in openapi()["paths"].items():
        for operation in operations.values():
            if path.endswith(ENDLESS) or (paths and path not in paths):
                continue

            @api.include(operation_id=operation["operationId"]).parametrize()
            @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
            def test(case: Any, stage: Stage) -> None:
                check(case, stage)

            found[f"test_the_api_keeps_its_description_of_{operation['operationId']}"] = test
    return found
