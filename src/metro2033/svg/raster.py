"""Raster images from SVG: PNG, arrays and animated GIF. Needs the extra `pictures`."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from metro2033.kernel.problem import Problem

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image

FONTS = Path(__file__).parent / "fonts"
FAMILY = "Noto Sans"
COLOURS = 128  # per GIF frame and small PNG
SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


class NoRasteriser(Problem):
    """The packages that rasterise are not installed."""

    def __init__(self) -> None:
        super().__init__("extra-missing", extra="pictures")


def png(svg: str, width: int = 0) -> bytes:
    """Rasterises a picture to PNG with our own fonts, so that it looks identical on every machine; width 0 keeps its size."""
    try:
        import resvg_py
    except ImportError as error:
        raise NoRasteriser from error
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width or None,
            skip_system_fonts=True,
            font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
            font_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    )


def small_png(svg: str, width: int = 0) -> bytes:
    """Rasterises a picture to a PNG with few colours, a third of the file size."""
    out = io.BytesIO()
    _image(svg, width).quantize(COLOURS, dither=_pillow().Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def pixels(svg: str, width: int, height: int) -> NDArray[np.uint8]:
    """Rasterises a picture to an array of rows, columns and three colours, fitted into a size and padded with the background."""
    import numpy as np

    natural = _height(svg, width)
    frame = _image(svg, width if natural <= height else width * height // natural)
    page = _pillow().new("RGB", (width, height), frame.getpixel((0, frame.height - 1)))
    page.paste(frame)
    return np.asarray(page)


def gif(pictures: Sequence[str], width: int, seconds: Sequence[float]) -> bytes:
    """Encodes pictures as an animated GIF; lower ones are padded with the background to the height of the tallest."""
    images, height = _pillow(), max(_height(picture, width) for picture in pictures)
    shown = []
    for picture in pictures:
        frame = _image(picture, width)
        page = images.new("RGB", (width, height), frame.getpixel((0, frame.height - 1)))
        page.paste(frame)
        shown.append(page.quantize(COLOURS, dither=images.Dither.NONE))
    out = io.BytesIO()
    held = [round(1000 * pause) for pause in seconds]
    shown[0].save(out, "GIF", save_all=True, append_images=shown[1:], duration=held, loop=0)
    return out.getvalue()


def _height(svg: str, width: int) -> int:
    """Returns the height of one of our pictures at a given width."""
    found = SIZE.search(svg)
    assert found, "a picture of ours says its size"
    return ceil(width * float(found[2]) / float(found[1]))


def _image(svg: str, width: int) -> Image:
    image: Image = _pillow().open(io.BytesIO(png(svg, width))).convert("RGB")
    return image


def _pillow() -> Any:
    try:
        from PIL import Image
    except ImportError as error:
        raise NoRasteriser from error
    return Image
