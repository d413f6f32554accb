"""One scale for all bots, and matches whose ledgers the arena's command can continue."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from bench.balance import CELLS
from bench.ladder_page import tied_to, verdict
from bench.matches import one_against, play_matches
from bench.scale import scale

from metro2033.arena.ledger import FILE, Ledger
from metro2033.arena.match import Line
from metro2033.cli.main import main
from tests.arena.making import line

TRUE = {"weak": 800.0, "middle": 1000.0, "strong": 1250.0}


def games_of(table: tuple[str, ...], games: int, luck: Random) -> list[Line]:
    """Returns games whose winners are drawn with the chances that the ratings give."""
    found = []
    for number in range(games):
        weights = [10 ** (TRUE[bot] / 400) for bot in table]
        winner = luck.choices(range(len(table)), weights)[0]
        points = tuple(9 if seat == winner else 1 for seat in range(len(table)))
        found.append(msgspec.structs.replace(line(number, table, points, winner), seed=number // 4))
    return found


def test_ratings_are_found_again_from_who_won() -> None:
    luck = Random(5)
    played = games_of(("middle", "weak", "weak", "weak"), 800, luck)
    played += games_of(("strong", "middle", "middle", "middle"), 800, luck)
    found = {rating.bot: rating for rating in scale(played, "middle", 1000.0)}
    assert found["middle"].rating == found["middle"].low == found["middle"].high == 1000.0
    for bot in ("weak", "strong"):
        assert found[bot].rating == pytest.approx(TRUE[bot], abs=40)
        assert found[bot].low < found[bot].rating < found[bot].high
        assert 20 < found[bot].high - found[bot].low < 120


def test_somebody_who_always_wins_is_not_infinitely_good() -> None:
    played = [line(number, ("a", "b"), (9, 1), 0) for number in range(20)]
    ratings = [rating.rating for rating in scale(played, "b", 1000.0)]
    assert ratings[1] == 1000.0 and 1200 < ratings[0] < 2500


def test_a_match_is_the_arenas_job_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = one_against("board", "greedy:samples=1", "random", 4, 77, seats=2)
    assert play_matches([[match]], tmp_path, 1, 0.0) == 4, "no time, no games"
    assert play_matches([[match]], tmp_path, 1, 600.0) == 0
    before = (tmp_path / match.name / FILE).read_bytes()
    words = match.command(str(tmp_path)).split()
    monkeypatch.setattr("sys.argv", words)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code in (0, None)
    assert (tmp_path / match.name / FILE).read_bytes() == before, "nothing was left to play"
    with Ledger(tmp_path / match.name, match.job) as ledger:
        assert sorted(ledger.lines) == [0, 1, 2, 3]


def test_cells_of_balance_are_jobs_of_the_arena() -> None:
    """Games played in lanes go into ledgers that the arena can continue."""
    for cell in CELLS:
        assert cell.job.settings == [(cell.edition, cell.seats)] and cell.job.fixed_draft
        assert len(cell.job.options) == 4 * bool(cell.variants)


def test_bots_without_a_chain_of_matches_to_the_anchor_get_no_rating() -> None:
    tables = [("b", "a"), ("c", "b", "b"), ("fast", "faster")]
    assert tied_to("a", tables) == {"a", "b", "c"}
    assert tied_to("nobody", tables) == set()


@pytest.mark.parametrize(
    ("low", "high", "complete", "said"),
    [
        (0.33, 0.40, True, "holds"),
        (0.33, 0.40, False, "holds so far"),
        (0.30, 0.40, True, "missed"),
        (0.30, 0.40, False, "open"),
        (0.10, 0.20, False, "missed"),
    ],
)
def test_a_short_match_decides_only_what_its_interval_decides(
    low: float, high: float, complete: bool, said: str
) -> None:
    assert verdict(low, high, 0.32, complete=complete) == said
