"""Colours of the terminal can be read on a dark and on a light background."""

from __future__ import annotations

import re

import pytest

from metro2033.cli.ink import GOAL, GOOD, NOTICE, inked, luminance
from metro2033.games.board.schematic import schematic
from tests.forks import ROOT

MAP = [*schematic().lines.values(), *(zone.colour for zone in schematic().zones.values())]
PALETTE = re.compile(r'"(?:(?:bold|italic|dim|on) )*(?:bright_)?(?:yellow|white|cyan|green|grey(?!5\d)\d*)"')


@pytest.mark.parametrize("colour", [*(style.split()[-1] for style in (NOTICE, GOAL, GOOD)), *map(inked, MAP)])
def test_a_colour_has_a_contrast_of_three_with_black_and_with_white(colour: str) -> None:
    assert 1.05 / (luminance(colour) + 0.05) >= 3
    assert (luminance(colour) + 0.05) / 0.05 >= 3


def test_a_colour_that_is_dark_enough_stays_as_it_is() -> None:
    assert inked("#3F73DE") == "#3F73DE" != inked("#FFD02E")


def test_the_line_interface_uses_no_pale_colour_of_the_palette() -> None:
    files = [*(ROOT / "src/metro2033/cli").glob("*.py"), *(ROOT / "src/metro2033/games").glob("*/draw/terminal*.py")]
    pale = [(path.name, found[0]) for path in files for found in PALETTE.finditer(path.read_text(encoding="utf-8"))]
    assert pale == []
