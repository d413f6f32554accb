"""Tests that the ladder's stored games can be read, continued, and added to the counts of runs whose games are lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from bench.kept import Earlier, counting, earlier_runs, is_counted, keep_played, read_kept, restore, still_asked
from bench.ladder import GAMES, PARTS, stages
from bench.ladder_page import played, ratings
from bench.matches import Match, one_against, play_matches

from metro2033.arena.ledger import Ledger
from metro2033.arena.stopwatch import together

MATCH = one_against("breakthrough", "greedy:samples=1", "random", 4, 77, seats=2)


def run_of(match: Match, seed: int, games: int, wins: int, note: str = "") -> Earlier:
    return Earlier(match=match.name, seed=seed, games=games, wins=wins, ms=(1.0, 2.0), note=note)


def test_games_are_kept_and_continued_elsewhere(tmp_path: Path) -> None:
    here, there, kept = tmp_path / "here", tmp_path / "there", tmp_path / "kept"
    assert play_matches([[replace(MATCH, games=2)]], here, 1, 600.0) == 0
    keep_played(MATCH, here, kept)
    restore(MATCH, there, kept)
    assert play_matches([[MATCH]], there, 1, 0.0) == 2, "two are known already"
    with Ledger(here / MATCH.name, MATCH.job) as ledger:
        full = [ledger.lines[number] for number in (0, 1)]
    found = read_kept(MATCH, kept)
    for name in ("number", "seed", "edition", "bots", "winner", "points", "rounds", "decisions"):
        assert [getattr(line, name) for line in found] == [getattr(line, name) for line in full]
    for bot in MATCH.bots:
        times = [
            together(line.times[line.bots.index(bot)] for line in lines)  # what a bot needed in all games together
            for lines in (found, full)
        ]
        assert times[0] == times[1] and sum(times[0].values()) > 10
    before = (kept / f"{MATCH.name}.txt").read_bytes()
    keep_played(MATCH, there, kept)
    assert (kept / f"{MATCH.name}.txt").read_bytes() == before


def test_games_of_another_match_are_not_mistaken(tmp_path: Path) -> None:
    play_matches([[replace(MATCH, games=1)]], tmp_path / "work", 1, 600.0)
    keep_played(MATCH, tmp_path / "work", tmp_path)
    with pytest.raises(SystemExit, match="another match"):
        read_kept(replace(MATCH, seed=78), tmp_path)


def test_lost_games_on_other_deals_are_added_until_they_are_played_again() -> None:
    match = one_against("board", "neural", "planner", 200, 500)
    elsewhere, here = run_of(match, 3, 65, 30), run_of(match, 500, 48, 20)
    older = run_of(match, 3, 40, 10, "another bot")
    assert counting(match, 0, [elsewhere, here, older]) == [elsewhere, here]
    assert counting(match, 48, [elsewhere, here, older]) == [elsewhere]
    assert still_asked(match, [elsewhere, here, older]) == 136, "135, in whole deals"
    assert still_asked(match, [older]) == 200
    assert not is_counted(match, [elsewhere, here]) and is_counted(match, [run_of(match, 500, 200, 60)])


def test_counts_and_games_make_one_result(tmp_path: Path) -> None:
    match = one_against("breakthrough", "greedy:samples=1", "random", 8, 77)
    play_matches([[replace(match, games=4)]], tmp_path / "work", 1, 600.0)
    keep_played(match, tmp_path / "work", tmp_path)
    alone, both = (played(match, runs, tmp_path) for runs in ([], [run_of(match, 3, 40, 30)]))
    assert (alone.games, both.games, both.by_count) == (4, 44, 40)
    assert both.wins == alone.wins + 30 and len(both.winners) == 44
    again = played(match, [run_of(match, 77, 6, 6)], tmp_path)
    assert (again.games, again.by_count, again.wins) == (6, 6, 6), "the kept games are among the six"
    assert ratings([both]) == [], "nothing ties these bots to the anchor"


def test_what_the_repository_keeps_belongs_to_the_ladder() -> None:
    """Every file is of a match of today with its seed, and no two matches share a deal."""
    matches = {match.name: match for part in PARTS for stage in stages(part, GAMES) for match in stage}
    folder = Path(__file__).parents[2] / "bench" / "ledgers"
    names = {path.stem for path in folder.glob("*.txt")}
    assert names and names <= matches.keys()
    assert {run.match for run in earlier_runs(folder)} <= matches.keys()
    for name in names:
        lines = read_kept(matches[name], folder)
        assert lines and all(len(line.points) == len(line.bots) for line in lines)
        assert msgspec.json.decode((folder / f"{name}.txt").read_text().splitlines()[0])["seed"] == matches[name].seed
    deals: dict[tuple[str, int], str] = {}
    for match in matches.values():
        for seed in range(match.seed, match.seed + match.games):
            assert deals.setdefault((match.game, seed), match.name) == match.name
