"""Short pieces of text that every panel uses."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from metro2033.text.say import Cast, Sayer
from metro2033.text.typeset import NO_BREAK


def cut(text: str, width: int) -> str:
    """A text that takes no more than some cells."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"


def key_line(hints: Sequence[str]) -> Text:
    """Keys with what they do, each kept together where the line is broken."""
    return Text("  ".join(hint.replace(" ", NO_BREAK) for hint in hints))


def entry(sayer: Sayer, card: str) -> Text:
    """A card's name and what it does."""
    return Text.assemble((sayer.card(card), "bold"), f"  {sayer.card_text(card)}")


def named_seat(sayer: Sayer, cast: Cast, seat: int, names: Sequence[str]) -> str:
    """A seat by its faction, with the name of whoever plays it, where that is known."""
    shown = sayer.seat(seat, cast)
    name = names[seat] if seat < len(names) else ""
    return sayer.words.say("tui-played-by", {"seat": shown, "name": name}) if name else shown
