"""What a choice would certainly waste: a mission that could be completed, a free card, tokens that do not come back."""

from __future__ import annotations

from metro2033.breakthrough.codes import (
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
from metro2033.breakthrough.rules.mission import payable_missions
from metro2033.breakthrough.state import State
from metro2033.kernel.advice import Caution

OPEN_MISSION = Caution("open-mission", ["C-28", "C-73"])
FREE_CARD = Caution("free-card", ["C-53"])
NO_TOKENS_BACK = Caution("no-tokens-back", ["C-15"])
NOTHING_BACK = Caution("nothing-back", ["C-42", "C-44"])


def cautions(s: State) -> dict[int, Caution]:
    """By the code of the choice, for the question that is open."""
    name, seat = s.asked_by[0].__name__, s.asked
    if name == "choose_end":
        return {END_TURN: OPEN_MISSION} if payable_missions(s, seat) else {}
    if name == "offer_free_play":
        return {DECLINE: FREE_CARD} if any(PLAY <= code < DISCARD for code in s.options) else {}
    if name == "choose_action":
        return {} if s.down[seat] else _idle_discards(s)
    if name == "choose_card_to_tidy":
        return {code: NOTHING_BACK for code in s.options if not _brings_back(s, seat, code)}
    return {}


def _idle_discards(s: State) -> dict[int, Caution]:
    """Discarding with nobody away brings nobody back; threats and caravans still act on everybody (C-15, C-17)."""
    kinds = s.catalog.kind
    return {
        code: NO_TOKENS_BACK
        for code in s.options
        if DISCARD <= code < PICK and kinds[code - DISCARD] not in (THREAT, CARAVAN)
    }


def _brings_back(s: State, seat: int, code: int) -> bool:
    """Whether tidying a card away brings a token back: one that is away, or those that lie on it (C-41..44)."""
    card = code - (REMOVE_TURNED if code >= REMOVE_TURNED else REMOVE)
    if code < REMOVE_TURNED and s.catalog.kind[card] == STATION:
        tokens = s.tokens[seat][s.stations[seat].index(card)]
        return tokens > 0 or (s.catalog.flags.tidy_station_refund and s.down[seat] > 0)
    return s.down[seat] > 0
