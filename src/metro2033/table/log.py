"""The log of a local game: its events, and each seat's read position."""

from __future__ import annotations

from metro2033.kernel.event import Event
from metro2033.kernel.game import Game
from metro2033.table.moment import Line


class Log:
    """Events in order, interleaved with notes about the table. Each seat reads them as filtered by `Ruleset.tell`."""

    def __init__(self, game: Game) -> None:
        self._rules = game.rules
        self._entries: list[Event | Line] = [*game.opening]
        self._read = [0] * game.seats
        self._counts: list[int] = []  # number of events of each answer that can still be undone

    def add(self, events: list[Event], *, undoable: bool) -> None:
        """Appends the events of one answer."""
        self._entries += events
        self._counts = [*self._counts, len(events)] if undoable else []

    def note(self, line: Line) -> None:
        """Appends a note that is not a game event."""
        self._entries.append(line)

    def forget(self, answers: int) -> None:
        """Removes the events of the last answers, after an undo."""
        for _ in range(answers):
            if count := self._counts.pop() if self._counts else 0:
                del self._entries[-count:]
        self._read = [min(read, len(self._entries)) for read in self._read]

    def lines(self, seat: int | None, most: int) -> list[Line]:
        """Returns the last lines as visible to a seat or a spectator."""
        return [self._line(entry, seat) for entry in self._entries[-most:]]

    def fresh(self, seat: int) -> int:
        """Counts a seat's unread lines."""
        return len(self._entries) - self._read[seat]

    def mark_read(self, seat: int) -> None:
        """Marks all lines as read by a seat."""
        self._read[seat] = len(self._entries)

    def news(self, seat: int) -> list[Line]:
        """Returns a seat's unread lines and marks them as read."""
        fresh = [self._line(entry, seat) for entry in self._entries[self._read[seat] :]]
        self.mark_read(seat)
        return fresh

    def _line(self, entry: Event | Line, seat: int | None) -> Line:
        return entry if isinstance(entry, Line) else Line(self._rules.tell(entry, seat))
