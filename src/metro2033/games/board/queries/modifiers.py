"""Modifiers that cards in force apply to strength, speed, votes and prices.

`total` walks a side's cards once; it returns the number for the rules and, on request, lists the terms as an explanation.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Catalog, Modifier
from metro2033.games.board.codes import ARMY, ATTACKER, FREE_STRENGTH, GUARD, HERO, THREAT
from metro2033.games.board.metro_map import Area
from metro2033.games.board.state import Battle, State, station_count
from metro2033.kernel.agenda import NOBODY

GUARD_STRENGTH: Final = 7  # B-AA-09
PRINTED_PRICES: Final = (
    [1, 0, 1],
    [0, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
    [0, 1, 1],
    [0, 1, 1],
)  # B-MO-04, -, B-CP-02, B-CP-03, B-HA-11, B-HA-16

NOTHING_TO_PAY: Final = [-99, -99, -99]  # stays below zero regardless of other cards

Terms = list[tuple[str, int]]  # the source (a card id, `army` or `guard`) and its amount
Changes = list[tuple[int, list[int]]]  # the card that changes a price, and its change in tokens of each kind


def total(s: State, b: Battle, side: int, terms: Terms | None = None) -> int:
    """Returns a side's strength in a battle, never below 0 (Q-70), and appends its terms to `terms` if given."""
    piece = b.piece[side]
    if piece == THREAT:
        number = _threat_total(s, b, side, terms)
    elif piece == GUARD:
        number = GUARD_STRENGTH
        if terms is not None:
            terms.append(("guard", number))
    else:
        number = _piece_total(s, b, side, terms)
    return number if number > 0 else 0


def side_bits(s: State, b: Battle, side: int) -> int:
    """Returns the bits describing a side and its opposition, as matched by modifiers."""
    bits = s.catalog.station_bits[b.station] | (c.ATTACKING if side == ATTACKER else c.DEFENDING)
    bits |= c.HERO_FIGHTS if b.piece[side] == HERO else c.ARMY_FIGHTS if b.piece[side] == ARMY else 0
    foe = b.piece[1 - side]
    if foe == THREAT:
        bits |= c.VS_THREAT | (s.catalog.type_bit[b.threat] if b.threat != NOBODY else 0)
    elif foe != GUARD:
        bits |= c.VS_PLAYER
    if b.target == NOBODY:
        bits |= c.FOR_STATION
    return bits


def _piece_total(s: State, b: Battle, side: int, terms: Terms | None) -> int:
    """Returns an army's or hero's strength: base value, cards in force, lasting effects, combat card (B-CB-02..06)."""
    cards = s.catalog
    seat, piece = b.seat[side], b.piece[side]
    bits = side_bits(s, b, side)
    number = s.army[seat] if piece == ARMY else cards.strength[s.hero[seat]]
    if terms is not None:
        terms.append(("army" if piece == ARMY else cards.card_ids[s.hero[seat]], number))
    number += _add(s, b, seat, s.faction[seat], bits, terms)
    number += _add(s, b, seat, s.hero[seat], bits, terms)
    ignored = cards.ignores_tag[b.threat] if b.threat != NOBODY else -1
    for card in s.gear[seat]:
        if cards.modifiers[card] and cards.tag[card] != ignored:
            number += _add(s, b, seat, card, bits, terms)
    if s.law != NOBODY:
        number += _add(s, b, seat, s.law, bits, terms)
    if b.threat != NOBODY:
        number += _add(s, b, seat, b.threat, bits, terms)
    if s.lasting:
        number += _lasting(s, c.STRENGTH_OWN_HERO if piece == HERO else c.STRENGTH_OWN_ARMY, seat, terms)
    if b.played[side] != NOBODY and b.played[1 - side] != NOBODY:
        number += _combat_card(cards, b.played[side], b.played[1 - side], terms)
    return number


def _threat_total(s: State, b: Battle, side: int, terms: Terms | None) -> int:
    """Returns a threat's strength: printed value, its own property, lasting effects on it."""
    cards = s.catalog
    number = cards.strength[b.threat]
    if terms is not None:
        terms.append((cards.card_ids[b.threat], number))
    bits = side_bits(s, b, side)
    for modifier in cards.threat_modifiers[b.threat]:
        if modifier.needs & bits == modifier.needs:
            number += modifier.n
            if terms is not None:
                terms.append(("bonus", modifier.n))
    if s.lasting:
        number += _lasting(s, c.STRENGTH_THREAT, NOBODY, terms)
    return number


def _add(s: State, b: Battle, seat: int, card: int, bits: int, terms: Terms | None) -> int:
    """Returns the amount a card adds; all its modifiers together form one term."""
    number = 0
    for modifier in s.catalog.modifiers[card]:
        if modifier.needs & bits == modifier.needs and (not modifier.near or is_near_hero(s, seat, b.station)):
            number += modifier.n
    if number and terms is not None:
        terms.append((s.catalog.card_ids[card], number))
    return number


def _lasting(s: State, verb: int, seat: int, terms: Terms | None) -> int:
    number = 0
    for effect in s.lasting:
        if effect[0] == verb and effect[1] == seat:
            number += effect[2]
            if terms is not None:
                terms.append((s.catalog.card_ids[effect[4]], effect[2]))
    return number


def _combat_card(cards: Catalog, own: int, other: int, terms: Terms | None) -> int:
    """Returns a combat card's modifier, which may depend on the type of the opposing card (B-CD-05)."""
    number = (
        cards.combat_bonus[own] if cards.bonus_against[own] == cards.combat_type[other] else cards.combat_modifier[own]
    )
    if terms is not None:
        terms.append((cards.card_ids[own], number))
    return number


def wins_draws_by(s: State, b: Battle, side: int) -> int:
    """Returns the card that lets a side win ties, or NOBODY (Q-69)."""
    cards = s.catalog
    bits = side_bits(s, b, side)
    if b.piece[side] == THREAT:
        return b.threat if _any_holds(cards.draw_wins[b.threat], bits) else NOBODY
    if b.piece[side] == GUARD:
        return NOBODY
    seat = b.seat[side]
    for card in (s.faction[seat], s.hero[seat], *s.gear[seat]):
        if _any_holds(cards.draw_wins[card], bits):
            return card
    for effect in s.lasting:
        if effect[0] == c.WIN_DRAWS and effect[1] == seat:
            return effect[4]
    return NOBODY


def _any_holds(modifiers: list[Modifier], bits: int) -> bool:
    for modifier in modifiers:
        if modifier.needs & bits == modifier.needs:
            return True
    return False


def is_near_hero(s: State, seat: int, station: int) -> bool:
    """Returns whether a seat's hero stands on a station or next to it in the active area."""
    at = s.hero_at[seat]
    area: Area = s.area
    return at == station or area.are_neighbours(at, station)


def hero_speed(s: State, seat: int) -> int:
    """Returns a hero's speed with equipment, law and lasting effects, never below 0 (B-HA-04, B-HA-05, Q-70)."""
    speed = s.catalog.speed
    number = speed[s.hero[seat]] + speed[s.faction[seat]]
    for card in s.gear[seat]:
        number += speed[card]
    if s.law != NOBODY:
        number += speed[s.law]
    if s.lasting:
        number += _lasting(s, c.SPEED, seat, None)
    return number if number > 0 else 0


def hero_strength(s: State, seat: int) -> int:
    """Returns a hero's strength with all modifiers that apply in every battle, never below 0 (B-CB-02, Q-70)."""
    cards = s.catalog
    number = cards.strength[s.hero[seat]]
    for card in (s.faction[seat], s.hero[seat], *s.gear[seat], *(() if s.law == NOBODY else (s.law,))):
        for modifier in cards.modifiers[card]:
            if not modifier.near and modifier.needs | c.HERO_FIGHTS == c.HERO_FIGHTS:
                number += modifier.n
    return max(0, number + _lasting(s, c.STRENGTH_OWN_HERO, seat, None))


def vote_weight(s: State, seat: int) -> int:
    """Returns a seat's votes: its stations, or the number set by a law, plus card bonuses (B-EV-17, B-EV-23, Q-98)."""
    cards = s.catalog
    base = cards.votes_base[s.law] if s.law != NOBODY else -1
    votes = station_count(s, seat) if base < 0 else base
    votes += cards.votes_add[s.faction[seat]] + cards.votes_add[s.hero[seat]]
    for card in s.gear[seat]:
        votes += cards.votes_add[card]
    return votes


def price(s: State, seat: int, what: int, earlier: int = 0, changes: Changes | None = None) -> list[int]:
    """Returns a seat's current price of a purchase; `earlier` counts purchases this turn (Q-108), `changes` collects the changes."""
    return changed_price(s, seat, what, PRINTED_PRICES[what], earlier, changes)


def upkeep(s: State, seat: int, strength: int, changes: Changes | None = None) -> list[int]:
    """Returns the upkeep of an army of this strength this turn (B-MO-02, Q-108)."""
    if strength <= FREE_STRENGTH or has_lasting(s, c.FREE_UPKEEP, seat):
        return PRINTED_PRICES[c.UPKEEP]
    return changed_price(s, seat, c.UPKEEP, [strength - FREE_STRENGTH, 0, 0], 0, changes)


def changed_price(
    s: State, seat: int, what: int, printed: list[int], earlier: int, told: Changes | None = None
) -> list[int]:
    """Returns a price after the changes of law, faction, hero and equipment, with no token count below 0."""
    changes = s.catalog.changes
    tokens = printed
    if s.law != NOBODY and changes[s.law]:
        tokens = _changed(tokens, s, s.law, what, earlier, told)
    if changes[s.faction[seat]]:
        tokens = _changed(tokens, s, s.faction[seat], what, earlier, told)
    if changes[s.hero[seat]]:
        tokens = _changed(tokens, s, s.hero[seat], what, earlier, told)
    for card in s.gear[seat]:
        if changes[card]:
            tokens = _changed(tokens, s, card, what, earlier, told)
    return tokens if tokens is printed else [max(0, n) for n in tokens]


def _changed(tokens: list[int], s: State, card: int, what: int, earlier: int, told: Changes | None) -> list[int]:
    for change in s.catalog.changes[card]:
        same = change.what == what or (change.what == c.CAPTURE_ENEMY and what == c.CAPTURE_NEUTRAL)
        if same and (change.first == 0 or earlier < change.first):
            before = tokens
            tokens = NOTHING_TO_PAY if change.free else [tokens[i] + change.change[i] for i in range(3)]
            if told is not None:
                told.append((card, [max(0, tokens[i]) - max(0, before[i]) for i in range(3)]))
    return tokens


def has_lasting(s: State, verb: int, seat: int) -> bool:
    """Returns whether a seat has a lasting effect of this verb."""
    for effect in s.lasting:
        if effect[0] == verb and effect[1] == seat:
            return True
    return False


def needed_points(s: State, seat: int) -> int:
    """Returns the victory points a seat needs to win (B-ER-02, B-ER-03)."""
    return s.catalog.needed_points[s.faction[seat]]
