"""A puzzle in play: the game from its position, in which only the asked seat decides. A function of the puzzle and the answers."""

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
from metro2033.study.puzzles.goals import Goal, Trade

Play = Callable[[int, str], object]

LONGEST = 80  # questions to others between two of the seat's


class Attempt:
    """One attempt: the seat's answers so far. Other seats answer by the bots' quick policy, seeded by the puzzle's luck.

    `play` applies an answer to the game at a table that shows it; without it, the attempt applies answers itself.
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
        """The current position."""
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
        """Creates the game of a position: cards that the seat cannot know are redealt from `luck`."""
        return Game.new(rules, seats, Chance(seed=luck), Start(start, seat))

    def copy(self) -> Attempt:
        """Copies the attempt, with a separate game."""
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
        """Answers the seat's question, and advances the game to its next decision."""
        place = self.state.options.index(code)
        events = self._give(self.seat, code)
        self.path = (*self.path, place)
        return events + self.go_on()

    def go_on(self) -> list[Event]:
        """Plays the answers of others, and those of the seat that have only one option."""
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
