"""Verbs of resource tokens: gain, lose, steal, swap."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.catalog.schema import Gain, Lose, Steal, Swap
from metro2033.games.board.codes import RESULT_WINDOW, STEAL
from metro2033.games.board.effects.verb import Tally, Verb, uncounted
from metro2033.games.board.queries.consequences import may_capture_now
from metro2033.games.board.queries.tokens import pairs_to_exchange, tokens_held
from metro2033.games.board.rules.exchange import choose_exchange
from metro2033.games.board.rules.reserve import choose_token, choose_token_to_give, choose_token_to_steal, gain, lose
from metro2033.games.board.state import State, points
from metro2033.kernel.agenda import NOBODY, ask, do_next


def run_gain(s: State, seat: int, effect: Effect, number: int) -> None:
    """Gives the named tokens at once and asks for tokens of choice one by one.

    `here` means the resource printed on the hero's station, or any kind in Polis.
    """
    tokens, choice = _gained(s, seat, effect)
    gain(s, seat, tokens, effect.card)
    for _ in range(choice):
        do_next(s, choose_token, seat, effect.card)


def can_gain(s: State, seat: int, effect: Effect, window: int) -> bool:
    """Returns whether a gain has an effect; in the result window only if a capture follows or missions work at any time (Q-84, Q-104)."""
    if window == RESULT_WINDOW and not s.catalog.flags.missions_at_any_time and not may_capture_now(s, seat):
        return False
    if effect.here and _station_gives(s, seat):
        return True
    return (effect.choice > 0 and any(s.reserve)) or any(effect.tokens[kind] and s.reserve[kind] for kind in range(3))


def expect_gain(s: State, seat: int, effect: Effect, tally: Tally) -> None:
    tokens, choice = _gained(s, seat, effect)
    tally.gained = [tally.gained[kind] + tokens[kind] for kind in range(3)]
    tally.later += choice


def _gained(s: State, seat: int, effect: Effect) -> tuple[list[int], int]:
    """Returns the named tokens of a gain and the number of tokens of choice.

    The resource printed on the hero's station is a named token; Polis prints none, so there it is a token of choice.
    """
    if not effect.here:
        return effect.tokens, effect.choice
    kind = s.catalog.prints[s.hero_at[seat]]
    if kind == NOBODY:
        return effect.tokens, effect.choice + effect.here
    return [n + (effect.here if k == kind else 0) for k, n in enumerate(effect.tokens)], effect.choice


def _station_gives(s: State, seat: int) -> bool:
    """Returns whether the resource printed on the hero's station (any kind in Polis) is in the reserve."""
    at = s.hero_at[seat]
    if at >= s.catalog.metro.capturable:
        return False
    kind = s.catalog.prints[at]
    return any(s.reserve) if kind == NOBODY else s.reserve[kind] > 0


def run_lose(s: State, seat: int, effect: Effect, number: int) -> None:
    lose(s, seat, effect.tokens, effect.card)
    for _ in range(effect.choice):
        do_next(s, choose_token_to_give, seat, effect.card)


def can_lose(s: State, seat: int, effect: Effect, window: int) -> bool:
    return True


def expect_loss(s: State, seat: int, effect: Effect, tally: Tally) -> None:
    tally.lost = [tally.lost[kind] + effect.tokens[kind] for kind in range(3)]
    tally.later -= effect.choice


def run_steal(s: State, seat: int, effect: Effect, number: int) -> None:
    for _ in range(effect.n):
        do_next(s, choose_victim, seat, 0)


def choose_victim(s: State, seat: int, _: int) -> None:
    """Asks from whom to steal a token (D-45)."""
    options = [STEAL + s.faction[other] for other in _victims(s, seat)]
    if options:
        ask(s, seat, options, take_victim, seat)


def take_victim(s: State, seat: int, _: int, choice: int) -> None:
    do_next(s, choose_token_to_steal, seat, s.faction.index(choice - STEAL))


def can_steal(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(_victims(s, seat)) > 0


def _victims(s: State, seat: int) -> list[int]:
    """Returns the players with more victory points than the seat and at least one token."""
    mine = points(s, seat)
    return [other for other in range(s.seats) if other != seat and points(s, other) > mine and tokens_held(s, other)]


def run_swap(s: State, seat: int, effect: Effect, number: int) -> None:
    do_next(s, choose_exchange, seat, effect.n)


def can_swap(s: State, seat: int, effect: Effect, window: int) -> bool:
    return len(pairs_to_exchange(s, seat)) > 0


VERBS: Final[list[Verb]] = [
    Verb(c.GAIN, Gain, run_gain, can_gain, expect_gain, tells_cause=True),
    Verb(c.LOSE, Lose, run_lose, can_lose, expect_loss, tells_cause=True),
    Verb(c.STEAL_TOKENS, Steal, run_steal, can_steal, uncounted),
    Verb(c.SWAP, Swap, run_swap, can_swap, uncounted),
]
STEPS = {
    choose_victim: "Q-102",
    take_victim: "Q-102",
}
