"""A siege: the learner trains against one frozen bot only, at tables where one seat differs from all others.

It takes the place of the league.
"""

from __future__ import annotations

from typing import Any

import torch

from metro2033.train.attack import Kind
from metro2033.train.league import Guest, League
from metro2033.train.network import NEVER, Network
from metro2033.train.rollout import Rollout


class Frozen:
    """A network that never changes and answers as the bot does: the likeliest option, or at a temperature."""

    def __init__(self, network: Network, temperature: float) -> None:
        self.network, self.temperature = network.requires_grad_(False), temperature

    def __call__(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Returns logits whose samples are the bot's answers, and the chances."""
        logs, chances = self.network(seen, masks)
        if self.temperature:
            return logs / self.temperature, chances
        return torch.full_like(logs, NEVER).scatter_(1, logs.argmax(1, keepdim=True), 0.0), chances


class Siege(League):
    """The frozen bot's seats in all lanes, and what the learner is trained for. Without a guest, workers play the bot."""

    def __init__(self, lanes: int, groups: int, places: int, device: Any, kind: Kind, guest: Guest | None) -> None:
        super().__init__(lanes, groups, places, device)
        self.first, self.kind, self.guest = 0, kind, guest

    def add(self, network: Network) -> None:
        """Adds nobody: the bot is the only opponent."""

    def invite(self, luck: Any) -> None:
        """Keeps the bot as the opponent."""

    def seats(self, group: int, asked: Any, odd: Any) -> Any:
        """Returns in which lanes the bot is asked."""
        return (asked == odd) == self.kind.bot_is_odd

    def gains(self, gains: Any, play: Rollout) -> Any:
        """Returns the gain in the asked seat's chance, or, for spite, the loss in the bot's."""
        if not self.kind.is_spite:
            return gains[..., 0]
        place = (play.odd - play.asked) % play.seats
        return -gains.gather(2, place[..., None]).squeeze(2)

    def note_ends(self, group: int, play: Rollout, step: int, lanes: slice, luck: Any) -> None:
        """Counts the odd seat's wins; `share` is then a multiple of its fair share."""
        ends, won = play.ends[step, lanes], play.won[step, lanes]
        mine = won.gather(1, play.odd[step, lanes][:, None]).squeeze(1)
        self.won += float((mine * ends).sum())
        self.fair += float((ends / play.seats[step, lanes]).sum())
