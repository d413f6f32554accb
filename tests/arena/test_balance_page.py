"""docs/balance.md: its figures match the ledger, and it lists exactly the significant deviations."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
from bench.balance import CELLS, PARTS, write
from bench.balance_page import Played, is_unfair, page, read_lines

from metro2033.arena.ledger import FILE, Ledger
from metro2033.arena.match import Line
from tests.arena.making import BOARD, change, line

FACTIONS = ("faction_reich", "faction_red_line", "faction_1905", "faction_arbat")


def game(number: int, winner: int, edition: str = "en2012") -> Line:
    """Returns a game of four in which every seat's faction is its own; the first player moves on."""
    made = line(number, ("veteran",) * 4, (3, 3, 3, 3), winner)
    traits = {"faction": FACTIONS, "hero": ("hero_khan", "hero_anna", "hero_miller", "hero_sasha")}
    return msgspec.structs.replace(made, edition=edition, first_player=number % 4, traits=traits)


def board(*lines: Line) -> Played:
    return Played("The board game", "board", (4,), lines)


def test_what_wins_too_often_is_said_with_its_figures() -> None:
    text = page([board(*(game(number, 0) for number in range(60)))])
    assert (
        "**Fourth Reich** wins more than fair, 100.0 % (94.0 % to 100.0 %) of 60 games; 25.0 % would be fair." in text
    )
    assert "**Anna** wins less than fair, 0.0 % (0.0 % to 6.0 %) of 60 games" in text
    assert "| en2012 | Khan | 60 | 100.0 % | 94.0 % to 100.0 % | 25.0 % | more |" in text


def test_fair_shares_and_few_games_are_not_remarked_upon() -> None:
    even = page([board(*(game(number, number // 4 % 4) for number in range(80)))])
    few = page([board(*(game(number, 0) for number in range(20)))])
    for text in (even, few):
        assert "than fair" not in text and "| more |" not in text and "| less |" not in text


def test_a_row_is_unfair_only_outside_its_interval() -> None:
    weighed = board(*(game(number, 0 if number < 23 else 1 + number % 3) for number in range(60))).some()
    assert {row.name: is_unfair(row) for row in weighed.by_trait["faction"]}["faction_reich"] is True  # 38 % of 60
    weighed = board(*(game(number, 0 if number < 20 else 1 + number % 3) for number in range(60))).some()
    assert {row.name: is_unfair(row) for row in weighed.by_trait["faction"]}["faction_reich"] is False  # 33 % of 60


def test_editions_are_told_apart_and_together() -> None:
    text = page([board(*(game(n, 0, "en2012") for n in range(40)), *(game(n, 1, "ru2011") for n in range(40)))])
    assert "| all | Fourth Reich | 80 | 50.0 % |" in text
    assert "| en2012 | Fourth Reich | 40 | 100.0 % |" in text and "| ru2011 | Fourth Reich | 40 | 0.0 % |" in text


def test_a_ledger_that_is_being_written_is_read_up_to_its_last_whole_line(tmp_path: Path) -> None:
    with Ledger(tmp_path, BOARD) as ledger:
        ledger.add(game(1, 0))
        ledger.add(game(0, 2))
    with (tmp_path / FILE).open("ab") as file:
        file.write(b'{"number":7')
    assert [line.number for line in read_lines(tmp_path)] == [0, 1]
    assert read_lines(tmp_path / "nowhere") == []


def test_the_page_is_written_from_every_cell_there_is(tmp_path: Path) -> None:
    cell = CELLS[0]
    with Ledger(tmp_path / cell.name, change(BOARD, seats=(cell.seats,))) as ledger:
        ledger.add(game(0, 0))
    write(tmp_path, tmp_path / "page.md")
    assert "\n## The board game\n\nGames played: 1.\n" in (tmp_path / "page.md").read_text()


def test_cells_are_all_settings_with_deals_of_their_own() -> None:
    """15 of the board game, 4 of Breakthrough without and 4 with variants; no two share a seed."""
    assert len(CELLS) == 15 + 4 + 4 and len({cell.name for cell in CELLS}) == len(CELLS)
    assert all(later.seed - earlier.seed >= 1000 for earlier, later in pairwise(CELLS))
    assert {cell.seats for cell in CELLS if cell.game == "board"} == set(PARTS[0][2])


def test_first_missions_are_compared_with_each_other() -> None:
    firsts = ("mi_foothold", "mi_march", "mi_march", None)
    lines = [msgspec.structs.replace(game(number, 0), first_missions=firsts) for number in range(60)]
    text = page([board(*lines)])
    assert "compare with the mean of all of them, 33.3 %" in text
    assert "| Foothold | 60 | 100.0 % | 94.0 % to 100.0 % | more |" in text
    assert "| March to War | 120 | 0.0 % | 0.0 % to 3.1 % | less |" in text
