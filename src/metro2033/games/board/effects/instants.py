"""Verbs of a piece, a vote or a capture that take effect at once: army, move_hero, votes, free capture."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.catalog.schema import Army, Cost, MoveHero, Votes
from metro2033.games.board.codes import HERO, NEXT_TURN, PLACE, STRONGEST_ARMY, WEAKEST_ARMY
from metro2033.games.board.effects.verb import NEVER, Tally, Verb, uncounted
from metro2033.games.board.events import ARMY_CHANGED, HERO_PLACED, VOTES_ADDED
from metro2033.games.board.queries.consequences import may_capture_now
from metro2033.games.board.queries.pieces import fighting_pieces
from metro2033.games.board.queries.stations import stations_in
from metro2033.games.board.state import State
from metro2033.kernel.agenda import ask, do_next
from metro2033.kernel.event import tell
from metro2033.kernel.outlook import Note


def run_army(s: State, seat: int, effect: Effect, number: int) -> None:
    """Moves the army track, clamped to 1..8 (INV-03)."""
    strength = _army_after(s, seat, effect.n)
    if strength != s.army[seat]:
        s.army[seat] = strength
        s.unsettled |= 1 << seat
        if s.log is not None:
            tell(s, ARMY_CHANGED, seat, strength, effect.card)


def can_change_army(s: State, seat: int, effect: Effect, window: int) -> bool:
    return WEAKEST_ARMY <= s.army[seat] + effect.n <= STRONGEST_ARMY


def expect_army(s: State, seat: int, effect: Effect, tally: Tally) -> None:
    tally.army = _army_after(s, seat, effect.n) - s.army[seat]


def _army_after(s: State, seat: int, n: int) -> int:
    """Returns the army track after moving it by n, clamped (INV-03)."""
    return max(WEAKEST_ARMY, min(STRONGEST_ARMY, s.army[seat] + n))


def run_move_hero(s: State, seat: int, effect: Effect, number: int) -> None:
    do_next(s, choose_station_for_hero, seat, 0)


def choose_station_for_hero(s: State, seat: int, _: int) -> None:
    """Asks for a station that carries the seat's token (D-49)."""
    options = [PLACE + station for station in stations_in(s.own[seat])]
    if options:
        ask(s, seat, options, put_hero, seat)


def put_hero(s: State, seat: int, _: int, choice: int) -> None:
    s.hero_at[seat] = choice - PLACE
    if s.log is not None:
        tell(s, HERO_PLACED, seat, choice - PLACE)


def can_move_hero(s: State, seat: int, effect: Effect, window: int) -> bool:
    """Returns whether the hero can be moved; not while missing a turn or fighting (Q-60, Q-84)."""
    fights = seat in fighting_pieces(s, hero=True) or (s.dark is not None and s.dark.piece[seat] == HERO)
    return not s.sits_out[seat] & NEXT_TURN and s.own[seat] > 0 and not fights


def run_votes(s: State, seat: int, effect: Effect, number: int) -> None:
    """Adds votes to the side the seat has already voted for (Q-98)."""
    assert s.vote is not None
    s.vote.weight[seat] += effect.n
    if s.log is not None:
        tell(s, VOTES_ADDED, seat, effect.n)


def votes_are_cast(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.vote is not None


def expect_votes(s: State, seat: int, effect: Effect, tally: Tally) -> None:
    tally.notes.append(Note("votes", {"n": effect.n}))


def run_free_capture(s: State, seat: int, effect: Effect, number: int) -> None:
    assert s.battle is not None
    s.battle.free_capture = 1


def can_capture_free(s: State, seat: int, effect: Effect, window: int) -> bool:
    return s.battle is not None and not s.battle.free_capture and may_capture_now(s, seat)


VERBS: Final[list[Verb]] = [
    Verb(c.ARMY_TRACK, Army, run_army, can_change_army, expect_army, tells_cause=True),
    Verb(c.MOVE_HERO, MoveHero, run_move_hero, can_move_hero, uncounted),
    Verb(c.VOTES, Votes, run_votes, votes_are_cast, expect_votes, any_time=NEVER, op="add"),
    Verb(
        c.FREE_CAPTURE,
        Cost,
        run_free_capture,
        can_capture_free,
        uncounted,
        any_time=NEVER,
        what="capture_any",
        change="free",
    ),
]
STEPS = {
    choose_station_for_hero: "B-MI-11",
    put_hero: "B-MI-11",
}
