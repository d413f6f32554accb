"""Views of a league for one person. Outsiders see public leagues only, with the names of consenting entrants."""

from __future__ import annotations

from metro2033 import wire
from metro2033.leagues.league import CANCELLED, INVITED, OPEN, OUT, OVER, League, Round, Table
from metro2033.leagues.points import as_decimal, points_at
from metro2033.leagues.standings import SHARE, Line, standings
from metro2033.live.access import NotFound
from metro2033.server.leagues.league_rooms import round_secret
from metro2033.server.leagues.store import StoredLeague


def is_inside(league: League, person: str | None) -> bool:
    """Returns whether a person organises the league, takes part in it or is invited."""
    return person is not None and bool(person) and (league.organiser == person or league.entrant_of(person) is not None)


def see_league(league: League, stored: StoredLeague, person: str | None, organiser: str) -> wire.LeagueView:
    """Returns the league as a person sees it; None is anonymous. Raises NotFound if the person may not know the league."""
    inside = is_inside(league, person)
    if not inside and not league.plan.public:
        raise NotFound("league-unknown")
    is_over = league.status in (OVER, CANCELLED)
    return wire.LeagueView(
        id=league.id,
        version=stored.version,
        status=league.status,
        plan=league.plan,
        organiser=organiser,
        entrants=[
            wire.EntrantView(
                entrant.number, entrant.name if inside or entrant.public else "", entrant.status, entrant.public
            )
            for entrant in league.entrants
            if inside or entrant.status != INVITED or league.is_drawn(entrant.number)
        ],
        rounds=[_round(league, round_, stored.secret, person) for round_ in league.rounds],
        standings=[_line(line) for line in standings(league)],
        you=you_in(league, person),
        commitment=league.commitment,
        secret=stored.secret if is_over and league.plan.duplicate else None,
        invite=league.invite if person == league.organiser and league.status == OPEN else None,
        allowed=league.allowed,
    )


def you_in(league: League, person: str | None) -> wire.LeagueYou:
    """Returns a person's role in a league, and the room to play in now."""
    if not is_inside(league, person) or person is None:
        return wire.LeagueYou()
    entrant, round_ = league.entrant_of(person), league.current
    table = None if entrant is None or round_ is None else _table_of(round_, entrant.number)
    room = table.room if table is not None and table.is_awaited else None
    invited = entrant is not None and entrant.status == INVITED
    return wire.LeagueYou(entrant.number if entrant else None, league.organiser == person, invited, room)


def _table_of(round_: Round, entrant: int) -> Table | None:
    return next((table for table in round_.tables if entrant in table.seats), None)


def _round(league: League, round_: Round, secret: str, person: str | None) -> wire.LeagueRoundView:
    entrant = league.entrant_of(person) if person else None
    is_told = league.plan.duplicate and (round_.is_done or league.status in (OVER, CANCELLED))
    return wire.LeagueRoundView(
        round_.number,
        round_.drawn,
        round_.due,
        [_table(table, league.plan.points, entrant.number if entrant else 0) for table in round_.tables],
        round_.byes,
        round_.commitment,
        round_secret(secret, round_.number) if is_told else None,
    )


def _table(table: Table, preset: str, entrant: int) -> wire.LeagueTableView:
    points = points_at(table, preset)
    results = [
        wire.LeagueResultView(
            result.entrant, result.place, result.score, result.forfeit, as_decimal(points[result.entrant])
        )
        for result in table.results
    ]
    room = table.room if entrant in table.seats else None
    return wire.LeagueTableView(table.seats, table.state, results, table.late, table.undecided, room)


def _line(line: Line) -> wire.LeagueLine:
    return wire.LeagueLine(
        line.place,
        line.entrant,
        as_decimal(line.points),
        line.played,
        line.wins,
        line.forfeits,
        as_decimal(line.between),
        as_decimal(line.opposition),
        line.share / SHARE,
    )


def summary_of(league: League, person: str) -> wire.LeagueSummary:
    """Returns a league as an entry of a person's list."""
    round_, plan = league.current, league.plan
    number, due = (round_.number, round_.due) if round_ else (0, None)
    people = sum(entrant.status != OUT for entrant in league.entrants)
    game, you = plan.settings.game, you_in(league, person)
    return wire.LeagueSummary(
        league.id, plan.name, game, plan.kind, league.status, number, plan.rounds, people, you, due
    )
