"""Rounds of a league: when the next one is due, and how it is drawn from the standings and from what was played."""

from __future__ import annotations

import secrets

from metro2033.leagues.draw import draw
from metro2033.leagues.league import OUT, OVER, RUNNING, League, Round, Table
from metro2033.leagues.standings import history, standings

HOUR = 3600.0
LEAST_PLAYING = 2


def wants_round(league: League, now: float) -> bool:
    """Whether the next round can be drawn."""
    if league.status != RUNNING or len(league.rounds) >= league.plan.rounds or len(league.playing()) < LEAST_PLAYING:
        return False
    round_ = league.current
    return round_ is None or (round_.is_done and (now >= round_.due or not league.plan.on_schedule))


def is_finished(league: League) -> bool:
    """Whether all rounds are played, or too few are left to play another, counting those who may still accept an invitation."""
    done = all(round_.is_done for round_ in league.rounds)
    left = sum(entrant.status != OUT for entrant in league.entrants)
    enough = len(league.rounds) >= league.plan.rounds or left < LEAST_PLAYING
    return league.status == RUNNING and done and enough


def finish(league: League, now: float) -> list[tuple[str, str]]:
    """End a league after its last round; what the journal says about it."""
    league.status, league.ended = OVER, now
    return [("finish", "")]


def has_to_tell(league: League) -> bool:
    """Whether rooms have still to be told of a decision or of the end of their round, or people of a new one."""
    return league.unsettled or any(
        not round_.announced or (round_.is_done and not round_.closed) for round_ in league.rounds
    )


def settle(league: League) -> None:
    """Note that all rooms and people have been told."""
    league.unsettled = False
    for round_ in league.rounds:
        round_.announced, round_.closed = True, round_.closed or round_.is_done


def draw_round(league: League, commitment: str, now: float) -> Round:
    """Draw the next round; its rooms have ids and are still to be made."""
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
