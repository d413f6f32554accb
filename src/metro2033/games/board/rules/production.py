"""Phase 1, resource production and the effects at the start of the phase (B-EV-01..08, Q-02, Q-04, Q-05)."""

from __future__ import annotations

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import TAKE
from metro2033.games.board.effects.triggers import offer_trigger, reactions
from metro2033.games.board.events import STATIONS_PRODUCED
from metro2033.games.board.rules.reserve import take
from metro2033.games.board.state import State, points, turn_order
from metro2033.kernel.agenda import NOBODY, Scheduled, ask, do, do_each, do_next


def start_events(s: State, _: int, __: int) -> None:
    """Schedules start-of-events effects of the current law and of factions, in turn order (Q-04, Q-14, D-06)."""
    laws = s.catalog.triggers[c.EVENTS_START][s.law] if s.law != NOBODY else []
    fewest = min([points(s, seat) for seat in range(s.seats)])  # fixed before any player takes anything
    steps: list[Scheduled] = []
    for seat in turn_order(s):
        steps += reactions(s, seat, c.EVENTS_START)
        for trigger in laws:
            if trigger.who != c.FEWEST_POINTS or points(s, seat) == fewest:
                steps.append((offer_trigger, trigger.number, seat))
    do(s, tuple(steps))


def produce(s: State, _: int, __: int) -> None:
    """Schedules production for every seat in turn order, if the space shows a resource (B-EV-02)."""
    if s.catalog.track[s.space].produce:
        do_each(s, produce_for, turn_order(s))


def produce_for(s: State, seat: int, _: int) -> None:
    """Produces one token per regular station printing a shown resource, two on the start space; then Polis (B-EV-02, B-EV-06)."""
    cards = s.catalog
    space = cards.track[s.space]
    own = s.own[seat]
    tokens = [0, 0, 0]
    for kind in space.produce:
        tokens[kind] = (own & cards.printing[kind]).bit_count() * space.times
    polis = (own >> cards.metro.regular).bit_count()
    if polis:
        if len(space.produce) == 1:
            tokens[space.produce[0]] += polis * space.times
        else:
            do_next(s, choose_polis_production, seat, polis)
    take(s, seat, tokens, STATIONS_PRODUCED)


def choose_polis_production(s: State, seat: int, left: int) -> None:
    """Asks, for each Polis station, which of two shown resources to take, among kinds in the reserve (B-EV-03, B-EV-04, D-07)."""
    options = [TAKE + kind for kind in s.catalog.track[s.space].produce if s.reserve[kind]]
    if options:
        ask(s, seat, options, produce_in_polis, seat, left)


def polis_production(s: State, kind: int) -> list[int]:
    """Returns the tokens one Polis station gives of the chosen kind (B-EV-04, B-EV-06)."""
    return [s.catalog.track[s.space].times if k == kind else 0 for k in range(3)]


def produce_in_polis(s: State, seat: int, left: int, choice: int) -> None:
    take(s, seat, polis_production(s, choice - TAKE), STATIONS_PRODUCED)
    if left > 1:
        do_next(s, choose_polis_production, seat, left - 1)


STEPS = {
    start_events: "Q-04 Q-14 Q-113",
    produce: "B-EV-01 B-EV-02",
    produce_for: "B-EV-02 B-EV-03 B-EV-06 B-EV-07",
    choose_polis_production: "B-EV-03 B-EV-04 B-EV-05 B-MP-10",
    produce_in_polis: "B-EV-04",
}
