"""Compares how well the plain evaluation and the learned bot predict the winner in charts: `python -m bench.chart_chances --game board`.

Four different bots play; every position after the setup is evaluated both ways and compared with the winner. For the Brier score (the sum
of squared errors over the seats) and the log loss, lower is better. `step` is the mean of the largest change of a probability from one
answer to the next.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import Any

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.bot import Question
from metro2033.bots.minds import mind_for
from metro2033.bots.neural.thinker import thinker_for
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Ruleset

BOTS = ("neural", "neural:temperature=100", "planner:samples=2", "greedy")
FIRST_SEED = 9_500_000  # reserved for this benchmark
LEAST = 1e-4  # lower bound of a probability in the log loss


def positions_of(rules: Ruleset, number: int) -> tuple[list[Any], int | None]:
    """Plays a game; returns its positions after the setup, and the winner."""
    turn = number % len(BOTS)
    names = BOTS[turn:] + BOTS[:turn]
    bots = [make_bot(name, rules, number * 64 + seat) for seat, name in enumerate(names)]
    s, positions = rules.start(len(bots), Chance(seed=FIRST_SEED + number)), []
    while s.asked != NOBODY and rules.round(s) <= rules.round_limit:
        if all(None not in seats for seats in rules.traits(s).values()):
            positions.append(s.clone())
        options = s.options
        answer(s, options[0] if len(options) == 1 else bots[s.asked].choose(Question(rules, s)))
    return positions, rules.standing(s).winner


def main() -> None:
    """Prints one line per evaluation."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=tuple(GAMES), default="board")
    parser.add_argument("--games", type=int, default=16)
    given = parser.parse_args()
    rules = find_rules(given.game, GAMES[given.game].default_edition, {})
    thinker, mind = thinker_for(rules), mind_for(given.game)
    brier, loss, steps = (defaultdict[str, list[float]](list) for _ in range(3))
    for number in range(given.games):
        states, winner = positions_of(rules, number)
        if winner is None:
            continue
        plain = np.array([mind.chances(s) for s in states])
        judged: dict[str, NDArray[Any]] = {"plain": plain, "learned": np.array(thinker.own_chances(states))}
        for name, chances in judged.items():
            brier[name] += list(np.square(chances - np.eye(len(BOTS))[winner]).sum(axis=1))
            loss[name] += list(-np.log(np.maximum(chances[:, winner], LEAST)))
            steps[name] += list(np.abs(np.diff(chances, axis=0)).max(axis=1))
    for name in brier:
        means = [float(np.mean(values[name])) for values in (brier, loss, steps)]
        print(f"{name}: {len(brier[name])} positions, Brier {means[0]:.3f}, loss {means[1]:.3f}, step {means[2]:.3f}")


if __name__ == "__main__":
    main()
