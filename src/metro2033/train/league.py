"""The league: past selves play some seats in a share of the lanes, so that the network keeps beating its earlier versions."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import torch

from metro2033.train.network import Network
from metro2033.train.rollout import Rollout

LANES = 0.2  # the share of lanes in which past selves play
MOST = 24  # maximum number of past selves; then every other one is dropped


Guest = Callable[[Any, Any], tuple[Any, Any]]  # from observations and masks: logits, and chances


class League:
    """Past networks, and the seats and lanes they play."""

    def __init__(self, lanes: int, groups: int, places: int, device: Any) -> None:
        self.past: list[Network] = []
        self.guest: Guest | None = None  # the opponent that plays now: a past self, or in a siege the bot
        self.first = lanes - int(lanes * LANES)  # lanes of a group from here on belong to the league
        self.theirs = torch.zeros(groups, lanes - self.first, places, dtype=torch.bool, device=device)
        self.won = self.fair = 0.0  # the learner's wins and expected wins in league games

    def add(self, network: Network) -> None:
        """Adds a frozen copy of a network."""
        if len(self.past) >= MOST:
            self.past = self.past[::2]
        self.past.append(copy.deepcopy(network).requires_grad_(False))

    def invite(self, luck: Any) -> None:
        """Draws the past self that plays next: the newest with probability one half, otherwise any."""
        if self.past:
            newest = luck.random() < 0.5
            self.guest = self.past[-1] if newest else self.past[luck.randrange(len(self.past))]

    def seats(self, group: int, asked: Any, odd: Any) -> Any:
        """Returns in which lanes of the league the guest is asked."""
        return self.theirs[group].gather(1, asked[self.first :, None]).squeeze(1)

    def gains(self, gains: Any, play: Rollout) -> Any:
        """Returns the gain that the learner is trained for: the asked seat's, of the gains of all seats, the asked one's first."""
        return gains[..., 0]

    def note_ends(self, group: int, play: Rollout, step: int, lanes: slice, luck: Any) -> None:
        """Counts finished league games, and draws the guest's seats for the next ones.

        At least one of the first two seats stays the learner's, so that it plays at every table.
        """
        if self.guest is None:
            return
        ends, won, seats = play.ends[step, lanes], play.won[step, lanes], play.seats[step, lanes]
        over, theirs = ends[self.first :], self.theirs[group]
        playing = torch.arange(theirs.shape[1], device=theirs.device)[None] < seats[self.first :, None]
        own = playing & ~theirs
        mixed = over & (own.any(1) & (theirs & playing).any(1))
        self.won += float((won[self.first :] * own).sum(1)[mixed].sum())
        self.fair += float((own.sum(1) / playing.sum(1))[mixed].sum())
        drawn = torch.rand(theirs.shape, generator=luck, device=theirs.device) < 0.5
        drawn.scatter_(1, torch.randint(0, 2, (len(drawn), 1), generator=luck, device=theirs.device), False)
        self.theirs[group] = torch.where(over[:, None], drawn, theirs)

    def share(self) -> float:
        """Returns the learner's wins against past selves as a multiple of its fair share, and resets the count."""
        found = self.won / self.fair if self.fair else 0.0
        self.won = self.fair = 0.0
        return found
