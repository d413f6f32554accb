"""The table of one-shot verbs: one row each, with its effect function and its usability condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.effects.instants import (
    run_army,
    run_draw_equipment,
    run_draw_mission,
    run_free_capture,
    run_gain,
    run_lose,
    run_move_hero,
    run_prevent_army_loss,
    run_prevent_attack,
    run_prevent_wound,
    run_steal,
    run_swap,
    run_votes,
)
from metro2033.games.board.effects.lasting import (
    run_any_strength,
    run_free_upkeep,
    run_own_strength,
    run_speed,
    run_threat_strength,
    run_win_draws,
)
from metro2033.games.board.effects.looks import run_peek_law, run_peek_threat, run_redraw_combat_card, run_redraw_threat
from metro2033.games.board.queries.usable import (
    can_capture_free,
    can_change_army,
    can_change_speed,
    can_gain,
    can_have_equipment,
    can_have_mission,
    can_lose,
    can_move_hero,
    can_prevent_army_loss,
    can_prevent_attack,
    can_prevent_wound,
    can_redraw_combat_card,
    can_redraw_threat,
    can_steal,
    can_swap,
    never,
    owes_upkeep,
    own_army_fights,
    own_hero_fights,
    own_piece_fights,
    some_army_fights,
    some_hero_fights,
    threat_is_open,
    votes_are_cast,
)
from metro2033.games.board.state import State

Run = Callable[[State, int, Effect, int], None]
Usable = Callable[[State, int, Effect, int], bool]


class Verb:
    """A verb's effect function and the condition under which it has an effect in a window."""

    def __init__(self, number: int, run: Run, usable: Usable, *, tells_cause: bool = False) -> None:
        self.number = number
        self.run = run
        self.usable = usable
        self.tells_cause = tells_cause  # its event names the card, so no separate ability event is logged


ROWS: Final = [
    Verb(c.GAIN, run_gain, can_gain, tells_cause=True),
    Verb(c.LOSE, run_lose, can_lose, tells_cause=True),
    Verb(c.STEAL_TOKENS, run_steal, can_steal),
    Verb(c.ARMY_TRACK, run_army, can_change_army, tells_cause=True),
    Verb(c.DRAW_EQUIPMENT, run_draw_equipment, can_have_equipment, tells_cause=True),
    Verb(c.DRAW_MISSION, run_draw_mission, can_have_mission, tells_cause=True),
    Verb(c.SWAP, run_swap, can_swap),
    Verb(c.MOVE_HERO, run_move_hero, can_move_hero),
    Verb(c.PEEK_LAW, run_peek_law, never),
    Verb(c.PEEK_THREAT, run_peek_threat, never),
    Verb(c.REDRAW_THREAT, run_redraw_threat, can_redraw_threat),
    Verb(c.REDRAW_COMBAT_CARD, run_redraw_combat_card, can_redraw_combat_card),
    Verb(c.PREVENT_WOUND, run_prevent_wound, can_prevent_wound),
    Verb(c.PREVENT_ARMY_LOSS, run_prevent_army_loss, can_prevent_army_loss),
    Verb(c.PREVENT_ATTACK, run_prevent_attack, can_prevent_attack),
    Verb(c.STRENGTH_OWN_HERO, run_own_strength, own_hero_fights),
    Verb(c.STRENGTH_OWN_ARMY, run_own_strength, own_army_fights),
    Verb(c.STRENGTH_OWN_BOTH, run_own_strength, own_piece_fights),
    Verb(c.STRENGTH_ANY_HERO, run_any_strength, some_hero_fights),
    Verb(c.STRENGTH_ANY_ARMY, run_any_strength, some_army_fights),
    Verb(c.STRENGTH_THREAT, run_threat_strength, threat_is_open),
    Verb(c.WIN_DRAWS, run_win_draws, own_piece_fights),
    Verb(c.SPEED, run_speed, can_change_speed),
    Verb(c.VOTES, run_votes, votes_are_cast),
    Verb(c.FREE_UPKEEP, run_free_upkeep, owes_upkeep),
    Verb(c.FREE_CAPTURE, run_free_capture, can_capture_free),
]
assert [row.number for row in ROWS] == list(range(c.VERBS)), "one row for each verb, in the order of their numbers"


def run_effect(s: State, number: int, seat: int) -> None:
    """Runs one effect for a seat."""
    effect = s.catalog.effects[number]
    ROWS[effect.verb].run(s, seat, effect, number)


def could_do_something(s: State, seat: int, effects: list[int], window: int) -> bool:
    """Returns whether any of the effects would change anything now."""
    for number in effects:
        effect = s.catalog.effects[number]
        if ROWS[effect.verb].usable(s, seat, effect, window):
            return True
    return False


def tell_their_cause(s: State, effects: list[int]) -> bool:
    """Returns whether the event of every effect names its card, which makes a separate ability event redundant."""
    return all(ROWS[s.catalog.effects[number].verb].tells_cause for number in effects)


STEPS = {run_effect: "Q-109"}
