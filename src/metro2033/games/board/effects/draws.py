"""Verbs that draw cards: equipment, missions."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.catalog.schema import DrawEquipment, DrawMission
from metro2033.games.board.codes import SETUP
from metro2033.games.board.effects.verb import Tally, Verb
from metro2033.games.board.events import MISSION_DRAWN, first_three
from metro2033.games.board.queries.decks import can_draw_equipment, can_draw_mission
from metro2033.games.board.rules.equipment import draw_equipment_cards
from metro2033.games.board.rules.mission import draw_missions
from metro2033.games.board.state import State
from metro2033.kernel.event import tell_only
from metro2033.kernel.outlook import Note


def run_draw_equipment(s: State, seat: int, effect: Effect, number: int) -> None:
    draw_equipment_cards(s, seat, effect.n, effect.keep, effect.card)


def can_have_equipment(s: State, seat: int, effect: Effect, window: int) -> bool:
    return can_draw_equipment(s)


def expect_equipment(s: State, seat: int, effect: Effect, tally: Tally) -> None:
    tally.draws += effect.n
    if effect.keep < effect.n:
        tally.notes.append(Note("keeps", {"n": effect.keep}))


def run_draw_mission(s: State, seat: int, effect: Effect, number: int) -> None:
    """Draws a mission for a card.

    With house rules it counts as this round's mission, or is not drawn if the seat already had one this round (Q-85).
    """
    if _is_mission_blocked(s, seat):
        return
    flags = s.catalog.flags
    counts = flags.received_missions_count or flags.received_missions_blocked
    if counts and s.phase != SETUP and can_draw_mission(s):
        s.bought_mission |= 1 << seat
    drawn = draw_missions(s, seat, effect.n, effect.keep)
    if s.log is not None:
        tell_only(s, seat, MISSION_DRAWN, seat, len(drawn), *first_three(drawn), effect.card)


def can_have_mission(s: State, seat: int, effect: Effect, window: int) -> bool:
    return can_draw_mission(s) and not _is_mission_blocked(s, seat)


def expect_mission(s: State, seat: int, effect: Effect, tally: Tally) -> None:
    if not _is_mission_blocked(s, seat):
        expect_equipment(s, seat, effect, tally)


def _is_mission_blocked(s: State, seat: int) -> bool:
    """Returns whether a card gives the seat no mission because the house rule allows one per round (Q-85)."""
    return s.catalog.flags.received_missions_blocked and s.phase != SETUP and s.bought_mission >> seat & 1 == 1


VERBS: Final[list[Verb]] = [
    Verb(c.DRAW_EQUIPMENT, DrawEquipment, run_draw_equipment, can_have_equipment, expect_equipment, tells_cause=True),
    Verb(c.DRAW_MISSION, DrawMission, run_draw_mission, can_have_mission, expect_mission, tells_cause=True),
]
