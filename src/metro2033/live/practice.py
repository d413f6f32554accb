"""Practice tables: positions for a single person, replayed from the answers of each request. Nothing is stored.

Lessons, puzzles and plans decide who answers for the other seats.
"""

from __future__ import annotations

from typing import Self

from metro2033 import __version__, wire
from metro2033.kernel.chain import ANSWER, LogEntry
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_for
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.start import Start
from metro2033.live.game_view import see_game
from metro2033.live.live_game import LiveGame
from metro2033.live.room import Origin
from metro2033.text.say import cast_of

BOT = "novice"  # plays the other seats of a continued game


class PracticeTable:
    """A game from a position, for one seat; keeps the answers with their intermediate frames."""

    def __init__(self, live: LiveGame, seat: int) -> None:
        self.live = live
        self.seat = seat

    @classmethod
    def at(cls, rules: Ruleset, seats: int, start: Start, seat: int, seed: int = 0) -> Self:
        """Returns a table at a starting position."""
        return cls(LiveGame(rules, header_for(rules, seats, Chance(seed=seed), __version__, start=start)), seat)

    @property
    def game(self) -> Game:
        """The game."""
        return self.live.game

    def play(self, seat: int, choice: str) -> None:
        """Answers for a seat."""
        self.live.apply(LogEntry(ANSWER, seat, choice))

    def turn_to(self, seat: int) -> None:
        """Turns the table to another seat, whose view and questions it then shows."""
        self.seat = seat

    def settings(self) -> wire.Settings:
        """Returns the settings of a room that continues from here, with unchanged rules and bots in the other seats."""
        rules, seats = self.live.rules, self.live.header.seats
        options = {name: str(rules.flag(name)) for name in rules.options}
        bots = ["" if seat == self.seat else BOT for seat in range(seats)]
        return wire.Settings(rules.game, rules.edition, options, seats=seats, bots=bots)

    def origin(self) -> Origin:
        """Returns this position as the start of a real game, in which everything the seat cannot know is redealt."""
        if self.live.over:
            raise Problem("game-over")
        start = self.game.leave_off(self.seat)
        # Raises now if the position cannot be played.
        Game.new(self.live.rules, self.game.seats, self.game.chance, start)
        return Origin(
            at=len(self.game.answers), players=list(cast_of(self.game).players), former=start.former, knower=self.seat
        )


def see_table(table: PracticeTable, since: int) -> wire.Update:
    """Returns the update that a member's socket would send: the full view, the question, and the entries since `since` with their frames."""
    return see_game(table.live, table.seat, since=since, known=None, may_undo=False, frames=True)
