"""Who meets whom: every rotation of every deal, bots used evenly, numbers that never change."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from metro2033.arena.match import Line, Played, play
from metro2033.arena.schedule import Seating, lineups, rotations, seatings
from tests.arena.making import BOARD, CARDS, change


def test_a_deal_is_one_seed_with_every_rotation() -> None:
    job = change(BOARD, bots=("a", "b", "b", "b"), seed=7)
    played = list(seatings(job, 8))
    assert [seating.seed for seating in played] == [7] * 4 + [8] * 4
    for _, deal in groupby(played, key=lambda seating: seating.seed):
        assert [seating.bots.index("a") for seating in deal] == [0, 3, 2, 1]


def test_rotations_that_change_nothing_are_left_out() -> None:
    assert rotations("abab") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations("aaaa") == [("a", "a", "a", "a")]


@pytest.mark.parametrize(("population", "seats"), [("ab", 4), ("abc", 4), ("abcd", 4), ("abcdef", 4), ("a", 3)])
def test_tables_are_drawn_evenly_from_a_population(population: str, seats: int) -> None:
    tables = lineups(population, seats)
    assert len(set(tables)) == len(tables)
    sat = Counter(bot for table in tables for bot in table)
    assert set(sat) == set(population) and len(set(sat.values())) == 1
    assert all(len(table) == seats for table in tables)


def test_every_bot_takes_every_seat_equally_often_in_a_deal() -> None:
    job = change(CARDS, bots=("a", "b", "c", "d"), seats=(3,))
    for _, deal in groupby(seatings(job, 24), key=lambda seating: seating.seed):
        taken = Counter((bot, seat) for seating in deal for seat, bot in enumerate(seating.bots))
        assert len(taken) == 9 and set(taken.values()) == {1}


def test_numbers_do_not_depend_on_how_many_games_are_asked_for() -> None:
    job = change(BOARD, bots=("a", "b"), exact=False, editions=("en2012", "pl2015"), seats=(2, 3))
    few, many = list(seatings(job, 5)), list(seatings(job, 9))
    assert few == many[: len(few)] and len(few) == 20
    assert [seating.number for seating in many] == list(range(36))
    assert Counter((seating.edition, len(seating.bots)) for seating in few) == dict.fromkeys(job.settings, 5)


def played(seating: Seating, *, fixed: bool) -> Line:
    finished = play(change(BOARD, fixed_draft=fixed), seating)
    assert isinstance(finished, Played) and not finished.record
    return finished.line


def test_the_same_seed_deals_the_same_and_a_fixed_draft_stays_with_the_seat() -> None:
    bots = ("random", "greedy:samples=1", "random", "random")
    deal = [Seating(n, 3, "en2012", turned) for n, turned in enumerate(rotations(bots))]
    lines = [played(seating, fixed=True) for seating in deal]
    assert len({line.first_player for line in lines}) == 1
    assert len({str(line.traits) for line in lines}) == 1
    factions = {line.traits["faction"][line.bots.index("greedy:samples=1")] for line in lines}
    heroes = {line.traits["hero"][line.bots.index("greedy:samples=1")] for line in lines}
    assert len(factions) == len(heroes) == 4
    free = [played(seating, fixed=False) for seating in deal]
    assert len({str(line.traits) for line in free}) > 1
    other = [played(Seating(n, n, "en2012", bots), fixed=True).traits["faction"] for n in range(4)]
    assert len(set(other)) > 1


def test_a_game_of_the_arena_is_the_same_every_time() -> None:
    seating = Seating(0, 5, "en2012", ("random", "greedy:samples=1"))
    one, two = played(seating, fixed=False), played(seating, fixed=False)
    assert change(one, times=()) == change(two, times=())  # type: ignore[arg-type]
