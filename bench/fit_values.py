"""Fits the weights of a bot's value function: `python -m bench.fit_values --game board --games 200`.

Plays games of greedy bots with occasional mistakes, collects every position at the start of a round, and computes the factor for each term
that best predicts the winner (a conditional logit over the seats). A factor of 1 means that a weight is right; one near 0 means that the
term predicts nothing.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.bot import Question
from metro2033.bots.minds import mind_for
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance

SEATS = 4
PLAYER = "greedy:samples=1:slips=12"
PULL = 0.002  # regularization towards 1, so that terms that hardly vary keep their weight
STEPS = 400


def positions(game: str, seed: int) -> tuple[list[list[dict[str, float]]], int]:
    """Plays one game; returns the terms of every seat at the start of every round, and the winner."""
    rules, mind = find_rules(game, "", {}), mind_for(game)
    bots = [make_bot(PLAYER, rules, seed * 64 + seat) for seat in range(SEATS)]
    s = rules.start(SEATS, Chance(seed=seed))
    rows: list[list[dict[str, float]]] = []
    last = 1
    while s.asked != NOBODY and rules.round(s) <= rules.round_limit:
        if rules.round(s) != last:
            last = rules.round(s)
            rows.append([dict(mind.terms(s, seat)) for seat in range(SEATS)])
        answer(s, bots[s.asked].choose(Question(rules, s)) if len(s.options) > 1 else s.options[0])
    return rows, int(s.winner)


def collect(game: str, games: int) -> tuple[list[str], NDArray[Any], NDArray[Any]]:
    """Returns the names of terms, the terms by position and seat, and the winner by position."""
    rows: list[list[dict[str, float]]] = []
    winners: list[int] = []
    for seed in range(games):
        played, winner = positions(game, seed)
        if winner != NOBODY:
            rows += played
            winners += [winner] * len(played)
    names = sorted({name for row in rows for seat in row for name in seat})
    terms = np.array([[[seat.get(name, 0.0) for name in names] for seat in row] for row in rows])
    return names, terms, np.array(winners)


def fit(terms: NDArray[Any], winners: NDArray[Any]) -> NDArray[Any]:
    """Returns the maximum-likelihood factors, by Newton's method."""
    factors = np.ones(terms.shape[2])
    count = len(winners)
    won = terms[np.arange(count), winners]
    for _ in range(STEPS):
        chances = likely(terms, factors)
        mean = np.einsum("ps,pst->pt", chances, terms)
        slope = (won - mean).sum(0) / count - PULL * (factors - 1)
        spread = np.einsum("ps,pst,psu->tu", chances, terms, terms) - mean.T @ mean
        step = np.linalg.solve(spread / count + PULL * np.eye(len(factors)), slope)
        factors += step
        if np.abs(step).max() < 1e-6:
            break
    return factors


def likely(terms: NDArray[Any], factors: NDArray[Any]) -> NDArray[Any]:
    """Returns every seat's win probability under the terms."""
    worth = terms @ factors
    powers = np.exp(worth - worth.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def main() -> None:
    """Prints a table of the factors, and the mean predicted chance of the winner."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tuple(GAMES), default="board")
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    names, terms, winners = collect(given.game, given.games)
    factors = fit(terms, winners)
    print("| term | factor | spread |\n|---|---:|---:|")
    for name, factor, spread in zip(names, factors, terms.std((0, 1)), strict=True):
        print(f"| {name} | {factor:.2f} | {spread:.2f} |")
    chances = likely(terms, np.ones(len(names)))[np.arange(len(winners)), winners]
    print(
        f"\n{len(winners)} positions; the winner's mean chance is {chances.mean():.3f}, against {1 / SEATS:.2f} by guessing."
    )


if __name__ == "__main__":
    main()
