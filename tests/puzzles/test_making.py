"""Finding, proving and grading on small runs, and the search against positions whose answer is known."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from metro2033.games import GAMES, find_rules
from metro2033.games.board.codes import ATTACK, MOVE
from metro2033.kernel.agenda import answer
from metro2033.kernel.problem import Problem
from metro2033.study.puzzles.goals import Goal
from metro2033.study.puzzles.grade import rate
from metro2033.study.puzzles.make import full_themes, make
from metro2033.study.puzzles.search import Search
from metro2033.study.puzzles.shelf import find, read_lines, shipped
from metro2033.study.puzzles.solver import Record, after, of_the_day

GAME = "breakthrough"


def test_a_run_is_repeatable_and_can_be_resumed(tmp_path: Path) -> None:
    told: list[int] = []
    first = make(GAME, "", 1, 1, tmp_path, lambda _, found: told.append(len(found)))
    assert told[-1] == len(first) == 1
    other = make(GAME, "", 1, 1, tmp_path / "other", lambda *_: None)  # the same seed
    assert first[0].id == other[0].id and first[0].proof == other[0].proof
    again = make(GAME, "", 1, 1, tmp_path, lambda *_: None)  # reads the existing puzzles and searches no more
    assert [puzzle.start for puzzle in again] == [puzzle.start for puzzle in first]
    assert (tmp_path / f"{GAME}.searched").read_text() == "1"


def test_full_themes_are_left_out() -> None:
    trade = GAMES[GAME].trade
    puzzles = list(shipped(GAME))
    full = full_themes(trade, puzzles, len(puzzles))
    assert full < set(trade.themes)
    assert full_themes(trade, puzzles, 10 * len(puzzles)) == set()


def test_the_search_lists_every_combat_card_of_the_other_side() -> None:
    """Between equal armies the card decides; the other side holds three of four cards and plays any, so chances are whole twelfths."""
    rules, trade = find_rules("board", "", {}), GAMES["board"].trade
    position = {
        "phase": "army_actions",
        "turn": 0,
        "combat": ["cc_counterattack", "cc_ambush", "cc_assault", "cc_flanking", "cc_evasion", "cc_regroup"],
        "seat": [
            {"faction": "faction_reich", "hero": "hero_khan", "army": 4, "tokens": {"pig": 1, "mushroom": 1}},
            {
                "faction": "faction_arbat",
                "hero": "hero_anna",
                "army": 4,
                "stations": [
                    "kievskaya_purple",
                    "kievskaya_light_blue",
                    "smolenskaya_purple",
                    "smolenskaya_light_blue",
                ],
            },
        ],
    }
    s = rules.position(position)
    attacked = next(code for code in s.options if ATTACK <= code < MOVE and s.owner[code - ATTACK] == 1)
    game = s.clone()
    answer(game, attacked)
    assert game.asked_by[0].__name__ == "choose_combat_card"
    search = Search(rules, trade, 0, Goal("stations", 4), 64, 10_000)
    search.start(game)
    options = search.options(game)
    assert len({value.best for value in options.values()}) > 1
    for value in options.values():
        assert abs(12 * value.best - round(12 * value.best)) < 1e-9


def test_ratings_follow_results() -> None:
    easy = rate([(800, 6, 1.0), (1300, 4, 4), (1500, 4, 4)])
    hard = rate([(800, 6, 0.0), (1300, 4, 0), (1500, 4, 0)])
    assert 600 <= easy < 1200 < 1700 < hard <= 2400


def test_the_solver_climbs_and_falls() -> None:
    record = Record()
    won = after(record, "a", 1200, 1.0)
    assert won.rating == 1230 and won.streak == won.best == 1 and won.solved == ("a",)
    lost = after(won, "b", 1200, 0.0)
    assert lost.rating < won.rating and lost.streak == 0 and lost.best == 1 and lost.solved == ("a",)
    hinted = after(record, "c", 1200, 0.5)
    assert hinted.rating == 1200 and hinted.solved == ("c",) and hinted.streak == 0


def test_the_day_chooses_the_puzzle() -> None:
    puzzles = shipped(GAME)
    first = datetime.date(2030, 1, 1)
    days = [of_the_day(puzzles, first + datetime.timedelta(days=day)).id for day in range(len(puzzles))]
    assert len(set(days)) == len(puzzles)  # every puzzle has its turn before one comes again


def test_bad_files_and_ids_are_problems() -> None:
    with pytest.raises(Problem):
        read_lines('{"id": 1}\n')
    with pytest.raises(Problem):
        find("nothing", (GAME,))
