"""Converts a dataset (`metro2033 dataset`) into one of Minari's: an episode for every seat of every game.

    metro2033 dataset games/ --game breakthrough --bots greedy --games 1000
    pip install h5py minari
    python examples/to_minari.py games/ metro2033/breakthrough/greedy-v0

Minari stores one observation more than actions. A seat has none after its last decision, so the last one is repeated; learners do not read what
follows a terminal step. The legal actions are in the `action_mask` of the infos.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import gymnasium
import minari
import numpy as np
from minari.data_collector import EpisodeBuffer

from metro2033 import dataset
from metro2033.dataset.part import Part


def episodes(part: Part, actions: int) -> Iterator[EpisodeBuffer]:
    """Yields the decisions of each seat in each game of a part."""
    masks = part.masks(actions)
    for game, first, length, truncated in zip(
        part.game_seeds, part.game_first, part.game_lengths, part.game_truncated, strict=True
    ):
        seats = part.seats[first : first + length]
        for seat in np.unique(seats):
            rows = first + np.flatnonzero(seats == seat)
            again = np.append(rows, rows[-1])
            ends = rows == rows[-1]
            yield EpisodeBuffer(
                seed=int(game),
                observations=part.observations[again],
                actions=part.actions[rows].astype(np.int64),
                rewards=list(part.rewards[rows] * ends),
                terminations=list(ends & ~truncated),
                truncations=list(ends & truncated),
                infos={"action_mask": masks[again]},
            )


def convert(folder: str, name: str) -> minari.MinariDataset:
    """Creates a dataset in Minari's own folder from the one in a folder."""
    about = dataset.manifest(folder)
    made: minari.MinariDataset | None = None
    for part in dataset.read(folder):
        buffers = list(episodes(part, len(about.actions)))
        if made is None:
            made = minari.create_dataset_from_buffers(
                name,
                buffers,
                observation_space=gymnasium.spaces.Box(0, 255, (about.observation,), np.uint8),
                action_space=gymnasium.spaces.Discrete(len(about.actions)),
                algorithm_name=", ".join(about.bots),
                description=f"{about.game}, {about.seats} seats, seeds from {about.seed}",
            )
        else:
            made.update_dataset_from_buffer(buffers)
    assert made is not None, "the dataset has no parts"
    return made


if __name__ == "__main__":
    written = convert(*sys.argv[1:3])
    print(f"{written.total_episodes} episodes, {written.total_steps} steps")
