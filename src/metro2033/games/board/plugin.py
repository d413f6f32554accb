"""Metro 2033, the board game for two to six players."""

from __future__ import annotations

from metro2033.games.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="board",
    package=__package__ or "",
    environment="metro2033/board-v0",
    parts={
        "rules": "game:BoardRules",
        "editions": "catalog.load:editions",
        "view_type": "view_types:BoardView",
        "mind": "bots.mind:MIND",
        "writer": "learn.observation:BoardWriter",
        "screen": "draw.terminal:BoardScreen",
        "face": "draw.full_screen:BoardFace",
        "picture": "draw.svg_table:BoardPicture",
        "cards": "draw.svg_cards:BoardCards",
        "looks": "draw.looks:LOOKS",
        "nouns": "text.nouns:NOUNS",
        "effects": "text.effects:BoardEffects",
        "watched": "study.arena:WATCHED",
        "draft": "study.arena:DEALT",
        "trade": "study.puzzles:TRADE",
        "phase_of": "study.phases:phase_of",
        "phases": "study.phases:PHASES",
        "kinds": "study.kinds:KINDS",
        "deciding": "study.deciding:DECIDING",
    },
    ratings={"novice": 299, "regular": 624, "veteran": 1158, "legend": 1472},
)
