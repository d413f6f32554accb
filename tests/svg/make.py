"""Lists the stored pictures with their contents, and generates them again after an intended change of a drawing.

python -m tests.svg.make
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from metro2033 import svg
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.game import Game
from metro2033.languages import LANGUAGES

HERE = Path(__file__).parent
RECORDS = HERE.parent / "games"
STORED = HERE / "stored"
CARDS = ("faction_bandits", "hero_hunter", "eq_akm", "iodine_tablets", "komsomolskaya", "vdnkh_commonwealth")


def position(name: str, to: int) -> Game:
    """Returns the game of a record after a number of moves."""
    read = record.read((RECORDS / name).read_text())
    game = record.begin(read.header, find_rules)
    for _ in record.walk(read, game, to):
        pass
    return game


def pictures() -> Iterator[tuple[str, Callable[[], svg.Svg]]]:
    """Yields every stored picture by name."""
    board, cards = position("board_pl2015_4_005.metro", 330), position("breakthrough_pl2017_2_001.metro", 90)
    assert board.prompt and cards.prompt
    for language in LANGUAGES:
        yield f"board-{language}", partial(svg.board, board.view(board.prompt.seat), language)
        yield f"table-{language}", partial(svg.table, cards.view(cards.prompt.seat), language)
        for card in CARDS:
            yield f"{card}-{language}", partial(svg.card, card, language)
    yield "board-light", partial(svg.board, board.view(None), theme="light")
    yield "table-light", partial(svg.table, cards.view(None), theme="light")
    yield "board-preview", partial(svg.preview, board.rules, board.view(None), "ru")
    yield "table-preview", partial(svg.preview, cards.rules, cards.view(None), "pl")


if __name__ == "__main__":
    STORED.mkdir(exist_ok=True)
    for name, draw in pictures():
        draw().save(STORED / f"{name}.svg")
