"""The network: binary features, residual blocks with layer norm, a policy head over actions, and a softmax value head over seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import torch
from torch import nn
from torch.nn import functional

NEVER: Final = -1e9  # the logit of an illegal action, or of an absent seat
POINT: Final = 0.4  # the value's prior: win logits per victory point


@dataclass(frozen=True)
class Shape:
    """The inputs and the size of a network."""

    bytes: tuple[int, ...]  # by feature: the byte it reads
    least: tuple[int, ...]  # and the threshold at which it is on
    points: tuple[int, ...]  # by seat, the observer first: the byte with its victory points
    actions: int
    width: int
    blocks: int

    @property
    def places(self) -> int:
        """The maximum number of seats."""
        return len(self.points)


class Block(nn.Module):
    """One residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.orthogonal_(self.up.weight, 2**0.5)
        nn.init.orthogonal_(self.down.weight, 0.5)
        nn.init.zeros_(self.up.bias)
        nn.init.zeros_(self.down.bias)

    def forward(self, h: Any) -> Any:
        """Returns the input plus the block's residual."""
        return h + self.down(functional.relu(self.up(self.norm(h))))


class Network(nn.Module):
    """Evaluates observations given as bytes; parameter names match the weights file."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.register_buffer("bytes", torch.tensor(shape.bytes, dtype=torch.int64), persistent=False)
        self.register_buffer("least", torch.tensor(shape.least, dtype=torch.uint8), persistent=False)
        self.register_buffer("points", torch.tensor(shape.points, dtype=torch.int64), persistent=False)
        self.first = nn.Linear(len(shape.bytes), shape.width)
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.blocks))
        self.norm = nn.LayerNorm(shape.width)
        self.policy = nn.Linear(shape.width, shape.actions)
        self.value = nn.Linear(shape.width, shape.places)
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.zeros_(self.first.bias)
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01 / shape.width**0.5)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Returns log-probabilities of the actions, and of each seat's win, the observer's first."""
        on = seen.index_select(1, self.bytes) >= self.least
        on = on.to(torch.bfloat16 if seen.is_cuda else self.first.weight.dtype)
        h = self.first(on)
        for block in self.blocks:
            h = block(h)
        h = functional.relu(self.norm(h))
        logits = self.policy(h).float().masked_fill(masks == 0, NEVER)
        seats = seen[:, : self.shape.places - 1].float().argmax(1) + 2
        absent = torch.arange(self.shape.places, device=seen.device)[None] >= seats[:, None]
        chances = self.value(h).float() + POINT * seen.index_select(1, self.points).float()
        return logits.log_softmax(1), chances.masked_fill(absent, NEVER).log_softmax(1)
