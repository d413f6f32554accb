"""A heuristic rollout policy: plays turns of the card game fast and sensibly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.games.breakthrough.bots.policy import POLICY
from metro2033.games.breakthrough.codes import (
    COMPLETE,
    DECK,
    DECLINE,
    DISCARD,
    END_TURN,
    HERO,
    KEEP,
    PLAY,
    RESOURCE,
    STATION,
    SWAP,
    TAKE,
    TIDY,
    TURN,
)
from metro2033.games.breakthrough.rules.attack import offer_free_play
from metro2033.games.breakthrough.rules.draw import choose_draw
from metro2033.games.breakthrough.rules.mission import choose_station_fate, open_missions
from metro2033.games.breakthrough.rules.price import cheaper_types, free_types, price_upright
from metro2033.games.breakthrough.rules.turn import choose_action, choose_end
from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import Step
from metro2033.kernel.chance import Deal

Choose = Callable[[State, Deal], int]


def wanted_classes(s: State, seat: int) -> int:
    """Returns the mask of resource classes that some open mission still lacks."""
    cards = s.catalog
    amounts = [0, 0, 0, 0]
    for card in s.resources[seat]:
        amounts[1 if cards.type[card] < 3 else 2] += cards.amount[card]
    amounts[3] = amounts[1] + amounts[2]
    wanted = 0
    for mission in open_missions(s, seat):
        if amounts[cards.accepts[mission]] < cards.needed[mission]:
            wanted |= cards.accepts[mission]
    return wanted


def use_of(s: State, seat: int, card: int, wanted: int) -> float:
    """Returns the usefulness of a card on a seat's table."""
    cards = s.catalog
    kind = cards.kind[card]
    if kind == RESOURCE:
        fits = wanted >> (0 if cards.type[card] < 3 else 1) & 1
        return 0.35 * cards.amount[card] + (0.5 if fits else 0.0)
    if kind == STATION:
        unfinished = s.tokens[seat].count(0)
        return 1.6 if unfinished == 0 else 0.7 if unfinished == 1 else 0.1
    return 0.6 if kind == HERO else 0.1


def _action(s: State, deal: Deal) -> int:
    """Completes a payable mission; otherwise picks the best-scoring play, discard or swap, with a little noise."""
    seat, cards = s.asked, s.catalog
    wanted = wanted_classes(s, seat)
    free, cheaper = free_types(s, seat), cheaper_types(s, seat)
    tired = s.down[seat]
    best, chosen = -9.0, s.options[0]
    for code in s.options:
        if code >= COMPLETE:
            return code
        if code == TIDY:
            continue
        if code >= DISCARD:
            card = code - DISCARD
            back = min(cards.cost[card], tired)
            score = 0.28 * back - 0.35 * use_of(s, seat, card, wanted)
        elif code >= TURN:
            score = 0.2 - 0.1 * cards.protection_cost[code - TURN] if len(s.turned[seat]) < 2 else -0.3
        elif code >= PLAY:
            card = code - PLAY
            score = use_of(s, seat, card, wanted) - 0.15 * price_upright(s, seat, card, free, cheaper)
        else:
            score = 0.15 if code == SWAP else 0.0
        score += 0.01 * deal.below(25)
        if score > best:
            best, chosen = score, code
    return chosen


def _draw(s: State, deal: Deal) -> int:
    """Takes a useful card from the market, or else draws from the deck."""
    seat = s.asked
    wanted = wanted_classes(s, seat)
    best, chosen = 0.75, DECK if DECK in s.options else s.options[0]
    for code in s.options:
        if TAKE <= code < TAKE + 256:
            score = use_of(s, seat, code - TAKE, wanted) + 0.01 * deal.below(20)
            if score > best:
                best, chosen = score, code
    return chosen


def _end(s: State, deal: Deal) -> int:
    """Completes payable missions, then ends the turn."""
    for code in s.options:
        if code >= COMPLETE:
            return code
    return END_TURN


def _free_play(s: State, deal: Deal) -> int:
    """Plays the most useful card."""
    seat = s.asked
    wanted = wanted_classes(s, seat)
    best, chosen = 0.0, DECLINE
    for code in s.options:
        if PLAY <= code < TURN:
            score = use_of(s, seat, code - PLAY, wanted)
            if score > best:
                best, chosen = score, code
    return chosen


def _fate(s: State, deal: Deal) -> int:
    """Keeps the first two stations."""
    kept = len(s.tokens[s.asked]) - s.tokens[s.asked].count(0)
    return KEEP if KEEP in s.options and kept < 2 else s.options[-1]


# By asking step; other questions are answered by the default policy.
LIVELY: Final[dict[Step, Choose]] = {
    **POLICY,
    choose_action: _action,
    choose_draw: _draw,
    choose_end: _end,
    offer_free_play: _free_play,
    choose_station_fate: _fate,
}


def lively_choice(s: State, deal: Deal) -> int:
    """Returns a fast, sensible answer."""
    if len(s.options) == 1:
        return s.options[0]
    return LIVELY[s.asked_by[0]](s, deal)
