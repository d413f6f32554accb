"""The map in the terminal, which is drawn where there is room and colour and listed elsewhere.

It shows the owners of stations and the targets of choices.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from metro2033.cli.canvas import walk
from metro2033.games.board.draw.svg_map import MetroPicture
from metro2033.games.board.draw.terminal import INACTIVE_MARK, OWNED, BoardScreen
from metro2033.games.board.draw.terminal_map import MetroDrawing
from metro2033.games.board.game import BoardRules
from metro2033.kernel.game import Game
from metro2033.kernel.prompt import Prompt
from metro2033.languages import LANGUAGES
from metro2033.svg.canvas import Canvas
from metro2033.svg.theme import find_theme
from metro2033.text.say import sayer
from tests.board.table import lay, seat
from tests.cli.terminal import Terminal, game_at

INPUT = "? for help:"


def attacks(_: Game, prompt: Prompt) -> bool:
    return prompt.name == "choose_army_action" and prompt.options[1].verb == "attack"


def shown_in(folder: Path, size: tuple[int, int], environment: dict[str, str] | None = None) -> str:
    """Returns the output of `m`, with its control sequences."""
    game_at("board", 3, attacks, "human,random,random", folder / "a.metro")
    terminal = Terminal("--resume", "a.metro", folder=folder, term="xterm-256color", size=size, environment=environment)
    terminal.wait_for(INPUT)
    terminal.type("m")
    raw = terminal.wait_for_raw(INPUT)
    terminal.type("q")
    assert terminal.end() == 0
    return raw


def test_a_wide_terminal_draws_the_map_in_colour(tmp_path: Path) -> None:
    raw = shown_in(tmp_path, (120, 40))
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", raw)
    assert "╭" in plain and "═" in plain and "white number: a choice" in plain
    assert len(set(re.findall(r"\x1b\[(?:1;)?38;5;\d+m", raw))) > 8
    assert len(plain.splitlines()) <= 42


@pytest.mark.parametrize(("size", "environment"), [((80, 40), {}), ((120, 40), {"NO_COLOR": "1"})])
def test_a_narrow_terminal_or_one_without_colour_lists_the_lines(
    tmp_path: Path, size: tuple[int, int], environment: dict[str, str]
) -> None:
    raw = shown_in(tmp_path, size, environment)
    assert "Ring Line" in raw and "╭" not in raw


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_map_fits_and_shows_owners_heroes_and_the_numbers_of_choices(
    tmp_path: Path, seats: int, language: str
) -> None:
    game = game_at("board", seats, attacks, ",".join(["human"] * seats), tmp_path / "a.metro")
    rules, prompt, view = game.rules, game.prompt, game.view(0)
    assert isinstance(rules, BoardRules) and prompt is not None
    screen = BoardScreen(rules, sayer(language, "board"))
    console = Console(width=120, height=40, force_terminal=True, color_system="truecolor")
    lines = console.render_lines(screen.map(view, prompt.options))
    assert len(lines) < 40
    drawing = MetroDrawing(screen, view, prompt.options)
    drawing.draw(120, 34)
    for name in drawing.open:
        x, y = drawing.cell(name)
        owner = view.owners.get(name)
        sign = drawing.canvas.marks[x, y][0]
        assert owner is None or sign == OWNED[owner], name
    for number, choice in enumerate(prompt.options, 1):
        if choice.kind == "station":
            x, y = drawing.cell(choice.target)
            written = "".join(drawing.canvas.marks[x - at, y][0] for at in range(len(str(number)), 0, -1))
            assert written == str(number), choice.id
    for player in view.seats:
        x, y = drawing.cell(player.hero_at)
        assert any(drawing.canvas.marks.get((x + at, y), ("",))[0] == "♟" for at in range(1, 7))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_open_station_with_a_name_is_named(tmp_path: Path, seats: int) -> None:
    """Cut names are explained below, and no two stations are cut to the same letters."""
    game = game_at("board", seats, attacks, ",".join(["human"] * seats), tmp_path / "a.metro")
    rules = game.rules
    assert isinstance(rules, BoardRules) and game.prompt is not None
    drawing = MetroDrawing(BoardScreen(rules, sayer("en", "board")), game.view(0), game.prompt.options)
    drawing.draw(120, 34)
    labelled = [name for name in drawing.open if drawing.layout.spots[name].label is not None]
    assert labelled and all(drawing.named[name] for name in labelled)


def test_a_line_touches_every_cell_by_a_side() -> None:
    path = walk([(0.0, 0.0), (7.4, 3.2), (7.4, 9.0), (2.0, 9.0)])
    assert path[0] == (0, 0) and path[-1] == (2, 9) and len(set(path)) == len(path)
    for (x0, y0), (x1, y1) in pairwise(path):
        assert abs(x1 - x0) + abs(y1 - y0) == 1


CLOSED_HANSA = "dostoevskaya_hansa"  # in a zone that nobody plays


@pytest.mark.parametrize("value", ["false", "true"])
def test_Q_25_hansa_stations_opened_by_the_house_rule_are_drawn_as_open(value: str) -> None:
    """By the list of lines, the drawn map, which the full-screen client shows as well, and the picture."""
    is_open = value == "true"
    game = lay(seat("arbat", "khan"), seat("bandits", "anna"), options={"hansa_always_active": value})
    rules, view = game.rules, game.view(0)
    assert isinstance(rules, BoardRules)
    assert (CLOSED_HANSA in view.also_open) == is_open
    screen = BoardScreen(rules, sayer("en", "board"))
    assert screen._station(view, CLOSED_HANSA).plain.startswith(INACTIVE_MARK) != is_open
    assert (CLOSED_HANSA in MetroDrawing(screen, view, ()).open) == is_open
    picture = MetroPicture(Canvas(100, 100, find_theme("dark"), ""), rules, sayer("en", "board"), view)
    assert (CLOSED_HANSA in picture.open) == is_open


def test_Q_25_only_stations_outside_the_zones_are_named() -> None:
    game = lay(seat("arbat", "khan"), seat("bandits", "anna"), options={"hansa_always_active": "true"})
    zones = {station.id: station.zone for station in game.rules.content.map.stations}
    opened = game.view(None).also_open
    assert opened and not {zones[name] for name in opened} & {*game.view(None).zones, "polis"}
