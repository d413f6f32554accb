"""Duels of two files of weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.train.making import write_untrained

pytest.importorskip("torch")


def test_a_network_wins_its_fair_share_against_itself(tmp_path: Path) -> None:
    """The rotations of a deal are the same game then, and in one of them the winner's seat is the one's."""
    from bench.duel import duel

    weights = write_untrained(tmp_path) / "breakthrough.npz"
    assert duel("breakthrough", weights, weights, seats=2, games=4, jobs=1) == (2.0, 4)
