"""What a decided battle brings the loser, as questions: who is wounded, whose army shrinks, who may capture (B-CB-09..18)."""

from __future__ import annotations

from metro2033.board.codes import ARMY, ATTACKER, DEFENDER, HERO
from metro2033.board.queries.stations import has_token_left
from metro2033.board.state import Battle, State
from metro2033.kernel.agenda import NOBODY


def loser(b: Battle) -> int:
    """The losing side of a battle that has a winner."""
    return 1 - b.winner


def wounds_hero(s: State, b: Battle) -> bool:
    """Whether the losing hero is wounded, unless something prevents it (B-CB-10, B-CB-12, B-CB-15, B-CB-16)."""
    side = loser(b)
    if b.piece[side] != HERO or b.wound_prevented:
        return False
    if b.in_event:
        return s.catalog.flags.hero_wounded_by_threat_defence
    if side == ATTACKER or b.target != NOBODY:
        return True
    return b.piece[ATTACKER] == HERO or s.catalog.flags.defending_hero_wounded_by_army


def weakens_army(s: State, b: Battle) -> bool:
    """Whether the losing army shrinks: only an attacker's, and never below 1 (B-CB-09, B-CB-20, Q-65, Q-66)."""
    return loser(b) == ATTACKER and b.piece[ATTACKER] == ARMY and not b.loss_prevented and s.army[b.seat[ATTACKER]] > 1


def may_capture(s: State, b: Battle) -> bool:
    """Whether the attacker has won a station and has a token for it (B-CP-01)."""
    return b.winner == ATTACKER and b.target == NOBODY and not b.in_event and has_token_left(s, b.seat[ATTACKER])


def loses_station(b: Battle) -> bool:
    """Whether a player loses the station fought over (B-CB-11, B-CB-13, B-CB-18)."""
    return b.winner == ATTACKER and b.target == NOBODY and b.seat[DEFENDER] != NOBODY
