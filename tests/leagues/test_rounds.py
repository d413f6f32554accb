"""Rounds: when a league goes on, and when it is finished."""

from __future__ import annotations

from metro2033.leagues.edits import join, leave, new_league, remove, replace, start
from metro2033.leagues.league import League
from metro2033.leagues.results import make_void
from metro2033.leagues.rounds import draw_round, is_finished, settle, wants_round
from metro2033.wire import LeaguePlan


def running(people: int = 2, rounds: int = 2) -> League:
    league = new_league(LeaguePlan("Club", table_size=2, rounds=rounds), "organiser", "", 0.0, [2, 3])
    for number in range(people):
        join(league, f"person {number}", f"Name {number}", public=False)
    start(league)
    return league


def played(league: League) -> League:
    for table in draw_round(league, "", 1.0).tables:
        make_void(table)
    settle(league)
    return league


def test_a_league_waits_for_a_replacement_to_accept() -> None:
    league = played(running())
    replace(league, 1, "new", "New")
    settle(league)
    assert not is_finished(league) and not wants_round(league, 2.0)
    join(league, "new", "New", public=False)
    assert league.unsettled and wants_round(league, 2.0)


def test_a_league_is_finished_if_the_replacement_declines() -> None:
    league = played(running())
    replace(league, 1, "new", "New")
    leave(league, "new")
    assert is_finished(league)


def test_a_league_without_a_round_and_without_people_is_finished() -> None:
    league = running()
    assert not is_finished(league) and wants_round(league, 0.0)
    remove(league, 2)
    assert is_finished(league)
