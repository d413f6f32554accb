"""Abilities used in windows: of missions, open or completed, and of single-use equipment (B-MI-05..12, D-36, D-37).

Whether a seat is asked depends only on public information, so that the question reveals nothing; the options offered are those
the seat can actually use (Q-102).
"""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog.catalog import Ability
from metro2033.games.board.codes import AMMO, USE
from metro2033.games.board.effects.verbs import could_do_something
from metro2033.games.board.events import EQUIPMENT_USED, MISSION_USED
from metro2033.games.board.queries.modifiers import is_near_hero, side_bits
from metro2033.games.board.rules.deck import SEEN_BY_ALL, discard_mission
from metro2033.games.board.rules.reserve import pay
from metro2033.games.board.state import State
from metro2033.kernel.event import tell

ABILITY_PRICE: Final = [0, 0, 1]  # B-MI-06


def may_act(s: State, seat: int, window: int) -> bool:
    """Returns whether a seat is asked, by public information only: open missions, usable completed ones, single-use cards."""
    if s.catalog.mission_windows & window:
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
    """Returns the choices of abilities that would have an effect now, each card once."""
    options = [USE + card for card in s.missions[seat] if is_usable(s, seat, card, window)]
    if s.done[seat] and s.held[3 * seat + AMMO]:
        options += [USE + card for card in s.done[seat] if card not in s.used and is_usable(s, seat, card, window)]
    for card in s.gear[seat]:
        if is_usable(s, seat, card, window) and USE + card not in options:
            options.append(USE + card)
    return options


def is_usable(s: State, seat: int, card: int, window: int) -> bool:
    """Returns whether a card's ability belongs to this window and would have an effect."""
    ability = s.catalog.ability[card]
    if ability is None or not ability.windows & window or not _condition_holds(s, seat, ability):
        return False
    return could_do_something(s, seat, ability.effects, window)


def pay_for_ability(s: State, seat: int, card: int) -> list[int]:
    """Pays for an ability by discarding its card, or 1 ammo for a completed mission, and returns its effects."""
    if card in s.missions[seat]:  # B-MI-05
        s.missions[seat].remove(card)
        discard_mission(s, card, SEEN_BY_ALL)
        if card in s.fulfilled:
            s.fulfilled.remove(card)
        if s.log is not None:
            tell(s, MISSION_USED, seat, card, 0, 0, 0)
    elif card in s.done[seat]:  # B-MI-06, B-MI-07
        pay(s, seat, ABILITY_PRICE)
        s.used.append(card)
        if s.log is not None:
            tell(s, MISSION_USED, seat, card, *ABILITY_PRICE)
    else:
        s.gear[seat].remove(card)
        s.equipment_discard.append(card)
        if s.log is not None:
            tell(s, EQUIPMENT_USED, seat, card)
    ability = s.catalog.ability[card]
    assert ability is not None
    return ability.effects


def _condition_holds(s: State, seat: int, ability: Ability) -> bool:
    """Returns whether the ability's conditions hold, evaluated from the owner's side of the battle."""
    if not ability.needs and not ability.near:
        return True
    b = s.battle
    if b is None or seat not in b.seat:
        return False
    bits = side_bits(s, b, b.seat.index(seat))
    return ability.needs & bits == ability.needs and (not ability.near or is_near_hero(s, seat, b.station))
