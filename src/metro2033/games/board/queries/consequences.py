"""Consequences of a decided battle, as queries: wounds, army losses, spoils, capture (B-CB-09..18)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import ARMY, ATTACKER, DEFENDER, HERO
from metro2033.games.board.queries.modifiers import has_lasting
from metro2033.games.board.queries.stations import has_token_left
from metro2033.games.board.state import Battle, State
from metro2033.kernel.agenda import NOBODY

NO_SPOILS: Final = 0
MAY_TAKE: Final = 1
MAY_DISCARD: Final = 2
MUST_DISCARD: Final = 3


def loser(b: Battle) -> int:
    """Returns the losing side of a battle that has a winner."""
    return 1 - b.winner


def wounds_hero(s: State, b: Battle) -> bool:
    """Returns whether the losing hero is wounded (B-CB-10, B-CB-12, B-CB-15, B-CB-16)."""
    return would_wound(s, b) and not b.wound_prevented and not has_lasting(s, c.PREVENT_WOUND, b.seat[loser(b)])


def would_wound(s: State, b: Battle) -> bool:
    """Returns whether the losing hero is wounded unless an effect prevents it."""
    side = loser(b)
    if b.piece[side] != HERO:
        return False
    if b.in_event:
        return s.catalog.flags.hero_wounded_by_threat_defence
    return side == ATTACKER or b.target != NOBODY or wounds_defender(s, b)


def wounds_defender(s: State, b: Battle) -> bool:
    """Returns whether a hero who fails to defend a station is wounded: by a hero, or with the house rule also by an army (Q-63, Q-64)."""
    flags = s.catalog.flags
    return is_duel(s, b) if b.piece[ATTACKER] == HERO else flags.defending_hero_wounded_by_army


def is_duel(s: State, b: Battle) -> bool:
    """Returns whether two heroes fight a duel; over a station, unless the house rule treats them as armies (Q-63)."""
    return b.target != NOBODY or s.catalog.flags.defending_hero_duel


def spoils(s: State, b: Battle) -> int:
    """Returns what the winner does with one of the beaten hero's equipment cards, if any."""
    side = loser(b)
    if b.piece[side] != HERO or b.seat[b.winner] == NOBODY or not s.gear[b.seat[side]]:
        return NO_SPOILS
    if b.piece[b.winner] == HERO and is_duel(s, b):
        return MAY_TAKE  # B-CB-15, Q-63
    if side == ATTACKER:
        return MUST_DISCARD  # B-CB-12
    return MAY_DISCARD if b.target != NOBODY or wounds_defender(s, b) else NO_SPOILS  # B-CB-16, Q-64


def weakens_army(s: State, b: Battle) -> bool:
    """Returns whether the losing army shrinks (B-CB-09, B-CB-20)."""
    return would_weaken(s, b) and not b.loss_prevented and not has_lasting(s, c.PREVENT_ARMY_LOSS, b.seat[ATTACKER])


def would_weaken(s: State, b: Battle) -> bool:
    """Returns whether the losing army shrinks unless an effect prevents it: only the attacker's, never below 1 (Q-65, Q-66)."""
    return loser(b) == ATTACKER and b.piece[ATTACKER] == ARMY and s.army[b.seat[ATTACKER]] > 1


def may_capture(s: State, b: Battle) -> bool:
    """Returns whether the attacker has won a station and has a token for it (B-CP-01)."""
    return b.winner == ATTACKER and b.target == NOBODY and not b.in_event and has_token_left(s, b.seat[ATTACKER])


def may_capture_now(s: State, seat: int) -> bool:
    """Returns whether a seat may capture a station after the current battle."""
    b = s.battle
    return b is not None and b.seat[ATTACKER] == seat and may_capture(s, b)


def loses_station(b: Battle) -> bool:
    """Returns whether a player loses the contested station (B-CB-11, B-CB-13, B-CB-18)."""
    return b.winner == ATTACKER and b.target == NOBODY and b.seat[DEFENDER] != NOBODY
