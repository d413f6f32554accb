"""What a position of the card game is worth to a seat: a sum of named terms.

The unit is the logit of winning: the chances of the seats are in the ratio of the exponentials of their sums. The weights come from
fitting who won to positions of many games between bots (docs/bots.md), rounded.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.breakthrough.codes import CARAVAN, HERO, RESOURCE, STATION, THREAT
from metro2033.games.breakthrough.rules.mission import open_missions
from metro2033.games.breakthrough.rules.price import free_types
from metro2033.games.breakthrough.state import State, tokens_owned

TOKEN: Final = 1.38  # a token owned
READY: Final = 0.08  # a token above the faction card
MISSION: Final = 0.3  # the best open mission, by how much of it is on the table
SECOND: Final = 0.2  # the second best
OUTLOOK: Final = 0.37  # the best open mission, by how much of it is on the table and in hand
RESOURCE_POINT: Final = 0.15  # a point of resources on the table
KEPT: Final = 0.25  # a kept station
FREE_TYPE: Final = 0.08  # a resource type that costs nothing
OPEN_STATION: Final = 0.38  # a station in play whose mission is still to be done
MOST_STATIONS: Final = 3  # beyond this more of them are worth nothing
SHIELD: Final = 0.15  # a symbol one is protected against
HERO_IN_PLAY: Final = 0.15
HAND_COST: Final = 0.035  # what the hand would bring back if discarded
IN_HAND: Final = (0.03, 0.05, -0.07, -0.08, -0.07)  # a resource, station, threat, hero, caravan in hand
WON: Final = 12.0
WAITING: Final = 0.01  # every round later, so that a win is not put off

Terms = list[tuple[str, float]]


def terms(s: State, seat: int) -> Terms:
    """What a seat's position is made of."""
    if s.winner >= 0:
        return [("won", WON - WAITING * s.round if s.winner == seat else 0.0)]
    cards = s.catalog
    shields = 0
    for card in s.turned[seat] + s.heroes[seat]:
        shields |= cards.protects[card]
    kept = len(s.tokens[seat]) - s.tokens[seat].count(0)
    unfinished = min(len(s.stations[seat]) - kept, MOST_STATIONS)
    return [
        ("tokens", TOKEN * tokens_owned(s, seat)),
        ("ready", READY * s.up[seat]),
        *_progress(s, seat),
        ("kept", KEPT * kept + FREE_TYPE * free_types(s, seat).bit_count()),
        ("open_stations", OPEN_STATION * unfinished),
        ("heroes", HERO_IN_PLAY * len(s.heroes[seat])),
        ("shields", SHIELD * shields.bit_count()),
        ("hand", _hand(s, seat)),
    ]


def _progress(s: State, seat: int) -> Terms:
    """How far the resources on the table, and those in hand, carry the best open missions."""
    cards = s.catalog
    amounts = _amounts(s, s.resources[seat])
    with_hand = _amounts(s, s.resources[seat] + [card for card in s.hand[seat] if cards.kind[card] == RESOURCE])
    best, second, outlook = 0.0, 0.0, 0.0
    for mission in open_missions(s, seat):
        needed, reward, accepts = cards.needed[mission], cards.reward[mission], cards.accepts[mission]
        share = reward * min(1.0, amounts[accepts] / needed)
        if share > best:
            best, second = share, best
        elif share > second:
            second = share
        outlook = max(outlook, reward * min(1.0, with_hand[accepts] / needed))
    return [
        ("mission", MISSION * best),
        ("second_mission", SECOND * second),
        ("outlook", OUTLOOK * outlook),
        ("resources", RESOURCE_POINT * amounts[3]),
    ]


def _amounts(s: State, resources: list[int]) -> list[int]:
    """By mask of classes: what resources come to."""
    amounts = [0, 0, 0, 0]
    for card in resources:
        amounts[1 if s.catalog.type[card] < 3 else 2] += s.catalog.amount[card]
    amounts[3] = amounts[1] + amounts[2]
    return amounts


def _hand(s: State, seat: int) -> float:
    """What the cards in hand are good for."""
    amount = 0.0
    for card in s.hand[seat]:
        amount += HAND_COST * s.catalog.cost[card] + IN_HAND[s.catalog.kind[card]]
    return amount


def worth(s: State, seat: int) -> float:
    """The sum of a seat's own terms."""
    total = 0.0
    for _, amount in terms(s, seat):
        total += amount
    return total


assert (RESOURCE, STATION, THREAT, HERO, CARAVAN) == (0, 1, 2, 3, 4)  # the order of IN_HAND
