"""The looks of the factions in pictures: those that are in the board game, too, look the same there."""

from __future__ import annotations

from typing import Final

from metro2033.svg.theme import SEAT_LOOKS, Look

LOOKS: Final[dict[str, Look]] = {
    "confederation_of_1905": SEAT_LOOKS[0],
    "bauman_alliance": SEAT_LOOKS[3],
    "fourth_reich": SEAT_LOOKS[4],
    "arbat_confederation": SEAT_LOOKS[5],
    "vdnkh_commonwealth": Look("#5fc9b8", "#03201b", "rocket", "rings"),
}
