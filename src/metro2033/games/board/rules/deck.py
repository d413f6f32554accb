"""Decks and discard piles (B-DK-01..04). The last card of a list is the top of the deck.

Beside the law and threat decks stands a list of masks: which seats know the card at each place, because they looked at it and
put it there. Shuffling makes everybody forget.
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
SPECTATOR: Final = 1 << 7  # spectators see what everybody sees


def draw_equipment(s: State) -> int:
    """The top equipment card, reshuffling the discard pile when the deck has run out; NOBODY if there is none (B-DK-03, B-DK-04)."""
    if refill(s, s.equipment_deck, s.equipment_discard):
        _tell_shuffled(s, EQUIPMENT_DECK)
    return s.equipment_deck.pop() if s.equipment_deck else NOBODY


def draw_mission(s: State) -> int:
    """The top mission card, or NOBODY."""
    if refill(s, s.mission_deck, s.mission_discard):
        s.mission_discard_known = []
        _tell_shuffled(s, MISSION_DECK)
    return s.mission_deck.pop() if s.mission_deck else NOBODY


def draw_threat(s: State) -> int:
    """The top threat card of the stage being played, or NOBODY."""
    if refill(s, s.threat_deck, s.threat_discard):
        s.threat_known = [0] * len(s.threat_deck)
        _tell_shuffled(s, THREAT_DECK)
    if not s.threat_deck:
        return NOBODY
    s.threat_known.pop()
    return s.threat_deck.pop()


def top_threat_known(s: State) -> int:
    """The mask of the seats that know the threat which will be drawn next."""
    return s.threat_known[-1] if s.threat_known else 0


def discard_mission(s: State, card: int, seen_by: int) -> None:
    """Put a mission on its discard pile; `seen_by` is the mask of seats that saw it (B-HI-07)."""
    s.mission_discard.append(card)
    s.mission_discard_known.append(seen_by)


def discard_threat(s: State, card: int) -> None:
    """Put a threat on the discard pile, or back to its own stage's set if it is not of the stage being played (Q-12, Q-106)."""
    if s.catalog.stage[card] == s.stage:
        s.threat_discard.append(card)


def put_away_threat(s: State, card: int, *, beaten: bool) -> None:
    """Discard a threat that was fought; by the house rule one that nobody has beaten goes under the deck, seen by all (Q-12)."""
    if beaten or s.catalog.flags.unbeaten_threats == "discard":
        discard_threat(s, card)
    else:
        bury_threat(s, card, SEEN_BY_ALL)


def bury_threat(s: State, card: int, known_to: int) -> bool:
    """Put a threat under the deck, or back to its own stage's set; whether it lies under the deck (Q-106)."""
    if s.catalog.stage[card] != s.stage:
        return False
    s.threat_deck.insert(0, card)
    s.threat_known.insert(0, known_to)
    return True


def put_threat_on_top(s: State, card: int, known_to: int) -> None:
    """Put a threat on top of the deck, whichever stage it is of: it is the next one revealed."""
    s.threat_deck.append(card)
    s.threat_known.append(known_to)


def draw_law(s: State) -> int:
    """The top law; the deck never empties (Q-16)."""
    s.law_known.pop()
    return s.law_deck.pop()


def bury_law(s: State, card: int, known_to: int) -> None:
    """Put a law under the deck: there is no discard pile for laws (B-DK-01)."""
    s.law_deck.insert(0, card)
    s.law_known.insert(0, known_to)


def take_up(s: State, seat: int, card: int) -> None:
    """Put a card into the hand of a seat that draws and has to choose; nobody else knows it."""
    s.drawn_by = seat
    s.drawn.append(card)
    s.drawn_known.append(0)


def leave_drawn(s: State, card: int) -> None:
    """Take a chosen card out of those drawn."""
    place = s.drawn.index(card)
    del s.drawn[place]
    del s.drawn_known[place]


def put_down_drawn(s: State) -> list[int]:
    """End the choosing; the cards that were left."""
    left, s.drawn, s.drawn_known, s.drawn_by = s.drawn, [], [], NOBODY
    return left


def _tell_shuffled(s: State, which: int) -> None:
    if s.log is not None:
        tell(s, DECK_SHUFFLED, which)
