"""Public functions that draw games and cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from metro2033.files import write_bytes
from metro2033.games import GAMES, find_rules
from metro2033.games.board.view_types import BoardView
from metro2033.games.breakthrough.view_types import BreakthroughView
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.svg import raster
from metro2033.svg.table_picture import TablePicture
from metro2033.svg.theme import find_theme
from metro2033.text.say import Sayer
from metro2033.text.words import words_of


class Svg(str):
    """The text of a picture. Notebooks display it, and `save` writes it to a file."""

    def _repr_svg_(self) -> str:
        return str(self)

    def png(self, width: int = 0) -> bytes:
        """Renders the picture as PNG, in its own size or a given width; needs the extra `pictures`."""
        return raster.png(self, width)

    def save(self, path: str | Path, width: int = 0) -> None:
        """Writes the picture to a file: as PNG if the name ends in `.png`, else as SVG."""
        path = Path(path)
        write_bytes(path, self.png(width) if path.suffix.lower() == ".png" else self.encode())


def _picture(rules: Ruleset, view: Any, language: str, theme: str) -> TablePicture[Any]:
    sayer = Sayer(words_of(language, rules))
    return GAMES[rules.game].picture(rules, sayer, find_theme(theme), view)


def draw(rules: Ruleset, view: Any, language: str = "en", *, theme: str = "dark") -> Svg:
    """Draws a table of either game as SVG from a seat's or a spectator's view."""
    return Svg(_picture(rules, view, language, theme).page())


def preview(rules: Ruleset, view: Any, language: str = "en", *, theme: str = "dark") -> Svg:
    """Draws a table of either game as SVG in the size of a link preview, 1200 by 630."""
    return Svg(_picture(rules, view, language, theme).preview())


def board(view: BoardView, language: str = "en", *, theme: str = "dark", rules: Ruleset | None = None) -> Svg:
    """Draws a table of the board game as SVG; `rules` are needed for content packs only."""
    return draw(rules or find_rules("board", "", {}), view, language, theme=theme)


def table(view: BreakthroughView, language: str = "en", *, theme: str = "dark", rules: Ruleset | None = None) -> Svg:
    """Draws a table of the card game as SVG; `rules` are needed for content packs only."""
    return draw(rules or find_rules("breakthrough", "", {}), view, language, theme=theme)


def card(name: str, language: str = "en", *, theme: str = "dark", rules: Ruleset | None = None) -> Svg:
    """Draws a card of either game as SVG, by its id (`eq_akm`, `kitay_gorod_east`); `rules` are needed for content packs only."""
    for owner in (rules,) if rules else [find_rules(game, "", {}) for game in GAMES]:
        if name in owner.kinds_of_cards():
            sayer = Sayer(words_of(language, owner))
            return Svg(GAMES[owner.game].cards(owner, sayer, find_theme(theme)).page(name))
    raise BadOption("svg-card", card=str(name)[:60])
