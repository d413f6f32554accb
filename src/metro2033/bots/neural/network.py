"""The learned bot's network in NumPy. The input is binary and sparse, so the first layer is a sum of rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.neural.calibration import Correction, corrected
from metro2033.bots.neural.evaluator import Evaluator, Key, Playouts
from metro2033.bots.neural.weights import Weights

EPSILON: Final = 1e-5  # for layer norms

Array = NDArray[np.float32]


class NeuralNetwork:
    """Evaluates observations given as bytes, one row each."""

    def __init__(self, weights: Weights) -> None:
        card, arrays = weights.card, {name: _wide(array) for name, array in weights.arrays.items()}
        self.bytes: NDArray[Any] = arrays["bytes"]
        self.least: NDArray[Any] = arrays["least"].astype(np.uint8)
        self.rows: Array = arrays["rows"]
        self.bias: Array = arrays["first.bias"]
        self.blocks = [{key: arrays[f"blocks.{at}.{key}"] for key in _BLOCK} for at in range(card["blocks"])]
        for block in self.blocks:  # transposed, to multiply rows from the right
            block["up.weight"] = np.ascontiguousarray(block["up.weight"].T)
            block["down.weight"] = np.ascontiguousarray(block["down.weight"].T)
        self.norm = arrays["norm.weight"], arrays["norm.bias"]
        self.policy = arrays["policy.weight"], arrays["policy.bias"]
        self.value = arrays["value.weight"], arrays["value.bias"]
        self.points = np.array(card["points"], np.int64)
        self.point: float = card["point"]

    def think(self, seen: NDArray[np.uint8]) -> Array:
        """Returns the final hidden layer, the input of the heads."""
        on = seen[:, self.bytes] >= self.least
        return self.think_on(np.stack([self.rows[np.flatnonzero(row)].sum(axis=0) for row in on]) + self.bias)

    def think_on(self, h: Array) -> Array:
        """Returns the final hidden layer from the first one, which may be overwritten."""
        for block in self.blocks:
            inner = _norm(h, block["norm.weight"], block["norm.bias"]) @ block["up.weight"] + block["up.bias"]
            h += np.maximum(inner, 0, out=inner) @ block["down.weight"] + block["down.bias"]
        return np.maximum(_norm(h, *self.norm), 0)

    def policy_of(self, thought: Array, options: Sequence[int]) -> Array:
        """Returns the log-probabilities of the legal actions, for one hidden vector."""
        weight, bias = self.policy
        return _log_softmax(weight[options] @ thought + bias[options])

    def chances(self, thoughts: Array, seen: NDArray[np.uint8], seats: int) -> Array:
        """Returns every seat's chance to win, the observer's first; one row per observation."""
        weight, bias = self.value
        logits = thoughts @ weight[:seats].T + bias[:seats] + self.point * seen[:, self.points[:seats]]
        return np.exp(_log_softmax(logits))


class Memory:
    """A cache of first layers: little changes from one question to the next, so only changed inputs are added or subtracted."""

    def __init__(self, network: NeuralNetwork) -> None:
        self.network = network
        self.known: dict[Key, tuple[NDArray[np.bool_], Array]] = {}

    def think(self, seen: list[NDArray[np.uint8]], keys: Sequence[Key]) -> Array:
        """Returns the final hidden layers of observations; an equal key marks a similar earlier observation."""
        network = self.network
        on = np.stack(seen)[:, network.bytes] >= network.least
        h = np.empty((len(seen), len(network.bias)), np.float32)
        for at, key in enumerate(keys):
            row = on[at]
            if key in self.known:
                before, first = self.known[key]
                changed = np.flatnonzero(row != before)
                signs = np.where(row[changed], np.float32(1), np.float32(-1))
                first = (first + signs @ network.rows[changed]).astype(np.float32, copy=False)
            else:
                first = network.rows[np.flatnonzero(row)].sum(axis=0) + network.bias
            self.known[key] = row, first
            h[at] = first
        return network.think_on(h)


class NumpyEvaluator(Evaluator):
    """Evaluates weights with NumPy."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.card)
        self.network = NeuralNetwork(weights)

    def policies(
        self, seen: Sequence[bytes], place: Sequence[int], actions: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        """Returns the log-probabilities of every state's legal actions."""
        thoughts = self.network.think(_stacked(seen))
        return [self.network.policy_of(thoughts[at], each).tolist() for at, each in zip(place, actions, strict=True)]

    def chances(self, seen: Sequence[bytes], seats: int, correction: Correction) -> list[list[float]]:
        """Returns every seat's calibrated chance to win."""
        stacked = _stacked(seen)
        judged = self.network.chances(self.network.think(stacked), stacked, seats)
        found: list[list[float]] = corrected(judged, correction).tolist()
        return found

    def playouts(self) -> Playouts:
        """Returns the policy for a batch of playouts, with a cache of first layers."""
        return NumpyPlayouts(self)


class NumpyPlayouts(Playouts):
    """The policy for a batch of playouts, with a cache of first layers."""

    def __init__(self, evaluator: NumpyEvaluator) -> None:
        super().__init__(evaluator)
        self.network = evaluator.network
        self.memory = Memory(evaluator.network)

    def distributions(
        self, seen: Sequence[bytes], keys: Sequence[Key], place: Sequence[int], actions: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        """Returns the cumulative distribution over every state's actions."""
        thoughts = self.memory.think([np.frombuffer(observation, np.uint8) for observation in seen], keys)
        return [
            np.cumsum(np.exp(self.network.policy_of(thoughts[at], each))).tolist()
            for at, each in zip(place, actions, strict=True)
        ]


_BLOCK: Final = ("norm.weight", "norm.bias", "up.weight", "up.bias", "down.weight", "down.bias")


def _wide(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(np.float32) if array.dtype == np.float16 else array


def _stacked(seen: Sequence[bytes]) -> NDArray[np.uint8]:
    return np.stack([np.frombuffer(observation, np.uint8) for observation in seen])


def _norm(h: Array, weight: Array, bias: Array) -> Array:
    centred = h - h.mean(axis=-1, keepdims=True)
    spread = np.square(centred).mean(axis=-1, keepdims=True)
    found: Array = centred / np.sqrt(spread + EPSILON) * weight + bias
    return found


def _log_softmax(logits: Array) -> Array:
    logits = logits - logits.max(axis=-1, keepdims=True)
    found: Array = logits - np.log(np.exp(logits).sum(axis=-1, keepdims=True))
    return found
