"""Cautions about choices that certainly waste something: a missed free gain, an excess purchase, a battle without a capture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import ATTACK, ATTACK_HERO, BUY, CAPTURE, OBTAIN, PASS, RENEW, SCOUT, USE_ABILITY
from metro2033.games.board.queries.modifiers import price
from metro2033.games.board.queries.stations import has_token_left
from metro2033.games.board.queries.tokens import can_pay
from metro2033.games.board.rules.army import choose_army_action
from metro2033.games.board.rules.capture import capture_price, choose_capture
from metro2033.games.board.rules.equipment import equipment_limit
from metro2033.games.board.rules.hero import choose_hero_action
from metro2033.games.board.rules.market import RENEWAL, choose_purchase, offer_renewal
from metro2033.games.board.state import State
from metro2033.kernel.advice import Caution
from metro2033.kernel.agenda import NOBODY, Step

IDLE_ARMY = Caution("idle-army", ["B-AA-14"])
IDLE_ABILITY = Caution("idle-ability", ["B-HA-03"])
IDLE_SCOUT = Caution("idle-scout", ["B-HA-20"])
NOT_CAPTURED = Caution("not-captured", ["B-CP-01"])
NO_TOKEN = Caution("no-token", ["Q-01"])
NO_PRICE = Caution("no-price", ["B-CP-02"])
NOTHING_TO_SPEND = Caution("nothing-to-spend", ["B-HA-10", "B-HA-11"])


def cautions(s: State) -> dict[int, Caution]:
    """Returns the cautions about the current question, by choice code."""
    find = BY_QUESTION.get(s.asked_by[0])
    return {} if find is None else find(s)


def _of_action(s: State) -> dict[int, Caution]:
    return {**_idle(s), **_vain(s)}


def _left_station(s: State) -> dict[int, Caution]:
    """Warns against leaving a station that was won and could be captured (B-CP-01)."""
    return {PASS: NOT_CAPTURED} if CAPTURE in s.options else {}


def _idle(s: State) -> dict[int, Caution]:
    """Warns against passing while a free gain is available (B-AA-14, B-HA-03, B-HA-20)."""
    for gain, caution in ((OBTAIN, IDLE_ARMY), (USE_ABILITY, IDLE_ABILITY), (SCOUT, IDLE_SCOUT)):
        if gain in s.options:
            return {PASS: caution}
    return {}


def _vain(s: State) -> dict[int, Caution]:
    """Warns against fighting the guard of a neutral Polis station without the means to capture it (B-AA-09, B-CP-02, Q-01)."""
    seat, first = s.asked, s.catalog.metro.regular
    polis = [code for code in s.options if ATTACK + first <= code < ATTACK_HERO and s.owner[code - ATTACK] == NOBODY]
    if not has_token_left(s, seat):
        return dict.fromkeys(polis, NO_TOKEN)
    return {} if can_pay(s, seat, capture_price(s, seat, from_player=False)) else dict.fromkeys(polis, NO_PRICE)


def _new_offer(s: State) -> dict[int, Caution]:
    """Warns against renewing the market if no card could be paid for afterwards (B-HA-10, B-HA-11)."""
    card = price(s, s.asked, c.EQUIPMENT_PRICE)
    both = [renewal + cost for renewal, cost in zip(RENEWAL, card, strict=True)]
    return {} if can_pay(s, s.asked, both) else {RENEW: NOTHING_TO_SPEND}


def _pushed_out(s: State) -> dict[int, Caution]:
    """Warns against buying beyond the limit; a card that raises the limit makes room for itself (B-EQ-02, B-HA-13)."""
    carried, limit = len(s.gear[s.asked]), equipment_limit(s, s.asked)
    return {
        code: Caution("full-pack", ["B-EQ-02", "B-HA-13"], {"limit": limit})
        for code in s.options
        if code != PASS and carried + 1 > limit + s.catalog.limit_add[code - BUY]
    }


BY_QUESTION: Final[dict[Step, Callable[[State], dict[int, Caution]]]] = {
    choose_army_action: _of_action,
    choose_hero_action: _of_action,
    choose_capture: _left_station,
    offer_renewal: _new_offer,
    choose_purchase: _pushed_out,
}
