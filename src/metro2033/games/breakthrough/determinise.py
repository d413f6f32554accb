"""Dealing anew what a seat cannot know: other hands, beyond what was seen taken, and the order of the deck (C-72)."""

from __future__ import annotations

from metro2033.games.breakthrough.state import State
from metro2033.kernel.agenda import NOBODY, ask_again
from metro2033.kernel.chance import Deal


def hidden_cards(s: State, seat: int) -> list[int]:
    """The cards a seat cannot place, sorted: the deck, and what is unknown of other hands and of a swap under way."""
    cards = s.deck[:]
    for other in range(s.seats):
        if other != seat:
            cards += unknown_of(s, other)
    cards.sort()
    return cards


def unknown_of(s: State, seat: int) -> list[int]:
    """A seat's hand, with the cards it has named for a swap, less what everybody knows of."""
    cards = s.hand[seat] + s.swapped if seat == s.active else s.hand[seat][:]
    for card in s.shown[seat]:
        cards.remove(card)
    return cards


def unseen(s: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """The one pool of cards a seat cannot place; the own cards named for a swap are placed by their owner alone."""
    return (tuple(hidden_cards(s, NOBODY if seat is None else seat)),)


def determinise(s: State, seat: int, seed: int, deal: Deal | None = None) -> State:
    """A silent clone in which everything hidden from the seat is dealt anew, with fast chance of its own."""
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
    """A hand of the same size that holds what is known of it; cards named for a swap are then its first ones."""
    count = len(unknown_of(c, seat))
    cards = sorted(c.shown[seat] + [pool.pop() for _ in range(count)])
    if seat == c.active and c.swapped:
        named = len(c.swapped)
        c.swapped, cards = cards[:named], cards[named:]
    c.hand[seat] = cards
