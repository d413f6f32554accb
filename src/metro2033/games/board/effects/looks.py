"""Looking at hidden cards and replacing revealed ones: laws, threats, combat cards (Q-105, Q-112)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.catalog.schema import Peek, Redraw
from metro2033.games.board.codes import ATTACKER, FIGHT, PLAY, PROPOSE, UNTIL_THREAT_LEAVES
from metro2033.games.board.effects.lasting import end_lasting
from metro2033.games.board.effects.verb import NEVER, Verb, never, uncounted
from metro2033.games.board.events import (
    COMBAT_CARD_REPLACED,
    LAWS_SEEN,
    THREAT_BURIED,
    THREAT_RETURNED,
    THREAT_REVEALED,
    THREATS_SEEN,
)
from metro2033.games.board.queries.decks import can_draw_threat
from metro2033.games.board.rules.deck import (
    SEEN_BY_ALL,
    bury_law,
    bury_threat,
    draw_law,
    draw_threat,
    put_down_drawn,
    put_threat_on_top,
    top_threat_known,
)
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, ask, do_next
from metro2033.kernel.event import tell, tell_only


def run_peek_law(s: State, seat: int, effect: Effect, number: int) -> None:
    """Takes the top laws to look at in secret; one of them will be put to the vote (B-EV-22, Q-15)."""
    s.drawn_by = seat
    for _ in range(min(effect.n, len(s.law_deck))):
        s.drawn_known.append(s.law_known[-1])
        s.drawn.append(draw_law(s))
    if s.log is not None:
        tell_only(s, seat, LAWS_SEEN, seat, s.drawn[0], s.drawn[-1])
    do_next(s, choose_law_to_propose, seat, 0)


def choose_law_to_propose(s: State, seat: int, _: int) -> None:
    ask(s, seat, [PROPOSE + card for card in s.drawn], propose_law, seat)


def propose_law(s: State, seat: int, _: int, choice: int) -> None:
    """Puts the chosen law on top and the other under the deck; seats that knew them keep that knowledge (B-HI-04)."""
    for card, known in zip(s.drawn, s.drawn_known, strict=True):
        if card != choice - PROPOSE:
            bury_law(s, card, known | 1 << seat)
    s.law_deck.append(choice - PROPOSE)
    s.law_known.append(s.drawn_known[s.drawn.index(choice - PROPOSE)] | 1 << seat)
    put_down_drawn(s)


def run_peek_threat(s: State, seat: int, effect: Effect, number: int) -> None:
    """Takes the top threats to look at in secret; one of them will be fought (Q-105)."""
    s.drawn_by = seat
    while len(s.drawn) < effect.n:
        known = top_threat_known(s)
        card = draw_threat(s)
        if card == NOBODY:
            break
        s.drawn.append(card)
        s.drawn_known.append(known)
    if s.log is not None and s.drawn:
        tell_only(s, seat, THREATS_SEEN, seat, s.drawn[0], s.drawn[-1])
    do_next(s, choose_threat_to_fight, seat, 0)


def choose_threat_to_fight(s: State, seat: int, _: int) -> None:
    if s.drawn:
        ask(s, seat, [FIGHT + card for card in s.drawn], take_threat_to_fight, seat)


def take_threat_to_fight(s: State, seat: int, _: int, choice: int) -> None:
    for card, known in zip(s.drawn, s.drawn_known, strict=True):
        if card != choice - FIGHT:
            bury_threat(s, card, known | 1 << seat)
    put_threat_on_top(s, choice - FIGHT, s.drawn_known[s.drawn.index(choice - FIGHT)] | 1 << seat)
    put_down_drawn(s)


def run_redraw_threat(s: State, seat: int, effect: Effect, number: int) -> None:
    """Buries the revealed threat and reveals the next.

    Effects on the old card end; in its window, all players may act again (Q-105).
    """
    b = s.battle
    assert b is not None
    old, b.threat = b.threat, draw_threat(s)
    assert b.threat != NOBODY
    buried = bury_threat(s, old, SEEN_BY_ALL)
    end_lasting(s, UNTIL_THREAT_LEAVES)
    if s.log is not None:
        tell(s, THREAT_BURIED if buried else THREAT_RETURNED, old)
        tell(s, THREAT_REVEALED, b.threat)


def can_redraw_threat(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and b.threat != NOBODY and b.seat[ATTACKER] == seat and can_draw_threat(s)


def run_redraw_combat_card(s: State, seat: int, effect: Effect, number: int) -> None:
    do_next(s, choose_other_combat_card, seat, 0)


def choose_other_combat_card(s: State, seat: int, _: int) -> None:
    """Asks which of the two other dealt cards replaces the revealed one (D-43, Q-112)."""
    b = s.battle
    assert b is not None
    side = b.seat.index(seat)
    ask(s, seat, [PLAY + card for card in b.hands[side] if card != b.played[side]], replace_combat_card, seat)


def replace_combat_card(s: State, seat: int, _: int, choice: int) -> None:
    b = s.battle
    assert b is not None
    side = b.seat.index(seat)
    b.shown[side].append(b.played[side])
    b.played[side] = choice - PLAY
    if s.log is not None:
        tell(s, COMBAT_CARD_REPLACED, seat, choice - PLAY)


def can_redraw_combat_card(s: State, seat: int, effect: Effect, window: int) -> bool:
    b = s.battle
    return b is not None and seat in b.seat and b.played[0] != NOBODY and b.played[1] != NOBODY


VERBS: Final[list[Verb]] = [
    Verb(c.PEEK_LAW, Peek, run_peek_law, never, uncounted, deck="law"),
    Verb(c.PEEK_THREAT, Peek, run_peek_threat, never, uncounted, deck="threat"),
    Verb(c.REDRAW_THREAT, Redraw, run_redraw_threat, can_redraw_threat, uncounted, any_time=NEVER, what="threat"),
    Verb(
        c.REDRAW_COMBAT_CARD,
        Redraw,
        run_redraw_combat_card,
        can_redraw_combat_card,
        uncounted,
        any_time=NEVER,
        what="combat_card",
    ),
]
STEPS = {
    choose_law_to_propose: "B-EV-22 Q-15",
    propose_law: "B-EV-22 B-HI-04",
    choose_threat_to_fight: "Q-105",
    take_threat_to_fight: "Q-105",
    choose_other_combat_card: "Q-112",
    replace_combat_card: "Q-112",
}
