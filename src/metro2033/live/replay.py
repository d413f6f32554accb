"""One game replayed from its log, with access to every position.

A replay snapshots the state every few entries, so a position costs a few entries instead of the whole game. It grows with the log of a live
game. Visibility is decided by `game_view`, as everywhere.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from metro2033.kernel.chain import ANSWER, UNDO, LogEntry, kept, read_entry
from metro2033.kernel.choice import Choice
from metro2033.kernel.game import Game
from metro2033.kernel.header import Header
from metro2033.kernel.ruleset import Ruleset
from metro2033.live.access import Caller
from metro2033.live.live_game import Frames, Happened, LiveGame, Standing, is_late
from metro2033.live.log_row import Row

T = TypeVar("T")

DEAL = "deal"
MARK_EVERY = 12  # minimum number of entries between two snapshots


class Replays(Protocol):
    """Queries games replayed from their logs. A question is a module-level function, or a `functools.partial` of one."""

    async def ask(self, game: str, now: LiveGame, question: Callable[[Replay], T], caller: Caller) -> T:
        """Queries a game's replay; only committed entries are replayed."""


@dataclass(frozen=True)
class Mark:
    """A snapshot of a game at a moment that no undo can cross."""

    seq: int
    link: str
    state: Any
    answers: list[tuple[int, Choice]]
    standing: list[Standing]


class Replay:
    """One replayed game. Not thread-safe."""

    def __init__(self, rules: Ruleset, header: Header) -> None:
        self.table = LiveGame(rules, header)
        self.happened = [Happened(0, LogEntry(DEAL), self.table.link, tuple(self.table.game.opening))]
        self.marks: list[Mark] = []
        self.notes: dict[str, Any] = {}
        self._mark()

    @property
    def seq(self) -> int:
        """Returns the number of the last entry that has been read."""
        return self.table.seq

    def read(self, rows: Sequence[Row]) -> None:
        """Applies entries that have been written since."""
        for row in rows:
            if row.seq == self.seq + 1:
                self.happened.append(self.table.apply(read_entry(row.entry)))
                if is_late(row.token):
                    self.table.late.add(row.seq)
                self._mark()
        self.notes.clear()

    def _mark(self) -> None:
        game, due = self.table.game, not self.marks or self.seq >= self.marks[-1].seq + MARK_EVERY
        if due and not (game.way_back or game.early or self.table.ended):
            self.marks.append(
                Mark(self.seq, self.table.link, game.state.clone(), game.answers[:], self.table.standing[:])
            )

    def at(self, seq: int) -> LiveGame:
        """Returns the table after an entry, with that entry as its latest event and the frames of that entry."""
        now = self.table
        mark = self.marks[bisect_right(self.marks, max(seq - 1, 0), key=lambda mark: mark.seq) - 1]
        header = now.header
        state, answers = mark.state.clone(), mark.answers[:]
        game = Game.resumed(now.rules, state, header.chance, header.seats, answers, header.start)
        table = LiveGame(now.rules, header, game, now.log[: mark.seq], mark.link, now.late, mark.standing)
        for entry in now.log[mark.seq : seq]:
            table.apply(entry)
        table.recent.clear()
        table.recent.append(self.happened[seq])
        return table

    def frames(self, first: int, last: int) -> tuple[list[Frames], LiveGame]:
        """Returns the frames of the entries from `first` to `last`, and the table after them."""
        table, kept = self.at(first - 1), []
        for entry in self.table.log[first - 1 : last]:
            table.apply(entry)
            kept.append(table.frames[-1])
        return kept, table

    def note(self, name: str, make: Callable[[], T]) -> T:
        """Returns a value computed from the whole game, cached until the game continues."""
        if name not in self.notes:
            self.notes[name] = make()
        made: T = self.notes[name]
        return made

    def standing(self) -> list[int]:
        """Returns the numbers of the answers that were not undone."""
        left: list[int] = []
        for number, entry in kept(self.table.log):
            if entry.kind == ANSWER:
                left.append(number)
            elif entry.kind == UNDO:
                left.pop()
        return left
