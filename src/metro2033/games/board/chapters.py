"""The chapters of the rules and of card effects, and all their steps by name."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033.games.board.effects import instants, lasting, looks, tokens, triggers, verbs
from metro2033.games.board.rules import (
    army,
    capture,
    combat,
    combat_cards,
    dark,
    equipment,
    exchange,
    hero,
    law,
    market,
    mission,
    mobilise,
    outcome,
    production,
    reserve,
    round,
    scout,
    settle,
    setup,
    stage,
    victory,
    window,
)
from metro2033.kernel.steps import StepTable

CHAPTERS = (
    setup,
    round,
    production,
    dark,
    law,
    mobilise,
    army,
    hero,
    market,
    exchange,
    mission,
    scout,
    combat,
    combat_cards,
    outcome,
    capture,
    equipment,
    reserve,
    stage,
    settle,
    victory,
    window,
    triggers,
    verbs,
    tokens,
    instants,
    lasting,
    looks,
)
RENAMED: Mapping[str, str] = {}  # old step name in saves -> current name
STEPS = StepTable((chapter.STEPS for chapter in CHAPTERS), RENAMED)
