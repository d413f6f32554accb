"""The opening book is counted from games, kept as data, and phrased in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033.games import GAMES, find_rules
from metro2033.kernel import record
from metro2033.languages import LANGUAGES
from metro2033.study.review.book import Counting, make_book, read_book, write_book
from metro2033.text.words import words_for

RECORDS = Path(__file__).parents[1] / "games"


@pytest.mark.parametrize("game", GAMES)
def test_the_book_that_ships_counts_many_games(game: str) -> None:
    book = read_book(game)
    assert book.game == game and book.games >= 300 and "faction" in book.entries and "mission" in book.entries
    factions = book.entries["faction"]
    assert (
        0.95 * book.games <= sum(faction.wins for faction in factions) <= book.games
    )  # every game has one winner, or none
    for entries in book.entries.values():
        for entry in entries:
            assert entry.wins <= entry.games and entry.low <= entry.wins / entry.games <= entry.high
            for language in LANGUAGES:
                words = words_for(language, game)
                assert words.has(entry.id) or words.has(f"station-{entry.id}")


def test_games_and_records_are_counted_alike(tmp_path: Path) -> None:
    rules = find_rules("board", "", {})
    path = RECORDS / "board_en2012_2_002.metro"
    read = record.read(path.read_text())
    counted = Counting(rules)
    assert counted.add(read, find_rules)
    assert not counted.add(record.read((RECORDS / "breakthrough_pl2017_2_001.metro").read_text()), find_rules)
    found = counted.book()
    assert (found.games, found.records) == (1, 1)
    assert sum(one.games for one in found.entries["faction"]) == 2
    assert sum(one.wins for one in found.entries["hero"]) == 1
    told: list[int] = []
    made = make_book(rules, 1, [read], find_rules, told.append)
    assert (made.games, made.records, told) == (2, 1, [1])
    assert make_book(rules, 1, [read], find_rules, told.append) == made  # the same seeds, the same games
    write_book(made, tmp_path)
    assert read_book("board", tmp_path) == made
