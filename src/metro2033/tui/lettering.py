"""Text helpers shared by all panels."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from metro2033.text.say import Cast, Sayer
from metro2033.text.typeset import NO_BREAK


def cut(text: str, width: int) -> str:
    """Truncates a text to a width in cells."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"


def key_line(hints: Sequence[str]) -> Text:
    """Formats key hints so that a line break does not split one."""
    return Text("  ".join(hint.replace(" ", NO_BREAK) for hint in hints))


def entry(sayer: Sayer, card: str) -> Text:
    """Formats a card's name and text."""
    return Text.assemble((sayer.card(card), "bold"), f"  {sayer.card_text(card)}")


def named_seat(sayer: Sayer, cast: Cast, seat: int, names: Sequence[str]) -> str:
    """Names a seat by its card, with its player's name if known."""
    shown = sayer.seat(seat, cast)
    name = names[seat] if seat < len(names) else ""
    return sayer.words.say("tui-played-by", {"seat": shown, "name": name}) if name else shown
