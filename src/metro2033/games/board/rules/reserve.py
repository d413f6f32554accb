"""Resources: taking tokens from the common reserve and returning them (B-CO-11, Q-02, Q-03)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import AMMO, GIVE, MUSHROOM, PIG, TAKE
from metro2033.games.board.events import TOKEN_STOLEN, TOKENS_GAINED, TOKENS_LOST
from metro2033.games.board.queries.tokens import in_hand, in_stock, one
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, ask
from metro2033.kernel.event import tell

FREE: Final = [0, 0, 0]


def gain(s: State, seat: int, tokens: list[int], cause: int) -> None:
    """Takes tokens from the reserve; missing tokens are lost (Q-02). The cause is a card, or NOBODY for the army action."""
    take(s, seat, tokens, TOKENS_GAINED, cause)


def take(s: State, seat: int, tokens: list[int], event: int, cause: int = NOBODY) -> None:
    """Takes tokens from the reserve and logs the given event."""
    pig, mushroom, ammo = in_stock(s, tokens)
    if pig or mushroom or ammo:
        _move(s, seat, pig, mushroom, ammo)
        if s.log is not None:
            tell(s, event, seat, pig, mushroom, ammo, cause)


def pay(s: State, seat: int, price: list[int]) -> None:
    """Returns the tokens of a price to the reserve (B-MO-06); the event of the purchase logs the price."""
    if price[PIG] or price[MUSHROOM] or price[AMMO]:
        _move(s, seat, -price[PIG], -price[MUSHROOM], -price[AMMO])


def _move(s: State, seat: int, pig: int, mushroom: int, ammo: int) -> None:
    held, reserve, at = s.held, s.reserve, 3 * seat
    held[at] += pig
    held[at + MUSHROOM] += mushroom
    held[at + AMMO] += ammo
    reserve[PIG] -= pig
    reserve[MUSHROOM] -= mushroom
    reserve[AMMO] -= ammo
    s.unsettled |= 1 << seat


def choose_token(s: State, seat: int, cause: int) -> None:
    """Asks for one token among the kinds in the reserve (D-47, Q-109)."""
    options = [TAKE + kind for kind in range(3) if s.reserve[kind]]
    if options:
        ask(s, seat, options, take_token, seat, cause)


def take_token(s: State, seat: int, cause: int, choice: int) -> None:
    gain(s, seat, one(choice - TAKE), cause)


def choose_token_to_give(s: State, seat: int, cause: int) -> None:
    """Asks the loser which token to give up; a seat without tokens loses none (D-47, Q-109)."""
    options = [GIVE + kind for kind in range(3) if s.held[3 * seat + kind]]
    if options:
        ask(s, seat, options, give_token, seat, cause)


def give_token(s: State, seat: int, cause: int, choice: int) -> None:
    lose(s, seat, one(choice - GIVE), cause)


def lose(s: State, seat: int, tokens: list[int], cause: int) -> None:
    """Returns the given tokens to the reserve, as far as the seat holds them."""
    pig, mushroom, ammo = in_hand(s, seat, tokens)
    if pig or mushroom or ammo:
        _move(s, seat, -pig, -mushroom, -ammo)
        if s.log is not None:
            tell(s, TOKENS_LOST, seat, pig, mushroom, ammo, cause)


def choose_token_to_steal(s: State, seat: int, victim: int) -> None:
    """Asks for a kind of token that the victim holds (D-45)."""
    options = [TAKE + kind for kind in range(3) if s.held[3 * victim + kind]]
    if options:
        ask(s, seat, options, steal_token, seat, victim)


def steal_token(s: State, seat: int, victim: int, choice: int) -> None:
    kind = choice - TAKE
    s.held[3 * victim + kind] -= 1
    s.held[3 * seat + kind] += 1
    s.unsettled |= 1 << seat
    if s.log is not None:
        tell(s, TOKEN_STOLEN, seat, victim, kind)


STEPS = {
    choose_token: "B-CO-11 Q-03 Q-109",
    take_token: "B-CO-11 Q-109",
    choose_token_to_give: "Q-109",
    give_token: "Q-109",
    choose_token_to_steal: "Q-102",
    steal_token: "Q-102",
}
