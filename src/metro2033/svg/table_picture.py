"""What the pictures of both games' tables share: sizes, the title, who is to decide, and the head."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from metro2033.kernel.ruleset import Ruleset
from metro2033.svg.canvas import Canvas
from metro2033.svg.shapes import crest
from metro2033.svg.theme import Theme, look_of
from metro2033.text.say import Cast, Sayer

HEAD = 92
GAP = 12
CARD = (1200, 630)  # the size that link previews have


class Side(Protocol):
    """A seat, as far as the head names it."""

    @property
    def faction(self) -> str | None:
        """The faction, once it is chosen."""


class Asked(Protocol):
    """The open question."""

    @property
    def seat(self) -> int:
        """Who is to decide."""


class TableView(Protocol):
    """A view of either game, as far as the head shows it."""

    @property
    def seats(self) -> Sequence[Side]:
        """The players in order."""

    @property
    def winner(self) -> int | None:
        """Who has won."""

    @property
    def prompt(self) -> Asked | None:
        """The open question; none when the game is over."""


V = TypeVar("V", bound=TableView)


class TablePicture(ABC, Generic[V]):
    """Draws one view of one game in one language."""

    canvas: Canvas

    def __init__(self, rules: Ruleset, sayer: Sayer, theme: Theme, view: V, cast: Cast) -> None:
        self.game = rules.game
        self.sayer = sayer
        self.say = sayer.words.say
        self.theme = theme
        self.view = view
        self.cast = cast

    @abstractmethod
    def page(self) -> str:
        """The whole table."""

    @abstractmethod
    def preview(self) -> str:
        """The table in the size of a link preview, 1200 by 630."""

    @abstractmethod
    def _round(self) -> str:
        """How far the game is."""

    def title(self) -> str:
        """What the picture shows, in words."""
        return " · ".join([self.say(f"game-{self.game}"), self._round(), self._now()])

    def _now(self) -> str:
        """Who has won, or who is to decide."""
        if self.view.winner is not None:
            return self.say("svg-winner", {"seat": self.sayer.seat(self.view.winner, self.cast)})
        if self.view.prompt is None:
            return self.say("svg-over")
        return self.say("svg-asked", {"seat": self.sayer.seat(self.view.prompt.seat, self.cast)})

    def _ground(self, width: float, half: float) -> None:
        """The ground of the head, and the round in the left half of its first row."""
        self.canvas.box(0, 0, width, HEAD - 8, fill=self.theme.panel, rx=0)
        self.canvas.text(GAP + 4, 34, self._round(), 22, bold=True, width=half)

    def _turn(self, width: float) -> None:
        """Who is to decide, or has won, on the left of the second row."""
        view = self.view
        seat = view.winner if view.winner is not None else view.prompt.seat if view.prompt else None
        if seat is not None:
            crest(self.canvas, look_of(getattr(view.seats[seat], "faction", None), seat), GAP + 16, 62, 13)
        self.canvas.text(GAP + 38, 68, self._now(), 18, fill=self.theme.lamp, bold=True, width=width)
