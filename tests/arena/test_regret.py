"""Regret: decisions of the arena judged by the one judge, with errors over whole games."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import msgspec
import pytest

from metro2033.arena.match import Line
from metro2033.arena.regret import Lost, Regret, RegretMeter, sum_losses
from metro2033.arena.report import RESULT, regret_figures, write_report
from metro2033.arena.result import sum_up
from metro2033.bots.bot import Question
from metro2033.bots.judge import judge_for
from metro2033.games import find_rules
from metro2033.kernel.chance import Chance
from metro2033.text.words import words_for
from tests.arena.making import CARDS, change, line, quickly, timeless

JUDGED = change(CARDS, seats=(2,), bots=("legend", "random"), regret=8)


def test_the_mean_is_per_decision_and_the_error_per_game() -> None:
    assert sum_losses([]) is None and sum_losses([(1, Lost())]) is None
    assert sum_losses([(1, Lost(4, 0.08))]) == Regret(points=2.0, error=None, decisions=4)
    two_seats = [(1, Lost(1, 0.05)), (1, Lost(3, 0.03)), (2, Lost(4, 0.04)), (3, Lost())]
    spread = 2 * 0.02**2  # both games are 0.02 away from the mean of 0.015 a decision
    assert sum_losses(two_seats) == Regret(points=1.5, error=round(100 * sqrt(spread * 2) / 8, 3), decisions=8)


def test_only_real_choices_are_judged_and_the_best_one_loses_nothing() -> None:
    rules = find_rules("breakthrough", "", {})
    question = Question(rules, rules.start(2, Chance(seed=5)))
    meter = RegretMeter(rules, 100, 1, 2)
    best, *_, worst = (tried.code for tried in judge_for(rules).look(question))
    meter.judge(question, best)
    assert meter.lost[question.seat] == Lost(1, 0.0)
    meter.judge(question, worst)
    judged = meter.lost[question.seat]
    assert judged.decisions == 2 and judged.chance > 0 and meter.lost[1 - question.seat] == Lost()
    question.options = [best]
    meter.judge(question, best)
    assert meter.lost[question.seat] == judged


def test_a_share_of_the_decisions_is_drawn_by_the_seed() -> None:
    rules = find_rules("breakthrough", "", {})
    question = Question(rules, rules.start(2, Chance(seed=5)))
    question.options = question.options[:2]
    drawn = []
    for seed in (1, 1, 2):
        meter = RegretMeter(rules, 5, seed, 2)
        counts = []
        for _ in range(40):
            meter.judge(question, question.options[0])
            counts.append(meter.lost[question.seat].decisions)
        drawn.append(counts)
    assert drawn[0] == drawn[1] != drawn[2] and 0 < drawn[0][-1] < 8


def test_random_moves_lose_more_than_those_of_a_legend_and_judging_changes_no_game() -> None:
    judged, plain = quickly(JUDGED, games=2), quickly(change(JUDGED, regret=0), games=2)
    loss = {row.name: row.regret for row in judged.bots}
    legend, random = loss["legend"], loss["random"]
    assert legend is not None and random is not None and random.points > legend.points
    assert judged.judges == ("legend",) and judged.judged_percent == JUDGED.regret
    unjudged = [msgspec.structs.replace(row, regret=None) for row in judged.bots]
    assert timeless(msgspec.structs.replace(judged, bots=unjudged, judges=(), judged_percent=0)) == timeless(plain)


def judged_line(number: int, *losses: Lost) -> Line:
    played = line(number, ("legend", "random")[: len(losses)], (3, 1)[: len(losses)], 0)
    return msgspec.structs.replace(played, regrets=losses)


@pytest.mark.parametrize(
    ("language", "regret"), [("en", "1.50 ± 0.50"), ("de", "1,50 ± 0,50"), ("pl", "1,50 ± 0,50"), ("ru", "1,50 ± 0,50")]
)
def test_the_report_says_whose_judgement_it_is(tmp_path: Path, language: str, regret: str) -> None:
    lines = [judged_line(1, Lost(4, 0.08), Lost(9, 0.9)), judged_line(2, Lost(4, 0.04), Lost(9, 0.9))]
    result, words = sum_up(JUDGED, lines), words_for(language, "breakthrough")
    assert regret_figures(result, words)[0] == ["legend", regret, "8"]
    write_report(tmp_path, result, {}, words)
    page = (tmp_path / "report.html").read_text()
    assert regret in page and "legend" in words.say("arena-judgement", {"judge": "legend", "percent": 8})
    assert words.say("arena-judgement", {"judge": "legend", "percent": 8})[:40] in page
    assert b'"regret"' in (tmp_path / RESULT).read_bytes()
    write_report(tmp_path, sum_up(CARDS, [line(1, ("legend", "random"), (3, 1), 0)]), {}, words)
    assert words.say("arena-head-regret") not in (tmp_path / "report.html").read_text()
