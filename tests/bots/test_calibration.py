"""Correction of the learned bot's chances: they are monotone, add up to one, and fit the shipped weights.

They are used wherever chances are shown.
"""

from __future__ import annotations

import hashlib
import json

import numpy as np
import pytest
from bench.calibration import Noted, curve, fit, loss, pairs

from metro2033.bots.judge import judge_for
from metro2033.bots.neural.calibration import NONE, corrected, corrected_row, corrections_file, corrections_for
from metro2033.bots.neural.thinker import Thinker
from metro2033.bots.neural.weights import shipped_weights
from metro2033.games import GAMES, find_rules
from tests.properties.conformance import sampled


@pytest.mark.parametrize("game", GAMES)
def test_shipped_corrections_belong_to_the_shipped_weights(game: str) -> None:
    """New weights need a new fit: `python -m bench.calibration --ship`."""
    weights = shipped_weights(game)
    said = json.loads(corrections_file(weights).read_text(encoding="utf-8"))["weights"]
    assert hashlib.sha256(weights.read_bytes()).hexdigest().startswith(said)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_correction_is_monotone_and_adds_up(game: str, seats: int) -> None:
    correction = corrections_for(game).get(seats, NONE)
    own = np.linspace(0.0, 1.0, 101)
    for place in (0, seats - 1):
        rows = np.repeat(((1 - own) / (seats - 1))[:, None], seats, axis=1)
        rows[:, place] = own
        found = corrected(rows, correction)
        np.testing.assert_allclose(found.sum(axis=1), 1, atol=1e-9)
        assert (np.diff(found[:, place]) > 0).all()
        assert found[0, place] < 0.001 and found[-1, place] > 0.999
        np.testing.assert_allclose([corrected_row(row, correction) for row in rows.tolist()], found, atol=1e-12)


def test_the_board_games_chances_are_corrected_wherever_they_are_shown() -> None:
    rules = find_rules("board", "", {})
    thinker, plain = Thinker(rules), Thinker(rules)
    plain.corrections = {}
    for s in list(sampled(rules, 4, 3, 4, 37))[:4]:
        raw, shown = np.array(plain.chances([s])), np.array(thinker.chances([s]))
        expected = corrected(np.roll(raw, -s.asked, axis=1), corrections_for("board")[4])
        np.testing.assert_allclose(np.roll(shown, -s.asked, axis=1), expected, atol=1e-6)
        assert not np.allclose(raw, shown, atol=1e-3)
        np.testing.assert_allclose(judge_for(rules).chances([s]), shown, atol=1e-6)


def test_a_fit_finds_a_known_distortion_again() -> None:
    luck = np.random.default_rng(3)
    true = luck.dirichlet((1.0, 1.0, 1.0), 20_000)
    winner = np.array([luck.choice(3, p=row) for row in true])
    said = corrected(true, (1.25, 0.0))  # too sure by a quarter
    noted = Noted(np.arange(len(said)), np.full(len(said), 3), winner, said)
    power, own = fit(noted)
    assert power == pytest.approx(0.8, abs=0.05) and own == pytest.approx(0, abs=0.06)
    assert loss(noted, (power, own)) < loss(noted, NONE)
    before, after = (curve(*pairs(noted, made)) for made in ({}, {3: (power, own)}))
    off = [max(abs(share - mean) for _, _, mean, share in found) for found in (before, after)]
    assert off[1] < 0.025 < off[0]
