"""The round: five phases in fixed order, each in turn order (B-RD-01..06)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import (
    ARMY_ACTIONS,
    END_OF_ROUND,
    EVENT_PHASE,
    HERO_ACTIONS,
    MOBILISATION,
    NEXT_PHASE,
    NEXT_TURN,
    PHASE_WINDOW,
    ROUND_WINDOW,
    UNTIL_ROUND_ENDS,
)
from metro2033.games.board.effects.goal_events import note_hero_phase_end
from metro2033.games.board.effects.lasting import end_lasting
from metro2033.games.board.events import PHASE_BEGAN, ROUND_BEGAN
from metro2033.games.board.rules.army import act_with_army
from metro2033.games.board.rules.dark import meet_the_dark
from metro2033.games.board.rules.hero import act_with_hero
from metro2033.games.board.rules.law import meet_in_council
from metro2033.games.board.rules.market import fill_market
from metro2033.games.board.rules.mobilise import mobilise
from metro2033.games.board.rules.production import produce, start_events
from metro2033.games.board.rules.scout import bury_expired
from metro2033.games.board.rules.settle import settle
from metro2033.games.board.rules.stage import enter_stage_two, return_to_stage_one
from metro2033.games.board.rules.victory import check_victory
from metro2033.games.board.rules.window import open_table_window
from metro2033.games.board.state import State, turn_order
from metro2033.kernel.agenda import NOBODY, Program, Step, do, do_next
from metro2033.kernel.event import tell


def begin_round(s: State, _: int, __: int) -> None:
    """Starts a round: five phases, then the next round (B-RD-01)."""
    if s.log is not None:
        tell(s, ROUND_BEGAN, s.round, s.first)
    do(s, ROUND)


def events_phase(s: State, _: int, __: int) -> None:
    """Schedules the symbols of the round marker's space: production, then a threat, then a law (B-EV-01, Q-04)."""
    _begin_phase(s, EVENT_PHASE)
    do(s, COURSE_OF_EVENTS)


def mobilisation_phase(s: State, _: int, __: int) -> None:
    _begin_phase(s, MOBILISATION)
    _everybody(s, mobilise)


def army_phase(s: State, _: int, __: int) -> None:
    _begin_phase(s, ARMY_ACTIONS)
    _everybody(s, act_with_army)


def hero_phase(s: State, _: int, __: int) -> None:
    _begin_phase(s, HERO_ACTIONS)
    _everybody(s, act_with_hero, AFTER_HEROES)


def _begin_phase(s: State, phase: int) -> None:
    s.phase = phase
    s.turn = NOBODY
    if s.log is not None:
        tell(s, PHASE_BEGAN, phase)


def _everybody(s: State, turn: Step, after: Program = ()) -> None:
    """Schedules W-1, then one turn per player in turn order; the phase ends after the last player (B-RD-02, B-RD-03)."""
    do(s, ((open_table_window, PHASE_WINDOW, 0), *[(turn, seat, 0) for seat in turn_order(s)], *after))


def end_hero_phase(s: State, _: int, __: int) -> None:
    """Refills the market if the edition says so, then checks goals about where heroes stand (B-HA-15, F-07)."""
    if s.catalog.flags.market_refill == "end_of_hero_phase":
        fill_market(s)
    for seat in turn_order(s):
        note_hero_phase_end(s, seat)
        if s.sits_out[seat] & NEXT_PHASE:
            s.sits_out[seat] = NEXT_TURN
    do_next(s, settle, 0, 0)


def end_of_round(s: State, _: int, __: int) -> None:
    """Schedules the last phase: a final window, then the victory check (B-ER-01)."""
    _begin_phase(s, END_OF_ROUND)
    do(s, LAST_PHASE)


def next_round(s: State, _: int, __: int) -> None:
    """Moves on when no player has won: ends effects, buries expired scouted cards, advances both markers (B-ER-06, Q-45)."""
    end_lasting(s, UNTIL_ROUND_ENDS)
    bury_expired(s)
    s.first = (s.first + 1) % s.seats  # B-RD-04
    s.space += 1
    if s.space == len(s.catalog.track):
        s.space = s.catalog.track_returns_to  # B-EV-08, Q-06
    do(s, STAGES)


def reset_round(s: State, _: int, __: int) -> None:
    """Resets the once-per-round counters."""
    s.used = []
    s.bought_mission = 0
    s.renewed = 0
    s.round += 1


ROUND: Final[Program] = (
    (events_phase, 0, 0),
    (mobilisation_phase, 0, 0),
    (army_phase, 0, 0),
    (hero_phase, 0, 0),
    (end_of_round, 0, 0),
)
COURSE_OF_EVENTS: Final[Program] = (
    (open_table_window, PHASE_WINDOW, 0),
    (start_events, 0, 0),
    (settle, 0, 0),
    (produce, 0, 0),
    (settle, 0, 0),
    (meet_the_dark, 0, 0),
    (settle, 0, 0),
    (meet_in_council, 0, 0),
    (settle, 0, 0),
)
AFTER_HEROES: Final[Program] = ((end_hero_phase, 0, 0),)
LAST_PHASE: Final[Program] = ((open_table_window, ROUND_WINDOW, 0), (check_victory, 0, 0), (next_round, 0, 0))
STAGES: Final[Program] = (
    (return_to_stage_one, 0, 0),
    (enter_stage_two, 0, 0),
    (settle, 0, 0),
    (reset_round, 0, 0),
    (begin_round, 0, 0),
)

STEPS = {
    begin_round: "B-RD-01",
    events_phase: "B-EV-01 Q-04",
    mobilisation_phase: "B-MO-01",
    army_phase: "B-AA-01",
    hero_phase: "B-HA-01",
    end_hero_phase: "B-HA-15 B-HA-28",
    end_of_round: "B-ER-01",
    next_round: "B-ER-06 B-ER-07 B-RD-04",
    reset_round: "B-MI-07 B-HA-18",
}
