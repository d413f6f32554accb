"""Rounds of a league: when the next one is due, and its draw from standings and history."""

from __future__ import annotations

import secrets

from metro2033.leagues.draw import draw
from metro2033.leagues.league import OUT, OVER, RUNNING, League, Round, Table
from metro2033.leagues.standings import history, standings

HOUR = 3600.0
LEAST_PLAYING = 2


def wants_round(league: League, now: float) -> bool:
    """Returns whether the next round can be drawn."""
    if league.status != RUNNING or len(league.rounds) >= league.plan.rounds or len(league.playing()) < LEAST_PLAYING:
        return False
    round_ = league.current
    return round_ is None or (round_.is_done and (now >= round_.due or not league.plan.on_schedule))


def is_finished(league: League) -> bool:
    """Returns whether all rounds are played, or too few entrants are left, counting open invitations."""
    done = all(round_.is_done for round_ in league.rounds)
    left = sum(entrant.status != OUT for entrant in league.entrants)
    enough = len(league.rounds) >= league.plan.rounds or left < LEAST_PLAYING
    return league.status == RUNNING and done and enough


def finish(league: League, now: float) -> list[tuple[str, str]]:
    """Ends a league after its last round; returns the journal entries."""
    league.status, league.ended = OVER, now
    return [("finish", "")]


def has_to_tell(league: League) -> bool:
    """Returns whether notifications are pending: to rooms about a decision or the end of their round, or to people about a new one."""
    return league.unsettled or any(
        not round_.announced or (round_.is_done and not round_.closed) for round_ in league.rounds
    )


def settle(league: League) -> None:
    """Marks all rooms and people as notified."""
    league.unsettled = False
    for round_ in league.rounds:
        round_.announced, round_.closed = True, round_.closed or round_.is_done


def draw_round(league: League, commitment: str, now: float) -> Round:
    """Draws the next round; its tables have room ids, but the rooms do not exist yet."""
    playing = {entrant.number for entrant in league.playing()}
    ranked = [line.entrant for line in standings(league) if line.entrant in playing]
    number, plan = len(league.rounds) + 1, league.plan
    seed = f"{league.id}:{number}"
    by_standing = plan.kind == "swiss" and number > 1
    drawn = draw(ranked, plan.table_size, league.allowed, history(league), seed, by_standing=by_standing)
    tables = [Table(secrets.token_urlsafe(16), people) for people in drawn.tables]
    due = now + plan.hours * HOUR
    league.rounds.append(Round(number, now, due, tables, drawn.byes, commitment, announced=False))
    return league.rounds[-1]
