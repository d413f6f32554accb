"""A person's greatest losses: sums by phase and kind of decision over the last games, with luck apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import metro2033.games
from metro2033.games import GAMES
from metro2033.study.review.findings import Decision, Review, Verdict
from metro2033.study.trainer.figures import GameLosses, Lost
from metro2033.study.trainer.losses import LAST_GAMES, losses_of, sum_up


def decided(entry: int, phase: str, prompt: str, loss: float, verdict: Verdict) -> Decision:
    return Decision(entry, 1, phase, prompt, 3, "a", "b", 0.4, 0.01, 0.4 + loss, loss, 0.01, verdict)


def reviewed(decisions: list[Decision], luck: float = 0.0, others: float = 0.0) -> Review:
    return Review(0, 2, "neural", 16, 48, 0, 0.5, luck, -0.1, others, 0.9, [], decisions, [], [], [], [])


def test_clear_losses_are_added_up_by_phase_and_kind() -> None:
    review = reviewed(
        [
            decided(1, "mobilisation", "choose_vote", 0.02, "unclear"),
            decided(2, "mobilisation", "choose_recruits", 0.05, "mistake"),
            decided(3, "battle", "choose_combat_card", 0.10, "blunder"),
            decided(4, "battle", "choose_defence", 0.01, "slip"),
            decided(5, "battle", "choose_defence", 0.0, "best"),
        ],
        luck=-0.2,
        others=0.05,
    )
    found = losses_of("board", review)
    assert found.luck == -0.2 and found.others == 0.05
    assert found.phases == [Lost("battle", 3, 2, 0.11), Lost("mobilisation", 2, 1, 0.05)]
    assert found.kinds == [Lost("battle", 3, 2, 0.11), Lost("hiring", 1, 1, 0.05), Lost("law", 1, 0, 0.0)]


def test_only_the_last_games_of_each_kind_count() -> None:
    old = GameLosses("board", 5.0, 0.0, [Lost("battle", 1, 1, 9.0)], [Lost("battle", 1, 1, 9.0)])
    one = GameLosses(
        "board", 0.1, -0.1, [Lost("battle", 4, 1, 0.1), Lost("events", 2, 0, 0.0)], [Lost("law", 6, 1, 0.1)]
    )
    other = GameLosses("breakthrough", 0.3, 0.0, [Lost("draw", 9, 0, 0.0)], [Lost("draw", 9, 0, 0.0)])
    board, cards = sum_up([other, *[one] * LAST_GAMES, old])
    assert (board.game, board.games) == ("board", LAST_GAMES) and board.lost == pytest.approx(2.0)
    assert board.phases == [Lost("battle", 80, 20, 2.0), Lost("events", 40, 0, 0.0)]
    assert board.luck == pytest.approx(2.0) and board.others == pytest.approx(-2.0)
    assert (cards.game, cards.games, cards.lost) == ("breakthrough", 1, 0.0)
    assert sum_up([]) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_of_a_kind(game: str) -> None:
    folder = Path(metro2033.games.__path__[0])
    questions = set(json.loads((folder / game / "questions.json").read_text()))
    assert questions == set(GAMES[game].kinds)
