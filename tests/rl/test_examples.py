"""The examples learn: a few steps of each, where what they need is installed."""

from __future__ import annotations

import pytest


@pytest.mark.filterwarnings("ignore")
def test_maskable_ppo_learns_on_the_environment() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    from examples.train_maskable_ppo import train

    before, after = train("breakthrough", "random", steps=64, games=2, seed=1)
    assert 0 <= before <= 1 and 0 <= after <= 1
