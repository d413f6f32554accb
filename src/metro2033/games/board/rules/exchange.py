"""Exchanging resources: any number of one kind for the same number of another kind (B-HA-19, Q-03, Q-40)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import AMOUNT, EXCHANGE
from metro2033.games.board.events import TOKENS_EXCHANGED
from metro2033.games.board.queries.reasons import Reason
from metro2033.games.board.queries.tokens import pairs_to_exchange
from metro2033.games.board.state import State
from metro2033.kernel.agenda import ask, do_next
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell

ANY_NUMBER: Final = 99


def choose_exchange(s: State, seat: int, most: int) -> None:
    """Asks which kind to give and which to take (D-31, D-44)."""
    options = pairs_to_exchange(s, seat)
    if options:
        ask(s, seat, options, take_exchange, seat, most)


def take_exchange(s: State, seat: int, most: int, choice: int) -> None:
    # A step carries only two ints, so the limit and the pair of kinds share one.
    do_next(s, choose_exchange_amount, seat, most * 9 + choice - EXCHANGE)


def choose_exchange_amount(s: State, seat: int, packed: int) -> None:
    """Asks how many tokens to exchange, limited by the tokens held, the reserve and the allowed maximum."""
    most, pair = divmod(packed, 9)
    most = min(most, s.held[3 * seat + pair // 3], s.reserve[pair % 3])
    ask(s, seat, [AMOUNT + n for n in range(1, most + 1)], exchange, seat, pair)


def exchange(s: State, seat: int, pair: int, choice: int) -> None:
    given, taken, amount = pair // 3, pair % 3, choice - AMOUNT
    s.held[3 * seat + given] -= amount
    s.reserve[given] += amount
    s.held[3 * seat + taken] += amount
    s.reserve[taken] -= amount
    s.unsettled |= 1 << seat
    if s.log is not None:
        tell(s, TOKENS_EXCHANGED, seat, given, taken, amount)


def _why_not_exchange(s: State, seat: int, choice: Choice) -> Reason:
    return "why-exchange", ("B-HA-19", "Q-03", "Q-40")


STEPS = {
    choose_exchange: "B-HA-19 Q-03 Q-40",
    take_exchange: "B-HA-19",
    choose_exchange_amount: "B-HA-19 Q-03 Q-40",
    exchange: "B-HA-19",
}
WHY_ANYTIME = {"exchange": _why_not_exchange}
