"""Batched inference without learning: a network that answers in all lanes at once."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from metro2033.bots.neural.weights import Weights, weights_for
from metro2033.rl.setting import Setting
from metro2033.train.shared import Shared


class Player:
    """Batched inference for all lanes, with PyTorch on the available device: the likeliest answer, or drawn from the policy."""

    def __init__(
        self,
        game: str,
        mix: list[Setting],
        *,
        draws: bool = False,
        weights: Weights | None = None,
        device: str = "",
        temperature: float = 1.0,
    ) -> None:
        import torch

        from metro2033.train.export import from_weights, points_of
        from metro2033.train.network import Network, Shape

        self.torch, self.draws, self.temperature = torch, draws, temperature
        torch.set_num_threads(1)
        torch.manual_seed(1)
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        weights = weights or weights_for(game)
        arrays, features = from_weights(weights)
        shape = Shape(
            tuple(features[0]),
            tuple(features[1]),
            tuple(points_of(mix[0])),
            len(mix[0].actions),
            weights.card["width"],
            weights.card["blocks"],
        )
        self.network = Network(shape).requires_grad_(False)
        self.network.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
        self.network.to(self.device)

    def act(self, shared: Shared) -> tuple[NDArray[Any], NDArray[Any]]:
        """Returns an action for every lane, and the win probabilities of the seats, the asked seat first."""
        torch = self.torch
        with torch.no_grad(), torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.device.type == "cuda"):
            seen = torch.from_numpy(shared.seen).to(self.device)
            masks = torch.from_numpy(shared.masks).to(self.device)
            logs, chances = self.network(seen, masks)
            if self.draws:
                logs = logs / self.temperature - torch.empty_like(logs).exponential_().clamp_(min=1e-20).log()
            return logs.argmax(1).cpu().numpy(), chances.exp().float().cpu().numpy()
