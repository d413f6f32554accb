"""Weights for the learned bot: the package's own, or where there are none a network that has learned nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from metro2033.bots.neural.weights import VARIABLE, weights_file
from metro2033.games import GAMES
from tests.train.making import write_untrained


@pytest.fixture(scope="session", autouse=True)
def weights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Provides weights for every game."""
    if all(weights_file(game).is_file() for game in GAMES):
        yield
        return
    os.environ[VARIABLE] = str(write_untrained(tmp_path_factory.mktemp("weights")))
    yield
    del os.environ[VARIABLE]
