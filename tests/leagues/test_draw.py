"""The draw of rounds: sizes of tables, meetings, seats, byes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from metro2033.leagues.draw import Drawn, draw, history_of, pair, table_sizes

BOARD, CARDS = range(2, 7), range(2, 6)


def play(people: int, wanted: int, rounds: int, allowed: range = BOARD, *, by_standing: bool = False) -> list[Drawn]:
    """Returns all rounds of a league in which nobody drops out; the standings never change."""
    drawn: list[Drawn] = []
    for number in range(rounds):
        tables = [table for round_ in drawn for table in round_.tables]
        before = history_of(tables, [person for round_ in drawn for person in round_.byes])
        order = range(1, people + 1)
        drawn.append(draw(order, wanted, allowed, before, f"seed {number}", by_standing=by_standing and number > 0))
    return drawn


def meetings(drawn: list[Drawn], people: int) -> list[int]:
    met = history_of([table for round_ in drawn for table in round_.tables]).met
    return [met.get(pair(*both), 0) for both in combinations(range(1, people + 1), 2)]


def seatings(drawn: list[Drawn], people: int, seats: int) -> list[int]:
    sat = history_of([table for round_ in drawn for table in round_.tables]).sat
    return [sat.get((person, seat), 0) for person in range(1, people + 1) for seat in range(seats)]


@pytest.mark.parametrize(
    ("people", "wanted", "sizes"),
    [
        (8, 4, [4, 4]),
        (7, 4, [4, 3]),
        (5, 4, [5]),
        (6, 4, [3, 3]),
        (9, 4, [5, 4]),
        (3, 2, [3]),
        (5, 2, [3, 2]),
        (2, 6, [2]),
        (11, 6, [6, 5]),
    ],
)
def test_tables_are_as_near_to_the_wanted_size_as_possible(people: int, wanted: int, sizes: list[int]) -> None:
    assert table_sizes(people, wanted, BOARD) == sizes


def test_a_bye_goes_round_where_only_pairs_can_play() -> None:
    drawn = play(5, 2, 5, range(2, 3))
    assert all(len(round_.byes) == 1 and len(round_.tables) == 2 for round_ in drawn)
    assert Counter(person for round_ in drawn for person in round_.byes) == Counter(range(1, 6))


@given(
    people=st.integers(2, 40),
    wanted=st.integers(2, 6),
    rounds=st.integers(1, 3),
    cards=st.booleans(),
    swiss=st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_everybody_sits_exactly_once_in_every_round(
    people: int, wanted: int, rounds: int, *, cards: bool, swiss: bool
) -> None:
    allowed = CARDS if cards else BOARD
    for round_ in play(people, wanted, rounds, allowed, by_standing=swiss):
        assert not round_.byes
        assert sorted(person for table in round_.tables for person in table) == list(range(1, people + 1))
        assert all(len(table) in allowed for table in round_.tables)


@given(half=st.integers(1, 8))
@settings(deadline=None)
def test_at_tables_of_two_everybody_meets_everybody_once(half: int) -> None:
    people = 2 * half
    assert set(meetings(play(people, 2, people - 1), people)) == {1}


@pytest.mark.parametrize(("people", "wanted", "rounds"), [(8, 4, 7), (12, 4, 11), (16, 4, 5), (9, 3, 4), (12, 3, 11)])
def test_meetings_are_even(people: int, wanted: int, rounds: int) -> None:
    met = meetings(play(people, wanted, rounds), people)
    assert max(met) - min(met) <= 2
    assert sum(count * count for count in met) <= 1.2 * sum(met) ** 2 / len(met) + len(met)


@given(wanted=st.integers(2, 5), tables=st.integers(1, 4), rounds=st.integers(1, 10))
@settings(max_examples=40, deadline=None)
def test_seats_are_even(wanted: int, tables: int, rounds: int) -> None:
    people = wanted * tables
    sat = seatings(play(people, wanted, rounds), people, wanted)
    assert max(sat) - min(sat) <= 2


def test_a_tournament_seats_neighbours_in_the_standings_together() -> None:
    first, second = play(8, 4, 2, by_standing=True)
    apart = draw(range(1, 9), 4, BOARD, history_of([]), "seed", by_standing=True)
    assert sorted(sorted(table) for table in apart.tables) == [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert sorted(sorted(table) for table in first.tables) != sorted(sorted(table) for table in second.tables)


def test_the_draw_is_a_function_of_its_seed() -> None:
    again = [draw(range(9), 3, BOARD, history_of([]), seed, by_standing=False) for seed in ("a", "a", "b")]
    assert again[0] == again[1] != again[2]
