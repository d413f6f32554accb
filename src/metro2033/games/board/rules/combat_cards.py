"""The combat deck: seven cards, three for each side, one chosen in secret (B-CD-01..06)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import ATTACKER, DEFENDER, PLAY
from metro2033.games.board.events import COMBAT_CARD_CHOSEN, COMBAT_CARDS_REVEALED
from metro2033.games.board.state import State
from metro2033.kernel.agenda import Program, ask_sealed
from metro2033.kernel.chance import shuffle
from metro2033.kernel.event import tell, tell_only

HAND: Final = 3


def deal_combat_cards(s: State, _: int, __: int) -> None:
    """Deals three cards to each side alternately, attacker first; the seventh stays hidden (B-CD-01, Q-92)."""
    b = s.battle
    assert b is not None
    deck = s.combat_deck
    b.hands = [sorted(deck[side : 2 * HAND : 2]) for side in (ATTACKER, DEFENDER)]


def choose_combat_card(s: State, side: int, left: int) -> None:
    """Asks a side to choose one of its three cards, sealed until both have chosen (B-CD-02, D-18)."""
    b = s.battle
    assert b is not None
    ask_sealed(s, b.seat[side], [PLAY + card for card in b.hands[side]], commit_combat_card, side, left)


def commit_combat_card(s: State, side: int, _: int, choice: int) -> None:
    b = s.battle
    assert b is not None
    b.played[side] = choice - PLAY
    if s.log is not None:
        tell_only(s, b.seat[side], COMBAT_CARD_CHOSEN, b.seat[side], choice - PLAY)


def reveal_combat_cards(s: State, _: int, __: int) -> None:
    """Reveals both chosen cards at once (B-CD-03)."""
    b = s.battle
    assert b is not None
    if s.log is not None:
        tell(s, COMBAT_CARDS_REVEALED, b.played[ATTACKER], b.played[DEFENDER])


def return_combat_cards(s: State) -> None:
    """Shuffles all seven cards for the next battle (Q-92)."""
    if s.battle is not None and s.battle.hands:
        shuffle(s, s.combat_deck)


CARDS_OF_A_BATTLE: Final[Program] = (
    (deal_combat_cards, 0, 0),
    (choose_combat_card, ATTACKER, 2),
    (choose_combat_card, DEFENDER, 1),
    (reveal_combat_cards, 0, 0),
)

STEPS = {
    deal_combat_cards: "B-CD-01",
    choose_combat_card: "B-CD-02",
    commit_combat_card: "B-CD-02",
    reveal_combat_cards: "B-CD-03",
}
