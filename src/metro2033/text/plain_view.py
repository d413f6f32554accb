"""Text rendering of views, for games without their own drawing: one line per field, one row per seat.

A field is labelled by the message `field-<name>`, or by its name. Ids are replaced by their messages, and seat numbers by the names of the
seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metro2033.text.say import Cast, Sayer

SEATS = "seats"
APART = ("viewer", "round", "prompt", "rules", SEATS)  # shown elsewhere, or not worth a line
NOTHING = "–"


@dataclass(frozen=True)
class Sketch:
    """A view as text."""

    round: str
    facts: list[tuple[str, str]]  # fields of the table, each with its label
    heads: list[str]  # of the rows
    rows: list[list[str]]  # by seat, each starting with its name
    asked: int | None  # row of the asked seat

    def lines(self) -> list[str]:
        """Returns the whole view as lines of text."""
        facts = [f"{name}: {value}" for name, value in self.facts]
        rows = [", ".join([row[0], *map(": ".join, zip(self.heads[1:], row[1:], strict=True))]) for row in self.rows]
        return [self.round, *facts, *rows]


def sketch(view: Any, sayer: Sayer, cast: Cast) -> Sketch:
    """Renders a view as text."""
    sides: Sequence[Any] = getattr(view, SEATS, ())
    columns = [name for name in (sides[0].__struct_fields__ if sides else ()) if name != "seat"]
    return Sketch(
        round=sayer.words.say("plain-round", {"round": getattr(view, "round", 1)}),
        facts=[
            (_label(name, sayer), _value(name, getattr(view, name), sayer, cast))
            for name in view.__struct_fields__
            if name not in APART and getattr(view, name) is not None
        ],
        heads=[sayer.words.say("plain-player"), *(_label(name, sayer) for name in columns)],
        rows=[
            [sayer.seat(number, cast), *(_value(name, getattr(side, name), sayer, cast) for name in columns)]
            for number, side in enumerate(sides)
        ],
        asked=None if getattr(view, "prompt", None) is None else view.prompt.seat,
    )


def _label(name: str, sayer: Sayer) -> str:
    key = f"field-{name}"
    return sayer.words.say(key) if sayer.words.has(key) else name


def _value(name: str, value: Any, sayer: Sayer, cast: Cast) -> str:
    if value is None or value == []:
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, int) and name in sayer.nouns.seats:
        return sayer.seat(value, cast)
    if isinstance(value, list):
        said = Counter(_value("", part, sayer, cast) for part in value)
        return ", ".join(text + (f" ×{n}" if n > 1 else "") for text, n in said.items())
    return sayer.words.say(value) if isinstance(value, str) and sayer.words.has(value) else str(value)
