"""The events that can decide a game of Breakthrough, by weight. Weights differ by two, so that a concerned seat only decides between equals."""

from __future__ import annotations

from typing import Final

DECIDING: Final = {
    "mission_completed": 8,
    "station_lost": 6,
    "resources_lost": 6,
    "monster_attacked": 4,
    "station_given_up": 4,
    "card_played": 2,
    "card_turned": 2,
    "card_discarded": 2,
    "card_taken": 2,
    "faction_taken": 2,
}
