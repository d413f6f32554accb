"""Whether the effect of a card could do something now, verb by verb, and what it would bring (Q-102)."""

from __future__ import annotations

from metro2033.board.catalog.catalog import Effect
from metro2033.board.codes import (
    ATTACKER,
    NEXT_TURN,
    RESULT_WINDOW,
    STRONGEST_ARMY,
    WEAKEST_ARMY,
)
from metro2033.board.queries.consequences import loser, may_capture, weakens_army, wounds_hero
from metro2033.board.queries.decks import can_draw_equipment, can_draw_mission, can_draw_threat
from metro2033.board.queries.modifiers import upkeep
from metro2033.board.queries.pieces import fighting_pieces
from metro2033.board.queries.tokens import pairs_to_exchange, tokens_held
from metro2033.board.state import State, points
from metro2033.kernel.agenda import NOBODY


def gained(s: State, seat: int, effect: Effect) -> tuple[list[int], int]:
    """The named tokens of a gain, and how many are of choice: what the hero's station prints is named, in Polis it is of choice."""
    if not effect.here:
        return effect.tokens, effect.choice
    kind = s.catalog.prints[s.hero_at[seat]]
    if kind == NOBODY:
        return effect.tokens, effect.choice + effect.here
    return [n + (effect.here if k == kind else 0) for k, n in enumerate(effect.tokens)], effect.choice


def army_after(s: State, seat: int, n: int) -> int:
    """Where the army track stands after moving it (INV-03)."""
    return max(WEAKEST_ARMY, min(STRONGEST_ARMY, s.army[seat] + n))


def victims(s: State, seat: int) -> list[int]:
    """Players with more victory points and at least one token."""
    mine = points(s, seat)
    return [other for other in range(s.seats) if other != seat and points(s, other) > mine and tokens_held(s, other)]


def can_gain(s: State, seat: int, effect: Effect, window: int) -> bool:
    """In the result window only for the capture that follows (Q-104)."""
    if window == RESULT_WINDOW and not _may_capture_now(s, seat):
        return False
    if effect.here and _station_gives(s, seat):
        return True
    return (effect.choice > 0 and any(s.reserve)) or any(effect.tokens[kind] and s.reserve[kind] for kind in range(3))


def _station_gives(s: State, seat: int) -> bool:
    """Whether the kind printed on the hero's station (any kind in Polis) is in stock."""
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
    return can_draw_mission(s)


def can_swap(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(pairs_to_exchange(s, seat)) > 0


def can_move_hero(s: State, seat: int, effect: Effect, window: int) -> bool:
    return not s.sits_out[seat] & NEXT_TURN and s.own[seat] > 0


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
    return b is not None and b.winner in (0, 1) and b.seat[loser(b)] == seat and wounds_hero(s, b)


def can_prevent_army_loss(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and b.winner in (0, 1) and b.seat[loser(b)] == seat and weakens_army(s, b)


def can_prevent_attack(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and not s.battle.prevented


def own_hero_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return seat in fighting_pieces(s, hero=True)


def own_army_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return seat in fighting_pieces(s, hero=False)


def own_piece_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return seat in fighting_pieces(s, hero=True) or seat in fighting_pieces(s, hero=False)


def some_hero_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(fighting_pieces(s, hero=True)) > 0


def some_army_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(fighting_pieces(s, hero=False)) > 0


def threat_is_open(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and s.battle.threat != NOBODY


def can_change_speed(s: State, seat: int, effect: Effect, window: int) -> bool:
    return not s.sits_out[seat] & NEXT_TURN


def votes_are_cast(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.vote is not None


def owes_upkeep(s: State, seat: int, effect: Effect, window: int) -> bool:
    return any(upkeep(s, seat, s.army[seat]))


def _may_capture_now(s: State, seat: int) -> bool:
    b = s.battle
    return b is not None and b.seat[ATTACKER] == seat and may_capture(s, b)


def can_capture_free(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and not s.battle.free_capture and _may_capture_now(s, seat)
