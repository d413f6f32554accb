"""Weight files of the learned bot: arrays in half precision, and a model card that describes the training."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

from metro2033.games import find_game
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.actions import ActionTable
from metro2033.observations.layout import Layout

if TYPE_CHECKING:
    from numpy.typing import NDArray

FORMAT: Final = 1
VARIABLE: Final = "METRO2033_WEIGHTS"  # overrides the folder, to play newly trained weights
CARD: Final = "card"


@dataclass(frozen=True)
class Weights:
    """Arrays by the names of the network's parts, and the model card."""

    arrays: Mapping[str, NDArray[Any]]
    card: Mapping[str, Any]

    def save(self, path: Path) -> None:
        """Writes the file atomically."""
        import numpy as np

        card = np.frombuffer(json.dumps(self.card, ensure_ascii=False).encode(), np.uint8)
        path.parent.mkdir(parents=True, exist_ok=True)
        making = path.with_suffix(".part")
        with making.open("wb") as file:
            np.savez_compressed(file, **{CARD: card}, **self.arrays)  # type: ignore[arg-type]
        making.replace(path)


def read_weights(path: Path) -> Weights:
    """Reads weights from a file."""
    import numpy as np

    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        card = json.loads(arrays.pop(CARD).tobytes())
        if card["format"] != FORMAT:
            raise Problem("weights-broken", file=path.name)
    except FileNotFoundError:
        raise Problem("weights-missing", file=path.name) from None
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise Problem("weights-broken", file=path.name) from None
    return Weights(arrays, card)


def weights_file(game: str) -> Path:
    """Returns the path of a game's weights."""
    if folder := os.environ.get(VARIABLE):
        return Path(folder) / f"{game}.npz"
    return shipped_weights(game)


def shipped_weights(game: str) -> Path:
    """Returns the path of the weights in the game's folder."""
    return find_game(game).folder / "learn" / "weights.npz"


def is_trained(game: str) -> bool:
    """Returns whether a game should have weights: built-in games do, games of other packages may."""
    return find_game(game).is_ours or weights_file(game).is_file()


@lru_cache(maxsize=4)
def weights_for(game: str) -> Weights:
    """Returns a game's weights, cached."""
    return read_weights(weights_file(game))


def tables_of(rules: Ruleset, layout: Layout, actions: ActionTable) -> dict[str, str]:
    """Returns fingerprints of the tables a network depends on: observation bytes, actions and cards."""
    cards = hashlib.sha256("\n".join(rules.catalog.card_ids).encode()).hexdigest()[:16]
    return {"layout": layout.digest(), "actions": actions.digest(), "cards": cards}
