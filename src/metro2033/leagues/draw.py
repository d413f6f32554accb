"""The draw of a round: table sizes, pairings and seats.

The draw is deterministic: a history and a seed always give the same round.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

Pair = tuple[int, int]
Costs = Mapping[Pair, int]  # cost of seating two people at one table

SEARCHES = 256  # starting points of the search, divided by the number of people
LEAST_SEARCHES = 4


@dataclass(frozen=True)
class History:
    """Counts from earlier rounds: meetings of each pair, seats of each person, byes."""

    met: Mapping[Pair, int] = field(default_factory=dict)
    sat: Mapping[Pair, int] = field(default_factory=dict)  # by person and seat
    byes: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Drawn:
    """A drawn round: tables of people by seat, and the byes."""

    tables: list[list[int]]
    byes: list[int]


def history_of(tables: Sequence[Sequence[int]], byes: Sequence[int] = ()) -> History:
    """Counts the meetings, seats and byes of earlier tables, each given as its people by seat."""
    met: Counter[Pair] = Counter()
    sat: Counter[Pair] = Counter()
    for table in tables:
        met.update(pair(one, other) for one, other in combinations(table, 2))
        sat.update((person, seat) for seat, person in enumerate(table))
    return History(met, sat, Counter(byes))


def pair(one: int, other: int) -> Pair:
    """Returns the key of two people, independent of their order."""
    return (one, other) if one < other else (other, one)


def table_sizes(people: int, wanted: int, allowed: Sequence[int]) -> list[int]:
    """Returns the table sizes, largest first: seats as many people as possible, at tables as near to the wanted size as possible."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for count in range(1, people + 1):
        found = [
            (best[count - size][0] + (size - wanted) ** 2, [*best[count - size][1], size])
            for size in allowed
            if count - size in best
        ]
        if found:
            best[count] = min(found, key=lambda candidate: (candidate[0], len(candidate[1])))
    return sorted(best[max(best)][1], reverse=True)


def draw(
    order: Sequence[int], wanted: int, allowed: Sequence[int], history: History, seed: str, *, by_standing: bool
) -> Drawn:
    """Draws a round. `order` lists people by standing, which decides byes and, with `by_standing`, the pairings."""
    luck = random.Random(seed)
    sizes = table_sizes(len(order), wanted, allowed)
    byes = _byes(order, len(order) - sum(sizes), history)
    people = [person for person in order if person not in byes]
    costs = _costs(people, history, by_standing=by_standing)
    found = [_search(_divided(people, sizes), costs)] if by_standing else []
    if not by_standing and set(sizes) == {2}:
        found += [_divided(_circle(sorted(people), turn), sizes) for turn in range(len(people) - 1)]
    for _ in range(max(LEAST_SEARCHES, SEARCHES // max(len(people), 1))):
        found.append(_search(_divided(luck.sample(people, len(people)), sizes), costs))
    best = min(found, key=lambda tables: _total(tables, costs), default=[])
    return Drawn([_seated(table, history, luck) for table in best], byes)


def _byes(order: Sequence[int], many: int, history: History) -> list[int]:
    """Chooses the byes: people with the fewest byes so far, among equals the last in the standings."""
    ranks = {person: rank for rank, person in enumerate(order)}
    return sorted(sorted(order, key=lambda person: (history.byes.get(person, 0), -ranks[person]))[:many])


def _costs(people: Sequence[int], history: History, *, by_standing: bool) -> Costs:
    """Computes the cost of seating two people at one table.

    In a tournament: the distance in the standings, and a far larger cost for every former meeting. In a league: the cube of the deviation
    from the mean number of meetings, so that no pair falls behind for many rounds.
    """
    ranks = {person: rank for rank, person in enumerate(people)}
    met = {pair(one, other): history.met.get(pair(one, other), 0) for one, other in combinations(people, 2)}
    if by_standing:
        return {both: 2 * len(people) * met[both] + abs(ranks[both[0]] - ranks[both[1]]) for both in met}
    whole = sum(met.values())
    return {both: (len(met) * met[both] - whole) ** 3 for both in met}


def _divided(people: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Divides people, in order, among tables of the given sizes."""
    tables, begun = [], 0
    for size in sizes:
        tables.append(list(people[begun : begun + size]))
        begun += size
    return tables


def _circle(people: Sequence[int], turn: int) -> list[int]:
    """Returns a round of the circle method (a round robin: everybody meets everybody exactly once) as a flat list of pairs."""
    fixed, *others = people
    turned = [fixed, *others[turn:], *others[:turn]]
    half = len(turned) // 2
    return [person for both in zip(turned[:half], reversed(turned[half:]), strict=True) for person in both]


def _search(tables: list[list[int]], costs: Costs) -> list[list[int]]:
    """Runs a local search: swaps two people between tables while that lowers the total cost."""
    better = True
    while better:
        better = False
        for first, second in combinations(tables, 2):
            for i in range(len(first)):
                for j in range(len(second)):
                    if _gain(first, i, second[j], costs) + _gain(second, j, first[i], costs) > 0:
                        first[i], second[j] = second[j], first[i]
                        better = True
    return tables


def _gain(table: Sequence[int], place: int, other: int, costs: Costs) -> int:
    """Returns the cost that a table saves if another person replaces one of its people."""
    leaving = table[place]
    return sum(costs[pair(leaving, person)] - costs[pair(other, person)] for person in table if person != leaving)


def _total(tables: Sequence[Sequence[int]], costs: Costs) -> int:
    """Returns the cost of a whole draw."""
    return sum(costs[pair(*both)] for table in tables for both in combinations(table, 2))


def _seated(table: Sequence[int], history: History, luck: random.Random) -> list[int]:
    """Orders the people of a table so that they get the seats they have had least often."""
    orders = list(permutations(luck.sample(list(table), len(table))))
    return list(min(orders, key=lambda order: _seat_cost(order, history)))


def _seat_cost(order: Iterable[int], history: History) -> int:
    """Returns the cost of an order of seats: high if people repeat their seats."""
    counts = [history.sat.get((person, seat), 0) for seat, person in enumerate(order)]
    return sum(count * count + count for count in counts)
