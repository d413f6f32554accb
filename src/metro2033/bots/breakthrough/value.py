"""What a position of the card game is worth to a seat: a sum of named terms, in tokens times ten."""

from __future__ import annotations

from metro2033.breakthrough.codes import HERO, RESOURCE, STATION
from metro2033.breakthrough.rules.mission import open_missions
from metro2033.breakthrough.state import State, tokens_owned

TOKEN = 10.0  # a token owned
READY = 0.9  # a token above the faction card
PROGRESS = 5.0  # the best open mission, by how much of it is on the table
SECOND = 2.0  # the second best
OUTLOOK = 3.0  # the best open mission, by how much of it is on the table and in hand
SPARE = 0.35  # a point of resources on the table
KEPT = 2.5  # a kept station, for its free resources
FACTION_DONE = 2.0  # a done faction card, likewise
OPEN_STATION = 1.6  # the first station in play whose mission is still to be done
MORE_STATIONS = 0.4  # each further one
HERO_IN_PLAY = 1.3
SHIELD = 0.7  # a symbol one is protected against
HAND_COST = 0.12  # what the hand would bring back if discarded
OPPONENTS = 0.35  # how much the best opponent's value counts against one's own

Terms = list[tuple[str, float]]


def terms(s: State, seat: int) -> Terms:
    """What a seat's position is made of."""
    if s.winner >= 0:
        return [("won", 1000.0 if s.winner == seat else -1000.0)]
    cards = s.catalog
    shields = 0
    for card in s.turned[seat] + s.heroes[seat]:
        shields |= cards.protects[card]
    kept = sum(1 for tokens in s.tokens[seat] if tokens)
    return [
        ("tokens", TOKEN * tokens_owned(s, seat)),
        ("ready", READY * s.up[seat]),
        *_progress(s, seat),
        ("kept", KEPT * kept),
        ("faction", FACTION_DONE * s.done[seat]),
        ("open_stations", _open_stations(len(s.stations[seat]) - kept)),
        ("heroes", HERO_IN_PLAY * len(s.heroes[seat])),
        ("shields", SHIELD * shields.bit_count()),
        ("hand", HAND_COST * sum(cards.cost[card] for card in s.hand[seat])),
        ("playable", _playable(s, seat)),
    ]


def _progress(s: State, seat: int) -> Terms:
    """How far the resources on the table carry the two best open missions."""
    cards = s.catalog
    amounts = _amounts(s, s.resources[seat])
    with_hand = _amounts(s, s.resources[seat] + [card for card in s.hand[seat] if cards.kind[card] == RESOURCE])
    shares, outlook = [], 0.0
    for mission in open_missions(s, seat):
        needed, reward, accepts = cards.needed[mission], cards.reward[mission], cards.accepts[mission]
        shares.append(reward * min(1.0, amounts[accepts] / needed))
        outlook = max(outlook, reward * min(1.0, with_hand[accepts] / needed))
    shares.sort(reverse=True)
    best = shares[0] if shares else 0.0
    second = shares[1] if len(shares) > 1 else 0.0
    return [
        ("mission", PROGRESS * best),
        ("second_mission", SECOND * second),
        ("outlook", OUTLOOK * outlook),
        ("resources", SPARE * amounts[3]),
    ]


def _amounts(s: State, resources: list[int]) -> list[int]:
    """By mask of classes: what resources come to."""
    amounts = [0, 0, 0, 0]
    for card in resources:
        amounts[1 if s.catalog.type[card] < 3 else 2] += s.catalog.amount[card]
    amounts[3] = amounts[1] + amounts[2]
    return amounts


def _open_stations(count: int) -> float:
    return OPEN_STATION * min(count, 1) + MORE_STATIONS * max(0, count - 1)


def _playable(s: State, seat: int) -> float:
    """Cards in hand that could be put on the table: stations, heroes, resources."""
    kinds = [s.catalog.kind[card] for card in s.hand[seat]]
    return 0.3 * kinds.count(STATION) + 0.3 * kinds.count(HERO) + 0.15 * kinds.count(RESOURCE)


def worth(s: State, seat: int) -> float:
    """The sum of a seat's own terms."""
    return sum(amount for _, amount in terms(s, seat))


def value(s: State, seat: int) -> float:
    """What a position is worth to a seat, its best opponent considered."""
    return worth(s, seat) - OPPONENTS * max(worth(s, other) for other in range(s.seats) if other != seat)
