"""Presence: which members have an open connection, to any process, and since when the others have been away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from metro2033.live.clock import Clock
from metro2033.live.game_clock import served

LASTS = 40.0  # seconds for which a presence mark of another process is valid

Pair = tuple[str, str]


class Presence:
    """Connections by room and person. Departures are also stored in the database, for other processes and for restarts."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.here: Counter[Pair] = Counter()
        self.left: dict[Pair, float] = {}
        self.elsewhere: dict[Pair, float] = {}
        self.signs: dict[Pair, float] = {}
        self.since = self._clock.now()
        self._versions: Counter[str] = Counter()  # change counter by room
        self._news: dict[Pair, float] = {}  # departures not yet published to other processes

    def version(self, room: str) -> int:
        """Returns a version number that increases with every change of presence in a room."""
        return self._versions[room]

    def touch(self, room: str) -> None:
        """Marks presence in a room as changed."""
        self._versions[room] += 1

    def take_news(self) -> dict[Pair, float]:
        """Returns until when people are or were connected, for other processes; each departure is returned once."""
        left, self._news = self._news, {}
        return {**left, **dict.fromkeys(self.here, self._clock.now() + LASTS)}

    def come(self, room: str, person: str) -> bool:
        """Records an opened connection; returns whether it is the person's first."""
        self.here[room, person] += 1
        self._news.pop((room, person), None)
        return self.here[room, person] == 1

    def go(self, room: str, person: str) -> bool:
        """Records a closed connection; returns whether it was the person's last."""
        self.here[room, person] -= 1
        if self.here[room, person]:
            return False
        del self.here[room, person]
        self._note(room, person)
        return True

    def sign(self, room: str, person: str) -> None:
        """Records activity. Activity is not presence: the person may have no open connection."""
        self.signs[room, person] = self._clock.now()

    def is_here(self, room: str, person: str) -> bool:
        """Returns whether a person is connected to any process."""
        return (room, person) in self.here or self.elsewhere.get((room, person), 0) > self._clock.now()

    def away_for(self, room: str, person: str, began: float, outages: Sequence[tuple[float, float]]) -> float:
        """Returns the seconds a person has been away, without outages; counted from the start of the game for people who never came."""
        if self.is_here(room, person):
            return 0.0
        known = [times[room, person] for times in (self.left, self.elsewhere) if (room, person) in times]
        return served(max(known, default=began or self.since), self._clock.now(), outages)

    def quiet_for(self, room: str, person: str, began: float, outages: Sequence[tuple[float, float]]) -> float:
        """Returns the seconds since a person's last presence or activity, without outages."""
        away = self.away_for(room, person, began, outages)
        return min(away, served(self.signs.get((room, person), 0.0), self._clock.now(), outages))

    def hear(self, room: str, until: Mapping[str, float]) -> None:
        """Takes the stored presence of a room: until when each person was connected."""
        for person, end in until.items():
            self.elsewhere[room, person] = end

    def forget(self, room: str) -> None:
        """Forgets an evicted room."""
        for known in (self.left, self.elsewhere, self.signs):
            for pair in [pair for pair in known if pair[0] == room]:
                del known[pair]
        del self._versions[room]

    def restart(self, room: str, person: str) -> None:
        """Restarts the absence counter after a vote to wait."""
        self.touch(room)
        self._note(room, person)

    def _note(self, room: str, person: str) -> None:
        self.left[room, person] = self._news[room, person] = self._clock.now()
