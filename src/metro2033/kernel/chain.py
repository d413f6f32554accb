"""The hash chain of a game with sealed chance: every log entry, in the order of acceptance, linked to its predecessor.

A link is published as soon as its entry is accepted, so any later change is detectable. Links are salted from the secret: a link
leaks nothing about a hidden choice, and can be verified once the secret is revealed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from metro2033.kernel.chance import secret_bytes
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadRecord, Problem

ANSWER = "answer"
UNDO = "undo"
REWIND = "rewind"
END = "end"


@dataclass(frozen=True)
class LogEntry:
    """One entry of a game's log: a seat's answer, a seat's undo, a rewind to before an entry (by consent), or an early end.

    An end with a seat means that this seat resigned; this requires a two-player game.
    """

    kind: str
    seat: int = -1
    choice: str = ""
    to: int = 0  # a rewind returns to before the entry with this number

    def __str__(self) -> str:
        if self.kind == ANSWER:
            return f"{ANSWER} {self.seat} {self.choice}"
        if self.kind == UNDO:
            return f"{UNDO} {self.seat}"
        if self.kind == REWIND:
            return f"{REWIND} {self.to}"
        return END if self.seat < 0 else f"{END} {self.seat}"


def read_entry(text: str) -> LogEntry:
    """Parses a log entry."""
    kind, _, rest = text.partition(" ")
    number, _, choice = rest.partition(" ")
    if text == END:
        return LogEntry(END)
    numbered = number.isdecimal() and number.isascii() and len(number) < 9
    if kind in (ANSWER, UNDO, REWIND, END) and numbered and bool(choice) == (kind == ANSWER):
        return LogEntry(REWIND, to=int(number)) if kind == REWIND else LogEntry(kind, int(number), choice)
    raise BadRecord("chain-entry", text=text[:80])


def first_link(header: Iterable[str]) -> str:
    """Returns the genesis link: the hash of a game's header without its secret."""
    return hashlib.sha256("\n".join(header).encode()).hexdigest()


def next_link(link: str, number: int, entry: LogEntry, secret: str) -> str:
    """Returns the link of an entry, computed from the previous link."""
    place = number.to_bytes(8, "big")
    key = secret_bytes(secret) if secret else b""  # without a secret, as with fast chance, nothing needs hiding
    salt = hashlib.blake2b(place, digest_size=32, key=key, person=b"metro2033 chain").digest()
    return hashlib.sha256(bytes.fromhex(link) + place + salt + str(entry).encode()).hexdigest()


def kept(entries: Sequence[LogEntry]) -> list[tuple[int, LogEntry]]:
    """Returns the entries that survive every rewind, with their numbers; numbering starts at 1."""
    left: list[tuple[int, LogEntry]] = []
    for number, entry in enumerate(entries, 1):
        if entry.kind == REWIND:
            left = [(earlier, kept_entry) for earlier, kept_entry in left if earlier < entry.to]
        else:
            left.append((number, entry))
    return left


def play_entries(game: Game, entries: Sequence[LogEntry]) -> None:
    """Plays a whole log on a new game."""
    for _, entry in kept(entries):
        if entry.kind == ANSWER:
            game.answer(entry.seat, entry.choice)
        elif entry.kind == UNDO:
            game.undo(entry.seat)


def check_chain(game: Game, header: Iterable[str], chain: Sequence[tuple[str, LogEntry]]) -> None:
    """Checks every link of a record's chain, and that replaying its log gives the answers of the replayed game."""
    link = first_link(header)
    entries = [entry for _, entry in chain]
    for number, (recorded, entry) in enumerate(chain, 1):
        link = next_link(link, number, entry, game.chance.secret)
        if recorded != link:
            raise BadRecord("chain-link", number=number)
        # An end must be the last entry of an unfinished game; a resignation needs two seats.
        may_end = number == len(chain) and not game.over and (entry.seat < 0 or entry.seat < game.seats == 2)
        if entry.kind == END and not may_end:
            raise BadRecord("chain-after-end", number=number)
        if entry.kind == REWIND and (entry.to, ANSWER) not in [(n, e.kind) for n, e in kept(entries[: number - 1])]:
            raise BadRecord("chain-rewind", number=number)
    again = Game.new(game.rules, game.seats, game.chance, game.start)
    try:
        play_entries(again, entries)
    except Problem as problem:
        raise BadRecord("chain-answer", problem.rules, why=problem) from problem
    if again.answers != game.answers:
        raise BadRecord("chain-differs")
