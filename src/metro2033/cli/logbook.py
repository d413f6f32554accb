"""The log: what each seat has been told."""

from __future__ import annotations

from metro2033.kernel.event import Event, Told
from metro2033.kernel.game import Game
from metro2033.text.say import Sayer, cast_of


class Logbook:
    """What has been told to every seat and not yet read by it."""

    def __init__(self, game: Game, sayer: Sayer) -> None:
        self.game = game
        self.sayer = sayer
        self.lines: list[Event] = list(game.opening)
        self.read = [0] * game.seats

    def add(self, events: list[Event]) -> None:
        """Write events down."""
        self.lines += events

    def news(self, seat: int) -> list[str]:
        """What a seat has not read yet, in its own words; it counts as read afterwards."""
        fresh = self.lines[self.read[seat] :]
        self.read[seat] = len(self.lines)
        return [self.say(event, seat) for event in fresh]

    def say(self, event: Event, seat: int | None) -> str:
        """One event as a seat may read it."""
        return self.sayer.event(self.told(event, seat), cast_of(self.game))

    def told(self, event: Event, seat: int | None) -> Told:
        """One event as data for a seat."""
        return self.game.rules.tell(event, seat)

    def forget(self, count: int) -> None:
        """Take back the last events, after an undo."""
        if count:
            del self.lines[-count:]
        self.read = [min(read, len(self.lines)) for read in self.read]
