"""The looks of the factions in pictures; a faction of a content pack has the look of its seat."""

from __future__ import annotations

from typing import Final

from metro2033.svg.theme import SEAT_LOOKS, Look, find_look

FACTIONS: Final = (
    "faction_1905",
    "faction_bandits",
    "faction_red_line",
    "faction_bauman",
    "faction_reich",
    "faction_arbat",
)
LOOKS: Final[dict[str, Look]] = dict(zip(FACTIONS, SEAT_LOOKS, strict=True))


def look_of(faction: str | None, seat: int = 0) -> Look:
    """Returns the look of a faction."""
    return find_look(LOOKS, faction, seat)
