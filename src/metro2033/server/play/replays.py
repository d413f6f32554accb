"""Games played again from their logs: everything that has happened in them, and every position on the way, quickly.

A replay keeps copies of the state every few entries, so a position costs a few entries and not the whole game. It grows with the log of
a live game. What a viewer may know of it is asked of `look`, as everywhere.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from metro2033.kernel.chain import ANSWER, UNDO, Entry, kept, read_entry
from metro2033.kernel.choice import Choice
from metro2033.kernel.game import Game
from metro2033.kernel.record import Header
from metro2033.kernel.ruleset import Ruleset
from metro2033.server.rooms.live_game import Happened, LiveGame, is_late
from metro2033.server.storage.store import Row

T = TypeVar("T")

DEAL = "deal"
MARK_EVERY = 12  # entries between two copies of the state, at least
THREADS = 2  # of their own, so that no flood of replays keeps rooms from being loaded
MOST_REPLAYS = 32  # games replayed at a time; the one not looked at for longest is forgotten first


@dataclass(frozen=True)
class Mark:
    """A copy of a game at a moment from which nothing can be taken back."""

    seq: int
    link: str
    state: Any
    answers: list[tuple[int, Choice]]


class Replay:
    """One game played again; not to be used by two threads at once."""

    def __init__(self, rules: Ruleset, header: Header) -> None:
        self.table = LiveGame(rules, header)
        self.happened = [Happened(0, Entry(DEAL), self.table.link, tuple(self.table.game.opening))]
        self.marks: list[Mark] = []
        self.notes: dict[str, Any] = {}
        self._mark()

    @property
    def seq(self) -> int:
        """The last entry that has been read."""
        return self.table.seq

    def read(self, rows: Sequence[Row]) -> None:
        """Play entries that have been written since."""
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
            self.marks.append(Mark(self.seq, self.table.link, game.state.clone(), game.answers[:]))

    def at(self, seq: int) -> LiveGame:
        """The table after an entry, with that entry as its latest news."""
        now = self.table
        mark = self.marks[bisect_right(self.marks, seq, key=lambda mark: mark.seq) - 1]
        game = Game(now.rules, mark.state.clone(), now.header.chance, now.header.seats)
        game.answers, game.start = mark.answers[:], now.header.start
        table = LiveGame(now.rules, now.header, game)
        table.log, table.link, table.late = now.log[: mark.seq], mark.link, now.late
        for entry in now.log[mark.seq : seq]:
            table.apply(entry)
        table.recent.clear()
        table.recent.append(self.happened[seq])
        return table

    def note(self, name: str, make: Callable[[], T]) -> T:
        """Something made of the whole game, once until it goes on."""
        if name not in self.notes:
            self.notes[name] = make()
        made: T = self.notes[name]
        return made

    def standing(self) -> list[int]:
        """The numbers of the answers that were never taken back."""
        left: list[int] = []
        for number, entry in kept(self.table.log):
            if entry.kind == ANSWER:
                left.append(number)
            elif entry.kind == UNDO:
                left.pop()
        return left


class Place:
    """Where a replay is kept, once there is one."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.replay: Replay | None = None


class Replays:
    """The replays of one process."""

    def __init__(self, read_log: Callable[[str, int], Awaitable[list[Row]]]) -> None:
        self.read_log = read_log
        self.places: OrderedDict[str, Place] = OrderedDict()
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")

    def close(self) -> None:
        """Finish what is being looked at."""
        self.threads.shutdown(wait=True, cancel_futures=True)

    async def ask(self, game: str, now: LiveGame, question: Callable[[Replay], T]) -> T:
        """Ask something of a game's replay, on a thread; only what is on disk has happened."""
        place = self.places.setdefault(game, Place())
        self.places.move_to_end(game)
        while len(self.places) > MOST_REPLAYS:
            self.places.popitem(last=False)
        async with place.lock:
            rows = await self.read_log(game, place.replay.seq if place.replay else 0)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, _ask, place, now, rows, question)


def _ask(place: Place, now: LiveGame, rows: Sequence[Row], question: Callable[[Replay], T]) -> T:
    if place.replay is None:
        place.replay = Replay(now.rules, now.header)
    if rows:
        place.replay.read(rows)
    return question(place.replay)
