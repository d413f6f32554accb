"""Edits of a league's document: joining, and the organiser's decisions. An invalid edit raises a problem; the caller edits a copy."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from metro2033.kernel.problem import Problem
from metro2033.leagues.league import (
    AWARDED,
    CANCELLED,
    IN,
    INVITED,
    OPEN,
    OUT,
    OVER,
    RUNNING,
    VOID,
    WAITING,
    Entrant,
    League,
    Result,
    Round,
    Table,
)
from metro2033.leagues.rounds import LEAST_PLAYING
from metro2033.wire import MOST_ENTRANTS, MOST_HOURS, AwardedPlace, LeaguePlan


def new_league(
    plan: LeaguePlan, organiser: str, commitment: str, now: float, allowed: Sequence[int], packs: Sequence[str] = ()
) -> League:
    """Creates a league open for joining from a validated plan; `allowed` are the permitted table sizes."""
    ids = secrets.token_urlsafe(16), new_link()
    return League(*ids, organiser, plan, commitment, now, allowed=list(allowed), packs=list(packs))


def new_link() -> str:
    """Generates an unguessable invitation."""
    return secrets.token_urlsafe(16)


def invite(league: League, person: str, name: str) -> Entrant:
    """Invites a person, who takes part after accepting."""
    _need(league, OPEN)
    if league.entrant_of(person) is not None:
        raise Problem("league-in-already", name=name)
    return _add(league, person, name, INVITED)


def join(league: League, person: str, name: str, *, public: bool) -> Entrant:
    """Takes part, by the link or by accepting an invitation. An entrant who is in already only updates the consent."""
    entrant = league.entrant_of(person)
    if entrant is None:
        _need(league, OPEN)
        entrant = _add(league, person, name, IN)
    elif entrant.status == INVITED:
        _need(league, OPEN, RUNNING)
        league.unsettled |= league.status == RUNNING  # the next round may have waited for this
    entrant.status, entrant.public, entrant.name = IN, public, name
    return entrant


def _add(league: League, person: str, name: str, status: str) -> Entrant:
    former = next((entrant for entrant in league.entrants if entrant.person == person), None)
    if former is not None:
        former.status, former.name = status, name
        return former
    if (
        sum(entrant.status != OUT for entrant in league.entrants) >= MOST_ENTRANTS
        or len(league.entrants) >= 4 * MOST_ENTRANTS
    ):
        raise Problem("league-full", most=MOST_ENTRANTS)
    number = max((entrant.number for entrant in league.entrants), default=0) + 1
    league.entrants.append(Entrant(number, person, name, status))
    return league.entrants[-1]


def consent(league: League, person: str, *, public: bool) -> None:
    """Grants or withdraws consent to a public name; also possible after the league."""
    entrant = league.entrant_of(person)
    if entrant is None:
        raise Problem("league-not-in")
    entrant.public = public


def leave(league: League, person: str) -> Entrant:
    """Leaves a league; a table of the current round is forfeited."""
    entrant = league.entrant_of(person)
    if entrant is None:
        raise Problem("league-not-in")
    return remove(league, entrant.number)


def remove(league: League, number: int) -> Entrant:
    """Removes an entrant from a league; results so far stay."""
    _need(league, OPEN, RUNNING)
    entrant = league.entrant(number)
    if entrant.status == OUT:
        raise Problem("league-no-entrant", entrant=number)
    entrant.status, league.unsettled = OUT, True
    return entrant


def expel(league: League, number: int) -> Entrant:
    """Removes an entrant by the organiser's decision. Refuses opponents at the organiser's own open table, who would lose by it."""
    others = {seat for table in league.open_tables(league.organiser) for seat in table.seats}
    if number in others and league.entrant(number).person != league.organiser:
        raise Problem("league-own-opponent")
    return remove(league, number)


def replace(league: League, number: int, person: str, name: str) -> Entrant:
    """Replaces an entrant by another person, who inherits points and table, and takes part in later rounds after accepting."""
    _need(league, RUNNING)
    entrant = league.entrant(number)
    if league.entrant_of(person) is not None:
        raise Problem("league-in-already", name=name)
    entrant.person, entrant.name, entrant.status, entrant.public = person, name, INVITED, False
    league.unsettled = True
    return entrant


def forget(league: League, person: str, now: float) -> None:
    """Removes a deleted account and its name from a league; a league without its organiser is cancelled."""
    for entrant in league.entrants:
        if entrant.person == person:
            entrant.person, entrant.name, entrant.status, entrant.public = "", "", OUT, False
            league.unsettled = True
    if league.organiser == person:
        league.organiser = ""
        if league.status in (OPEN, RUNNING):
            cancel(league, now)


def rename(league: League, names: Mapping[str, str]) -> None:
    """Updates the names from people's accounts."""
    for entrant in league.entrants:
        entrant.name = names.get(entrant.person, entrant.name)


def start(league: League) -> None:
    """Closes the league to newcomers; invitations that were not accepted lapse."""
    _need(league, OPEN)
    if len(league.playing()) < LEAST_PLAYING:
        raise Problem("league-too-few", least=LEAST_PLAYING)
    for entrant in league.entrants:
        if entrant.status == INVITED:
            entrant.status = OUT
    league.status, league.unsettled = RUNNING, True


def postpone(league: League, due: float, now: float) -> Round:
    """Moves the deadline of the current round; clears all late marks."""
    _need(league, RUNNING)
    round_ = league.current
    if round_ is None or not now < due <= now + MOST_HOURS * 3600.0:
        raise Problem("league-due-past", days=MOST_HOURS // 24)
    round_.due, league.unsettled = due, True
    for table in round_.tables:
        table.late = False
    return round_


def award(league: League, round_number: int, number: int, places: Sequence[AwardedPlace]) -> Table:
    """Decides a table; without places, no entrant gets points. Organisers gain nothing by deciding their own table."""
    _need(league, RUNNING, OVER)
    table = league.table(round_number, number)
    if places and sorted(result.entrant for result in places) != sorted(table.seats):
        raise Problem("league-award-people")
    taken = [result.place for result in places if not result.forfeit]
    if places and (not taken or any(place > 1 + sum(other < place for other in taken) for place in taken)):
        raise Problem("league-award-places")
    _check_impartial(league, table, places)
    last = len(table.seats)
    results = [
        Result(result.entrant, last if result.forfeit else result.place, _score(table, result.entrant), result.forfeit)
        for result in places
    ]
    table.decide(AWARDED if places else VOID, results)
    league.unsettled = True
    return table


def _check_impartial(league: League, table: Table, places: Sequence[AwardedPlace]) -> None:
    """Refuses a decision that could benefit an organiser who sits at the table.

    The organiser may take the last place alone, or forfeit. Awarding no points at all is neutral only if the players have ended the game
    themselves, so that there is no result to lose.
    """
    own = {entrant.number for entrant in league.entrants if entrant.person == league.organiser} & set(table.seats)
    mine = [place for place in places if place.entrant in own]
    others = [place for place in places if place.entrant not in own]
    is_behind = all(own.forfeit or all(not o.forfeit and o.place < own.place for o in others) for own in mine)
    if own and not (is_behind if places else table.undecided):
        raise Problem("league-own-table")


def _score(table: Table, entrant: int) -> int | None:
    known = table.result_of(entrant)
    return known.score if known else None


def publish(league: League, *, public: bool) -> None:
    """Makes the standings public or private."""
    league.plan = msgspec.structs.replace(league.plan, public=public)


def invite_anew(league: League) -> None:
    """Replaces the invitation link."""
    _need(league, OPEN)
    league.invite = new_link()


def cancel(league: League, now: float) -> None:
    """Ends a league early; results so far stay, open tables are void."""
    _need(league, OPEN, RUNNING)
    league.status, league.ended, league.unsettled = CANCELLED, now, True
    for round_ in league.rounds:
        for table in round_.tables:
            if table.state == WAITING:
                table.decide(VOID, [])


def _need(league: League, *statuses: str) -> None:
    if league.status not in statuses:
        raise Problem(f"league-is-{league.status}")
