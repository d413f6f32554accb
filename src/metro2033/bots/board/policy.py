"""A default policy: how a search plays on through questions it does not look at. Cheap, sensible, never stuck."""

from __future__ import annotations

from collections.abc import Callable

from metro2033.board.codes import CAPTURE, OBTAIN, PASS, STAY, TAKE, USE_ABILITY
from metro2033.board.state import State
from metro2033.bots.clock import CLOCK
from metro2033.kernel.chance import Deal

Choose = Callable[[State, Deal], int]


def first(s: State, deal: Deal) -> int:
    """The first option."""
    return s.options[0]


def last(s: State, deal: Deal) -> int:
    """The last option."""
    return s.options[-1]


def anything(s: State, deal: Deal) -> int:
    """Any option."""
    return s.options[deal.below(len(s.options))]


def pass_by(s: State, deal: Deal) -> int:
    """Pass."""
    return PASS


def _scarcest(s: State, deal: Deal) -> int:
    """Take the kind one holds least of."""
    held = s.held[3 * s.asked : 3 * s.asked + 3]
    return min(s.options, key=lambda code: held[code % 3 if code < TAKE else code - TAKE])


def use(s: State, deal: Deal) -> int:
    """Use the ability, if that is an option; else pass, which comes last."""
    return USE_ABILITY if USE_ABILITY in s.options else s.options[-1]


def capture(s: State, deal: Deal) -> int:
    """Capture what was won."""
    return CAPTURE


def _obtain(s: State, deal: Deal) -> int:
    return OBTAIN if OBTAIN in s.options else PASS


def _stay(s: State, deal: Deal) -> int:
    return STAY


def second(s: State, deal: Deal) -> int:
    """The first thing that is not a pass."""
    return s.options[1] if len(s.options) > 1 else s.options[0]


# By the name of the question; anything else gets any option.
POLICY: dict[str, Choose] = {
    "offer_abilities": pass_by,
    "choose_capture": capture,
    "choose_token": _scarcest,
    "choose_token_to_steal": _scarcest,
    "choose_polis_production": _scarcest,
    "choose_spoils": second,
    "offer_trigger": use,
    "offer_payment": second,
    "offer_mission_claim": second,
    "offer_scouted_card": second,
    "choose_army_to_keep": first,
    "choose_recruits": last,
    "choose_army_action": _obtain,
    "choose_move": _stay,
    "choose_hero_action": use,
    "offer_renewal": last,
    "choose_purchase": second,
    "choose_exchange_amount": first,
}


def turn_of(s: State) -> tuple[int, ...]:
    """Whose turn it is, and when; a turn is over when this changes."""
    return (s.turn, s.phase, s.round)


def clock(s: State) -> int:
    """The round: every seat has had all its turns when it changes."""
    return s.round * CLOCK


def default_choice(s: State, deal: Deal) -> int:
    """A sensible answer without thought."""
    if len(s.options) == 1:
        return s.options[0]
    return POLICY.get(s.asked_by[0].__name__, anything)(s, deal)
