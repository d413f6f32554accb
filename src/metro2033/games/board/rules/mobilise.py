"""Phase 2, mobilisation: upkeep, then recruiting (B-MO-01..06, Q-17, Q-18, Q-108)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import FREE_STRENGTH, KEEP_ARMY, MOB_WINDOW, RECRUIT, STRONGEST_ARMY, WEAKEST_ARMY
from metro2033.games.board.effects.triggers import run_trigger, triggers_of
from metro2033.games.board.events import ARMY_DISBANDED, MAINTENANCE_PAID, SOLDIERS_RECRUITED
from metro2033.games.board.queries.modifiers import Changes, price, upkeep
from metro2033.games.board.queries.reasons import Reason
from metro2033.games.board.queries.tokens import can_pay
from metro2033.games.board.rules.reserve import pay
from metro2033.games.board.rules.settle import STABLE_POINT
from metro2033.games.board.rules.window import open_own_window
from metro2033.games.board.state import State
from metro2033.kernel.agenda import ask, by_seat, do
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell


def mobilise(s: State, seat: int, _: int) -> None:
    """Schedules one player's mobilisation turn: window, upkeep, recruiting (B-MO-01)."""
    s.turn = seat
    first = [
        (run_trigger, trigger.number, seat)
        for trigger in triggers_of(s, seat, c.OWN_MOBILISATION_START)
        if not trigger.optional
    ]
    turn = MOBILISATION_TURN[seat]
    do(s, (*first, *turn) if first else turn)


def choose_army_to_keep(s: State, seat: int, _: int) -> None:
    """Asks how large an army to keep: above 5 it costs pigs, and soldiers not paid for are disbanded (B-MO-02, B-MO-03, Q-17, D-12)."""
    strength = s.army[seat]
    if strength > FREE_STRENGTH and any(upkeep(s, seat, strength)):
        levels = range(strength, lowest_level(s) - 1, -1)
        ask(
            s,
            seat,
            [KEEP_ARMY + level for level in levels if can_pay(s, seat, upkeep(s, seat, level))],
            keep_army,
            seat,
        )


def lowest_level(s: State) -> int:
    """Returns the lowest army strength reachable by disbanding: the free strength, or any with the house rule (Q-17)."""
    return WEAKEST_ARMY if s.catalog.flags.disband_below_five else FREE_STRENGTH


def keep_army(s: State, seat: int, _: int, choice: int) -> None:
    level = choice - KEEP_ARMY
    cost = upkeep(s, seat, level)
    if s.log is not None:
        if level < s.army[seat]:
            tell(s, ARMY_DISBANDED, seat, level, *cost)
        elif any(cost):
            tell(s, MAINTENANCE_PAID, seat, *cost)
    s.army[seat] = level
    pay(s, seat, cost)


def most_recruits(s: State, seat: int) -> int:
    """Returns how many soldiers a seat can afford, up to army strength 8 (B-MO-04, B-MO-05)."""
    room = STRONGEST_ARMY - s.army[seat]
    left = s.held[3 * seat : 3 * seat + 3]
    for hired in range(room):
        cost = price(s, seat, c.RECRUITING, hired)
        for kind in range(3):
            left[kind] -= cost[kind]
            if left[kind] < 0:
                return hired
    return room


def recruiting_price(s: State, seat: int, hired: int, changes: Changes | None = None) -> list[int]:
    """Returns the total price of this number of soldiers (B-MO-04, Q-108)."""
    bill = [0, 0, 0]
    for earlier in range(hired):
        cost = price(s, seat, c.RECRUITING, earlier, changes)
        bill = [bill[kind] + cost[kind] for kind in range(3)]
    return bill


def choose_recruits(s: State, seat: int, _: int) -> None:
    """Asks how many soldiers to hire, from none to as many as the seat can pay (B-MO-04, D-13)."""
    most = most_recruits(s, seat)
    if most:
        ask(s, seat, [RECRUIT + n for n in range(most + 1)], recruit, seat)


def recruit(s: State, seat: int, _: int, choice: int) -> None:
    hired = choice - RECRUIT
    if hired:
        bill = recruiting_price(s, seat, hired)
        pay(s, seat, bill)
        s.army[seat] += hired
        s.unsettled |= 1 << seat
        if s.log is not None:
            tell(s, SOLDIERS_RECRUITED, seat, hired, s.army[seat], *bill)


def _why_not_keep(s: State, seat: int, choice: Choice) -> Reason:
    if choice.verb != "army":
        return None
    level = choice.code - KEEP_ARMY
    if lowest_level(s) <= level <= s.army[seat] and not can_pay(s, seat, upkeep(s, seat, level)):
        return "why-upkeep", ("B-MO-02", "B-MO-03")
    return "why-army-level", ("B-MO-03", "Q-17")


def _why_not_recruit(s: State, seat: int, choice: Choice) -> Reason:
    if choice.verb != "recruit":
        return None
    over = s.army[seat] + choice.code - RECRUIT > STRONGEST_ARMY
    return ("why-army-cap", ("B-MO-05",)) if over else ("why-cannot-pay", ("B-MO-04",))


MOBILISATION_TURN: Final = by_seat(
    lambda seat: (
        (open_own_window, MOB_WINDOW, seat),
        (choose_army_to_keep, seat, 0),
        (choose_recruits, seat, 0),
        STABLE_POINT,
    )
)

STEPS = {
    mobilise: "B-MO-01",
    choose_army_to_keep: "B-MO-02 B-MO-03 Q-17",
    keep_army: "B-MO-02 B-MO-03",
    choose_recruits: "B-MO-04 B-MO-05",
    recruit: "B-MO-04 B-MO-06",
}
WHY = {choose_army_to_keep: _why_not_keep, choose_recruits: _why_not_recruit}
