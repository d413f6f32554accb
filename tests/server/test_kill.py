"""Killed at random moments, the server loses nothing it has acknowledged; `make kill-test` does it 200 times."""

from __future__ import annotations

import pytest

from tests.server.forking import Forked, Forks
from tests.server.killing import kill_again_and_again
from tests.server.timing import run


@pytest.mark.slow
def test_nothing_acknowledged_is_lost(any_database: str) -> None:
    entries, acknowledged = run(kill_again_and_again(any_database, kills=10, seed=7))
    assert entries >= acknowledged >= 10


def test_nothing_acknowledged_is_lost_when_a_server_is_killed_twice(database: str) -> None:
    with Forks(database) as forks:
        entries, acknowledged = run(kill_again_and_again(database, 2, seed=7, start=lambda _: Forked(forks)))
    assert entries >= acknowledged >= 2
