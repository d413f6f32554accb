"""Bot games as data for offline learning: observations, masks, actions and outcomes, as NPZ or Parquet.

>>> from metro2033 import dataset
>>> actions = len(dataset.manifest("games/").actions)
>>> for part in dataset.read("games/"):
...     learn(part.observations, part.masks(actions), part.actions, part.rewards)
"""

from __future__ import annotations

from metro2033.dataset.part import Part
from metro2033.dataset.plan import Plan
from metro2033.dataset.reading import manifest, read
from metro2033.dataset.writing import write

__all__ = ["Part", "Plan", "manifest", "read", "write"]
