"""Choices that certainly waste something: a payable mission, a free card, or tokens that do not come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.games.breakthrough.codes import (
    CARAVAN,
    DECLINE,
    DISCARD,
    END_TURN,
    PICK,
    PLAY,
    REMOVE,
    REMOVE_TURNED,
    STATION,
    THREAT,
)
from metro2033.games.breakthrough.rules.attack import offer_free_play
from metro2033.games.breakthrough.rules.mission import payable_missions
from metro2033.games.breakthrough.rules.tidy import choose_card_to_tidy
from metro2033.games.breakthrough.rules.turn import choose_action, choose_end
from metro2033.games.breakthrough.state import State
from metro2033.kernel.advice import Caution
from metro2033.kernel.agenda import Step

OPEN_MISSION = Caution("open-mission", ["C-28", "C-73"])
FREE_CARD = Caution("free-card", ["C-53"])
NO_TOKENS_BACK = Caution("no-tokens-back", ["C-15"])
NOTHING_BACK = Caution("nothing-back", ["C-42", "C-44"])


def cautions(s: State) -> dict[int, Caution]:
    """Returns the cautions for the open question, by choice code."""
    caution = BY_QUESTION.get(s.asked_by[0])
    return {} if caution is None else caution(s)


def _open_missions(s: State) -> dict[int, Caution]:
    """Warns against ending the turn with a payable mission (C-28, C-73)."""
    return {END_TURN: OPEN_MISSION} if payable_missions(s, s.asked) else {}


def _free_card(s: State) -> dict[int, Caution]:
    """Warns against declining a free card (C-53)."""
    return {DECLINE: FREE_CARD} if any(PLAY <= code < DISCARD for code in s.options) else {}


def _idle_tidying(s: State) -> dict[int, Caution]:
    """Warns against tidying away cards that bring no tokens back (C-42, C-44)."""
    return {code: NOTHING_BACK for code in s.options if not _brings_back(s, s.asked, code)}


def _idle_discards(s: State) -> dict[int, Caution]:
    """Warns against discarding with no tokens away; threats and caravans still act on everyone (C-15, C-17)."""
    if s.down[s.asked]:
        return {}
    kinds = s.catalog.kind
    return {
        code: NO_TOKENS_BACK
        for code in s.options
        if DISCARD <= code < PICK and kinds[code - DISCARD] not in (THREAT, CARAVAN)
    }


def _brings_back(s: State, seat: int, code: int) -> bool:
    """Returns whether tidying a card away brings a token back: one that is away, or those on the card (C-41..44)."""
    card = code - (REMOVE_TURNED if code >= REMOVE_TURNED else REMOVE)
    if code < REMOVE_TURNED and s.catalog.kind[card] == STATION:
        tokens = s.tokens[seat][s.stations[seat].index(card)]
        return tokens > 0 or (s.catalog.flags.tidy_station_refund and s.down[seat] > 0)
    return s.down[seat] > 0


BY_QUESTION: Final[dict[Step, Callable[[State], dict[int, Caution]]]] = {
    choose_action: _idle_discards,
    choose_end: _open_missions,
    offer_free_play: _free_card,
    choose_card_to_tidy: _idle_tidying,
}
