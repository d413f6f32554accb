"""Goals of missions: events that have happened, measures of the table, payments at a place.

An event goal is marked when its event happens while the mission is held; every goal is settled at the next stable point.
"""

from __future__ import annotations

from metro2033.board.catalog import catalog as c
from metro2033.board.catalog.catalog import Goal
from metro2033.board.codes import HERO
from metro2033.board.metro_map import HANSA
from metro2033.board.state import State
from metro2033.kernel.agenda import NOBODY


def has_completed_goal(s: State, seat: int, goal: int) -> bool:
    """Whether a seat has already completed a mission with that goal (B-MI-09)."""
    for card in s.done[seat]:
        if s.catalog.goal_of[card] == goal:
            return True
    return False


def note_capture(s: State, seat: int, piece: int, *, from_player: bool) -> None:
    """A station was captured with army or hero, paid for or free by a card (Q-57, Q-114)."""
    s.unsettled |= 1 << seat
    for card in s.missions[seat]:
        goal = _event_goal(s, card, c.CAPTURED)
        if goal is not None and goal.by in (-1, piece) and (from_player or not goal.from_player):
            _fulfil(s, card)


def note_battle_won(s: State, seat: int, piece: int, foe: int) -> None:
    """A battle between players was won, attacking or defending."""
    s.unsettled |= 1 << seat
    for card in s.missions[seat]:
        goal = _event_goal(s, card, c.BATTLE_WON)
        if goal is not None and goal.by in (-1, piece) and (foe == HERO or not goal.foe_hero):
            _fulfil(s, card)


def note_threat_beaten(s: State, seat: int, piece: int, threat: int, *, in_event: bool) -> None:
    """A threat was beaten; the printed number counts, before any modifier."""
    s.unsettled |= 1 << seat
    for card in s.missions[seat]:
        goal = _event_goal(s, card, c.THREAT_BEATEN)
        if (
            goal is not None
            and goal.by in (-1, piece)
            and s.catalog.strength[threat] >= goal.min_printed
            and (in_event or not goal.in_event_phase)
        ):
            _fulfil(s, card)


def note_law_passed(s: State, seat: int, *, opposed: bool) -> None:
    """A law passed for which the seat voted."""
    s.unsettled |= 1 << seat
    for card in s.missions[seat]:
        goal = _event_goal(s, card, c.LAW_PASSED)
        if goal is not None and (opposed or not goal.opposed):
            _fulfil(s, card)


def note_hero_phase_end(s: State, seat: int) -> None:
    """The last hero turn of the round has ended with the hero where he is."""
    s.unsettled |= 1 << seat
    for card in s.missions[seat]:
        goal = _event_goal(s, card, c.HERO_PHASE_END)
        if goal is not None and is_at(s, seat, goal.place):
            _fulfil(s, card)


def _event_goal(s: State, card: int, event: int) -> Goal | None:
    goal = s.catalog.goals[s.catalog.goal_of[card]]
    return goal if goal.kind == c.EVENT_GOAL and goal.event == event else None


def _fulfil(s: State, card: int) -> None:
    if card not in s.fulfilled:
        s.fulfilled.append(card)


def holds(s: State, seat: int, goal: Goal) -> bool:
    """Whether a state goal is true now."""
    return measure(s, seat, goal.measure) >= goal.least


def measure(s: State, seat: int, what: int) -> int:
    """How much of a measured thing a seat has."""
    cards = s.catalog
    own = s.own[seat]
    if what == c.STATIONS_OUTSIDE:  # Polis counts as outside
        return (own & ~cards.zone_stations[cards.zone[s.faction[seat]]]).bit_count()
    if what == c.POLIS_STATIONS:
        return (own >> cards.metro.regular).bit_count()
    if what == c.ARMY_STRENGTH:
        return s.army[seat]
    if what == c.MIN_RESOURCE:
        return min(s.held[3 * seat : 3 * seat + 3])
    polis = (own >> cards.metro.regular).bit_count()  # each counts as the kind that helps most
    return polis + max((own & stations).bit_count() for stations in cards.printing)


def is_at(s: State, seat: int, place: int) -> bool:
    """Whether a seat's hero stands at a place of that class."""
    return is_place(s, seat, s.hero_at[seat], place)


def is_place(s: State, seat: int, station: int, place: int) -> bool:
    """Whether a station is a place of that class to a seat."""
    cards = s.catalog
    if cards.metro.kind[station] == HANSA:
        return place in (c.AT_HANSA, c.AT_HANSA_OR_OWN_STATION)
    if place == c.AT_HANSA or station >= cards.metro.capturable:
        return False
    owner = s.owner[station]
    if place == c.AT_NEUTRAL_STATION:
        return owner == NOBODY
    if place in (c.AT_OWN_STATION, c.AT_HANSA_OR_OWN_STATION):
        return owner == seat
    home_of = cards.home_of[station]
    return owner not in (NOBODY, seat) and home_of not in (NOBODY, s.faction[seat]) and home_of in s.faction
