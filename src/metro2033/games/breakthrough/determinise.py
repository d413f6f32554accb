"""Determinization: re-deals what a seat cannot know, other hands beyond cards seen taken, and the deck's order (C-72)."""

from __future__ import annotations

from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import NOBODY, ask_again
from metro2033.kernel.chance import Deal


def hidden_cards(s: State, seat: int) -> list[int]:
    """Returns the cards that a seat cannot locate, sorted: the deck, and the unknown cards of other hands and of a pending swap."""
    cards = s.deck[:]
    for other in range(s.seats):
        if other != seat:
            cards += unknown_of(s, other)
    cards.sort()
    return cards


def unknown_of(s: State, seat: int) -> list[int]:
    """Returns a seat's hand, including cards it has named for a swap, without the publicly known cards."""
    cards = s.hand[seat] + s.swapped if seat == s.active else s.hand[seat][:]
    for card in s.shown[seat]:
        cards.remove(card)
    return cards


def unseen(s: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """Returns the single pool of cards that a seat cannot locate; only the owner can locate cards named for a swap."""
    return (tuple(hidden_cards(s, NOBODY if seat is None else seat)),)


def determinise(s: State, seat: int, seed: int, deal: Deal | None = None) -> State:
    """Returns a clone without an event log: cards hidden from the seat are re-dealt, and chance is reseeded as fast."""
    c = s.clone()
    c.key = b""
    c.rng = seed
    pool = hidden_cards(c, seat)
    (Deal(seed) if deal is None else deal).shuffle(pool)
    for other in range(c.seats):
        if other != seat:
            _deal_hand(c, other, pool)
    c.deck = pool
    if c.asked not in (NOBODY, seat):
        ask_again(c)
    return c


def _deal_hand(c: State, seat: int, pool: list[int]) -> None:
    """Deals a hand of equal size that keeps its known cards; the first cards replace those named for a swap."""
    count = len(unknown_of(c, seat))
    cards = sorted(c.shown[seat] + [pool.pop() for _ in range(count)])
    if seat == c.active and c.swapped:
        named = len(c.swapped)
        c.swapped, cards = cards[:named], cards[named:]
    c.hand[seat] = cards
