"""The example that converts datasets for Minari, where Minari is installed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from metro2033 import dataset
from metro2033.dataset import Plan


@pytest.mark.filterwarnings("ignore")
def test_minari_reads_every_decision_of_a_dataset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("h5py", reason="h5py is not installed")
    minari = pytest.importorskip("minari", reason="minari is not installed")
    from examples.to_minari import convert

    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    games = tmp_path / "games"
    dataset.write(Plan("breakthrough", ("greedy", "random"), games=3, seed=11, per_part=2), games)
    convert(str(games), "metro2033/breakthrough/test-v0")
    parts = list(dataset.read(games))
    read = minari.load_dataset("metro2033/breakthrough/test-v0")
    assert (read.total_episodes, read.total_steps) == (6, sum(map(len, parts)))
    for episode in read.iterate_episodes():
        taken = np.arange(len(episode.actions))
        assert episode.infos["action_mask"][taken, episode.actions].all(), "every action was legal"
        assert len(episode.observations) == len(taken) + 1
        assert not episode.terminations[:-1].any() and (episode.terminations | episode.truncations)[-1]
    returns = sorted(float(episode.rewards.sum()) for episode in read.iterate_episodes())
    assert returns == sorted(float(reward) for part in parts for reward in part.game_rewards.ravel())
