"""The events that can decide a board game, by weight. Weights differ by two, so that a concerned seat only decides between equals."""

from __future__ import annotations

from typing import Final

DECIDING: Final = {
    "station_captured": 10,
    "mission_completed": 10,
    "station_claimed": 10,
    "station_lost": 8,
    "battle_won": 6,
    "battle_lost": 6,
    "attack_prevented": 6,
    "hero_wounded": 6,
    "threat_repelled": 4,
    "threat_not_repelled": 4,
    "law_passed": 4,
    "law_rejected": 4,
    "battle_drawn": 4,
    "equipment_taken": 4,
    "token_stolen": 4,
    "army_changed": 4,
    "equipment_bought": 2,
    "mission_bought": 2,
    "soldiers_recruited": 2,
    "army_disbanded": 2,
    "faction_chosen": 2,
    "hero_chosen": 2,
    "hero_moved": 2,
    "threat_scouted": 2,
}
