"""Scouting: taking the top threat in secret, to fight it in the next round or bury it (B-HA-20..22, Q-41..46)."""

from __future__ import annotations

from metro2033.games.board.events import SCOUTED_CARD_BURIED, SCOUTED_CARD_RETURNED, THREAT_SCOUTED
from metro2033.games.board.rules.deck import bury_threat, draw_threat, top_threat_known
from metro2033.games.board.state import State, turn_order
from metro2033.kernel.event import tell_only


def scout(s: State, seat: int, _: int) -> None:
    """Takes the top threat face down; seats that already knew the card still know it (B-HA-20, B-HI-03, D-32)."""
    known = top_threat_known(s)
    card = draw_threat(s)
    s.scouted.append([seat, card, s.round, known | 1 << seat])
    if s.log is not None:
        tell_only(s, seat, THREAT_SCOUTED, seat, card)


def bury_expired(s: State) -> None:
    """Puts scouted cards not used by the end of the next round under the deck, in turn order (B-HA-22, Q-45, Q-106)."""
    for seat in turn_order(s):
        for entry in s.scouted:
            if entry[0] == seat and entry[2] < s.round:
                buried = bury_threat(s, entry[1], entry[3])
                if s.log is not None:
                    tell_only(s, seat, SCOUTED_CARD_BURIED if buried else SCOUTED_CARD_RETURNED, seat, entry[1])
    if s.scouted:
        s.scouted = [entry for entry in s.scouted if entry[2] >= s.round]


STEPS = {scout: "B-HA-20"}
