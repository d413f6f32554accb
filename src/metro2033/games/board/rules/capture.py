"""Capturing and losing stations (B-CP-01..10). Station ownership changes only in this module."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import ATTACKER, CAPTURE, CLAIM, DEFENDER, PASS
from metro2033.games.board.effects.goal_events import note_capture
from metro2033.games.board.events import STATION_CAPTURED, STATION_CLAIMED, STATION_LOST
from metro2033.games.board.queries.modifiers import Changes, price
from metro2033.games.board.queries.reasons import Reason
from metro2033.games.board.queries.stations import has_token_left, stations_in
from metro2033.games.board.queries.tokens import can_pay
from metro2033.games.board.rules.reserve import pay
from metro2033.games.board.state import State, station_count
from metro2033.kernel.agenda import NOBODY, ask, do_next
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell

FEWEST_STATIONS: Final = 3  # B-CP-09


def gain_station(s: State, seat: int, station: int) -> None:
    """Gives a station and its victory point to a seat (B-CP-06)."""
    bit = 1 << station
    s.owner[station] = seat
    s.own[seat] |= bit
    s.neutral &= ~bit
    s.unsettled |= 1 << seat


def lose_station(s: State, station: int) -> None:
    """Makes a station neutral again; its owner loses the token and the victory point (B-CP-07)."""
    seat, bit = s.owner[station], 1 << station
    s.owner[station] = NOBODY
    s.own[seat] &= ~bit
    s.neutral |= bit
    s.unsettled |= 1 << seat
    if s.log is not None:
        tell(s, STATION_LOST, seat, station)


def capture_price(s: State, seat: int, *, from_player: bool, changes: Changes | None = None) -> list[int]:
    """Returns the price of capturing the station just won (B-CP-02, B-CP-03)."""
    if s.battle is not None and s.battle.free_capture:
        return [0, 0, 0]
    return price(s, seat, c.CAPTURE_ENEMY if from_player else c.CAPTURE_NEUTRAL, 0, changes)


def choose_capture(s: State, seat: int, from_player: int) -> None:
    """Offers the winner of a station attack an immediate capture, unless they cannot pay (B-CP-01, Q-52, D-19)."""
    if can_pay(s, seat, capture_price(s, seat, from_player=from_player == 1)):
        ask(s, seat, [CAPTURE, PASS], capture_or_leave, seat, from_player)


def capture_or_leave(s: State, seat: int, from_player: int, choice: int) -> None:
    """Captures the station, or leaves it neutral without payment (B-CP-04)."""
    assert s.battle is not None
    if choice == CAPTURE:
        cost = capture_price(s, seat, from_player=from_player == 1)
        pay(s, seat, cost)
        gain_station(s, seat, s.battle.station)
        if s.log is not None:
            tell(s, STATION_CAPTURED, seat, s.battle.station, *cost)
        note_capture(s, seat, s.battle.piece[ATTACKER], from_player=from_player == 1)


def stations_to_claim(s: State, seat: int, lost: int) -> list[int]:
    """Returns neutral regular stations of the seat's zone, else of the other active zones; never Polis (B-CP-09, B-CP-10, Q-56)."""
    cards = s.catalog
    pool = s.neutral & ((1 << cards.metro.regular) - 1)
    if not cards.flags.min_three_may_retake and lost != NOBODY:
        pool &= ~(1 << lost)
    at_home = pool & cards.zone_stations[cards.zone[s.faction[seat]]]
    return stations_in(at_home or pool)


def choose_station_to_claim(s: State, seat: int, lost: int) -> None:
    """Asks a seat with fewer than three stations to claim one, while any is available (B-CP-09, Q-54, D-24)."""
    if station_count(s, seat) < FEWEST_STATIONS:
        pool = stations_to_claim(s, seat, lost)
        if pool:
            ask(s, seat, [CLAIM + station for station in pool], claim_station, seat, lost)


def claim_station(s: State, seat: int, lost: int, choice: int) -> None:
    """Claims a station for free. Not a capture: nothing is paid and capture goals ignore it (Q-57)."""
    gain_station(s, seat, choice - CLAIM)
    if s.log is not None:
        tell(s, STATION_CLAIMED, seat, choice - CLAIM)
    do_next(s, choose_station_to_claim, seat, lost)


def _why_not_capture(s: State, seat: int, choice: Choice) -> Reason:
    """Returns why a station cannot be captured: it was not just won, no token is left, or the price cannot be paid."""
    b = s.battle
    if (
        b is None
        or b.winner != ATTACKER
        or b.target != NOBODY
        or b.seat[ATTACKER] != seat
        or s.owner[b.station] != NOBODY
    ):
        return "why-nothing-won", ("B-CP-01",)
    if not has_token_left(s, seat):
        return "why-no-token", ("Q-01",)
    from_player = b.seat[DEFENDER] != NOBODY
    if not can_pay(s, seat, capture_price(s, seat, from_player=from_player)):
        return "why-cannot-pay", ("B-CP-03" if from_player else "B-CP-02",)
    return None


STEPS = {
    choose_capture: "B-CP-01 B-CP-02 B-CP-03 B-AA-10 B-HA-26",
    capture_or_leave: "B-CP-01 B-CP-04",
    choose_station_to_claim: "B-CP-09 B-CP-10",
    claim_station: "B-CP-09",
}
WHY_ANYTIME = {"capture": _why_not_capture}
