"""The part of a turn that a question of the card game belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from metro2033.games.breakthrough.rules import attack, draw, losses, mission, setup, tidy, turn
from metro2033.kernel.agenda import Step

BY_STEP: Final[Mapping[Step, str]] = {
    setup.choose_faction: "setup",
    draw.choose_draw: "draw",
    turn.choose_action: "action",
    turn.choose_card_to_swap: "action",
    turn.choose_end: "end_of_turn",
    tidy.choose_card_to_tidy: "end_of_turn",
    mission.choose_resource_to_spend: "missions",
    mission.choose_hero_to_double: "missions",
    mission.choose_station_fate: "missions",
    attack.choose_defence: "defence",
    attack.offer_free_play: "defence",
    losses.choose_station_to_lose: "defence",
}
PHASES: Final = tuple(dict.fromkeys(BY_STEP.values()))


def phase_of(s: Any) -> str:
    """Returns the part of a turn that the open question belongs to."""
    return BY_STEP[s.asked_by[0]]
