"""Decks and discard piles (B-DK-01..04). The last card of a list is the top of the deck.

The law and threat decks have parallel lists of bit masks: which seats know the card at each position, because they looked at it
and put it there. Shuffling clears that knowledge.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.board.events import DECK_SHUFFLED
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import refill
from metro2033.kernel.event import tell

EQUIPMENT_DECK: Final = 0
MISSION_DECK: Final = 1
THREAT_DECK: Final = 2
DECKS: Final = ("equipment", "mission", "threat")
SEEN_BY_ALL: Final = 0xFF
SPECTATOR: Final = 1 << 7  # spectators see public information only


def draw_equipment(s: State) -> int:
    """Draws the top equipment card, reshuffling the discard pile if the deck is empty; NOBODY if no card is left (B-DK-03, B-DK-04)."""
    if refill(s, s.equipment_deck, s.equipment_discard):
        _tell_shuffled(s, EQUIPMENT_DECK)
    return s.equipment_deck.pop() if s.equipment_deck else NOBODY


def draw_mission(s: State) -> int:
    """Draws the top mission card, or returns NOBODY."""
    if refill(s, s.mission_deck, s.mission_discard):
        s.mission_discard_known = []
        _tell_shuffled(s, MISSION_DECK)
    return s.mission_deck.pop() if s.mission_deck else NOBODY


def draw_threat(s: State) -> int:
    """Draws the top threat card of the current stage, or returns NOBODY."""
    if refill(s, s.threat_deck, s.threat_discard):
        s.threat_known = [0] * len(s.threat_deck)
        _tell_shuffled(s, THREAT_DECK)
    if not s.threat_deck:
        return NOBODY
    s.threat_known.pop()
    return s.threat_deck.pop()


def top_threat_known(s: State) -> int:
    """Returns the mask of seats that know the next threat."""
    return s.threat_known[-1] if s.threat_known else 0


def discard_mission(s: State, card: int, seen_by: int) -> None:
    """Puts a mission on its discard pile; `seen_by` is the mask of seats that saw it (B-HI-07)."""
    s.mission_discard.append(card)
    s.mission_discard_known.append(seen_by)


def discard_threat(s: State, card: int) -> None:
    """Puts a threat on the discard pile; a card of the other stage goes back to its set instead (Q-12, Q-106)."""
    if s.catalog.stage[card] == s.stage:
        s.threat_discard.append(card)


def put_away_threat(s: State, card: int, *, beaten: bool) -> None:
    """Discards a fought threat; with the house rule, an unbeaten threat goes under the deck, known to all (Q-12)."""
    if beaten or s.catalog.flags.unbeaten_threats == "discard":
        discard_threat(s, card)
    else:
        bury_threat(s, card, SEEN_BY_ALL)


def bury_threat(s: State, card: int, known_to: int) -> bool:
    """Puts a threat under the deck; returns False for a card of the other stage, which goes back to its set (Q-106)."""
    if s.catalog.stage[card] != s.stage:
        return False
    s.threat_deck.insert(0, card)
    s.threat_known.insert(0, known_to)
    return True


def put_threat_on_top(s: State, card: int, known_to: int) -> None:
    """Puts a threat on top of the deck, regardless of its stage: it is revealed next."""
    s.threat_deck.append(card)
    s.threat_known.append(known_to)


def draw_law(s: State) -> int:
    """Draws the top law; the deck never runs empty (Q-16)."""
    s.law_known.pop()
    return s.law_deck.pop()


def bury_law(s: State, card: int, known_to: int) -> None:
    """Puts a law under the deck: laws have no discard pile (B-DK-01)."""
    s.law_deck.insert(0, card)
    s.law_known.insert(0, known_to)


def take_up(s: State, seat: int, card: int) -> None:
    """Adds a card to those a seat has drawn and must choose from; no other seat knows it."""
    s.drawn_by = seat
    s.drawn.append(card)
    s.drawn_known.append(0)


def leave_drawn(s: State, card: int) -> None:
    """Removes a chosen card from the drawn cards."""
    place = s.drawn.index(card)
    del s.drawn[place]
    del s.drawn_known[place]


def put_down_drawn(s: State) -> list[int]:
    """Ends the choice and returns the remaining drawn cards."""
    left, s.drawn, s.drawn_known, s.drawn_by = s.drawn, [], [], NOBODY
    return left


def _tell_shuffled(s: State, which: int) -> None:
    if s.log is not None:
        tell(s, DECK_SHUFFLED, which)
