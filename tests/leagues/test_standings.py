"""Points, standings, tie-breaks and forfeits."""

from __future__ import annotations

import pytest

from metro2033.kernel.ruleset import Result as GameResult
from metro2033.leagues.league import IN, OUT, VOID, Entrant, League, Round, Table
from metro2033.leagues.points import UNIT, as_decimal, points_at, points_for, points_for_bye
from metro2033.leagues.results import record_forfeits, record_game
from metro2033.leagues.standings import standings
from metro2033.wire import LeagueKind, LeaguePlan, PointsPreset


def league(*tables: Table, people: int = 4, kind: LeagueKind = "league", points: PointsPreset = "even") -> League:
    entrants = [Entrant(number, f"person {number}", f"Name {number}", IN) for number in range(1, people + 1)]
    plan = LeaguePlan("Club", kind=kind, points=points)
    return League("id", "link", "organiser", plan, "", 0.0, entrants=entrants, rounds=[Round(1, 0.0, 1.0, [*tables])])


def played(seats: list[int], scores: list[int], forfeited: tuple[int, ...] = ()) -> Table:
    table = Table("room", seats)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    record_game(table, GameResult(None, tuple(scores), places), {seat: i for i, seat in enumerate(seats)}, forfeited)
    return table


@pytest.mark.parametrize(
    ("preset", "seats", "points"),
    [
        ("even", 2, [10, 0]),
        ("even", 5, [10, 7.5, 5, 2.5, 0]),
        ("places", 4, [10, 6, 4, 3]),
        ("podium", 3, [3, 1, 0]),
        ("winner", 6, [1, 0, 0, 0, 0, 0]),
    ],
)
def test_points_of_places(preset: str, seats: int, points: list[float]) -> None:
    assert [one / UNIT for one in points_for(preset, seats)] == points


@pytest.mark.parametrize("preset", ["even", "places", "podium", "winner"])
@pytest.mark.parametrize("scores", [[3, 3, 3], [5, 5, 1, 1], [9, 4, 4, 4, 4, 0], [1, 1, 1, 1, 1, 1]])
def test_shared_places_share_all_points(preset: str, scores: list[int]) -> None:
    table = played(list(range(len(scores))), scores)
    assert sum(points_at(table, preset).values()) == sum(points_for(preset, len(scores)))


def test_a_bye_is_an_average_place() -> None:
    assert as_decimal(points_for_bye("even", 4)) == 5
    assert as_decimal(points_for_bye("places", 4)) == 5.75


def test_points_are_written_with_two_digits_at_most() -> None:
    assert [as_decimal(points) for points in (0, UNIT, UNIT // 2, UNIT // 3)] == [0, 1, 0.5, 0.33]


def test_who_forfeits_is_last_and_others_move_up() -> None:
    table = played([1, 2, 3, 4], [9, 7, 5, 3], forfeited=(1,))
    assert [(result.place, result.forfeit) for result in table.results] == [
        (4, True),
        (1, False),
        (2, False),
        (3, False),
    ]
    assert points_at(table, "places") == {1: 0, 2: 10 * UNIT, 3: 6 * UNIT, 4: 4 * UNIT}


def test_a_table_that_was_not_played_goes_to_those_who_came() -> None:
    table = Table("room", [1, 2, 3, 4])
    record_forfeits(table, {3, 4})
    assert points_at(table, "even") == {
        1: points_for("even", 4)[0] * 5 // 6,
        2: points_for("even", 4)[0] * 5 // 6,
        3: 0,
        4: 0,
    }
    nobody = Table("room", [1, 2])
    record_forfeits(nobody, {1, 2})
    assert set(points_at(nobody, "even").values()) == {0}


def test_a_void_table_gives_nothing() -> None:
    table = Table("room", [1, 2, 3, 4], state=VOID)
    assert {line.points for line in standings(league(table))} == {0}


def order(league: League) -> list[tuple[int, int]]:
    return [(line.place, line.entrant) for line in standings(league)]


def test_ties_are_broken_by_wins() -> None:
    tables = [played([1, 2, 3], [9, 5, 1]), played([1, 4, 2], [1, 9, 5]), played([3, 4, 2], [9, 1, 5])]
    lines = {line.entrant: line for line in standings(league(*tables))}
    assert lines[2].points == 15 * UNIT and lines[2].place == 1
    assert [lines[number].points for number in (1, 3, 4)] == [10 * UNIT] * 3


def test_ties_are_broken_between_those_who_are_equal() -> None:
    tables = [played([1, 2], [1, 9]), played([1, 3], [9, 1]), played([2, 4], [1, 9])]
    assert order(league(*tables))[:3] == [(1, 4), (2, 2), (3, 1)]  # 4 won what it played and met neither; 2 beat 1


def test_ties_of_a_tournament_are_broken_by_the_opposition() -> None:
    tables = [played([1, 2], [9, 1]), played([3, 4], [9, 1]), played([2, 4], [9, 1])]
    lines = standings(league(*tables, kind="swiss"))
    assert [line.entrant for line in lines] == [1, 2, 3, 4]  # 2 has met the leader too, with less of the score
    by_number = {line.entrant: line for line in lines}
    assert by_number[1].opposition > by_number[3].opposition and by_number[1].place < by_number[3].place


def test_then_by_the_share_of_the_score_and_then_a_place_is_shared() -> None:
    tables = [played([1, 2], [9, 1]), played([3, 4], [6, 4])]
    assert order(league(*tables)) == [(1, 1), (2, 3), (3, 4), (4, 2)]
    equal = [played([1, 2], [6, 4]), played([3, 4], [6, 4])]
    assert order(league(*equal)) == [(1, 1), (1, 3), (3, 2), (3, 4)]


def test_who_left_without_playing_is_not_listed() -> None:
    one = league(played([1, 2, 3], [3, 2, 1]), people=5)
    one.entrants[2].status = one.entrants[4].status = OUT
    assert [line.entrant for line in standings(one)] == [1, 2, 3, 4]
