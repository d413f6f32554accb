"""Measures the strength of the bots and writes docs/ladder.md: `make ladder`.

A stopped run resumes, starting from the games that the repository keeps (`bench.kept`).

Parts: `rungs`, every bot against the one below it at every seat count; `scale`, further tables that tie all bots to one scale; `search`,
the learned bot with search on top; `final`, the learned bot against the tree search. This module defines the tables, `bench.matches` plays
them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from bench.kept import FOLDER, Earlier, earlier_runs, is_counted, keep_played, restore, still_asked
from bench.ladder_page import page
from bench.matches import Match, one_against, play_matches
from metro2033.games import find_rules

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
GAMES = ("board", "breakthrough")
# Budgets are independent of the clock where possible, so that the same command plays the same games anywhere.
RUNGS = {
    "board": (
        ("greedy", "random"),
        ("planner", "greedy"),
        ("neural", "planner"),
        ("ismcts:iterations=100", "planner"),
        ("neural", "ismcts:iterations=100"),
    ),
    "breakthrough": (
        ("greedy", "random"),
        ("planner:samples=6", "greedy"),
        ("neural", "planner:samples=6"),
        ("ismcts:iterations=300", "planner:samples=6"),
        ("neural", "ismcts:iterations=300"),
    ),
}
SLOW = "ismcts"  # rungs with it are played with four seats only
CLUMSY, CLUMSIER = "greedy:samples=1:slips=30", "greedy:samples=1:slips=60"
RUNG_GAMES, OTHER_GAMES, SLOW_GAMES = 400, 120, 100
FIRST_SEED = {
    "rungs": 4_000_000,
    "scale": 4_200_000,
    "search": 4_400_000,
    "final": 6_000_000,
}  # reserved for the ladder; final matches were at 3,000,000
LEARNED = "neural"
NEW_DEALS = {
    "board": 6_000_000,
    "breakthrough": 1_000_000,
}  # seed offsets for the learned bot: new weights get new deals


def rungs(game: str) -> list[list[Match]]:
    """Returns the matches with four seats, then those with other seat counts."""
    rules, seed = find_rules(game, "", {}), FIRST_SEED["rungs"]
    four, others = [], []
    for at, (bot, below) in enumerate(RUNGS[game]):
        slow = SLOW in bot + below
        four.append(one_against(game, bot, below, SLOW_GAMES if slow else RUNG_GAMES, seed + 10_000 * at))
        for seats in range(rules.min_seats, rules.max_seats + 1):
            if seats != 4 and not slow:
                others.append(one_against(game, bot, below, OTHER_GAMES, seed + 10_000 * at + 1_000 * seats, seats))
    return [four, others]


def scale_tables(game: str) -> list[Match]:
    """Returns the tables that connect the lowest levels and the rungs."""
    seed = FIRST_SEED["scale"]
    mixed = ("neural", "planner:samples=8", "greedy", CLUMSY)
    return [
        one_against(game, CLUMSIER, "random", 120, seed),
        one_against(game, CLUMSY, CLUMSIER, 200, seed + 10_000),
        one_against(game, "greedy", CLUMSY, 200, seed + 20_000),
        one_against(game, "planner:samples=8", "greedy", 200, seed + 30_000),
        one_against(game, "neural", "planner:samples=8", 200, seed + 40_000),
        Match(f"{game}-mixed", game, mixed, 200, seed + 50_000),
    ]


def search_tables(game: str) -> list[Match]:
    """Returns the tables that measure search on top of the network."""
    seed = FIRST_SEED["search"]
    return [
        one_against(game, "neural:samples=12", "neural", 60, seed),
        one_against(game, "neural:ms=1000", "neural", 32, seed + 10_000),
    ]


def final_tables(game: str) -> list[list[Match]]:
    """Returns the learned bot against the tree search: without search, at equal time, and against a second per move."""
    seed = FIRST_SEED["final"]
    return [
        [
            one_against(game, "neural", "ismcts:iterations=1000", 200, seed),
            one_against(game, "neural:ms=200", "ismcts:ms=200", 200, seed + 10_000),
        ],
        [one_against(game, "neural", "ismcts:ms=1000", 40, seed + 20_000)],
    ]


def stages(part: str, games: Iterable[str]) -> list[list[Match]]:
    """Returns the matches of a part by stage, both games side by side."""
    chosen = list(games)
    if part == "final":
        plans = [final_tables(game) for game in chosen]
    elif part == "rungs":
        plans = [rungs(game) for game in chosen]
    else:
        plans = [[(scale_tables if part == "scale" else search_tables)(game)] for game in chosen]
    return [[_with_new_deals(match) for plan in plans for match in plan[at]] for at in range(len(plans[0]))]


PARTS = ("rungs", "scale", "search", "final")


def main() -> None:
    """Plays the missing games, and writes the page from the ledgers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=PARTS, action="append", help="all of them if not given")
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--only", default="", help="matches with this in their name, or among the names of their bots")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--most", type=int, default=1_000_000, help="most games of each match")
    parser.add_argument("--folder", type=Path, default=ROOT / "runs" / "ladder", help="the ledgers that are played on")
    parser.add_argument("--kept", type=Path, default=FOLDER, help="the games that the repository keeps")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--again", action="store_true", help="play also matches of which only the counts are left")
    parser.add_argument("--only-write", action="store_true", help="play nothing, tell what the ledgers hold")
    given = parser.parse_args()
    games, runs = given.game or GAMES, earlier_runs(given.kept)
    everything = {part: [match for stage in stages(part, GAMES) for match in stage] for part in PARTS}
    if not given.only_write:
        wanted = [stage for part in given.part or PARTS for stage in stages(part, games)]
        wanted = [
            [_to_play(match, given, runs) for match in stage if _is_wanted(match, given.only)] for stage in wanted
        ]
        for match in (match for stage in wanted for match in stage):
            restore(match, given.folder, given.kept)
        play_matches(wanted, given.folder, given.jobs, given.seconds)
    for match in (match for matches in everything.values() for match in matches):
        keep_played(match, given.folder, given.kept)
    given.page.write_text(page(everything, runs, given.kept), encoding="utf-8")


def _to_play(match: Match, given: argparse.Namespace, runs: Sequence[Earlier]) -> Match:
    """Returns the match with the number of games to play; none if enough were played on these deals before."""
    asked = 0 if is_counted(match, runs) and not given.again else still_asked(match, runs)
    return replace(match, games=min(asked, given.most))


def _is_wanted(match: Match, only: str) -> bool:
    return any(only in name for name in (match.name, *match.bots))


def _with_new_deals(match: Match) -> Match:
    """Returns the match on the deals of the current weights."""
    learned = any(bot.startswith(LEARNED) for bot in match.bots)
    return replace(match, seed=match.seed + NEW_DEALS[match.game]) if learned else match


if __name__ == "__main__":
    main()
