"""Verbs that prevent: a wound, the loss of army strength, an attack."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.catalog.schema import Prevent
from metro2033.games.board.codes import ROUND_WINDOW, UNTIL_ROUND_ENDS
from metro2033.games.board.effects.verb import LASTS_ROUND, NEVER, Verb, uncounted
from metro2033.games.board.events import ATTACK_PREVENTED
from metro2033.games.board.queries.consequences import loser, weakens_army, wounds_hero
from metro2033.games.board.queries.modifiers import has_lasting
from metro2033.games.board.state import State
from metro2033.kernel.event import tell


def _lasts(s: State, effect: Effect) -> bool:
    """Returns whether a mission prevents every wound or loss until the end of the round, not just one (Q-86)."""
    return s.catalog.flags.mission_effects_last == "round" and s.catalog.goal_of[effect.card] >= 0


def _works_now(s: State, effect: Effect, window: int) -> bool:
    """Returns whether it lasts, missions are usable at any time, and using it now can still matter this round (Q-84)."""
    return _lasts(s, effect) and s.catalog.flags.missions_at_any_time and window != ROUND_WINDOW


def run_prevent_wound(s: State, seat: int, effect: Effect, number: int) -> None:
    if _lasts(s, effect):
        s.lasting.append([effect.verb, seat, 0, UNTIL_ROUND_ENDS, effect.card])
    else:
        assert s.battle is not None
        s.battle.wound_prevented = 1


def can_prevent_wound(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    if _works_now(s, effect, window):
        return not has_lasting(s, effect.verb, seat)
    return b is not None and b.winner in (0, 1) and b.seat[loser(b)] == seat and wounds_hero(s, b)


def run_prevent_army_loss(s: State, seat: int, effect: Effect, number: int) -> None:
    if _lasts(s, effect):
        s.lasting.append([effect.verb, seat, 0, UNTIL_ROUND_ENDS, effect.card])
    else:
        assert s.battle is not None
        s.battle.loss_prevented = 1


def can_prevent_army_loss(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    if _works_now(s, effect, window):
        return not has_lasting(s, effect.verb, seat)
    return b is not None and b.winner in (0, 1) and b.seat[loser(b)] == seat and weakens_army(s, b)


def run_prevent_attack(s: State, seat: int, effect: Effect, number: int) -> None:
    """Cancels the attack before cards are shown and closes the window without asking further players (Q-107)."""
    assert s.battle is not None and s.window is not None
    s.battle.prevented = 1
    s.window.passes = len(s.window.order)
    if s.log is not None:
        tell(s, ATTACK_PREVENTED, seat, effect.card)


def can_prevent_attack(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and not s.battle.prevented


VERBS: Final[list[Verb]] = [
    Verb(c.PREVENT_WOUND, Prevent, run_prevent_wound, can_prevent_wound, uncounted, any_time=LASTS_ROUND, what="wound"),
    Verb(
        c.PREVENT_ARMY_LOSS,
        Prevent,
        run_prevent_army_loss,
        can_prevent_army_loss,
        uncounted,
        any_time=LASTS_ROUND,
        what="army_loss",
    ),
    Verb(c.PREVENT_ATTACK, Prevent, run_prevent_attack, can_prevent_attack, uncounted, any_time=NEVER, what="attack"),
]
