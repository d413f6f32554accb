"""What a position of the board game is worth to a seat: a sum of named terms, in points.

Each term is documented beside its weight; `terms` gives the list, `value` the sum against the best opponent.
"""

from __future__ import annotations

from metro2033.board.catalog import EQUIPMENT_PRICE
from metro2033.board.effects.modifiers import needed_points, price
from metro2033.board.metro_map import HANSA
from metro2033.board.rules.army import army_reach
from metro2033.board.rules.reserve import can_pay
from metro2033.board.state import State, points

POINT = 10.0  # a victory point
LAST_POINTS = 4.0  # more for each of the last three points before winning
SOLDIER = 1.6  # army strength up to 5
PAID_SOLDIER = 1.0  # army strength above 5, which costs upkeep
TOKEN = 0.9  # the first three tokens of a kind
SPARE_TOKEN = 0.3  # further tokens
EQUIPMENT = 2.5  # a card the hero carries
MISSION = 2.0  # an unfinished mission
WOUNDED = -3.0  # a hero who must sit out
IN_REACH = 0.25  # a station the army could attack next
SHOPPER = 1.5  # a hero on Hansa who can pay for a card
ON_NEUTRAL = 0.6  # a hero on a station that can be attacked or scouted
POLIS = 1.5  # a Polis station, on the way to all four
OPPONENTS = 0.4  # how much the best opponent's value counts against one's own

Terms = list[tuple[str, float]]


def terms(s: State, seat: int) -> Terms:
    """What a seat's position is made of."""
    if s.winner >= 0:
        return [("won", 1000.0 if s.winner == seat else -1000.0)]
    score = points(s, seat)
    found: Terms = [("points", POINT * score)]
    if s.faction[seat] < 0 or s.hero[seat] < 0:
        return found
    left = needed_points(s, seat) - score
    found.append(("last_points", LAST_POINTS * max(0, 3 - left)))
    army = s.army[seat]
    found.append(("army", SOLDIER * min(army, 5) + PAID_SOLDIER * max(0, army - 5)))
    held = s.held[3 * seat : 3 * seat + 3]
    found.append(("tokens", sum(TOKEN * min(n, 3) + SPARE_TOKEN * max(0, n - 3) for n in held)))
    found.append(("equipment", EQUIPMENT * len(s.gear[seat])))
    found.append(("missions", MISSION * len(s.missions[seat])))
    if s.sits_out[seat]:
        found.append(("wounded", WOUNDED))
    found.append(("polis", POLIS * (s.own[seat] >> s.catalog.metro.regular).bit_count()))
    found += _where(s, seat)
    return found


def _where(s: State, seat: int) -> Terms:
    """What the hero's place and the army's reach are good for."""
    found: Terms = [("reach", IN_REACH * (army_reach(s, seat) & s.area.capturable & ~s.own[seat]).bit_count())]
    at = s.hero_at[seat]
    if s.catalog.metro.kind[at] == HANSA:
        if len(s.gear[seat]) < 2 and can_pay(s, seat, price(s, seat, EQUIPMENT_PRICE)):
            found.append(("shopping", SHOPPER))
    elif at < s.catalog.metro.capturable and s.owner[at] != seat:
        found.append(("hero_in_front", ON_NEUTRAL))
    return found


def worth(s: State, seat: int) -> float:
    """The sum of a seat's own terms."""
    return sum(amount for _, amount in terms(s, seat))


def value(s: State, seat: int) -> float:
    """What a position is worth to a seat, its best opponent considered."""
    return worth(s, seat) - OPPONENTS * max(worth(s, other) for other in range(s.seats) if other != seat)
