"""Plays random games of every kind with every invariant checked at every question; `make long-test`.

Kinds are editions with each seat count and, if a game has named variants, each of them alone and all together with seat counts in turn.
With `--memory` it prints the peak memory after 1,000 and after 10,000 games instead; it must not grow.
"""

from __future__ import annotations

import argparse
import resource
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from metro2033.games import GAMES, find_rules, variant_options
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.playout import play_at_random
from metro2033.kernel.ruleset import Ruleset


class Kind(NamedTuple):
    """A kind of game to be played many times."""

    game: str
    edition: str
    variants: tuple[str, ...]
    seats: tuple[int, ...]  # in turn
    games: int

    def __str__(self) -> str:
        seats = "–".join(map(str, sorted({self.seats[0], self.seats[-1]})))
        return " ".join([self.edition, *self.variants, f"{seats} seats"])

    def rules(self) -> Ruleset:
        """Returns the rules of the kind."""
        return find_rules(self.game, self.edition, variant_options(self.game, list(self.variants)))


def play_checked(rules: Ruleset, seats: int, seed: int) -> tuple[int, bool]:
    """Plays one random game with its invariants checked. Returns the number of answers, and whether it ended before the round limit."""
    s = rules.start(seats, Chance(seed=seed))
    deal = Deal(seed)
    given = 0
    while s.asked != NOBODY and rules.round(s) <= rules.round_limit:
        rules.check(s)
        wide = len(s.options) - (len(s.options) > 1 and s.options[-1] == rules.housekeeping)
        answer(s, s.options[deal.below(wide)])
        given += 1
    rules.check(s)
    return given, s.asked == NOBODY


def play_kind(kind: Kind) -> str:
    """Plays all games of a kind and returns a table row."""
    rules = kind.rules()
    outcomes = [play_checked(rules, kind.seats[seed % len(kind.seats)], seed) for seed in range(kind.games)]
    won = sum(by_itself for _, by_itself in outcomes)
    answers = sum(given for given, _ in outcomes)
    return f"| {kind} | {kind.games:,} | {won:,} | {kind.games - won} | {answers:,} |"


def memory_stays_flat(game: str) -> tuple[int, int]:
    """Returns the peak memory in KiB after 1,000 and after 10,000 random games."""
    rules = find_rules(game, "", {})
    peaks: list[int] = []
    for last in (1_000, 10_000):
        for seed in range(0 if not peaks else 1_000, last):
            play_at_random(rules.start(4, Chance(seed=seed)), seed, 2_000, rules.housekeeping)
        peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return peaks[0], peaks[1]


def kinds(game: str, games: int) -> list[Kind]:
    """Returns every edition with each seat count, then with each variant alone and all together."""
    rules = find_rules(game, "", {})
    seats = tuple(range(rules.min_seats, rules.max_seats + 1))
    names = tuple(GAMES[game].variants)
    sets = [*((name,) for name in names), *([names] if names else [])]
    found: list[Kind] = []
    for edition in GAMES[game].editions:
        found += [Kind(game, edition, (), (n,), games) for n in seats]
        found += [Kind(game, edition, chosen, seats, games) for chosen in sets]
    return found


def main() -> None:
    """Plays all kinds and prints one line per kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="board")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--skip", type=int, default=0, help="skip this many kinds, to continue a stopped run")
    parser.add_argument("--memory", action="store_true", help="only look at memory over 10,000 games")
    given = parser.parse_args()
    if given.memory:
        early, late = memory_stays_flat(given.game)
        print(f"peak KiB after 1,000 games: {early}, after 10,000: {late}")
        return
    begun = time.perf_counter()
    print("| kind | games | won | at the round limit | answers |\n|---|---:|---:|---:|---:|")
    with ProcessPoolExecutor(given.jobs) as pool:
        for line in pool.map(play_kind, kinds(given.game, given.games)[given.skip :]):
            print(line, flush=True)
    print(f"\nAll invariants held; {time.perf_counter() - begun:.0f} s.")


if __name__ == "__main__":
    main()
