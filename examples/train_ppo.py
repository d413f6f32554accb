"""Train a small PPO agent by self-play on the batch environment until it clearly beats the bot `random`.

    pip install 'metro2033[train]'
    python -m examples.train_ppo --game breakthrough --minutes 10

One network plays every seat. Reward is the end of the game; on the way, the change of the own victory points shapes it (by a potential,
so it does not change what is best). Every evaluation plays each deal once from every seat against `random` on the others. The run's
folder gets `curve.csv`, `curve.svg` and `checkpoint.pt`; `--resume` goes on from there.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from examples.curve import draw, wilson
from torch import nn

from metro2033.rl import BatchEnv

SEATS, ROUND_LIMIT = 4, {"board": 60, "breakthrough": 150}
DISCOUNT, TRACE, CLIP, ENTROPY, VALUE, EPOCHS, MINIBATCH = 0.998, 0.95, 0.2, 0.01, 0.5, 3, 1024
GOAL = 10  # victory points that win, or nearly
EVALUATION_SEED = 1_000_000_007


class Network(nn.Module):
    """Two hidden layers, then a logit for every action and the value of the position for the seat that looks."""

    def __init__(self, most: Any, actions: int, hidden: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.tensor(most, dtype=torch.float32).sqrt())
        width = len(most)
        self.body = nn.Sequential(nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """Returns the log-probabilities of the legal actions, and the values."""
        thought = self.body(seen.float() * self.scale)
        logits = self.policy(thought).masked_fill(~mask, -1e9)
        return logits.log_softmax(1), self.value(thought).squeeze(1)

    def act(self, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        """Returns actions drawn from the policy, their log-probabilities, and the values."""
        with torch.no_grad():
            logs, values = self(torch.from_numpy(seen), torch.from_numpy(mask))
            actions = torch.multinomial(logs.exp(), 1)
            return actions.squeeze(1).numpy(), logs.gather(1, actions).squeeze(1).numpy(), values.numpy()


@dataclass
class Rollout:
    """Some steps of all lanes, time first; in every lane the seats take turns as the game asks them."""

    seen: Any
    masks: Any
    actions: Any
    logs: Any
    values: Any
    seats: Any
    potentials: Any  # share of the points on the way to victory, for the seat that acts
    rewards: Any  # by seat
    ends: Any
    last_seats: Any
    last_values: Any
    last_potentials: Any


def collect(env: BatchEnv, network: Network, steps: int, shaping: float) -> Rollout:
    """Lets the network play itself for some steps."""
    points = env.setting.writer.layout.find("seat.points").offset
    kept: dict[str, list[Any]] = {}
    for _ in range(steps):
        row: dict[str, Any] = {"seen": env.observations.copy(), "masks": env.masks.copy(), "seats": env.asked.copy()}
        row["actions"], row["logs"], row["values"] = network.act(row["seen"], row["masks"])
        row["potentials"] = shaping * row["seen"][:, points] / GOAL
        env.step(row["actions"])
        row |= {"rewards": env.rewards.copy(), "ends": env.terminated | env.truncated}
        for name, value in row.items():
            kept.setdefault(name, []).append(value)
    last_values = network.act(env.observations, env.masks)[2]
    last_potentials = shaping * env.observations[:, points] / GOAL
    stacked: dict[str, Any] = {name: np.stack(values) for name, values in kept.items()}
    return Rollout(**stacked, last_seats=env.asked.copy(), last_values=last_values, last_potentials=last_potentials)


def advantages(play: Rollout) -> tuple[Any, Any]:
    """Returns the generalised advantages of each seat in each lane, and a mask of the decisions that have one.

    A seat's last decision has none unless its game ended or the seat is asked next: its outcome is still unknown.
    """
    steps, lanes = play.actions.shape
    each, seats = np.arange(lanes), play.rewards.shape[2]
    found, known = np.zeros((steps, lanes), np.float32), np.zeros((steps, lanes), bool)
    earned, trace, value = (np.zeros((lanes, seats), np.float32) for _ in range(3))
    is_known = np.zeros((lanes, seats), bool)
    is_known[each, play.last_seats] = True
    value[each, play.last_seats] = play.last_values + play.last_potentials
    for t in reversed(range(steps)):
        over = play.ends[t]
        earned[over], trace[over], value[over], is_known[over] = play.rewards[t][over], 0, 0, True
        seat = play.seats[t]
        mine = earned[each, seat] + DISCOUNT * value[each, seat] - play.values[t] - play.potentials[t]
        found[t] = mine + DISCOUNT * TRACE * trace[each, seat]
        known[t] = is_known[each, seat]
        trace[each, seat] = np.where(known[t], found[t], 0)
        value[each, seat] = play.values[t] + play.potentials[t]
        earned[each, seat], is_known[each, seat] = 0, True
    return found, known


def learn(network: Network, optimiser: Any, play: Rollout) -> float:
    """Makes a few passes of PPO over a rollout; returns the mean entropy of the policy."""
    found, known = advantages(play)
    seen, masks = torch.from_numpy(play.seen[known]), torch.from_numpy(play.masks[known])
    actions, logs = torch.from_numpy(play.actions[known]), torch.from_numpy(play.logs[known])
    gains = torch.from_numpy(found[known])
    targets = gains + torch.from_numpy(play.values[known])
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    entropies: list[float] = []
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(MINIBATCH):
            all_logs, values = network(seen[part], masks[part])
            ratio = (all_logs.gather(1, actions[part, None]).squeeze(1) - logs[part]).exp()
            gain = torch.minimum(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            entropy = -(all_logs.exp() * all_logs.clamp(min=-20)).sum(1).mean()
            loss = VALUE * (values - targets[part]).square().mean() - gain - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            entropies.append(entropy.item())
    return float(np.mean(entropies))


def evaluate(network: Network, game: str, deals: int) -> tuple[int, int]:
    """Returns how many games the network wins against `random` on all other seats, and how many were played."""
    lanes = SEATS * deals
    env = BatchEnv(f"metro2033/{game}-v0", lanes, seats=SEATS, round_limit=ROUND_LIMIT[game])
    env.reset(seeds=[EVALUATION_SEED + lane // SEATS for lane in range(lanes)])
    own = np.arange(lanes) % SEATS
    luck = np.random.default_rng(0)
    is_over, won = np.zeros(lanes, bool), 0
    while not is_over.all():
        actions = env.sample(luck)
        mine = np.flatnonzero((env.asked == own) & ~is_over)
        if len(mine):
            actions[mine] = network.act(env.observations[mine], env.masks[mine])[0]
        env.step(actions)
        ends = (env.terminated | env.truncated) & ~is_over
        won += int((env.rewards[ends, own[ends]] == 1).sum())
        is_over |= ends
    return won, lanes


def main() -> None:
    """Trains, evaluates now and then, and keeps a checkpoint and a curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=["board", "breakthrough"], default="breakthrough")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--evaluate-every", type=float, default=1, help="minutes of training between evaluations")
    parser.add_argument("--deals", type=int, default=50, help="deals of an evaluation, each played from every seat")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--lanes", type=int, default=64)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--shaping", type=float, default=1.0)
    parser.add_argument("--folder", type=Path, default=Path("runs"))
    parser.add_argument("--resume", action="store_true")
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    folder: Path = given.folder / given.game
    folder.mkdir(parents=True, exist_ok=True)
    env = BatchEnv(f"metro2033/{given.game}-v0", given.lanes, seats=SEATS, round_limit=ROUND_LIMIT[given.game])
    network = Network(env.most, env.actions, given.hidden)
    optimiser = torch.optim.Adam(network.parameters(), lr=given.rate)
    decisions, minutes, next_evaluation, entropy = 0, 0.0, 0.0, 0.0
    rows: list[dict[str, float]] = []
    if given.resume:
        saved = torch.load(folder / "checkpoint.pt", weights_only=True)
        network.load_state_dict(saved["network"])
        optimiser.load_state_dict(saved["optimiser"])
        decisions, minutes, rows = saved["decisions"], saved["minutes"], saved["rows"]
        next_evaluation = minutes + given.evaluate_every
    env.reset(seed=given.seed * 1_000_000 + decisions)
    while True:
        if minutes >= next_evaluation or minutes >= given.minutes:
            won, games = evaluate(network, given.game, given.deals)
            low, high = wilson(won, games)
            row = {"minutes": minutes, "decisions": decisions, "share": won / games, "low": low, "high": high}
            rows.append({key: round(value, 4) for key, value in row.items()} | {"entropy": round(entropy, 3)})
            write(folder, rows, given.game)
            saved = {"network": network.state_dict(), "optimiser": optimiser.state_dict(), "rows": rows}
            torch.save(saved | {"decisions": decisions, "minutes": minutes}, folder / "checkpoint.pt")
            print(
                f"{minutes:5.1f} min {decisions:>9,} decisions  won {won}/{games} = {won / games:.1%} "
                f"({low:.1%} to {high:.1%})  entropy {entropy:.2f}",
                flush=True,
            )
            next_evaluation = minutes + given.evaluate_every
            if minutes >= given.minutes:
                return
        begun = time.monotonic()
        play = collect(env, network, given.steps, given.shaping)
        entropy = learn(network, optimiser, play)
        decisions += play.actions.size
        minutes += (time.monotonic() - begun) / 60


def write(folder: Path, rows: list[dict[str, float]], game: str) -> None:
    """Writes the curve as a table and as a picture."""
    with (folder / "curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    draw(folder / "curve.csv", folder / "curve.svg", f"{game}: games won against three random seats", 1 / SEATS)


if __name__ == "__main__":
    main()
