"""Who is here: people with an open connection, on this process or another, and since when the others have been away."""

from __future__ import annotations

import time
from collections import Counter

LASTS = 40.0  # seconds a notice of presence from another process counts
TELL_EVERY = 15.0


class Presence:
    """Connections by room and person."""

    def __init__(self) -> None:
        self.here: Counter[tuple[str, str]] = Counter()
        self.left: dict[tuple[str, str], float] = {}
        self.elsewhere: dict[tuple[str, str], float] = {}
        self.since = time.time()
        self.changes: Counter[str] = Counter()  # by room: how often anything here has changed

    def come(self, room: str, person: str) -> None:
        """A connection opens."""
        self.here[room, person] += 1
        self.changes[room] += 1

    def go(self, room: str, person: str) -> None:
        """A connection closes."""
        self.here[room, person] -= 1
        if not self.here[room, person]:
            del self.here[room, person]
            self.left[room, person] = time.time()
        self.changes[room] += 1

    def is_here(self, room: str, person: str) -> bool:
        """Whether a person is connected somewhere."""
        return (room, person) in self.here or self.elsewhere.get((room, person), 0) > time.time()

    def away_for(self, room: str, person: str) -> float:
        """For how many seconds a person has been away; nobody is away longer than this process has watched."""
        if self.is_here(room, person):
            return 0.0
        last = max(self.left.get((room, person), self.since), self.elsewhere.get((room, person), 0))
        return time.time() - last

    def forget(self, room: str) -> None:
        """Forget a room that was put away."""
        for known in (self.left, self.elsewhere):
            for pair in [pair for pair in known if pair[0] == room]:
                del known[pair]
        del self.changes[room]

    def restart(self, room: str, person: str) -> None:
        """Begin to count the absence anew, after a vote to wait."""
        self.changes[room] += 1
        self.left[room, person] = time.time()
