"""Queries whether a card can be drawn: from the deck, or after reshuffling the discard pile (B-DK-03, B-DK-04)."""

from __future__ import annotations

from metro2033.games.board.state import State


def can_draw_threat(s: State) -> bool:
    """Returns whether a threat card can be drawn (B-DK-04, Q-43)."""
    return len(s.threat_deck) > 0 or len(s.threat_discard) > 0


def can_draw_equipment(s: State) -> bool:
    """Returns whether an equipment card can be drawn."""
    return len(s.equipment_deck) > 0 or len(s.equipment_discard) > 0


def can_draw_mission(s: State) -> bool:
    """Returns whether a mission card can be drawn."""
    return len(s.mission_deck) > 0 or len(s.mission_discard) > 0
