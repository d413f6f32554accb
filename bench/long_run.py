"""The long run: random games for every edition and seat count, every invariant checked at every question: `make long-test`.

Memory is looked at too: after 10,000 games the process must be no larger than after the first thousand.
"""

from __future__ import annotations

import argparse
import random
import resource
import time
from concurrent.futures import ProcessPoolExecutor

from metro2033.games import EDITIONS, find_rules
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.playout import play_at_random


def play_checked(game: str, edition: str, seats: int, seed: int, round_limit: int) -> tuple[int, bool]:
    """One random game with its invariants checked; how many answers it took, and whether it ended by itself."""
    rules = find_rules(game, edition, {})
    s = rules.start(seats, Chance(seed=seed))
    rnd = random.Random(seed)
    given = 0
    while s.asked != NOBODY and rules.round(s) <= round_limit:
        rules.check(s)
        answer(s, rnd.choice(s.options))
        given += 1
    rules.check(s)
    return given, s.asked == NOBODY


def run_block(game: str, edition: str, seats: int, first: int, games: int) -> tuple[str, int, int, int, int]:
    """A block of games of one kind."""
    limit = find_rules(game, edition, {}).round_limit
    outcomes = [play_checked(game, edition, seats, seed, limit) for seed in range(first, first + games)]
    ended = sum(by_itself for _, by_itself in outcomes)
    return edition, seats, games, ended, sum(given for given, _ in outcomes)


def memory_stays_flat(game: str) -> tuple[int, int]:
    """Peak memory in KiB after 1,000 and after 10,000 random games."""
    rules = find_rules(game, "", {})
    peaks: list[int] = []
    for last in (1_000, 10_000):
        for seed in range(0 if not peaks else 1_000, last):
            play_at_random(rules.start(4, Chance(seed=seed)), seed, 2_000, rules.housekeeping)
        peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return peaks[0], peaks[1]


def main() -> None:
    """Run everything and print one line per edition and seat count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="board")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--memory", action="store_true", help="only look at memory over 10,000 games")
    given = parser.parse_args()
    if given.memory:
        early, late = memory_stays_flat(given.game)
        print(f"peak KiB after 1,000 games: {early}, after 10,000: {late}")
        return
    seats = range(2, find_rules(given.game, "", {}).max_seats + 1)
    blocks = [(given.game, edition, n, 0, given.games) for edition in EDITIONS[given.game] for n in seats]
    begun = time.perf_counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        for edition, n, games, ended, answers in pool.map(run_block, *zip(*blocks, strict=True)):
            print(
                f"{edition} {n} seats: {games} games, {ended} won, {games - ended} at the limit, {answers} answers",
                flush=True,
            )
    print(f"all invariants held, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
