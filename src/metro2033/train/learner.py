"""The learner: collects rollouts with its crew and improves the network on them by masked proximal policy optimisation (PPO)."""

from __future__ import annotations

import contextlib
import copy
import math
from random import Random
from typing import Any

import torch
from torch import nn

from metro2033.train.crew import GROUPS, Crew
from metro2033.train.league import League
from metro2033.train.network import Network
from metro2033.train.plan import Plan
from metro2033.train.rollout import Rollout, returns
from metro2033.train.shared import Shared


class Learner:
    """A network, the moving average of its weights, and its optimiser."""

    def __init__(self, crew: Crew, network: Network, plan: Plan, device: Any) -> None:
        self.crew, self.plan, self.device = crew, plan, device
        self.network = network.to(device)
        self.average = copy.deepcopy(network).requires_grad_(False)
        self.optimiser = torch.optim.Adam(network.parameters(), lr=plan.rate, eps=1e-5, fused=device.type == "cuda")
        self.luck = torch.Generator(device=device).manual_seed(plan.seed)
        self.draws = Random(plan.seed)
        self.updates = 0
        lanes = plan.lanes
        self.league = League(lanes, GROUPS, crew.places, device)
        self.play = Rollout(plan.steps, GROUPS * lanes, crew.width, crew.actions, crew.places, device)
        # The maximum observed value of every byte.
        self.most = torch.zeros(crew.width, dtype=torch.uint8, device=device)
        self.games = self.rounds = 0
        _pin(crew, device)
        for group in range(GROUPS):
            crew.go(group)

    def join(self, league: League) -> None:
        """Plays in another league from now on."""
        self.league = league

    def thinking(self) -> Any:
        """Returns the autocast context: bfloat16 on CUDA, full precision elsewhere."""
        if self.device.type == "cuda":
            return torch.autocast("cuda", dtype=torch.bfloat16)
        return contextlib.nullcontext()

    def collect(self) -> None:
        """Collects a rollout with the network and its guests; the groups alternate, so that workers and GPU overlap."""
        self.league.invite(self.draws)
        self.games = self.rounds = 0
        for step in range(self.plan.steps):
            for group in range(GROUPS):
                shared = self.crew.wait(group)
                lanes = slice(group * self.plan.lanes, (group + 1) * self.plan.lanes)
                if step:
                    self._note_ends(step - 1, group, lanes, shared)
                self.play.put(step, lanes, shared)
                shared.actions[:] = self._act(step, group, lanes)
                self.crew.go(group)
        # The last answers; the observations after them are the first step of the next rollout.
        for group in range(GROUPS):
            lanes = slice(group * self.plan.lanes, (group + 1) * self.plan.lanes)
            shared = self.crew.wait(group)
            self._note_ends(self.plan.steps - 1, group, lanes, shared)
        self.most = torch.maximum(self.most, self.play.seen.flatten(0, 1).amax(0))

    def _act(self, step: int, group: int, lanes: slice) -> Any:
        play, league = self.play, self.league
        seen, masks, asked = play.seen[step, lanes], play.masks[step, lanes], play.asked[step, lanes]
        with torch.no_grad(), self.thinking():
            logs, values = self.network(seen, masks)
            mine = torch.ones(len(seen), dtype=torch.bool, device=self.device)
            if league.guest is not None and league.first < len(seen):
                theirs = league.seats(group, asked, play.odd[step, lanes])
                guests, _ = league.guest(seen[league.first :], masks[league.first :])
                logs[league.first :] = torch.where(theirs[:, None], guests, logs[league.first :])
                mine[league.first :] = ~theirs
            noise = torch.empty_like(logs).exponential_(generator=self.luck).clamp_(min=1e-20)
            actions = (logs - noise.log()).argmax(1)  # samples the policy (Gumbel-max trick)
            play.actions[step, lanes] = actions
            play.logs[step, lanes] = logs.gather(1, actions[:, None]).squeeze(1)
            play.values[step, lanes] = values.exp()
            play.mine[step, lanes] = mine
        return actions.cpu().numpy()

    def _note_ends(self, step: int, group: int, lanes: slice, shared: Shared) -> None:
        play = self.play
        play.put_ends(step, lanes, shared)
        if shared.ends.any():
            over = shared.ends.astype(bool)
            self.games += int(over.sum())
            self.rounds += int(shared.rounds[over].sum())
            self.league.note_ends(group, play, step, lanes, self.luck)

    def learn(self, progress: float) -> dict[str, float]:
        """Trains on the rollout for a few epochs; returns the metrics for the curve. `progress` is the fraction of the run completed."""
        plan, play = self.plan, self.play
        targets, known = returns(play, plan.trace)
        gains = self.league.gains(targets - play.values, play).flatten()
        picked = (known & play.mine).flatten().nonzero().squeeze(1)
        if len(picked) > 1:
            gains = (gains - gains[picked].mean()) / (gains[picked].std() + 1e-6)
        flat = {name: getattr(play, name).flatten(0, 1) for name in ("seen", "masks", "actions", "logs")}
        targets = targets.flatten(0, 1)
        rate, entropy_weight = plan.rate_at(progress), plan.entropy_at(progress)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        sums = torch.zeros(5, device=self.device)
        count = 0
        for _ in range(plan.epochs):
            drift, parts = 0.0, 0
            order = picked[torch.randperm(len(picked), generator=self.luck, device=self.device)]
            for part in order.split(plan.minibatch):
                if len(part) < min(plan.minibatch, len(order)) // 2:
                    continue
                said = self._improve(flat, part, gains, targets, entropy_weight)
                sums += said
                count += 1
                parts += 1
                if parts % 8 == 0:
                    drift = float(said[1])
                    if drift > plan.drift:
                        break
            if drift > plan.drift:
                break
        figures = (sums / max(1, count)).tolist()
        names = ("entropy", "kl", "policy_loss", "value_loss", "clipped")
        return {name: round(value, 5) for name, value in zip(names, figures, strict=True)} | {"rate": rate}

    def _improve(self, flat: dict[str, Any], part: Any, gains: Any, targets: Any, entropy_weight: float) -> Any:
        """Takes one optimiser step on a minibatch."""
        plan = self.plan
        with self.thinking():
            logs, chances = self.network(flat["seen"][part], flat["masks"][part])
        change = logs.gather(1, flat["actions"][part][:, None]).squeeze(1) - flat["logs"][part]
        ratio, gain = change.exp(), gains[part]
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gain).mean()
        entropy = -(logs.exp() * logs.clamp(min=-20)).sum(1).mean()
        value = -(targets[part] * chances.clamp(min=-20)).sum(1).mean()
        self.optimiser.zero_grad(set_to_none=True)
        (policy + plan.value_weight * value - entropy_weight * entropy).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), plan.gradient)
        self.optimiser.step()
        self.updates += 1
        keep = min(plan.average, (1 + self.updates) / (10 + self.updates))
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.network.parameters()), 1 - keep)
            drift = (ratio - 1 - change).mean()
            clipped = ((ratio - 1).abs() > plan.clip).float().mean()
            return torch.stack([entropy, drift, policy, value, clipped])


def _pin(crew: Crew, device: Any) -> None:
    """Pins the shared memory for asynchronous copies to the GPU; failure is harmless."""
    if device.type != "cuda":
        return
    for shared in crew.groups:
        for array in (shared.seen, shared.masks, shared.asked, shared.seats, shared.odd, shared.ends, shared.won):
            with contextlib.suppress(RuntimeError, AttributeError):
                torch.cuda.cudart().cudaHostRegister(array.ctypes.data, math.ceil(array.nbytes / 4096) * 4096, 0)
