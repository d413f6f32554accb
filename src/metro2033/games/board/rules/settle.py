"""Stable points: with no effect pending, goals are checked and the game may return to stage I (Q-101)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.rules.mission import complete_missions
from metro2033.games.board.rules.stage import return_to_stage_one
from metro2033.games.board.state import State
from metro2033.kernel.agenda import Program, Scheduled, do


def settle(s: State, _: int, __: int) -> None:
    """Completes missions in turn order until none is ready, then checks the return to stage I (Q-77, Q-101)."""
    if s.unsettled:
        at_once = s.stage == 2 and s.catalog.flags.return_check_timing == "immediate"  # F-05
        do(s, GOALS_AND_STAGE if at_once else GOALS)


STABLE_POINT: Final[Scheduled] = (settle, 0, 0)
GOALS: Final[Program] = ((complete_missions, 0, 0),)
GOALS_AND_STAGE: Final[Program] = ((complete_missions, 0, 0), (return_to_stage_one, 0, 0))

STEPS = {settle: "Q-77 Q-101"}
