"""Event goals of missions: marked when the event happens while the mission is held, completed at the next stable point."""

from __future__ import annotations

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Goal
from metro2033.games.board.codes import HERO
from metro2033.games.board.queries.goals import is_at
from metro2033.games.board.state import State


def note_capture(s: State, seat: int, piece: int, *, from_player: bool) -> None:
    """Records that a seat captured a station with army or hero, paid or free by a card (Q-57, Q-114)."""
    s.unsettled |= 1 << seat
    for card in s.missions[seat]:
        goal = _event_goal(s, card, c.CAPTURED)
        if goal is not None and goal.by in (-1, piece) and (from_player or not goal.from_player):
            _fulfil(s, card)


def note_battle_won(s: State, seat: int, piece: int, foe: int) -> None:
    """Records that a seat won a battle against a player, attacking or defending."""
    s.unsettled |= 1 << seat
    for card in s.missions[seat]:
        goal = _event_goal(s, card, c.BATTLE_WON)
        if goal is not None and goal.by in (-1, piece) and (foe == HERO or not goal.foe_hero):
            _fulfil(s, card)


def note_threat_beaten(s: State, seat: int, piece: int, threat: int, *, in_event: bool) -> None:
    """Records that a seat beat a threat; goals compare its printed strength, before modifiers."""
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
    """Records that a law passed with the seat's vote."""
    s.unsettled |= 1 << seat
    for card in s.missions[seat]:
        goal = _event_goal(s, card, c.LAW_PASSED)
        if goal is not None and (opposed or not goal.opposed):
            _fulfil(s, card)


def note_hero_phase_end(s: State, seat: int) -> None:
    """Records where the seat's hero stands after the last hero turn of the round."""
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
