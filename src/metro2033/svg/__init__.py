"""SVG pictures of games from a seat's view, in every language and two themes.

>>> import metro2033
>>> from metro2033 import svg
>>> game = metro2033.new("board", seats=3, seed=1)
>>> picture = svg.draw(game.rules, game.view(None), "pl", theme="light")
>>> picture.save("table.svg")
"""

from __future__ import annotations

from metro2033.svg.drawings import Svg, board, card, draw, preview, table

__all__ = ["Svg", "board", "card", "draw", "preview", "table"]
