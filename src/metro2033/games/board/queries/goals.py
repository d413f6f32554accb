"""Mission goals: whether one is met or already completed, how it is measured, and the places it refers to."""

from __future__ import annotations

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Goal
from metro2033.games.board.metro_map import HANSA
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY


def has_completed_goal(s: State, seat: int, goal: int) -> bool:
    """Returns whether a seat has already completed a mission with this goal (B-MI-09)."""
    for card in s.done[seat]:
        if s.catalog.goal_of[card] == goal:
            return True
    return False


def holds(s: State, seat: int, goal: Goal) -> bool:
    """Returns whether a state goal is met now."""
    return measure(s, seat, goal.measure) >= goal.least


def measure(s: State, seat: int, what: int) -> int:
    """Returns a seat's amount of the given measure."""
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
    return polis + max([(own & stations).bit_count() for stations in cards.printing])


def is_at(s: State, seat: int, place: int) -> bool:
    """Returns whether a seat's hero stands at a place of this class."""
    return is_place(s, seat, s.hero_at[seat], place)


def is_place(s: State, seat: int, station: int, place: int) -> bool:
    """Returns whether a station belongs to this class of places for a seat."""
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
