"""The clock of one game: every seat's time left, computed from the log, so that it survives a restart."""

from __future__ import annotations

from collections.abc import Sequence

from metro2033.kernel.chain import ANSWER, REWIND, UNDO, LogEntry
from metro2033.wire import Clock

NO_CLOCK = Clock(bonus=1)


class GameClock:
    """The time of each entry, and every seat's time left after the last one.

    Every question has the bonus; time beyond it comes out of the seat's bank. The bonus is granted only when the game advances
    beyond its furthest point, so that answering and undoing gains no time.
    """

    def __init__(self, clock: Clock | None, seats: int, began: float) -> None:
        self.clock = clock or NO_CLOCK
        self.has_clock = clock is not None
        self.at = [began]
        self.bank = [float(self.clock.bank)] * seats
        self.free = [float(self.clock.bonus)] * seats
        self._standing = [0]  # number of standing answers after each entry
        self._most = 0

    def note(self, entry: LogEntry, at: float, spent: float, grace: float) -> None:
        """Adds the next entry of the log, with its seat's thinking time."""
        standing = self._standing[-1]
        if entry.kind == REWIND:
            standing = self._most = self._standing[entry.to - 1]
            self.free = [float(self.clock.bonus)] * len(self.free)
        elif entry.kind in (ANSWER, UNDO):
            standing += 1 if entry.kind == ANSWER else -1
            self._charge(entry.seat, max(0.0, spent - grace))
            if standing > self._most:
                self._most = standing
                self.free[entry.seat] = float(self.clock.bonus)
        self.at.append(at)
        self._standing.append(standing)

    def _charge(self, seat: int, seconds: float) -> None:
        over = max(0.0, seconds - self.free[seat])
        self.free[seat] = max(0.0, self.free[seat] - seconds)
        self.bank[seat] = max(0.0, self.bank[seat] - over)

    def has(self, seat: int) -> float:
        """Returns the seconds a seat has for its question."""
        return self.bank[seat] + self.free[seat]

    def thought(self, opened: int, now: float, outages: Sequence[tuple[float, float]]) -> float:
        """Returns the seconds for which the question opened by entry `opened` has been open, without outages."""
        since = self.at[opened]
        return served(since, now, outages) if since else 0.0  # 0: dealt before games recorded their start


def served(since: float, now: float, outages: Sequence[tuple[float, float]]) -> float:
    """Returns the seconds between two times, without outages."""
    down = sum(max(0.0, min(ended, now) - max(began, since)) for began, ended in outages)
    return max(0.0, now - since - down)
