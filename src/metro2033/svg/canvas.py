"""Builds SVG text: escaped, with rounded numbers, in the order in which things are drawn, so the same view is always the same text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from html import escape

from metro2033.svg.theme import Theme

Number = float | int
Attribute = str | Number | None
FONTS = "'Noto Sans','IBM Plex Sans','Segoe UI',Roboto,'Liberation Sans',Arial,'DejaVu Sans Condensed',sans-serif"
REPLACED = str.maketrans({"\u2011": "-", "\u202f": "\u00a0"})  # many fonts lack these

# Widths of letters in units of the font size, rather too wide than too narrow: the fonts of readers differ.
WIDTHS = {
    **dict.fromkeys("ijl.,:;'’|!·", 0.29),
    **dict.fromkeys("frt()[]/-  “”", 0.38),
    **dict.fromkeys("abcdeghknopqsuvxyząćęńóśźżłавгекнопрстухчьэзбийляцё", 0.58),
    **dict.fromkeys("mwMWжмшщюфыЖМШЩЮФЫд", 0.86),
}
OTHER_WIDTH = 0.67
BOLD = 1.07


def number(value: Number) -> str:
    """A number with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def width_of(text: str, size: Number, *, bold: bool = False) -> float:
    """About how wide a text is."""
    return sum(WIDTHS.get(letter, OTHER_WIDTH) for letter in text) * size * (BOLD if bold else 1)


def cut(text: str, width: Number, size: Number, *, bold: bool = False) -> str:
    """A text that fits a width: whole, or cut with three dots."""
    if width_of(text, size, bold=bold) <= width:
        return text
    while text and width_of(text + "…", size, bold=bold) > width:
        text = text[:-1]
    return text.rstrip(" ,;:") + "…"


def wrap(text: str, width: Number, size: Number, most: int = 99) -> list[str]:
    """A text in lines that fit a width; what is beyond the last line is cut."""
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
        """An element without content; `_` in a name stands for `-`, and None leaves an attribute out."""
        self.parts.append(f"<{tag}{_attributes(attributes)}/>")

    def raw(self, markup: str) -> None:
        """Markup of our own, such as an icon; never text from elsewhere."""
        self.parts.append(markup)

    @contextmanager
    def group(self, title: str = "", **attributes: Attribute) -> Iterator[None]:
        """A group of elements, with a title that readers can point at."""
        self.parts.append(f"<g{_attributes(attributes)}>" + (f"<title>{_clean(title)}</title>" if title else ""))
        yield
        self.parts.append("</g>")

    def at(self, x: Number, y: Number, scale: Number = 1, title: str = "") -> AbstractContextManager[None]:
        """A group that is moved, and scaled."""
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
        """A line of text on its base line; too long for `width`, it is made smaller by a fifth at most, then cut."""
        line = str(said)
        if width is not None:
            needed = width_of(line, size, bold=bold)
            if needed > width:
                size = max(size * 0.8, size * width / needed)
                line = cut(line, width + 0.01, size, bold=bold)  # it may fit exactly
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
        """Lines of text below each other; where the next would stand."""
        for line in said:
            self.text(x, y, line, size, fill=fill)
            y += size * 1.3
        return float(y)

    def box(self, x: Number, y: Number, width: Number, height: Number, **attributes: Attribute) -> None:
        """A rectangle with round corners."""
        self.add("rect", x=x, y=y, width=width, height=height, **{"rx": 8, **attributes})

    def finish(self, definitions: str = "") -> str:
        """The picture as SVG."""
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
    """Text as XML allows it: escaped, without control characters."""
    kept = "".join(letter for letter in text.translate(REPLACED) if letter >= " " and letter not in "\ufffe\uffff")
    return escape(kept.encode("utf-8", "ignore").decode("utf-8"))
