"""Value of a board game position for a seat: a sum of named terms.

The unit is the logit of winning: win probabilities are the softmax of the seats' sums. The weights come from fitting the winner
to positions from many games between bots (docs/bots.md), rounded, with three terms added by hand.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog.catalog import EQUIPMENT_PRICE
from metro2033.games.board.queries.modifiers import needed_points, price
from metro2033.games.board.queries.specials import trades_at
from metro2033.games.board.queries.tokens import can_pay
from metro2033.games.board.rules.equipment import equipment_limit
from metro2033.games.board.rules.hero import can_use_hero_ability
from metro2033.games.board.state import State, points

POINT: Final = 0.36  # a victory point
LAST_POINTS: Final = (0.0, 0.2, 0.5, 1.1)  # more with three, two, one point to go
SOLDIER: Final = 0.45  # army strength up to 5
PAID_SOLDIER: Final = 0.33  # army strength above 5, which costs upkeep
TOKENS: Final = (0.26, 0.09, 0.19)  # each of the first three pigs, mushrooms, ammo
SPARE_TOKEN: Final = 0.04  # further tokens
EQUIPMENT: Final = 0.15  # a point of strength that equipment gives
CARRIED: Final = 0.06  # any card the hero carries
MISSION: Final = 0.25  # an open mission
WOUNDED: Final = -0.2  # a turn that a wounded hero misses
SHOPPER: Final = 0.12  # a hero at a place to trade who can afford and carry a card
GATHERER: Final = 0.06  # a hero at a place where the action on the hero card works
IN_FRONT: Final = 0.06  # a hero on a station that can be attacked or scouted
POLIS: Final = 0.1  # a Polis station, on the way to all four
WON: Final = 12.0
WAITING: Final = 0.01  # discount per round, so that a win is not delayed

Terms = list[tuple[str, float]]


def terms(s: State, seat: int) -> Terms:
    """Returns the named terms of a seat's value."""
    if s.winner >= 0:
        return [("won", WON - WAITING * s.round if s.winner == seat else 0.0)]
    score = points(s, seat)
    if s.faction[seat] < 0 or s.hero[seat] < 0:
        return [("points", POINT * score)]
    army = s.army[seat]
    to_go = needed_points(s, seat) - score
    strength = equipment_strength(s, seat)
    return [
        ("points", POINT * score),
        ("last_points", LAST_POINTS[min(3, max(0, 4 - to_go))]),
        ("army", SOLDIER * min(army, 5) + PAID_SOLDIER * max(0, army - 5)),
        ("tokens", _tokens(s, seat)),
        ("equipment", EQUIPMENT * strength + CARRIED * len(s.gear[seat])),
        ("missions", MISSION * len(s.missions[seat])),
        ("wounded", WOUNDED * s.sits_out[seat].bit_count()),
        ("polis", POLIS * (s.own[seat] >> s.catalog.metro.regular).bit_count()),
        ("hero", _place(s, seat)),
    ]


def equipment_strength(s: State, seat: int) -> int:
    """Returns the total strength of a hero's equipment, ignoring conditions."""
    strength = 0
    for card in s.gear[seat]:
        for modifier in s.catalog.modifiers[card]:
            strength += modifier.n
    return strength


def _tokens(s: State, seat: int) -> float:
    amount = 0.0
    for kind in range(3):
        held = s.held[3 * seat + kind]
        amount += TOKENS[kind] * min(held, 3) + SPARE_TOKEN * max(0, held - 3)
    return amount


def _place(s: State, seat: int) -> float:
    """Returns the value of the hero's location."""
    at = s.hero_at[seat]
    can_carry = len(s.gear[seat]) < equipment_limit(s, seat)
    if can_carry and trades_at(s, seat, at) and can_pay(s, seat, price(s, seat, EQUIPMENT_PRICE)):
        return SHOPPER
    if can_use_hero_ability(s, seat):
        return GATHERER
    return IN_FRONT if at < s.catalog.metro.capturable and s.owner[at] != seat else 0.0


def worth(s: State, seat: int) -> float:
    """Returns the sum of a seat's terms."""
    total = 0.0
    for _, amount in terms(s, seat):
        total += amount
    return total
