"""Abilities used in windows: of missions, unfinished or completed, and of single-use equipment (B-MI-05..12, D-36, D-37).

Whether a seat is asked follows from what everybody can see; what it is offered is what it can really use (Q-102).
"""

from __future__ import annotations

from typing import Final

from metro2033.board.catalog import catalog as c
from metro2033.board.catalog.catalog import Ability, Effect
from metro2033.board.codes import AMMO, ATTACKER, NEXT_TURN, RESULT_WINDOW, STRONGEST_ARMY, USE, WEAKEST_ARMY
from metro2033.board.effects.instants import victims
from metro2033.board.effects.modifiers import is_near_hero, side_bits, upkeep
from metro2033.board.effects.pieces import fighting_pieces
from metro2033.board.events import EQUIPMENT_USED, MISSION_USED
from metro2033.board.rules.consequences import loser, may_capture, weakens_army, wounds_hero
from metro2033.board.rules.deck import (
    SEEN_BY_ALL,
    can_draw_equipment,
    can_draw_mission,
    can_draw_threat,
    discard_mission,
)
from metro2033.board.rules.exchange import pairs_to_exchange
from metro2033.board.rules.reserve import pay
from metro2033.board.state import State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.event import tell

MISSION_PRICE: Final = [0, 0, 1]  # B-MI-06


def may_act(s: State, seat: int, window: int) -> bool:
    """Whether a seat is asked, by public facts alone: unfinished missions, usable completed ones, single-use cards of this window."""
    if s.missions[seat]:
        return True
    if s.done[seat] and s.held[3 * seat + AMMO]:
        for card in s.done[seat]:
            if card not in s.used:
                return True
    for card in s.gear[seat]:
        ability = s.catalog.ability[card]
        if ability is not None and ability.windows & window:
            return True
    return False


def usable_abilities(s: State, seat: int, window: int) -> list[int]:
    """The choices with which a seat can really do something now, each card once."""
    options = [USE + card for card in s.missions[seat] if is_usable(s, seat, card, window)]
    if s.done[seat] and s.held[3 * seat + AMMO]:
        options += [USE + card for card in s.done[seat] if card not in s.used and is_usable(s, seat, card, window)]
    for card in s.gear[seat]:
        if is_usable(s, seat, card, window) and USE + card not in options:
            options.append(USE + card)
    return options


def is_usable(s: State, seat: int, card: int, window: int) -> bool:
    """Whether a card's ability belongs to this window and would have an effect."""
    ability = s.catalog.ability[card]
    if ability is None or not ability.windows & window or not _condition_holds(s, seat, ability):
        return False
    for number in ability.effects:
        effect = s.catalog.effects[number]
        if USABLE[effect.verb](s, seat, effect, window):
            return True
    return False


def pay_for_ability(s: State, seat: int, card: int) -> list[int]:
    """Pay for an ability: discard the card, or 1 ammo for a completed mission. What is used then are its effects."""
    if card in s.missions[seat]:  # B-MI-05
        s.missions[seat].remove(card)
        discard_mission(s, card, SEEN_BY_ALL)
        if card in s.fulfilled:
            s.fulfilled.remove(card)
        if s.log is not None:
            tell(s, MISSION_USED, seat, card, 0, 0, 0)
    elif card in s.done[seat]:  # B-MI-06, B-MI-07
        pay(s, seat, MISSION_PRICE)
        s.used.append(card)
        if s.log is not None:
            tell(s, MISSION_USED, seat, card, *MISSION_PRICE)
    else:
        s.gear[seat].remove(card)
        s.equipment_discard.append(card)
        if s.log is not None:
            tell(s, EQUIPMENT_USED, seat, card)
    ability = s.catalog.ability[card]
    assert ability is not None
    return ability.effects


def _condition_holds(s: State, seat: int, ability: Ability) -> bool:
    """Conditions are read from the owner's side of the battle."""
    if not ability.needs and not ability.near:
        return True
    b = s.battle
    if b is None or seat not in b.seat:
        return False
    bits = side_bits(s, b, b.seat.index(seat))
    return ability.needs & bits == ability.needs and (not ability.near or is_near_hero(s, seat, b.station))


def _can_gain(s: State, seat: int, effect: Effect, window: int) -> bool:
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


def _can_lose(s: State, seat: int, effect: Effect, window: int) -> bool:
    return True


def _can_steal(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(victims(s, seat)) > 0


def _can_change_army(s: State, seat: int, effect: Effect, window: int) -> bool:
    return WEAKEST_ARMY <= s.army[seat] + effect.n <= STRONGEST_ARMY


def _can_draw_equipment(s: State, seat: int, effect: Effect, window: int) -> bool:
    return can_draw_equipment(s)


def _can_draw_mission(s: State, seat: int, effect: Effect, window: int) -> bool:
    return can_draw_mission(s)


def _can_swap(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(pairs_to_exchange(s, seat)) > 0


def _can_move_hero(s: State, seat: int, effect: Effect, window: int) -> bool:
    return not s.sits_out[seat] & NEXT_TURN and s.own[seat] > 0


def _never(s: State, seat: int, effect: Effect, window: int) -> bool:
    return False


def _can_redraw_threat(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and b.threat != NOBODY and b.seat[ATTACKER] == seat and can_draw_threat(s)


def _can_redraw_combat_card(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and seat in b.seat and b.played[0] != NOBODY and b.played[1] != NOBODY


def _can_prevent_wound(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and b.winner in (0, 1) and b.seat[loser(b)] == seat and wounds_hero(s, b)


def _can_prevent_army_loss(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and b.winner in (0, 1) and b.seat[loser(b)] == seat and weakens_army(s, b)


def _can_prevent_attack(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and not s.battle.prevented


def _own_hero_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return seat in fighting_pieces(s, hero=True)


def _own_army_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return seat in fighting_pieces(s, hero=False)


def _own_piece_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return seat in fighting_pieces(s, hero=True) or seat in fighting_pieces(s, hero=False)


def _some_hero_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(fighting_pieces(s, hero=True)) > 0


def _some_army_fights(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(fighting_pieces(s, hero=False)) > 0


def _threat_is_open(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and s.battle.threat != NOBODY


def _can_change_speed(s: State, seat: int, effect: Effect, window: int) -> bool:
    return not s.sits_out[seat] & NEXT_TURN


def _votes_are_cast(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.vote is not None


def _owes_upkeep(s: State, seat: int, effect: Effect, window: int) -> bool:
    return any(upkeep(s, seat, s.army[seat]))


def _may_capture_now(s: State, seat: int) -> bool:
    b = s.battle
    return b is not None and b.seat[ATTACKER] == seat and may_capture(s, b)


def _can_capture_free(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and not s.battle.free_capture and _may_capture_now(s, seat)


# By verb, in the order of the catalogue's verbs.
USABLE: Final = [
    _can_gain,
    _can_lose,
    _can_steal,
    _can_change_army,
    _can_draw_equipment,
    _can_draw_mission,
    _can_swap,
    _can_move_hero,
    _never,
    _never,
    _can_redraw_threat,
    _can_redraw_combat_card,
    _can_prevent_wound,
    _can_prevent_army_loss,
    _can_prevent_attack,
    _own_hero_fights,
    _own_army_fights,
    _own_piece_fights,
    _some_hero_fights,
    _some_army_fights,
    _threat_is_open,
    _own_piece_fights,
    _can_change_speed,
    _votes_are_cast,
    _owes_upkeep,
    _can_capture_free,
]
assert len(USABLE) == c.VERBS
