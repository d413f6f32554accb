"""`metro2033 review`: a report in words or as JSON, and one sentence for every mistake."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from metro2033.cli.review import review, tell
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of
from metro2033.kernel.problem import BadOption, Problem
from metro2033.languages import LANGUAGES
from metro2033.study.review.findings import Review
from metro2033.text.say import sayer
from tests.cli.test_commands import run, run_json

RECORD = Path(__file__).parents[1] / "games" / "board_pl2015_2_007.metro"


def test_a_review_as_json_and_told_in_every_language() -> None:
    [found] = run_json("review", str(RECORD), "--seat", "1", "--samples", "2")
    review = msgspec.convert(found, Review)
    assert review.seat == 0 and review.decisions and review.points and review.mistakes
    game = record.replay(record.read(RECORD.read_text()), find_rules)
    told = {language: "\n".join(tell(review, game, sayer(language, "board"))) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    for text in told.values():
        assert "review-" not in text and "weight-" not in text and "\n1. " in text


def test_an_unfinished_game_is_refused_in_one_sentence(tmp_path: Path) -> None:
    game = Game.new(find_rules("board", "", {}), 2, Chance(seed=1))
    unfinished = tmp_path / "running.metro"
    unfinished.write_text(record.write(game, header_of(game, "test")))
    refused = run("review", str(unfinished))
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.strip() == "Only a finished game can be reviewed; this one isn’t over yet."


def test_a_seat_or_a_file_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        review(RECORD, seat=3)
    with pytest.raises(Problem):
        review(tmp_path / "nothing.metro")
