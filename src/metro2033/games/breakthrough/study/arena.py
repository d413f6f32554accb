"""The prompts and events of the card game that the arena counts."""

from __future__ import annotations

from metro2033.arena.watched import Watched
from metro2033.games.breakthrough.rules.setup import choose_faction

DEALT = (choose_faction,)  # answered at random in the opening book

WATCHED = Watched(
    draft=frozenset({choose_faction}),
    uses=(
        "card_played",
        "card_played_free",
        "card_turned",
        "card_turned_free",
        "protection_used",
        "mission_completed",
    ),
    captures=("mission_completed",),
    firsts={"mission_completed": "mission", "station_kept": "station"},
)
