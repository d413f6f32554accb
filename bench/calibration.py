"""Fits the correction of the learned bot's win probabilities, and shows their calibration: `python -m bench.calibration`.

It reads the probabilities recorded by `bench.strong_play`. One half of the games fits the correction, the other half evaluates it. `--ship`
writes it beside the weights; the tables are printed as Markdown, for docs/learning-agents.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from metro2033.arena.statistics import wilson
from metro2033.bots.neural.calibration import NONE, Correction, corrected, corrections_file
from metro2033.bots.neural.weights import weights_file

ROOT = Path(__file__).parents[1]
GAMES = ("board", "breakthrough")
STEPS = (0.1, 0.025, 0.005)  # grid search for the best correction, from coarse to fine
REACH = 4  # steps to either side
ENOUGH = 1000  # probabilities in a tenth, below which it says little
HOLDS = 0.03  # a game whose tenths are all off by less is not corrected


@dataclass(frozen=True)
class Noted:
    """Recorded win probabilities, with the asked seat first; `winner` is relative to it as well."""

    game: NDArray[Any]
    seats: NDArray[Any]
    winner: NDArray[Any]
    chances: NDArray[Any]

    def some(self, chosen: NDArray[np.bool_]) -> Noted:
        """Returns the selected rows."""
        return Noted(self.game[chosen], self.seats[chosen], self.winner[chosen], self.chances[chosen])


def read(path: Path) -> Noted:
    """Returns the recordings of a run."""
    with np.load(path) as file:
        return Noted(file["game"], file["seats"], file["winner"], file["chances"].astype(np.float64))


def loss(noted: Noted, correction: Correction) -> float:
    """Returns the mean log loss of the winners' probabilities; all rows must have the same seat count."""
    seats = int(noted.seats[0])
    found = corrected(noted.chances[:, :seats], correction)
    return float(-np.log(found[np.arange(len(found)), noted.winner]).mean())


def fit(noted: Noted) -> Correction:
    """Returns the correction with the least loss."""
    best = NONE
    for step in STEPS:
        around = product(range(-REACH, REACH + 1), repeat=2)
        tried = [(best[0] + step * one, best[1] + step * other) for one, other in around]
        best = min(tried, key=lambda correction: loss(noted, correction))
    return round(best[0], 4), round(best[1], 4)


def fit_all(noted: Noted) -> dict[int, Correction]:
    """Returns the corrections by seat count."""
    return {int(seats): fit(noted.some(noted.seats == seats)) for seats in np.unique(noted.seats)}


def pairs(noted: Noted, corrections: dict[int, Correction]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Returns every seat's probability, and whether it won."""
    chances, won = [], []
    for seats in np.unique(noted.seats):
        rows = noted.some(noted.seats == seats)
        found = corrected(rows.chances[:, :seats], corrections.get(int(seats), NONE))
        chances.append(found.ravel())
        won.append((np.arange(seats)[None] == rows.winner[:, None]).ravel())
    return np.concatenate(chances), np.concatenate(won)


def curve(chances: NDArray[Any], won: NDArray[Any]) -> list[tuple[int, int, float, float]]:
    """Returns the calibration curve by tenth: its number, the count of probabilities, their mean, and the share of wins."""
    tenths = np.minimum((chances * 10).astype(int), 9)
    counted = [(tenth, tenths == tenth) for tenth in range(10)]
    return [
        (tenth, int(own.sum()), float(chances[own].mean()), float(won[own].mean()))
        for tenth, own in counted
        if own.any()
    ]


def worst(noted: Noted, corrections: dict[int, Correction]) -> float:
    """Returns the largest deviation of a tenth with enough probabilities."""
    return max(abs(share - mean) for _, count, mean, share in curve(*pairs(noted, corrections)) if count >= ENOUGH)


def table(title: str, noted: Noted, corrections: dict[int, Correction]) -> str:
    """Returns a curve as Markdown."""
    said = f"\n{title}\n\n| called | chances | mean | won | 95 % | off by |\n|---|---:|---:|---:|---|---:|\n"
    for tenth, count, mean, share in curve(*pairs(noted, corrections)):
        low, high = wilson(share * count, count)
        said += (
            f"| {10 * tenth} to {10 * tenth + 10} % | {count} | {100 * mean:.1f} % | {100 * share:.1f} % "
            f"| {100 * low:.1f} to {100 * high:.1f} | {100 * (share - mean):+.1f} |\n"
        )
    return said


def main() -> None:
    """Fits, prints the tables, and ships the correction if requested."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=ROOT / "runs" / "balance")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game (may be repeated)")
    parser.add_argument("--ship", action="store_true", help="write the correction beside the weights")
    given = parser.parse_args()
    for game in given.game or GAMES:
        noted = read(given.folder / f"chances-{game}-even.npz")
        even = noted.some(noted.game % 2 == 0)
        corrections = {} if worst(even, {}) < HOLDS else fit_all(even)
        odd = noted.some(noted.game % 2 == 1)
        print(f"\n## {game}\n\nPower and factor by seats: {corrections}")
        print(table("As the network says, on the other half of the games:", odd, {}))
        if corrections:
            print(table("Corrected, on the other half of the games:", odd, corrections))
        for seats in np.unique(odd.seats):
            off = worst(odd.some(odd.seats == seats), corrections)
            print(f"{seats} seats: off by at most {100 * off:.1f} points in tenths with {ENOUGH} chances or more")
        for kind in ("lively", "mixed"):
            print(
                table(
                    f"As shown to people, {kind} games:", read(given.folder / f"chances-{game}-{kind}.npz"), corrections
                )
            )
        digest = hashlib.sha256(weights_file(game).read_bytes()).hexdigest()[:16]
        shipped = {"weights": digest, "seats": {str(seats): found for seats, found in corrections.items()}}
        if given.ship:
            corrections_file(weights_file(game)).write_text(json.dumps(shipped, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
