"""Common parts of table pictures: sizes, the title, the seat to decide, and the header."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, Protocol, TypeVar

from metro2033.games import find_game
from metro2033.kernel.ruleset import Ruleset
from metro2033.svg.canvas import Canvas
from metro2033.svg.shapes import crest
from metro2033.svg.theme import Look, Theme, find_look
from metro2033.text.say import Cast, Sayer

HEAD = 92
GAP = 12
CARD = (1200, 630)  # the size of link previews


class Asked(Protocol):
    """The open question."""

    @property
    def seat(self) -> int:
        """The seat to decide."""


class TableView(Protocol):
    """The part of a game's view that the header uses."""

    @property
    def seats(self) -> Sequence[Any]:
        """The players in order."""

    @property
    def winner(self) -> int | None:
        """The winner, if any."""

    @property
    def prompt(self) -> Asked | None:
        """The open question; None when the game is over."""


V = TypeVar("V", bound=TableView)


class TablePicture(ABC, Generic[V]):
    """Draws one view of one game in one language."""

    canvas: Canvas

    def __init__(self, rules: Ruleset, sayer: Sayer, theme: Theme, view: V, cast: Cast) -> None:
        self.game = rules.game
        plugin = find_game(rules.game)
        self.looks = plugin.looks
        self.player = plugin.nouns.player  # the field of a seat with the card that names the player
        self.sayer = sayer
        self.say = sayer.words.say
        self.theme = theme
        self.view = view
        self.cast = cast

    @abstractmethod
    def page(self) -> str:
        """Draws the whole table."""

    @abstractmethod
    def preview(self) -> str:
        """Draws the table in the size of a link preview, 1200 by 630."""

    @abstractmethod
    def _round(self) -> str:
        """Returns the progress of the game."""

    def title(self) -> str:
        """Returns the title of the picture."""
        return " · ".join([self.say(f"game-{self.game}"), self._round(), self._now()])

    def _now(self) -> str:
        """Returns the winner or the seat to decide, in words."""
        if self.view.winner is not None:
            return self.say("svg-winner", {"seat": self.sayer.seat(self.view.winner, self.cast)})
        if self.view.prompt is None:
            return self.say("svg-over")
        return self.say("svg-asked", {"seat": self.sayer.seat(self.view.prompt.seat, self.cast)})

    def _ground(self, width: float, half: float) -> None:
        """Draws the header's background, and the round in the left half of its first row."""
        self.canvas.box(0, 0, width, HEAD - 8, fill=self.theme.panel, rx=0)
        self.canvas.text(GAP + 4, 34, self._round(), 22, bold=True, width=half)

    @contextmanager
    def _panel(self, seat: int, look: Look, at: tuple[float, float], size: tuple[float, float]) -> Iterator[None]:
        """Draws the panel of a player in the player's colour, with a bright edge for the asked one, around the drawing of the block."""
        canvas, asked = self.canvas, self.view.prompt is not None and self.view.prompt.seat == seat
        with canvas.at(*at, title=self.sayer.seat(seat, self.cast)):
            edge = self.theme.lamp if asked else self.theme.edge
            canvas.box(0, 0, *size, fill=self.theme.panel, stroke=edge, stroke_width=2.5 if asked else 1)
            canvas.box(0, 0, 7, size[1], fill=look.colour, rx=3)
            yield

    def look(self, card: str | None, seat: int) -> Look:
        """Returns the look of a seat, by the card that it plays."""
        return find_look(self.looks, card, seat)

    def _turn(self, width: float) -> None:
        """Draws the seat to decide or the winner, on the left of the second row."""
        view = self.view
        seat = view.winner if view.winner is not None else view.prompt.seat if view.prompt else None
        if seat is not None:
            crest(self.canvas, self.look(getattr(view.seats[seat], self.player, None), seat), GAP + 16, 62, 13)
        self.canvas.text(GAP + 38, 68, self._now(), 18, fill=self.theme.lamp, bold=True, width=width)
