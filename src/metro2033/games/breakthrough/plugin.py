"""Metro 2033: Breakthrough, the card game for two to five players."""

from __future__ import annotations

from metro2033.games.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="breakthrough",
    package=__package__ or "",
    environment="metro2033/breakthrough-v0",
    parts={
        "rules": "game:BreakthroughRules",
        "editions": "catalog.load:editions",
        "variants": "game:SURVIVAL",
        "view_type": "view_types:BreakthroughView",
        "mind": "bots.mind:MIND",
        "writer": "learn.observation:BreakthroughWriter",
        "screen": "draw.terminal:BreakthroughScreen",
        "face": "draw.full_screen:BreakthroughFace",
        "picture": "draw.svg_table:BreakthroughPicture",
        "cards": "draw.svg_cards:BreakthroughCards",
        "looks": "draw.looks:LOOKS",
        "nouns": "text.nouns:NOUNS",
        "effects": "text.effects:CardEffects",
        "watched": "study.arena:WATCHED",
        "draft": "study.arena:DEALT",
        "trade": "study.puzzles:TRADE",
        "phase_of": "study.phases:phase_of",
        "phases": "study.phases:PHASES",
        "kinds": "study.kinds:KINDS",
        "deciding": "study.deciding:DECIDING",
    },
    ratings={"novice": 410, "regular": 725, "veteran": 1155, "legend": 1466, "master": 1482},
)
