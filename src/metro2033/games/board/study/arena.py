"""The prompts and events of the board game that the arena counts."""

from __future__ import annotations

from metro2033.arena.watched import Watched
from metro2033.games.board.rules.setup import choose_faction, choose_hero, choose_home_for_hero

DEALT = (choose_faction, choose_hero)  # dealt at random in the opening book

WATCHED = Watched(
    draft=frozenset({choose_faction, choose_hero, choose_home_for_hero}),
    uses=(
        "equipment_bought",
        "equipment_kept",
        "equipment_used",
        "mission_completed",
        "mission_used",
        "combat_card_chosen",
        "threat_repelled",
    ),
    captures=("station_captured", "station_claimed"),
    table_uses=("law_passed",),
    missions=("mission_kept",),
    firsts={"mission_completed": "mission", "station_captured": "station"},
)
