"""Colours of pictures, from the table's design tokens: a dark theme, a light one, and the looks of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from metro2033.kernel.problem import BadOption

TONES: Final[Mapping[str, str]] = {
    "pig": "#f4aaa6",
    "mushroom": "#dcc9a0",
    "ammo": "#e7bd5c",
    "attack": "#ff9c7f",
    "defence": "#8fcbff",
    "neutral": "#d6cab2",
    "physical": "#d9c5a2",
    "biological": "#9fdc86",
    "radiation": "#ffe26b",
    "radioactive": "#ffe26b",
    "psychic": "#d6adff",
    "toxic": "#c4e357",
    "unknown": "#b9c6d6",
    "peaceful": "#7fc0f5",
    "military": "#ff9382",
    "blue": "#7fc0f5",
    "red": "#ff9382",
    "green": "#93d98f",
    "hero": "#94cbf5",
    "equipment": "#b5cf95",
    "mission": "#f2d97a",
    "threat": "#ff8e7a",
    "law": "#cbb6f2",
    "caravan": "#7fd6c6",
}
PLAIN: Final = "#c9b68f"  # of every other kind


def mix(colour: str, other: str, share: float) -> str:
    """Blends a share of another colour into a colour."""
    one, two = ([int(text[place : place + 2], 16) for place in (1, 3, 5)] for text in (colour, other))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(one, two, strict=True))


@dataclass(frozen=True)
class Theme:
    """Background, surfaces, ink and the lamp colour, which marks the seat to decide."""

    name: str
    ground: str
    panel: str
    raised: str
    edge: str
    ink: str
    ink_2: str
    ink_3: str
    lamp: str
    lamp_ink: str
    good: str
    bad: str
    casing: str  # around lines and markers of the map
    face: str  # of a neutral station
    glyph: str  # on that face
    wall: str  # of an interchange
    floor: str
    closed: str  # zones that are not in play
    darkening: float  # of colours on the background

    def tone(self, name: str) -> str:
        """Returns the colour of a kind, a resource or a symbol, readable on the background."""
        return self.readable(TONES.get(name, PLAIN))

    def readable(self, colour: str) -> str:
        """Returns a colour for text and icons, readable on the background."""
        return mix(colour, "#000000", self.darkening)

    @classmethod
    def dark(cls) -> Theme:
        """Returns the table's default theme."""
        return cls(
            name="dark",
            ground="#121010",
            panel="#1b1816",
            raised="#26221e",
            edge="#3a342d",
            ink="#f6eee0",
            ink_2="#d0c6b4",
            ink_3="#aa9f8d",
            lamp="#f6b74c",
            lamp_ink="#1b1103",
            good="#8fd68c",
            bad="#ff8e7a",
            casing="#100e0b",
            face="#15120e",
            glyph="#f4ecd9",
            wall="#d8d0bf",
            floor="#26221b",
            closed="#857e73",
            darkening=0.0,
        )

    @classmethod
    def light(cls) -> Theme:
        """Returns the theme for paper and bright pages."""
        return cls(
            name="light",
            ground="#faf6ec",
            panel="#fffdf7",
            raised="#f0e9da",
            edge="#cfc4b0",
            ink="#1d1812",
            ink_2="#453d31",
            ink_3="#6b6152",
            lamp="#b87406",
            lamp_ink="#fffaf0",
            good="#2c7a2a",
            bad="#b3341f",
            casing="#faf6ec",
            face="#fffdf7",
            glyph="#332b20",
            wall="#574f42",
            floor="#f0e9da",
            closed="#8d8474",
            darkening=0.52,
        )


THEMES: Final[Mapping[str, Theme]] = {"dark": Theme.dark(), "light": Theme.light()}


def find_theme(name: str) -> Theme:
    """Finds a theme by name."""
    if name not in THEMES:
        raise BadOption("svg-theme", theme=str(name)[:20], allowed=tuple(THEMES))
    return THEMES[name]


@dataclass(frozen=True)
class Look:
    """The look of a player: colour, ink, emblem and pattern; each of them alone identifies it."""

    colour: str
    ink: str
    emblem: str
    pattern: str


# By seat, for games whose cards have no looks of their own.
SEAT_LOOKS: Final = (
    Look("#5aa9e6", "#06141f", "gear", "vertical"),
    Look("#e08a3c", "#1d0e02", "blades", "diagonal"),
    Look("#e4574c", "#200503", "star", "plain"),
    Look("#7cc36a", "#0a1a05", "hammer", "dots"),
    Look("#b7a4dd", "#140c24", "bars", "cross"),
    Look("#e5cf58", "#1d1803", "lamp", "horizontal"),
)


def find_look(looks: Mapping[str, Look], card: str | None, seat: int = 0) -> Look:
    """Returns the look of the card that a seat plays, or that of the seat if the game gives the card none."""
    return looks.get(card or "", SEAT_LOOKS[seat % len(SEAT_LOOKS)])
