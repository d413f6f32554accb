"""The log of a game on this machine: its events, and how far each seat has read them."""

from __future__ import annotations

from metro2033.kernel.event import Event
from metro2033.kernel.game import Game
from metro2033.table.moment import Line


class Log:
    """Events as they happened, and sentences about the table among them. A seat reads them as `Ruleset.tell` allows."""

    def __init__(self, game: Game) -> None:
        self._rules = game.rules
        self._entries: list[Event | Line] = [*game.opening]
        self._read = [0] * game.seats
        self._counts: list[int] = []  # of the events of each answer that can still be undone

    def add(self, events: list[Event], *, undoable: bool) -> None:
        """Append the events of one answer."""
        self._entries += events
        self._counts = [*self._counts, len(events)] if undoable else []

    def note(self, line: Line) -> None:
        """Append a sentence that is not an event of the game."""
        self._entries.append(line)

    def forget(self, answers: int) -> None:
        """Remove the events of the last answers, after an undo."""
        for _ in range(answers):
            if count := self._counts.pop() if self._counts else 0:
                del self._entries[-count:]
        self._read = [min(read, len(self._entries)) for read in self._read]

    def lines(self, seat: int | None, most: int) -> list[Line]:
        """Returns the last lines, as a seat or a spectator may read them."""
        return [self._line(entry, seat) for entry in self._entries[-most:]]

    def fresh(self, seat: int) -> int:
        """Counts the lines that a seat has not read yet."""
        return len(self._entries) - self._read[seat]

    def mark_read(self, seat: int) -> None:
        """Records that a seat has read everything so far."""
        self._read[seat] = len(self._entries)

    def news(self, seat: int) -> list[Line]:
        """Returns the lines that a seat has not read yet, and marks them as read."""
        fresh = [self._line(entry, seat) for entry in self._entries[self._read[seat] :]]
        self.mark_read(seat)
        return fresh

    def _line(self, entry: Event | Line, seat: int | None) -> Line:
        return entry if isinstance(entry, Line) else Line(self._rules.tell(entry, seat))
