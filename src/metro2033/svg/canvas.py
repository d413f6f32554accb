"""Builds SVG text: escaped, with rounded numbers, in drawing order, so that a view always produces identical text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from html import escape

from metro2033.svg.theme import Theme

Number = float | int
Attribute = str | Number | None
FONTS = "'Noto Sans','IBM Plex Sans','Segoe UI',Roboto,'Liberation Sans',Arial,'DejaVu Sans Condensed',sans-serif"
REPLACED = str.maketrans({"\u2011": "-", "\u202f": "\u00a0"})  # many fonts lack these

# Letter widths in units of the font size, overestimated rather than underestimated: readers' fonts differ.
WIDTHS = {
    **dict.fromkeys("ijl.,:;'’|!·", 0.29),
    **dict.fromkeys("frt()[]/-  “”", 0.38),
    **dict.fromkeys("abcdeghknopqsuvxyzäöüßąćęńóśźżłавгекнопрстухчьэзбийляцё", 0.58),
    **dict.fromkeys("mwMWжмшщюфыЖМШЩЮФЫд", 0.86),
}
OTHER_WIDTH = 0.67
BOLD = 1.07


def number(value: Number) -> str:
    """Formats a number with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def width_of(text: str, size: Number, *, bold: bool = False) -> float:
    """Estimates the width of a text."""
    return sum(WIDTHS.get(letter, OTHER_WIDTH) for letter in text) * size * (BOLD if bold else 1)


def cut(text: str, width: Number, size: Number, *, bold: bool = False) -> str:
    """Truncates a text with an ellipsis if it exceeds a width."""
    if width_of(text, size, bold=bold) <= width:
        return text
    while text and width_of(text + "…", size, bold=bold) > width:
        text = text[:-1]
    return text.rstrip(" ,;:") + "…"


def wrap(text: str, width: Number, size: Number, most: int = 99) -> list[str]:
    """Wraps a text to a width; truncates the last of at most `most` lines."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), width, size)]
    return lines


class Canvas:
    """A picture being drawn."""

    def __init__(self, width: Number, height: Number, theme: Theme, title: str) -> None:
        self.width = width
        self.height = height
        self.theme = theme
        self.title = title
        self.parts: list[str] = []

    def add(self, tag: str, **attributes: Attribute) -> None:
        """Adds an element without content; `_` in a name stands for `-`, and None omits an attribute."""
        self.parts.append(f"<{tag}{_attributes(attributes)}/>")

    def raw(self, markup: str) -> None:
        """Adds trusted markup, such as an icon; never text from elsewhere."""
        self.parts.append(markup)

    @contextmanager
    def group(self, title: str = "", **attributes: Attribute) -> Iterator[None]:
        """Opens a group of elements, with a title shown on hover."""
        self.parts.append(f"<g{_attributes(attributes)}>" + (f"<title>{_clean(title)}</title>" if title else ""))
        yield
        self.parts.append("</g>")

    def at(self, x: Number, y: Number, scale: Number = 1, title: str = "") -> AbstractContextManager[None]:
        """Opens a translated and scaled group."""
        scaled = f" scale({number(scale)})" if scale != 1 else ""
        return self.group(title, transform=f"translate({number(x)} {number(y)}){scaled}")

    def text(
        self,
        x: Number,
        y: Number,
        said: str | int,
        size: Number,
        *,
        fill: str = "",
        bold: bool = False,
        anchor: str | None = None,
        width: Number | None = None,
        halo: str = "",
        strike: bool = False,
    ) -> None:
        """Draws a line of text on its baseline; if it exceeds `width`, shrinks it by at most a fifth, then truncates it."""
        line = str(said)
        if width is not None:
            needed = width_of(line, size, bold=bold)
            if needed > width:
                size = max(size * 0.8, size * width / needed)
                line = cut(line, width + 0.01, size, bold=bold)  # tolerance for an exact fit
        attributes = _attributes(
            {
                "x": x,
                "y": y,
                "font_size": size,
                "font_weight": 700 if bold else None,
                "fill": fill or self.theme.ink,
                "text_anchor": anchor,
                "text_decoration": "line-through" if strike else None,
                "stroke": halo or None,
                "stroke_width": 3.2 if halo else None,
                "stroke_linejoin": "round" if halo else None,
                "paint_order": "stroke" if halo else None,
            }
        )
        self.parts.append(f"<text{attributes}>{_clean(line)}</text>")

    def lines(self, x: Number, y: Number, said: Sequence[str], size: Number, *, fill: str = "") -> float:
        """Draws lines of text below each other; returns the position of the next one."""
        for line in said:
            self.text(x, y, line, size, fill=fill)
            y += size * 1.3
        return float(y)

    def box(self, x: Number, y: Number, width: Number, height: Number, **attributes: Attribute) -> None:
        """Draws a rectangle with rounded corners."""
        self.add("rect", x=x, y=y, width=width, height=height, **{"rx": 8, **attributes})

    def finish(self, definitions: str = "") -> str:
        """Returns the picture as SVG."""
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        box = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        title = _clean(self.title)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" aria-label="{title}" font-family="{FONTS}">'
        ground = f'<rect width="100%" height="100%" fill="{self.theme.ground}"/>'
        return "\n".join([head, f"<title>{title}</title>", definitions, ground, *self.parts, "</svg>", ""])


def _attributes(given: dict[str, Attribute]) -> str:
    said = []
    for name, value in given.items():
        if value is not None:
            said.append(f' {name.replace("_", "-")}="{escape(value) if isinstance(value, str) else number(value)}"')
    return "".join(said)


def _clean(text: str) -> str:
    """Escapes text for XML and removes control characters."""
    kept = "".join(letter for letter in text.translate(REPLACED) if letter >= " " and letter not in "\ufffe\uffff")
    return escape(kept.encode("utf-8", "ignore").decode("utf-8"))
