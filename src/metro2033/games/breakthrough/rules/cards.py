"""Card movement: out of the hand, onto the table and off it (C-12, C-13, C-42, C-72)."""

from __future__ import annotations

from bisect import insort

from metro2033.games.breakthrough.advice.why import Reason
from metro2033.games.breakthrough.catalog.catalog import NO_PROTECTION
from metro2033.games.breakthrough.codes import CARAVAN, HERO, RESOURCE, STATION, THREAT
from metro2033.games.breakthrough.events import TOKENS_RETURNED
from metro2033.games.breakthrough.state import State
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell


def leave_hand(s: State, seat: int, card: int) -> None:
    """Removes a card from a hand; if a copy was publicly known, that knowledge is used up (C-72)."""
    s.hand[seat].remove(card)
    if card in s.shown[seat]:
        s.shown[seat].remove(card)


def enter_hand(s: State, seat: int, card: int) -> None:
    """Puts a card into a hand, in catalogue order."""
    insort(s.hand[seat], card)


def put_upright(s: State, seat: int, card: int, price: int) -> None:
    """Lays a resource, hero or station on the table."""
    kind = s.catalog.kind[card]
    if kind == RESOURCE:
        insort(s.resources[seat], card)
    elif kind == HERO:
        insort(s.heroes[seat], card)
    else:
        s.stations[seat].append(card)
        s.tokens[seat].append(0)
    _note_price(s, seat, card, 0, price)


def put_turned(s: State, seat: int, card: int, price: int) -> None:
    """Lays a resource or threat on the table as protection."""
    insort(s.turned[seat], card)
    _note_price(s, seat, card, 1, price)


def take_off(s: State, seat: int, card: int, *, turned: bool) -> int:
    """Discards a card from the table; tokens on it go above the faction card.

    Returns the price paid for it, or 0 if not recorded.
    """
    if turned:
        s.turned[seat].remove(card)
    else:
        kind = s.catalog.kind[card]
        if kind == STATION:
            return take_off_station(s, seat, s.stations[seat].index(card))
        (s.resources if kind == RESOURCE else s.heroes)[seat].remove(card)
    s.discard.append(card)
    return _forget_price(s, seat, card, int(turned))


def take_off_station(s: State, seat: int, place: int) -> int:
    """Discards the station at an index; its tokens return to the owner (C-41, C-55, C-66). Returns the price paid for it."""
    card = s.stations[seat].pop(place)
    tokens = s.tokens[seat].pop(place)
    s.up[seat] += tokens
    s.discard.append(card)
    if tokens and s.log is not None:
        tell(s, TOKENS_RETURNED, seat, card, tokens)
    return _forget_price(s, seat, card, 0)


def _note_price(s: State, seat: int, card: int, turned: int, price: int) -> None:
    if s.catalog.flags.tidy_refund == "paid":
        s.paid[seat].append([card, turned, price])


def _forget_price(s: State, seat: int, card: int, turned: int) -> int:
    price = price_paid(s, seat, card, turned)
    if [card, turned, price] in s.paid[seat]:
        s.paid[seat].remove([card, turned, price])
    return price


def price_paid(s: State, seat: int, card: int, turned: int) -> int:
    """Returns the price paid for a card, or 0 if not recorded; among copies, which are one choice (C-86), the most expensive leaves first."""
    return max((entry[2] for entry in s.paid[seat] if entry[0] == card and entry[1] == turned), default=0)


def has_cards_in_play(s: State, seat: int) -> bool:
    """Returns whether a seat has anything on the table besides its faction card."""
    return bool(s.resources[seat] or s.turned[seat] or s.heroes[seat] or s.stations[seat])


def why_not_from_hand(s: State, seat: int, choice: Choice) -> Reason | None:
    """Returns why a card cannot be played, turned or discarded at any price (C-09, C-12, C-14)."""
    cards = s.catalog
    card = cards.card_number[choice.target]
    if card not in s.hand[seat]:
        return "why-not-in-hand", ("C-09", "C-14")
    if choice.verb == "turn" and cards.protection_cost[card] == NO_PROTECTION:
        return "why-no-shield", ("C-12",)
    if choice.verb == "play" and cards.kind[card] in (THREAT, CARAVAN):
        return "why-only-discarded", ("C-12",)
    return None
