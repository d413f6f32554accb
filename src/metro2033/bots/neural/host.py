"""Networks that the host of this Python evaluates, because NumPy is missing there: in a browser they are TypeScript."""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from typing import Any, Final, Protocol

from metro2033.bots.neural.calibration import Correction, corrected_row
from metro2033.bots.neural.evaluator import Evaluator


class HostNetwork(Protocol):
    """A network as a host registers it. Its methods return an object with a buffer of 32-bit floats, row after row."""

    card: str  # the model card of its weights, as JSON

    def policies(self, seen: bytes, count: int, place: array[int], ends: array[int], actions: array[int]) -> Any:
        """Returns log-probabilities of actions, state by state.

        `seen` has `count` observations of equal length; `place` is the index of each state's observation, `actions` has the
        actions of all states, and `ends` says where those of each state end. Arrays hold 32-bit integers.
        """

    def chances(self, seen: bytes, count: int, seats: int) -> Any:
        """Returns every seat's chance to win, the observer's first, by observation."""


_REGISTERED: Final[dict[str, HostNetwork]] = {}
_WITHOUT: Final[set[str]] = set()  # games whose network the host cannot get now


def register(game: str, network: HostNetwork) -> None:
    """Lets a host evaluate a game's network; bots that are made from now on use it."""
    from metro2033.bots.neural.thinker import thinker_for

    _REGISTERED[game] = network
    _WITHOUT.discard(game)
    thinker_for.cache_clear()


def unregister(game: str) -> None:
    """Forgets a host's network."""
    from metro2033.bots.neural.thinker import thinker_for

    _REGISTERED.pop(game, None)
    _WITHOUT.discard(game)
    thinker_for.cache_clear()


def go_without(game: str) -> None:
    """Lets searches play for the learned bots of a game, because the host cannot get its network now."""
    from metro2033.bots.neural.thinker import thinker_for

    _WITHOUT.add(game)
    thinker_for.cache_clear()


def is_without(game: str) -> bool:
    """Returns whether the host cannot get a game's network now."""
    return game in _WITHOUT


def registered(game: str) -> HostEvaluator | None:
    """Returns the evaluator of a game's registered network, if there is one."""
    network = _REGISTERED.get(game)
    return HostEvaluator(network) if network is not None else None


class HostEvaluator(Evaluator):
    """Asks the host, once per batch of positions."""

    def __init__(self, network: HostNetwork) -> None:
        super().__init__(json.loads(network.card))
        self.network = network

    def policies(
        self, seen: Sequence[bytes], place: Sequence[int], actions: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        """Returns the log-probabilities of every state's legal actions."""
        ends, flat = array("i"), array("i")
        for each in actions:
            flat.extend(each)
            ends.append(len(flat))
        logs = _floats(self.network.policies(b"".join(seen), len(seen), array("i", place), ends, flat))
        return [logs[end - len(each) : end] for each, end in zip(actions, ends, strict=True)]

    def chances(self, seen: Sequence[bytes], seats: int, correction: Correction) -> list[list[float]]:
        """Returns every seat's calibrated chance to win."""
        found = _floats(self.network.chances(b"".join(seen), len(seen), seats))
        return [corrected_row(found[at : at + seats], correction) for at in range(0, len(found), seats)]


def _floats(found: Any) -> list[float]:
    return array("f", memoryview(found).cast("B").tobytes()).tolist()
