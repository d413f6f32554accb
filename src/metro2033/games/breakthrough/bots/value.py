"""Evaluation of a position of the card game for a seat: a sum of named terms.

The unit is the logit of winning: the seats' chances are a softmax over their sums. The weights were fitted to the winners of many
games between bots (docs/bots.md), then rounded.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.breakthrough.codes import CARAVAN, HERO, RESOURCE, STATION, THREAT
from metro2033.games.breakthrough.rules.mission import open_missions
from metro2033.games.breakthrough.rules.price import free_types
from metro2033.games.breakthrough.state import State, tokens_owned

TOKEN: Final = 1.38  # a token owned
READY: Final = 0.08  # a token above the faction card
MISSION: Final = 0.3  # the best open mission, by the fraction covered on the table
SECOND: Final = 0.2  # the second best, likewise
OUTLOOK: Final = 0.37  # the best open mission, by the fraction covered on the table and in hand
RESOURCE_POINT: Final = 0.15  # a point of resources on the table
KEPT: Final = 0.25  # a kept station
FREE_TYPE: Final = 0.08  # a free resource type
OPEN_STATION: Final = 0.38  # a station in play with an open mission
MOST_STATIONS: Final = 3  # further stations are worth nothing
SHIELD: Final = 0.15  # a symbol that the seat is protected against
HERO_IN_PLAY: Final = 0.15
HAND_COST: Final = 0.035  # per token that discarding the hand would bring back
IN_HAND: Final = (0.03, 0.05, -0.07, -0.08, -0.07)  # a resource, station, threat, hero, caravan in hand
WON: Final = 12.0
WAITING: Final = 0.01  # per round, so that a win is not delayed

Terms = list[tuple[str, float]]


def terms(s: State, seat: int) -> Terms:
    """Returns the terms of a seat's evaluation."""
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
    """Evaluates the best open missions by the resources on the table, and by those plus the hand."""
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
    """Returns the total amounts of resources, by mask of classes."""
    amounts = [0, 0, 0, 0]
    for card in resources:
        amounts[1 if s.catalog.type[card] < 3 else 2] += s.catalog.amount[card]
    amounts[3] = amounts[1] + amounts[2]
    return amounts


def _hand(s: State, seat: int) -> float:
    """Evaluates the cards in hand."""
    amount = 0.0
    for card in s.hand[seat]:
        amount += HAND_COST * s.catalog.cost[card] + IN_HAND[s.catalog.kind[card]]
    return amount


def worth(s: State, seat: int) -> float:
    """Returns the sum of a seat's terms."""
    total = 0.0
    for _, amount in terms(s, seat):
        total += amount
    return total


assert (RESOURCE, STATION, THREAT, HERO, CARAVAN) == (0, 1, 2, 3, 4)  # the order of IN_HAND
