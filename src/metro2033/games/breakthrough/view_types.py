"""The types of views of the card game. What is shown is decided in `view`, which is compiled; these are msgspec's classes and are not."""

from __future__ import annotations

from msgspec import Struct

from metro2033.kernel.prompt import PromptView


class StationView(Struct, frozen=True):
    """A station in play with the tokens on it; a finished one carries some. `have` of the `needed` resources lie on the table."""

    card: str
    tokens: int
    have: int
    needed: int


class SeatView(Struct, frozen=True):
    """One player's side of the table. `hand` names only cards the viewer may know.

    `have` and `needed` are about the faction's mission; `peaceful` and `military` are what the resources come to; `free` and `cheaper`
    are resource types.
    """

    seat: int
    faction: str | None
    done: bool
    up: int
    down: int
    supply: int
    owned: int
    hand_count: int
    hand: list[str]
    resources: list[str]
    turned: list[str]
    heroes: list[str]
    stations: list[StationView]
    keep_price: int
    have: int
    needed: int
    peaceful: int
    military: int
    free: list[str]
    cheaper: list[str]


class PriceView(Struct, frozen=True):
    """What a card costs the viewer now, what is printed on it, and the cards that make the difference."""

    now: int
    printed: int
    lowered_by: list[str]


class PaymentView(Struct, frozen=True):
    """The mission that is being paid, and what has been named for it."""

    mission: str
    heroes: list[str]
    spent: list[str]


class LaneView(Struct, frozen=True):
    """What a monster means to one seat: cards and ready tokens that go unless it is repelled, and protections that can repel it.

    Of the stations among the cards at stake one goes, unless a house rule takes more (C-52, C-55, C-69).
    """

    seat: int
    at_stake: list[str]
    matching: list[str]
    tokens: int = 0


class AttackView(Struct, frozen=True):
    """The monster that goes round the table, and who has repelled it."""

    threat: str
    repelled: list[int]
    used: list[str]
    lanes: list[LaneView]


class BreakthroughView(Struct, frozen=True):
    """Everything one seat may know."""

    viewer: int | None
    round: int
    first: int
    active: int | None
    winner: int | None
    seats: list[SeatView]
    market: list[str | None]
    deck: int
    discard: list[str]
    swap_count: int
    swap: list[str] | None
    payment: PaymentView | None
    attack: AttackView | None
    prompt: PromptView | None
    prices: dict[str, PriceView]  # of the viewer's hand and the market
    rules: dict[str, str | int] = {}  # the edition and the flags that texts name
