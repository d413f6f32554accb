"""Whether a card effect would change anything now, verb by verb, and its result (Q-102)."""

from __future__ import annotations

from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.codes import (
    ATTACKER,
    HERO,
    HERO_ACTIONS,
    HERO_WINDOW,
    MOB_WINDOW,
    MOBILISATION,
    NEXT_TURN,
    RESULT_WINDOW,
    ROUND_WINDOW,
    SETUP,
    STRONGEST_ARMY,
    WEAKEST_ARMY,
)
from metro2033.games.board.queries.consequences import loser, may_capture, weakens_army, wounds_hero
from metro2033.games.board.queries.decks import can_draw_equipment, can_draw_mission, can_draw_threat
from metro2033.games.board.queries.modifiers import has_lasting, upkeep
from metro2033.games.board.queries.pieces import fighting_pieces, pieces_to_name
from metro2033.games.board.queries.tokens import pairs_to_exchange, tokens_held
from metro2033.games.board.state import State, points, turn_order
from metro2033.kernel.agenda import NOBODY


def at_any_time(s: State, window: int) -> bool:
    """Returns whether missions are usable at any time and an effect used now can still matter this round (Q-84)."""
    return s.catalog.flags.missions_at_any_time and window != ROUND_WINDOW


def prevents_all_round(s: State, effect: Effect) -> bool:
    """Returns whether a mission prevents every wound or loss until the end of the round, not just one (Q-86)."""
    return s.catalog.flags.mission_effects_last == "round" and s.catalog.goal_of[effect.card] >= 0


def _has_had(s: State, seat: int, phase: int, window: int) -> bool:
    """Returns whether a seat's turn in a phase is over or past its first window (W-2)."""
    if s.phase != phase or s.turn == NOBODY:
        return s.phase > phase
    if s.turn == seat:
        has_moved = phase == HERO_ACTIONS and s.window is not None and s.window.used == 1
        return has_moved or window != (HERO_WINDOW if phase == HERO_ACTIONS else MOB_WINDOW)
    order = turn_order(s)
    return order.index(seat) < order.index(s.turn)


def gained(s: State, seat: int, effect: Effect) -> tuple[list[int], int]:
    """Returns the named tokens of a gain and the number of tokens of choice.

    The resource printed on the hero's station is a named token; Polis prints none, so there it is a token of choice.
    """
    if not effect.here:
        return effect.tokens, effect.choice
    kind = s.catalog.prints[s.hero_at[seat]]
    if kind == NOBODY:
        return effect.tokens, effect.choice + effect.here
    return [n + (effect.here if k == kind else 0) for k, n in enumerate(effect.tokens)], effect.choice


def army_after(s: State, seat: int, n: int) -> int:
    """Returns the army track after moving it by n, clamped (INV-03)."""
    return max(WEAKEST_ARMY, min(STRONGEST_ARMY, s.army[seat] + n))


def victims(s: State, seat: int) -> list[int]:
    """Returns the players with more victory points than the seat and at least one token."""
    mine = points(s, seat)
    return [other for other in range(s.seats) if other != seat and points(s, other) > mine and tokens_held(s, other)]


def can_gain(s: State, seat: int, effect: Effect, window: int) -> bool:
    """Returns whether a gain has an effect; in the result window only if a capture follows or missions work at any time (Q-84, Q-104)."""
    if window == RESULT_WINDOW and not s.catalog.flags.missions_at_any_time and not _may_capture_now(s, seat):
        return False
    if effect.here and _station_gives(s, seat):
        return True
    return (effect.choice > 0 and any(s.reserve)) or any(effect.tokens[kind] and s.reserve[kind] for kind in range(3))


def _station_gives(s: State, seat: int) -> bool:
    """Returns whether the resource printed on the hero's station (any kind in Polis) is in the reserve."""
    at = s.hero_at[seat]
    if at >= s.catalog.metro.capturable:
        return False
    kind = s.catalog.prints[at]
    return any(s.reserve) if kind == NOBODY else s.reserve[kind] > 0


def can_lose(s: State, seat: int, effect: Effect, window: int) -> bool:
    return True


def can_steal(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(victims(s, seat)) > 0


def can_change_army(s: State, seat: int, effect: Effect, window: int) -> bool:
    return WEAKEST_ARMY <= s.army[seat] + effect.n <= STRONGEST_ARMY


def can_have_equipment(s: State, seat: int, effect: Effect, window: int) -> bool:
    return can_draw_equipment(s)


def can_have_mission(s: State, seat: int, effect: Effect, window: int) -> bool:
    return can_draw_mission(s) and not is_mission_blocked(s, seat)


def is_mission_blocked(s: State, seat: int) -> bool:
    """Returns whether a card gives the seat no mission because the house rule allows one per round (Q-85)."""
    return s.catalog.flags.received_missions_blocked and s.phase != SETUP and s.bought_mission >> seat & 1 == 1


def can_swap(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(pairs_to_exchange(s, seat)) > 0


def can_move_hero(s: State, seat: int, effect: Effect, window: int) -> bool:
    """Returns whether the hero can be moved; not while missing a turn or fighting (Q-60, Q-84)."""
    fights = seat in fighting_pieces(s, hero=True) or (s.dark is not None and s.dark.piece[seat] == HERO)
    return not s.sits_out[seat] & NEXT_TURN and s.own[seat] > 0 and not fights


def never(s: State, seat: int, effect: Effect, window: int) -> bool:
    return False


def can_redraw_threat(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and b.threat != NOBODY and b.seat[ATTACKER] == seat and can_draw_threat(s)


def can_redraw_combat_card(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and seat in b.seat and b.played[0] != NOBODY and b.played[1] != NOBODY


def can_prevent_wound(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    if prevents_all_round(s, effect) and at_any_time(s, window):
        return not has_lasting(s, effect.verb, seat)
    return b is not None and b.winner in (0, 1) and b.seat[loser(b)] == seat and wounds_hero(s, b)


def can_prevent_army_loss(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    if prevents_all_round(s, effect) and at_any_time(s, window):
        return not has_lasting(s, effect.verb, seat)
    return b is not None and b.winner in (0, 1) and b.seat[loser(b)] == seat and weakens_army(s, b)


def can_prevent_attack(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and not s.battle.prevented


def own_hero_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return window != ROUND_WINDOW and seat in pieces_to_name(s, effect, hero=True)


def own_army_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return window != ROUND_WINDOW and seat in pieces_to_name(s, effect, hero=False)


def own_piece_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return own_hero_fights(s, seat, effect, window) or own_army_fights(s, seat, effect, window)


def some_hero_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return window != ROUND_WINDOW and len(pieces_to_name(s, effect, hero=True)) > 0


def some_army_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return window != ROUND_WINDOW and len(pieces_to_name(s, effect, hero=False)) > 0


def threat_is_open(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and s.battle.threat != NOBODY


def can_change_speed(s: State, seat: int, effect: Effect, window: int) -> bool:
    """Returns whether speed still matters: before the hero moves, and not while missing a turn (Q-60, Q-84)."""
    if s.catalog.flags.missions_at_any_time and _has_had(s, seat, HERO_ACTIONS, window):
        return False
    return not s.sits_out[seat] & NEXT_TURN


def votes_are_cast(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.vote is not None


def owes_upkeep(s: State, seat: int, effect: Effect, window: int) -> bool:
    if s.catalog.flags.missions_at_any_time and _has_had(s, seat, MOBILISATION, window):
        return False
    return any(upkeep(s, seat, s.army[seat]))


def _may_capture_now(s: State, seat: int) -> bool:
    b = s.battle
    return b is not None and b.seat[ATTACKER] == seat and may_capture(s, b)


def can_capture_free(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and not s.battle.free_capture and _may_capture_now(s, seat)
