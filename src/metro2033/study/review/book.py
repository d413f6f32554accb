"""The opening book: win rates of traits and of the first things that a seat achieves, among equal bots over many games.

`metro2033 book make` writes it; the program and the page show it. Records of other games can be included; only their counts are
kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from metro2033 import codec
from metro2033.arena.statistics import wilson
from metro2033.bots.bot import Question
from metro2033.bots.drive import drive
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_game
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.event import Event
from metro2033.kernel.problem import BadGame
from metro2033.kernel.record import FindRules, Record, begin, walk
from metro2033.kernel.ruleset import Ruleset

BOT: Final = "neural"


class Entry(Struct, frozen=True):
    """How often something was played and won with; `fair` is the expected share, `low` to `high` the 95 % Wilson interval."""

    id: str
    games: int
    wins: int
    fair: float
    low: float
    high: float


class Book(Struct, frozen=True):
    """The book of a game, by kind: the traits of seats, and the kinds of `Watched.firsts`."""

    game: str
    edition: str
    bot: str
    games: int
    records: int  # how many of these games come from records
    entries: dict[str, list[Entry]]


class Counting:
    """Counts finished games of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.games = self.records = 0
        self.counts: dict[str, dict[str, list[float]]] = {}  # by kind and id: games, wins, sum of fair shares

    def play(self, seats: int, seed: int) -> None:
        """Plays a game of equal bots from a seed, with a random draft, and counts it."""
        rules, luck = self.rules, Deal(seed)
        bots = [make_bot(BOT, rules, seed * 64 + seat) for seat in range(seats)]
        s, first = rules.start(seats, Chance(seed=seed)), dict[tuple[str, int], str]()
        s.log = events = list[Event]()

        def choose(s: Any) -> int:
            seat: int = s.asked
            options: list[int] = s.options
            if s.asked_by[0] in GAMES[rules.game].draft:
                return options[luck.below(len(options))]
            return bots[seat].choose(Question(rules, s))

        drive(rules, s, rules.round_limit, choose)
        self._watch(events, first)
        self._count(s, first)

    def add(self, record: Record, find_rules: FindRules) -> bool:
        """Counts a finished game of this kind from its record; returns whether it was counted."""
        if record.header.game != self.rules.game:
            return False
        game, first = begin(record.header, find_rules), dict[tuple[str, int], str]()
        for _, _, events in walk(record, game):
            self._watch([event for event in events if isinstance(event, Event)], first)
        if not game.over:
            return False
        self._count(game.state, first)
        self.records += 1
        return True

    def _watch(self, events: Iterable[Event], first: dict[tuple[str, int], str]) -> None:
        """Records the first thing of each kind that a seat achieves."""
        firsts = GAMES[self.rules.game].watched.firsts
        for event in events:
            told = self.rules.tell_all(event)
            if told.event in firsts:
                seat, which, *_ = told.fields.values()
                first.setdefault((firsts[told.event], int(seat)), str(which))

    def _count(self, s: Any, first: Mapping[tuple[str, int], str]) -> None:
        winner, self.games = self.rules.standing(s).winner, self.games + 1
        found = [(kind, seat, id_) for (kind, seat), id_ in first.items()]
        for kind, ids in self.rules.traits(s).items():
            found += [(kind, seat, id_) for seat, id_ in enumerate(ids) if id_ is not None]
        for kind, seat, id_ in found:
            count = self.counts.setdefault(kind, {}).setdefault(id_, [0, 0, 0.0])
            count[0] += 1
            count[1] += seat == winner
            count[2] += 1 / s.seats

    def book(self) -> Book:
        """Returns the book so far, with the best entries first."""
        entries = {
            kind: sorted(
                (
                    Entry(id_, int(games), int(wins), round(fair / games, 4), *wilson(wins, int(games)))
                    for id_, (games, wins, fair) in ids.items()
                ),
                key=lambda entry: (-entry.low, entry.id),
            )
            for kind, ids in sorted(self.counts.items())
        }
        return Book(self.rules.game, self.rules.edition, BOT, self.games, self.records, entries)


def make_book(
    rules: Ruleset, games: int, records: Iterable[Record], find_rules: FindRules, tell: Callable[[int], None]
) -> Book:
    """Counts records, then plays games, cycling through the seat counts."""
    counting = Counting(rules)
    for record in records:
        counting.add(record, find_rules)
    counts = range(rules.min_seats, rules.max_seats + 1)
    for seed in range(games):
        counting.play(counts[seed % len(counts)], seed)
        tell(seed + 1)
    return counting.book()


def book_file(game: str, folder: Path | None = None) -> Path:
    """Returns the path of a game's book: in the game's folder, or in another."""
    return folder / f"{game}.json" if folder else find_game(game).folder / "study" / "book.json"


def write_book(book: Book, folder: Path | None = None) -> Path:
    """Writes a book indented, one value per line, to keep diffs readable."""
    path = book_file(book.game, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(book), indent=1) + b"\n")
    return path


def read_book(game: str, folder: Path | None = None) -> Book:
    """Reads the book of a game."""
    if folder is None and not book_file(game).is_file():
        raise BadGame("game-no-book", game=game)
    return codec.decode(book_file(game, folder).read_bytes(), Book)
