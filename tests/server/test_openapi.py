"""Runs schemathesis on the OpenAPI description: the server answers every generated request as described, and never with a 5xx."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from metro2033 import protocol
from metro2033.client import Client
from metro2033.kernel.agenda import MOST_SEATS
from metro2033.server.http.openapi import openapi
from tests.server.running import quick, running

ENDLESS = "/stream"


class Stage:
    """A server on a thread of its own, with one room in it."""

    def __init__(self, database: str) -> None:
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._run(database)))
        self.thread.start()
        assert self.ready.wait(60)

    async def _run(self, database: str) -> None:
        self.loop, self.done = asyncio.get_running_loop(), asyncio.Event()
        async with running(quick(database)) as server, Client(server.address) as anna:
            self.address = server.address
            self.room = (await anna.create_room("Anna", protocol.Settings(game="breakthrough", public=True))).id
            self.cookie = anna.socket_headers()["cookie"]
            self.ready.set()
            await self.done.wait()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join(30)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    stage = Stage(f"sqlite:///{folder}/games.sqlite")
    yield stage
    stage.close()


def test_D4_operation_ids_are_unique() -> None:
    """Generators of clients name their functions after them."""
    operations = [one for path in openapi()["paths"].values() for one in path.values()]
    ids = [one["operationId"] for one in operations]
    assert len(set(ids)) == len(ids) and all(one.isidentifier() for one in ids)


def test_D7_the_highest_seat_follows_from_the_most_seats() -> None:
    limits = {
        (one["name"], one["schema"]["maximum"])
        for path in openapi()["paths"].values()
        for operation in path.values()
        for one in operation["parameters"]
        if one["name"] in ("seat", "seats")
    }
    assert limits == {("seat", MOST_SEATS - 1), ("seats", MOST_SEATS)}


api = schemathesis.openapi.from_dict(openapi()).exclude(path_regex=ENDLESS)
few = api.include(path=["/api/rooms", "/api/rooms/{room}", "/api/account"])


@pytest.mark.slow
@api.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_its_description(case: Any, stage: Stage) -> None:
    check(case, stage)


@few.parametrize()
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_part_of_the_api_keeps_its_description(case: Any, stage: Stage) -> None:
    check(case, stage)


def check(case: Any, stage: Stage) -> None:
    """Sends a request, and compares the answer with the description."""
    if "room" in case.path_parameters:
        case.path_parameters["room"] = stage.room
    if "wait" in (case.query or {}):
        case.query["wait"] = 0
    response = case.call(base_url=stage.address, headers={"cookie": stage.cookie})
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance, content_type_conformance])
