"""Pictures made of pixels: the same everywhere, in the size asked for, and a plain sentence where the packages are missing."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from PIL import Image

import metro2033
from metro2033 import svg
from metro2033.svg import raster


def test_png_has_the_width_asked_for_and_our_own_letters(tmp_path: Path) -> None:
    drawn = metro2033.new("board", seats=2, seed=1).svg(language="ru")
    drawn.save(tmp_path / "table.png", width=500)
    picture = Image.open(tmp_path / "table.png")
    assert picture.format == "PNG" and picture.width == 500
    empty = Image.open(io.BytesIO(raster.png(drawn.replace("Аэропорт", ""), 500)))
    assert picture.convert("RGB").tobytes() != empty.convert("RGB").tobytes(), "Cyrillic is drawn without system fonts"


def test_a_gif_has_a_frame_for_every_picture_on_one_size() -> None:
    frames = [svg.card("eq_akm"), metro2033.new("breakthrough", seats=2, seed=1).svg()]
    film = Image.open(io.BytesIO(raster.gif(frames, 240, [0.5, 2])))
    assert getattr(film, "n_frames", 1) == 2 and film.width == 240
    assert film.info["duration"] == 500


def test_pixels_are_rows_of_colours() -> None:
    for height in (182, 300, 90):  # as high as it is, with ground below, made smaller
        rows = raster.pixels(svg.card("eq_akm", theme="light"), 132, height)
        assert rows.shape == (height, 132, 3) and rows.dtype == "uint8"
        assert tuple(rows[0, 0]) == tuple(rows[-1, -1]) == (0xFA, 0xF6, 0xEC)


@pytest.mark.parametrize("package", ["resvg_py", "PIL"])
def test_without_the_extra_the_command_that_installs_it_is_said(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(raster.NoRasteriser, match=r"metro2033\[pictures\]"):
        raster.pixels(svg.card("eq_akm"), 132, 182)
