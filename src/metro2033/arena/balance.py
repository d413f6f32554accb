"""Measures the balance of a game: win shares by trait, seat and card, regardless of the bot."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import sqrt

from msgspec import Struct

from metro2033.arena.match import Line
from metro2033.arena.statistics import DIGITS, Share, shares, wilson
from metro2033.simulation import lengths

FIRST, LATER = "opener", "not-opener"


class CardUse(Struct, frozen=True, kw_only=True):
    """Usage of one card, and the win share of the seats that used it; a card used by the whole table has no seats."""

    name: str
    uses: int
    games: int  # seats in games: a seat that used it twice in a game counts once
    wins: float | None = None
    share: float | None = None
    low: float | None = None
    high: float | None = None
    effect: float | None = None  # the share minus the fair share


class Balance(Struct, frozen=True, kw_only=True):
    """Win shares and lengths in one edition with one seat count, or in all of them together."""

    edition: str
    seats: str
    games: int
    at_round_limit: int
    rounds: dict[str, float]
    rounds_counted: dict[int, int]
    decisions: float  # per game
    by_trait: dict[str, list[Share]]  # by the name of the trait, such as faction or hero
    by_seat: list[Share]
    by_order: list[Share]  # position in the order of the first round
    by_first_capture: list[Share]
    by_first_mission: list[Share]
    by_opener: list[Share]  # the seat that captured first, and the others
    cards: list[CardUse]


def weigh(edition: str, seats: str, lines: Sequence[Line]) -> Balance:
    """Computes the balance of a set of games."""
    rounds = [line.rounds for line in lines]
    return Balance(
        edition=edition,
        seats=seats,
        games=len(lines),
        at_round_limit=sum(line.at_limit for line in lines),
        rounds=lengths(rounds),
        rounds_counted=dict(sorted(Counter(rounds).items())),
        decisions=round(sum(line.decisions for line in lines) / len(lines), 1) if lines else 0.0,
        by_trait={
            trait: shares(_by_trait(lines, trait)) for trait in dict.fromkeys(chain(*(line.traits for line in lines)))
        },
        by_seat=in_order(shares(_by_seat(lines))),
        by_order=in_order(shares(_by_order(lines))),
        by_first_capture=shares(_by_first(lines, "first_captures")),
        by_first_mission=shares(_by_first(lines, "first_missions")),
        by_opener=shares(_by_opener(lines)),
        cards=_cards(lines),
    )


def in_order(rows: Iterable[Share]) -> list[Share]:
    """Sorts rows with numeric names in numerical order."""
    return sorted(rows, key=lambda row: int(row.name))


def results(line: Line) -> Iterator[tuple[int, float, float]]:
    """Yields every seat of a game with its win share and its fair share."""
    for seat, won in enumerate(line.wins):
        yield seat, won, 1 / len(line.bots)


Played = Iterator[tuple[str, float, float]]


def _by_trait(lines: Iterable[Line], trait: str) -> Played:
    for line in lines:
        values = line.traits.get(trait, ())
        for seat, won, fair in results(line):
            value = values[seat] if values else None
            if value is not None:
                yield value, won, fair


def _by_seat(lines: Iterable[Line]) -> Played:
    for line in lines:
        for seat, won, fair in results(line):
            yield str(seat + 1), won, fair


def _by_order(lines: Iterable[Line]) -> Played:
    for line in lines:
        for seat, won, fair in results(line):
            yield str((seat - line.first_player) % len(line.bots) + 1), won, fair


def _by_first(lines: Iterable[Line], what: str) -> Played:
    for line in lines:
        firsts: Sequence[str | None] = getattr(line, what)
        for seat, won, fair in results(line) if firsts else ():
            first = firsts[seat]
            if first is not None:
                yield first, won, fair


def _by_opener(lines: Iterable[Line]) -> Played:
    for line in lines:
        if line.opener is not None:
            for seat, won, fair in results(line):
                yield FIRST if seat == line.opener else LATER, won, fair


def _cards(lines: Iterable[Line]) -> list[CardUse]:
    """Returns every used card, those with the strongest evidence for winning first and those of the whole table last."""
    uses: Counter[str] = Counter()
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    games: Counter[str] = Counter()
    for line in lines:
        for seat, won, fair in results(line):
            for card, times in line.used[seat].items():
                uses[card] += times
                found[card].append((won, fair))
        uses.update(line.table_used)
        games.update(line.table_used.keys())
    rows = [_card(name, uses[name], seats) for name, seats in found.items()]
    rows.sort(key=lambda row: (-(row.effect or 0.0) * sqrt(row.games), row.name))
    return rows + [CardUse(name=name, uses=uses[name], games=games[name]) for name in sorted(games)]


def _card(name: str, uses: int, seats: Sequence[tuple[float, float]]) -> CardUse:
    games, wins, fair = len(seats), sum(won for won, _ in seats), sum(fair for _, fair in seats)
    low, high = wilson(wins, games)
    return CardUse(
        name=name,
        uses=uses,
        games=games,
        wins=round(wins, DIGITS),
        share=round(wins / games, DIGITS),
        low=low,
        high=high,
        effect=round((wins - fair) / games, DIGITS),
    )
