"""Resource queries: tokens held, in reserve, payable, exchangeable (B-CO-11, Q-02, Q-03)."""

from __future__ import annotations

from metro2033.games.board.codes import AMMO, EXCHANGE, MUSHROOM, PIG
from metro2033.games.board.state import State


def in_stock(s: State, tokens: list[int]) -> tuple[int, int, int]:
    """Returns the given tokens, limited to the reserve (Q-02)."""
    reserve = s.reserve
    return min(tokens[PIG], reserve[PIG]), min(tokens[MUSHROOM], reserve[MUSHROOM]), min(tokens[AMMO], reserve[AMMO])


def in_hand(s: State, seat: int, tokens: list[int]) -> tuple[int, int, int]:
    """Returns the given tokens, limited to those the seat holds."""
    held, at = s.held, 3 * seat
    return min(tokens[PIG], held[at]), min(tokens[MUSHROOM], held[at + MUSHROOM]), min(tokens[AMMO], held[at + AMMO])


def can_pay(s: State, seat: int, price: list[int]) -> bool:
    """Returns whether a seat holds every token of a price."""
    held, at = s.held, 3 * seat
    return held[at] >= price[PIG] and held[at + MUSHROOM] >= price[MUSHROOM] and held[at + AMMO] >= price[AMMO]


def tokens_held(s: State, seat: int) -> int:
    """Returns how many tokens of all kinds a seat holds."""
    at = 3 * seat
    return s.held[at] + s.held[at + MUSHROOM] + s.held[at + AMMO]


def one(kind: int) -> list[int]:
    """Returns one token of a kind."""
    return [int(kind == PIG), int(kind == MUSHROOM), int(kind == AMMO)]


def pairs_to_exchange(s: State, seat: int) -> list[int]:
    """Returns the exchanges open to a seat: a kind it holds for another kind in the reserve."""
    held, reserve, at = s.held, s.reserve, 3 * seat
    return [
        EXCHANGE + 3 * given + taken
        for given in range(3)
        if held[at + given]
        for taken in range(3)
        if taken != given and reserve[taken]
    ]
