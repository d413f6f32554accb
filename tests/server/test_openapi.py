"""Checks the OpenAPI description, and that the server keeps a part of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from metro2033.kernel.agenda import MOST_SEATS
from metro2033.server.http.openapi import openapi
from tests.server.described import Stage, checks_of, staged


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with staged(tmp_path_factory.mktemp("openapi")) as stage:
        yield stage


def test_D4_operation_ids_are_unique() -> None:
    """Generators of clients name their functions after them."""
    operations = [one for path in openapi()["paths"].values() for one in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids) and all(id_.isidentifier() for id_ in ids)


def test_D7_the_highest_seat_follows_from_the_most_seats() -> None:
    limits = {
        (parameter["name"], parameter["schema"]["maximum"])
        for path in openapi()["paths"].values()
        for operation in path.values()
        for parameter in operation["parameters"]
        if parameter["in"] == "query" and parameter["name"] in ("seat", "seats")
    }
    assert limits == {("seat", MOST_SEATS - 1), ("seats", MOST_SEATS)}


globals().update(checks_of(3, "/api/rooms", "/api/rooms/{room}", "/api/account"))
