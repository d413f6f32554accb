"""The part of a round to which a question belongs, by game; accuracy is counted by these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from metro2033.board.codes import PHASES
from metro2033.breakthrough.rules import attack, draw, losses, mission, setup, tidy, turn
from metro2033.kernel.agenda import Step

BATTLE: Final = "battle"

CARD_PHASES: Final[Mapping[Step, str]] = {
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


def board_phase(s: Any) -> str:
    """The phase of the round, or the battle within it."""
    return BATTLE if s.battle is not None else PHASES[s.phase]


def card_phase(s: Any) -> str:
    """The part of a turn to which the question belongs."""
    return CARD_PHASES[s.asked_by[0]]


PHASE_OF: Final[Mapping[str, Callable[[Any], str]]] = {"board": board_phase, "breakthrough": card_phase}
ORDER: Final[tuple[str, ...]] = tuple(dict.fromkeys((*PHASES[:-1], BATTLE, PHASES[-1], *CARD_PHASES.values())))
