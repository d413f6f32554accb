"""A puzzle on the table: the game in its position, where only the asked seat decides. A function of the puzzle and the answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from metro2033.bots.minds import mind_for
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.event import Event
from metro2033.kernel.game import Game
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.start import Start
from metro2033.puzzles.goals import Goal, Trade

Play = Callable[[int, str], object]

LONGEST = 80  # questions of others between two of the seat's


class Attempt:
    """One try: answers of the seat so far. Others answer by the bots' quick policy, from the puzzle's luck.

    `play` gives an answer to the game, for a table at which somebody watches; without it the game takes them itself.
    """

    def __init__(self, trade: Trade, game: Game, seat: int, goal: Goal, play: Play | None = None) -> None:
        self.trade = trade
        self.seat = seat
        self.goal = goal
        self.luck = game.chance.seed
        self.game = game
        self._play = play
        self.span = trade.span(game.state, goal)
        self.path: tuple[int, ...] = ()

    @property
    def state(self) -> Any:
        """The position now."""
        return self.game.state

    @property
    def asks(self) -> bool:
        """Whether the seat has a decision to make."""
        s = self.state
        return bool(s.asked == self.seat and self.trade.span(s, self.goal) == self.span)

    @property
    def reached(self) -> bool:
        """Whether the goal is reached now."""
        return self.trade.measure(self.state, self.seat, self.goal.measure) >= self.goal.least

    @staticmethod
    def begin(rules: Ruleset, seats: int, seat: int, start: str, luck: int) -> Game:
        """The game of a position: what the seat cannot know is dealt anew from the luck."""
        return Game.new(rules, seats, Chance(seed=luck), Start(start, seat))

    def copy(self) -> Attempt:
        """The same attempt on a table of its own."""
        other: Attempt = object.__new__(type(self))
        other.__dict__ |= self.__dict__
        other.game, other._play = self.game.copy(), None
        return other

    def _give(self, seat: int, code: int) -> list[Event]:
        choice = self.game.rules.choices[code]
        if self._play is None:
            return self.game.answer(seat, choice)
        self._play(seat, choice.id)
        return []

    def answer(self, code: int) -> list[Event]:
        """Answer the seat's question, and let the game go on to its next decision."""
        place = self.state.options.index(code)
        events = self._give(self.seat, code)
        self.path = (*self.path, place)
        return events + self.go_on()

    def go_on(self) -> list[Event]:
        """Let others answer, and the seat where it has only one option."""
        mind, game = mind_for(self.game.rules.game), self.game
        events: list[Event] = []
        for _ in range(LONGEST):
            s = game.state
            over = s.asked == NOBODY or self.trade.span(s, self.goal) != self.span
            if over or (s.asked == self.seat and len(s.options) > 1):
                break
            code = mind.lively_choice(s, Deal(self.luck + len(game.answers)))
            events += self._give(s.asked, code)
        return events
