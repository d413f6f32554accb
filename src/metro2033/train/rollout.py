"""A rollout: some steps of all lanes on the learner's device, and the returns of its decisions."""

from __future__ import annotations

from typing import Any

import torch

from metro2033.train.shared import Shared


class Rollout:
    """Arrays by step, then lane; within a lane, the seats act as their game asks them."""

    def __init__(self, steps: int, lanes: int, width: int, actions: int, places: int, device: Any) -> None:
        def made(*shape: int, kind: Any) -> Any:
            return torch.zeros(steps, lanes, *shape, dtype=kind, device=device)

        self.seen = made(width, kind=torch.uint8)
        self.masks = made(actions, kind=torch.uint8)
        self.asked = made(kind=torch.int64)
        self.seats = made(kind=torch.int64)
        self.odd = made(kind=torch.int64)
        self.actions = made(kind=torch.int64)
        self.logs = made(kind=torch.float32)
        self.values = made(places, kind=torch.float32)  # win probabilities, the acting seat first
        self.mine = made(kind=torch.bool)  # decisions of the learning network
        self.ends = made(kind=torch.bool)
        self.won = made(places, kind=torch.float32)  # by seat

    def put(self, step: int, lanes: slice, shared: Shared) -> None:
        """Copies a group's observations."""
        self.seen[step, lanes].copy_(torch.from_numpy(shared.seen), non_blocking=True)
        self.masks[step, lanes].copy_(torch.from_numpy(shared.masks), non_blocking=True)
        self.asked[step, lanes].copy_(torch.from_numpy(shared.asked), non_blocking=True)
        self.seats[step, lanes].copy_(torch.from_numpy(shared.seats), non_blocking=True)
        self.odd[step, lanes].copy_(torch.from_numpy(shared.odd), non_blocking=True)

    def put_ends(self, step: int, lanes: slice, shared: Shared) -> None:
        """Copies which games the step ended, and who won them."""
        self.ends[step, lanes].copy_(torch.from_numpy(shared.ends), non_blocking=True)
        self.won[step, lanes].copy_(torch.from_numpy(shared.won), non_blocking=True)


def returns(play: Rollout, trace: float) -> tuple[Any, Any]:
    """Returns the λ-return of every decision, as win probabilities of all seats, and a mask of the decisions that have one.

    Each seat of each lane is a separate chain. The return of a decision mixes the network's estimate at the seat's next decision with
    the return of that decision, or is the result if the game ended. The last decision of a chain has none yet unless its game ended.
    """
    steps, lanes, places = play.values.shape
    each = torch.arange(lanes, device=play.values.device)
    place = torch.arange(places, device=play.values.device)
    found = torch.zeros_like(play.values)
    known = torch.zeros_like(play.mine)
    estimate, worth = (torch.zeros(lanes, places, places, device=play.values.device) for _ in range(2))
    is_known = torch.zeros(lanes, places, dtype=torch.bool, device=play.values.device)
    for t in reversed(range(steps)):
        over, seats = play.ends[t], play.seats[t]
        turned = (place[None, :, None] + place[None, None, :]) % seats[
            :, None, None
        ]  # by seat and place: the absolute seat
        won = play.won[t][:, None, :].expand(-1, places, -1).gather(2, turned)
        won = won * (place[None, None, :] < seats[:, None, None])
        estimate = torch.where(over[:, None, None], won, estimate)
        worth = torch.where(over[:, None, None], won, worth)
        is_known = is_known | over[:, None]
        seat = play.asked[t]
        own = (1 - trace) * estimate[each, seat] + trace * worth[each, seat]
        known[t] = is_known[each, seat]
        found[t] = torch.where(known[t][:, None], own, play.values[t])
        estimate[each, seat], worth[each, seat] = play.values[t], found[t]
        is_known[each, seat] = True
    return found, known
