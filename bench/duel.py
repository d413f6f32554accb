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

from metro2033.arena.statistics import wilson
from metro2033.bots.neural.weights import read_weights
from metro2033.train.crew import Crew
from metro2033.train.duel import Deals, Duels, Sides, match_of, play_match
from metro2033.train.mix import tables
from metro2033.train.player import Player
from metro2033.train.worker import Survey

FIRST_SEED = 880_000_000  # reserved for this benchmark


def duel(
    game: str, one: Path, others: Path, *, table: int = 0, seats: int = 4, games: int = 8192, jobs: int = 2
) -> tuple[float, int]:
    """Returns the number of games won by the first network, and the number played."""
    match = match_of(games, seats, jobs)
    mix = tables(game)
    sides, deals = Sides(seats, table=table), Deals(FIRST_SEED, match.each)
    crew = Crew(mix, jobs, match.lanes, 0, Survey(), partial(Duels, sides=sides, deals=deals))
    try:
        players = [Player(game, mix, draws=False, weights=read_weights(path)) for path in (one, others)]
        return play_match(crew, match, *players), match.games
    finally:
        crew.dismiss()


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
