"""Shares, intervals, pairs, ratings and times, against known values."""

from __future__ import annotations

import pytest

from metro2033.arena.balance import weigh
from metro2033.arena.statistics import compare_pairs, rate, shares, wilson
from metro2033.arena.stopwatch import bucket, percentile, together
from tests.arena.making import line


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(10, 20, 0.2993, 0.7007), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 100, 0.0018, 0.0545), (0, 0, 0.0, 1.0)],
)
def test_wilson_has_the_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (low, high)


def test_a_winner_takes_all_and_a_tie_at_the_limit_is_shared() -> None:
    won = line(0, ("a", "b", "c"), (5, 9, 9), winner=0)
    tied = line(1, ("a", "b", "c"), (5, 9, 9))
    assert (won.ranks, won.wins) == ([0, 1, 1], [1.0, 0.0, 0.0])
    assert (tied.ranks, tied.wins) == ([2, 0, 0], [0.0, 0.5, 0.5])


def test_shares_are_sorted_and_know_what_is_fair() -> None:
    better, worse = shares([("a", 0.0, 0.5), ("b", 1.0, 0.5), ("b", 0.5, 0.25)])
    assert (better.name, better.games, better.wins, better.share, better.expected) == ("b", 2, 1.5, 0.75, 0.375)
    assert (worse.name, worse.share) == ("a", 0.0)


def test_pairs_count_a_game_once_and_a_tie_half() -> None:
    lines = [line(0, ("a", "b", "b"), (3, 2, 4)), line(1, ("b", "a", "a"), (2, 2, 2))]
    (pair,) = compare_pairs(lines)
    assert (pair.a, pair.b, pair.games, pair.share) == ("a", "b", 2, 0.5)


def test_ratings_follow_results_and_self_play_says_nothing() -> None:
    ratings = rate([line(n, ("weak", "strong"), (1, 9), winner=1) for n in range(20)])
    assert ratings["strong"][0] > 35 > 15 > ratings["weak"][0]
    assert ratings["strong"][1] < 25 / 3
    assert rate([line(0, ("a", "a"), (1, 9), winner=1)]) == {"a": (25.0, 8.3333)}


def test_equal_seats_of_one_bot_are_rated_together() -> None:
    """Two seats that win and lose in turn against two others leave both bots where they were."""
    lines = [line(n, ("a", "b", "a", "b"), (4, 3, 1, 2) if n % 2 else (3, 4, 2, 1)) for n in range(40)]
    ratings = rate(lines)
    assert abs(ratings["a"][0] - ratings["b"][0]) < 2


def test_percentiles_of_times_are_right_within_a_bucket() -> None:
    times = together({bucket(ms / 1000): 1} for ms in range(1, 101))
    assert percentile(times, 0.5) == pytest.approx(50, rel=0.06)
    assert percentile(times, 0.95) == pytest.approx(95, rel=0.06)
    assert percentile({}, 0.5) == 0.0


def test_balance_weighs_seats_order_captures_and_cards() -> None:
    lines = [line(n, ("a", "b"), (9, 1), winner=0) for n in range(4)]
    balance = weigh("en2012", "2", lines)
    assert [(row.name, row.share) for row in balance.by_seat] == [("1", 1.0), ("2", 0.0)]
    assert [(row.name, row.share) for row in balance.by_opener] == [("opener", 1.0), ("not-opener", 0.0)]
    assert [(row.name, row.games) for row in balance.by_first_capture] == [("station-polyanka", 8)]
    card, law = balance.cards
    assert (card.name, card.uses, card.games, card.share, card.effect) == ("eq_handcar", 8, 4, 1.0, 0.5)
    assert (law.name, law.uses, law.games, law.effect) == ("law_1", 4, 4, None)
    assert balance.rounds == {"mean": 11.5, "median": 11.5, "p90": 13}
