"""Plays two files of weights against each other, thousands of games at once: one seat of the first against seats of the second.

    python -m bench.duel --game breakthrough --one new.npz --others old.npz --seats 4 --jobs 16

Both take the likeliest answer. Every deal is played once with the first network in every seat, and every lane plays the same number of
games, so that short games are not over-represented. A quick check after training; the ladder's matches are played by the arena.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from bench.strong_play import Player
from metro2033.arena.statistics import wilson
from metro2033.bots.neural.weights import read_weights
from metro2033.kernel.chance import Chance
from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import Setting
from metro2033.train.crew import GROUPS, Crew
from metro2033.train.mix import tables
from metro2033.train.shared import Shared
from metro2033.train.worker import Survey, Tables

FIRST_SEED = 880_000_000  # reserved for this benchmark


class Duels(Tables):
    """Lanes that play the deals of one match."""

    def __init__(
        self,
        mix: list[Setting],
        names: list[str],
        shared: Shared,
        lanes: range,
        seed: str,
        *,
        table: int,
        seats: int,
    ) -> None:
        group = int(seed.split()[1])
        self.numbers = {at: group * shared.lanes + at for at in lanes}  # number of the next game of each lane
        self.count = seats
        super().__init__([mix[table]], names, shared, lanes, seed)

    def _begin(self, part: Lanes, lane: int, at: int) -> None:
        deal = FIRST_SEED + self.numbers[at] // self.count
        self.numbers[at] += GROUPS * self.shared.lanes
        s = part.setting.rules.start(self.count, Chance(seed=deal))
        part.put(lane, s)
        part.show(lane, s.asked)
        self.shared.seats[at] = self.count


def duel(
    game: str, one: Path, others: Path, *, table: int = 0, seats: int = 4, games: int = 8192, jobs: int = 2
) -> tuple[float, int]:
    """Returns the number of games won by the first network, and the number played."""
    lanes = min(2048, games // GROUPS) // (jobs * seats) * jobs * seats
    each = max(1, games // (GROUPS * lanes))
    mix = tables(game)
    crew = Crew(mix, jobs, lanes, 0, Survey(), partial(Duels, table=table, seats=seats))
    played = np.zeros((GROUPS, lanes), np.int64)
    numbers = np.arange(GROUPS * lanes).reshape(GROUPS, lanes)
    won, begun = 0.0, False
    try:
        for group in range(GROUPS):
            crew.go(group)
        players = [Player(game, mix, draws=False, weights=read_weights(path)) for path in (one, others)]
        while played.min() < each:
            for group in range(GROUPS):
                shared = crew.wait(group)
                if begun:
                    for lane in np.flatnonzero(shared.ends):
                        if played[group, lane] < each:
                            won += float(shared.won[lane, _seat(numbers, played, group, seats)[lane]])
                        played[group, lane] += 1
                answers = [player.act(shared)[0] for player in players]
                mine = shared.asked == _seat(numbers, played, group, seats)
                shared.actions[:] = np.where(mine, *answers)
                crew.go(group)
            begun = True
        return won, each * GROUPS * lanes
    finally:
        crew.dismiss()


def _seat(numbers: Any, played: Any, group: int, seats: int) -> Any:
    """Returns the first network's current seat, by lane."""
    return (numbers[group] + played[group] * numbers.size) % seats


def main() -> None:
    """Plays one match and prints the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="board")
    parser.add_argument("--one", type=Path, required=True)
    parser.add_argument("--others", type=Path, required=True)
    parser.add_argument("--table", type=int, default=0, help="of the tables that training plays on; 0 is the usual one")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    begun = time.monotonic()
    table, seats = given.table, given.seats
    won, games = duel(given.game, given.one, given.others, table=table, seats=seats, games=given.games, jobs=given.jobs)
    low, high = wilson(won, games)
    print(
        f"{given.game}, table {table}, {seats} seats: {given.one.stem} against {given.others.stem}: "
        f"{won / games:.4f} ({low:.4f} to {high:.4f}) of {games:,} games, {time.monotonic() - begun:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
