"""The review of finished games: its comparisons, its limited knowledge, and its division of luck from skill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from metro2033.bots.bot import Question
from metro2033.bots.judge import LearnedJudge, PlainJudge, judge_for
from metro2033.bots.statistics import chance_error, mean, standard_error
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.game import Game
from metro2033.kernel.header import write_header
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.study.review.course import decisive_turn, swings
from metro2033.study.review.decisions import review_decision
from metro2033.study.review.findings import ChancePoint, Decision, Findings, Luck
from metro2033.study.review.fortune import Measured, fortune_of
from metro2033.study.review.game import Played, cut, played_from
from metro2033.study.review.summary import accuracy_of, divide, sum_up
from metro2033.study.review.swings import chances_of, is_news, luck_of
from metro2033.study.review.work import review_seat, work

GAMES = Path(__file__).parents[1] / "games"
SHORT = ("board_pl2015_2_007.metro", "breakthrough_pl2017_2_001.metro")
LONG = ("board_en2012_6_006.metro", "board_ru2011_5_033.metro", "breakthrough_pl2017_all_4_500.metro")
TABLES = (("board", 3), ("breakthrough", 3))


def played(name: str) -> Played:
    """Returns a golden record in the form that the review takes."""
    read = record.read((GAMES / name).read_text())
    return played_from(record.replay(read, find_rules), write_header(read.header))


def positions(game: str, seats: int, every: int = 9, most: int = 6) -> list[tuple[Ruleset, Any]]:
    """Returns some positions in which a seat has a choice, from a game played by the lively policy."""
    rules = find_rules(game, "", {})
    judge, asked = judge_for(rules), 0
    found: list[tuple[Ruleset, Any]] = []
    s, deal = rules.start(seats, Chance(seed=5)), Deal(5)
    while s.asked != NOBODY and len(found) < most:
        if len(s.options) > 1:
            asked += 1
            if asked % every == 0:
                found.append((rules, s.clone()))
        answer(s, judge.mind.lively_choice(s, deal))
    return found


@pytest.mark.parametrize("name", SHORT)
def test_a_golden_record_is_reviewed_to_the_end(name: str) -> None:
    game, winner = played(name), int((GAMES / name).read_text().splitlines()[-1].split()[2])
    steps = list(review_seat(game, 0, winner, find_rules, worlds=1))
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)
    review = steps[-1][1]
    assert review is not None and all(found is None for _, found in steps[:-1])
    own = [entry for entry, seat, _ in game.answers if seat == 0]
    assert {decision.entry for decision in review.decisions} <= set(own)
    assert all(
        decision.options > 1 and 0 <= decision.value <= 1 and decision.loss >= 0 for decision in review.decisions
    )
    assert review.points[-1].chances[0] == (1.0 if review.winner == 0 else 0.0)
    swing = review.points[-1].chances[0] - review.start
    assert review.luck + review.own + review.others == pytest.approx(swing, abs=0.01)
    fortune = fortune_of(Measured(game, 0), find_rules, worlds=1)
    assert fortune.luck == pytest.approx(review.luck, abs=0.002)
    assert fortune.course[-1] == review.points[-1].chances[0] and len(fortune.course) == len(review.decisions) + 1
    losses = {decision.entry: decision.loss for decision in review.decisions}
    assert [losses[entry] for entry in review.mistakes] == sorted((losses[e] for e in review.mistakes), reverse=True)
    assert sum(phase.decisions for phase in review.phases) == len(review.decisions)
    again = work(cut(game, 0, worlds=1)[2], find_rules)  # pieces do not depend on each other
    assert all(decision in review.decisions for decision in again.decisions) and again.decisions


@pytest.mark.parametrize("name", LONG)
def test_every_phase_of_long_records_can_be_reviewed(name: str) -> None:
    """A piece from the middle and the last one; pieces do not depend on each other."""
    game = played(name)
    pieces = cut(game, 1, worlds=1)
    assert [piece.first for piece in pieces[1:]] == [piece.last for piece in pieces[:-1]]
    assert pieces[-1].last == len(game.answers)
    for piece in (pieces[len(pieces) // 2], pieces[-1]):
        assert work(piece, find_rules) == work(piece, find_rules)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_decision_is_judged_by_what_the_seat_knew(game: str, seats: int) -> None:
    """Everything that the seat cannot know is dealt again; the review of its decision stays the same to the last digit."""
    compared = 0
    for rules, s in positions(game, seats):
        judge, chosen = judge_for(rules), s.options[-1]
        other = rules.determinise(s, s.asked, 4711)
        if rules.describe(other) == rules.describe(s):
            continue
        compared += 1
        assert review_decision(judge, s, chosen, 8, 3) == review_decision(judge, other, chosen, 8, 3)
        assert chances_of(judge, s, s.asked) == pytest.approx(chances_of(judge, other, s.asked), abs=1e-6)
    assert compared >= 4


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_luck_is_zero_on_average(game: str, seats: int) -> None:
    """Over the worlds that a seat believes in, what comes is as often better as worse than expected."""
    means = []
    for rules, s in positions(game, seats, every=7, most=8):
        judge, lucks = judge_for(rules), []
        for world in judge.worlds(s, s.asked, range(900, 916)):
            before, code = world.clone(), world.options[0]
            answer(world, code)
            if world.asked != NOBODY and is_news(rules, before, world, before.asked):
                lucks.append(luck_of(judge, before, code, world, before.asked))
        if len(lucks) > 8:
            means.append(mean(lucks))
            assert abs(means[-1]) <= 4 * standard_error(lucks) + 0.02
    assert len(means) >= 2


def test_nothing_drawn_and_nothing_learned_is_no_luck() -> None:
    rules, s = positions("board", 3)[0]
    assert luck_of(judge_for(rules), s, s.options[0], s.clone(), s.asked) == 0.0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_both_judges_judge_alike_in_kind(game: str, seats: int) -> None:
    """Where the network does not know the cards, the plain judge answers the same questions."""
    rules, s = positions(game, seats)[-1]
    learned, plain = judge_for(rules), PlainJudge(rules)
    assert isinstance(learned, LearnedJudge)
    for judge in (learned, plain):
        question = Question(rules, s)
        assert {one.code for one in judge.look(question, worlds=3)} <= {*s.options}
        found = judge.outcomes(question, s.options[:2], [1, 2, 3])
        assert len(found) == 3 and all(0 <= value <= 1 for row in found for value in row)
        assert sum(chances_of(judge, s, s.asked)) == pytest.approx(1, abs=1e-4)


def test_an_unfinished_game_is_not_reviewed() -> None:
    game = Game.new(find_rules("board", "", {}), 3, Chance(seed=1))
    with pytest.raises(Problem) as refused:
        played_from(game, "")
    assert refused.value.key == "review-unfinished"


def decision(entry: int, loss: float, best: float, verdict: Any, phase: str = "events") -> Decision:
    """Returns a decision with the fields that sums need."""
    return Decision(entry, 1, phase, "p", 3, "a", "b", best - loss, 0.01, best, loss, 0.01, verdict)


def test_accuracy_is_the_share_of_the_chance_that_was_kept() -> None:
    assert accuracy_of([decision(1, 0.1, 0.4, "blunder"), decision(2, 0.0, 0.4, "best")]) == pytest.approx(0.875)
    assert accuracy_of([decision(1, 0.1, 0.4, "unclear")]) == 1.0


def test_the_chance_is_divided_by_cause() -> None:
    """Alone: the rest is the seat's own. With others: its loss is its own, the rest is theirs."""
    decisions = [decision(2, 0.05, 0.4, "mistake"), decision(3, 0.1, 0.5, "blunder")]
    points = [ChancePoint(2, 1, [0.3, 0.7]), ChancePoint(3, 1, [0.35, 0.65]), ChancePoint(9, 2, [0.0, 1.0])]
    luck = [Luck(2, 1, 0, 0.08), Luck(5, 2, 1, -0.1)]
    stretches = divide(0, 0.5, decisions, points, luck, others=[1, 4])
    assert [(stretch.entry, stretch.own, stretch.luck, stretch.others) for stretch in stretches] == [
        (0, 0.0, 0.0, -0.2),
        (2, -0.03, 0.08, 0.0),
        (3, -0.1, -0.1, -0.15),
    ]
    course = [*points[:2], ChancePoint(5, 2, [0.25, 0.75]), ChancePoint(7, 2, [0.1, 0.9]), points[2]]
    summed = sum_up(0, 1, 8, [Findings("neural", decisions, course, points, luck, [1, 4])])
    assert summed.points == points
    assert summed.luck + summed.own + summed.others == pytest.approx(-0.5)
    assert summed.mistakes == [3, 2]
    assert [(moment.entry, moment.kind) for moment in summed.moments] == [
        (2, "luck"),
        (3, "own"),
        (5, "luck"),
        (7, "others"),
    ]


def test_errors_allow_for_what_no_sample_has_shown() -> None:
    assert standard_error([0.2, 0.4, 0.6]) == pytest.approx(0.11547, abs=1e-5)
    assert chance_error([0.5] * 8) > 0 == standard_error([0.5] * 8)
    assert chance_error([0.5] * 80) < chance_error([0.5] * 8) / 5


def test_a_turn_is_judged_as_a_whole() -> None:
    """The moment of a turn is at the answer that changed the chance most: at the fight, not at the scouting before it."""
    chances = [0.2, 0.25, 0.6, 0.55, 0.5, 0.3, 0.9, 1.0]
    turns = [[0, 3, 1], [0, 3, 1], [0, 3, 1], [0, 3, 1], [1, 3, 1], [1, 3, 1], [0, 4, 1], [0, 4, 1]]
    points = [
        ChancePoint(at, 1, [chance, 1 - chance], turn)
        for at, (chance, turn) in enumerate(zip(chances, turns, strict=True))
    ]
    found = swings(points, [0])
    assert [(stretch.first, stretch.last, round(stretch.change, 2)) for stretch in found] == [
        (0, 4, 0.3),
        (4, 6, 0.4),
        (6, 7, 0.1),
    ]
    assert [one.peak(points) for one in found] == [1, 5, 6]
    assert decisive_turn(points, 0) == found[1]
    assert decisive_turn(points[:6], 0) == found[0]
    assert decisive_turn(points, 0, lambda swing: swing == found[2]) == found[2]  # the winner's own deed comes first
