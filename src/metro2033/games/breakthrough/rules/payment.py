"""Legal next cards of a payment, without enumerating all payments (C-30, C-47, C-77).

The *waste* of a payment is its total minus the requirement. A payment is legal if and only if every card in it is worth more than
the waste, and every hero adds more than the waste. For a fixed waste the resource types are therefore independent: the totals
that the cards of a type can reach are the set bits of a mask, and masks are combined by adding every pair of totals.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.breakthrough.codes import TYPES
from metro2033.games.breakthrough.state import State

PLAIN: Final = len(TYPES)  # the group of all types without a hero; every doubled type is a separate group


def fitting_resources(s: State, seat: int, mission: int) -> list[int]:
    """Returns a seat's upright resources of the classes that a mission accepts, in catalogue order (C-29)."""
    cards = s.catalog
    return [card for card in s.resources[seat] if cards.accepts[mission] >> cards.type[card] // 3 & 1]


def next_heroes(s: State, seat: int, mission: int, named: list[int]) -> tuple[list[int], bool]:
    """Returns the heroes that may follow those named, in catalogue order, and whether a payment needs no further one (CD-06)."""
    kinds = s.catalog.type
    fitting = fitting_resources(s, seat, mission)
    present = _mask_of([kinds[card] for card in fitting])
    useful = [hero for hero in dict.fromkeys(s.heroes[seat]) if present >> kinds[hero] & 1]
    sets = payable_sets(s, mission, fitting, _mask_of([kinds[hero] for hero in useful]))
    doubled = _mask_of([kinds[hero] for hero in named])
    sets = [types for types in sets if types & doubled == doubled]
    last = named[-1] if named else -1
    following = []
    later = 0  # types of the heroes after the current one
    for hero in reversed(useful):
        kind = 1 << kinds[hero]
        if hero > last and not doubled & kind:
            wanted = doubled | kind
            if any(types & wanted == wanted and not types & ~wanted & ~later for types in sets):
                following.append(hero)
            later |= kind
    following.reverse()
    return following, doubled in sets


def payable_sets(s: State, mission: int, fitting: list[int], types: int) -> list[int]:
    """Returns the sets of resource types, as masks, that heroes may double in a legal payment."""
    cards, needed = s.catalog, s.catalog.needed[mission]
    found: set[int] = set()
    for waste in range(2 * max((cards.amount[card] for card in fitting), default=0)):
        limit = (2 << needed + waste) - 1
        totals = {0: 1}  # by set of doubled types: totals that the types so far can reach
        for kind in range(len(TYPES)):
            amounts = [cards.amount[card] for card in fitting if cards.type[card] == kind]
            if amounts:
                plain = _reach(amounts, waste, limit)
                doubled = _reach([2 * amount for amount in amounts], waste, limit) if types >> kind & 1 else 0
                doubled &= -1 << 2 * waste + 1  # the hero adds half of the total, which must exceed the waste
                grown = {chosen: _added(total, plain, limit) for chosen, total in totals.items()}
                if doubled:
                    grown.update(
                        {chosen | 1 << kind: _added(total, doubled, limit) for chosen, total in totals.items()}
                    )
                totals = grown
        found.update(chosen for chosen, total in totals.items() if total >> needed + waste & 1)
    return sorted(found)


def next_resources(s: State, seat: int, mission: int, heroes: list[int], spent: list[int]) -> list[int]:
    """Returns the resources that may follow those named, in catalogue order; none if the mission is paid (CD-07)."""
    cards, needed = s.catalog, s.catalog.needed[mission]
    fitting = fitting_resources(s, seat, mission)
    doubled = [cards.type[hero] for hero in heroes]
    group = [kind if kind in doubled else PLAIN for kind in range(len(TYPES))]
    worth = [cards.amount[card] * (2 if cards.type[card] in doubled else 1) for card in fitting]
    named = [0] * (PLAIN + 1)  # by group: total of the named cards
    least = max(worth, default=0)  # the smallest value of a named card; the waste must be less
    place = 0
    for card in spent:
        place = fitting.index(card, place) + 1
        named[group[cards.type[card]]] += worth[place - 1]
        least = min(least, worth[place - 1])
    groups = [PLAIN, *doubled]
    reach = [[1] * (PLAIN + 1) for _ in range(least)]  # by waste and group: totals that the later cards can reach
    following = []
    for at in range(len(fitting) - 1, place - 1, -1):
        own = group[cards.type[fitting[at]]]
        if at == place or fitting[at - 1] != fitting[at]:  # copies are interchangeable: offer only the first (C-86)
            named[own] += worth[at]
            if any(_can_end(reach[waste], named, groups, needed, waste) for waste in range(min(least, worth[at]))):
                following.append(fitting[at])
            named[own] -= worth[at]
        for waste in range(min(least, worth[at])):
            reach[waste][own] |= reach[waste][own] << worth[at] & (2 << needed + waste) - 1
    following.reverse()
    return following


def _can_end(reach: list[int], named: list[int], groups: list[int], needed: int, waste: int) -> bool:
    """Returns whether the remaining cards can complete the named ones to the requirement with exactly this waste."""
    limit = (2 << needed + waste) - 1
    total = 1
    for group in groups:
        mask = reach[group] << named[group] & limit
        if group != PLAIN:
            mask &= -1 << 2 * waste + 1  # the hero must add more than the waste
        total = _added(total, mask, limit)
    return bool(total >> needed + waste & 1)


def _reach(worth: list[int], waste: int, limit: int) -> int:
    """Returns the mask of totals of subsets of the cards, using only cards worth more than the waste."""
    mask = 1
    for value in worth:
        if value > waste:
            mask |= mask << value & limit
    return mask


def _added(one: int, other: int, limit: int) -> int:
    """Returns the mask of all pairwise sums of two masks."""
    mask = 0
    while other:
        lowest = other & -other
        # A product with a power of two is a shift: it adds that total to every total of the mask.
        mask |= one * lowest
        other ^= lowest
    return mask & limit


def _mask_of(types: list[int]) -> int:
    mask = 0
    for kind in types:
        mask |= 1 << kind
    return mask
