"""Killed at random moments, the server loses nothing it has acknowledged; `make kill-test` does it 200 times."""

from __future__ import annotations

import asyncio

from tests.server.killing import kill_again_and_again


def test_nothing_acknowledged_is_lost(any_database: str) -> None:
    entries, acknowledged = asyncio.run(kill_again_and_again(any_database, kills=10, seed=7))
    assert entries >= acknowledged > 10
