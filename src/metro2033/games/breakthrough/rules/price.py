"""Prices: discounts, free bonuses, protections (C-21..27, C-76)."""

from __future__ import annotations

from metro2033.games.breakthrough.catalog.catalog import NEUTRAL, NO_PROTECTION
from metro2033.games.breakthrough.codes import RESOURCE, STATION
from metro2033.games.breakthrough.state import State


def free_types(s: State, seat: int) -> int:
    """Returns the mask of resource types that a seat plays for free, by kept stations and a done faction card (C-25)."""
    kinds = s.catalog.type
    mask = 1 << kinds[s.faction[seat]] if s.done[seat] else 0
    tokens = s.tokens[seat]
    for place, station in enumerate(s.stations[seat]):
        if tokens[place]:
            mask |= 1 << kinds[station]
    return mask


def cheaper_types(s: State, seat: int) -> int:
    """Returns the mask of resource types discounted by stations in play; several of one type give one discount (C-21)."""
    mask = 0
    for station in s.stations[seat]:
        mask |= 1 << s.catalog.type[station]
    return mask


def price_upright(s: State, seat: int, card: int, free: int, cheaper: int) -> int:
    """Returns the price of a resource, station or hero, given the seat's bonuses (C-22, C-23, C-26)."""
    cards = s.catalog
    cost = cards.cost[card]
    kind = cards.kind[card]
    if kind == RESOURCE:
        return discounted(cost, cards.type[card], free, cheaper)
    if kind == STATION and cards.line[card] != NEUTRAL:
        own = 0
        for station in s.stations[seat]:
            if cards.line[station] == cards.line[card]:
                own += 1
        return cost - own if cost - own > 1 else 1  # never below 1
    return cost


def price_changes(s: State, seat: int, card: int, *, turned: bool) -> list[tuple[int, int]]:
    """Returns the cards that discount a play, with their change: one for a resource, each station of its line for a station (C-21..26)."""
    cards = s.catalog
    free, cheaper = free_types(s, seat), cheaper_types(s, seat)
    printed = cards.protection_cost[card] if turned else cards.cost[card]
    off = printed - (price_turned(s, card, free, cheaper) if turned else price_upright(s, seat, card, free, cheaper))
    if cards.kind[card] == STATION:
        same = [station for station in s.stations[seat] if cards.line[station] == cards.line[card]]
        return [(station, -1) for station in same[:off]]
    kind = cards.type[card]
    kept = [station for place, station in enumerate(s.stations[seat]) if s.tokens[seat][place]]
    givers = (kept + ([s.faction[seat]] if s.done[seat] else [])) if free >> kind & 1 else s.stations[seat]
    return [(next(giver for giver in givers if cards.type[giver] == kind), -off)] if off else []


def discounted(cost: int, kind: int, free: int, cheaper: int) -> int:
    """Returns a resource's price: 0 with a free bonus, 1 less with a station of its type, never below 0 (C-21, C-22, C-25)."""
    if free >> kind & 1:
        return 0
    return cost - 1 if cheaper >> kind & 1 and cost else cost


def price_turned(s: State, card: int, free: int, cheaper: int) -> int:
    """Returns the price of a card played as protection, or NO_PROTECTION; bonuses count only with the house rule (C-26, C-27)."""
    cards = s.catalog
    cost = cards.protection_cost[card]
    if cost != NO_PROTECTION and cards.flags.discount_on_protection and cards.kind[card] == RESOURCE:
        return discounted(cost, cards.type[card], free, cheaper)
    return cost
