"""The types of the card game's views. They are msgspec structs and not compiled; `view`, which fills them, is."""

from __future__ import annotations

from msgspec import Struct

from metro2033.kernel.prompt import PromptView


class StationView(Struct, frozen=True):
    """A station in play, finished once it has tokens. The table has `have` of the `needed` resources."""

    card: str
    tokens: int
    have: int
    needed: int


class SeatView(Struct, frozen=True):
    """One player's side of the table. `hand` lists only cards that the viewer may know.

    `have` and `needed` refer to the faction's mission; `peaceful` and `military` are the totals of the resources; `free` and
    `cheaper` are resource types.
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
    """A card's current price for the viewer, its printed price, and the cards that lower it."""

    now: int
    printed: int
    lowered_by: list[str]


class PaymentView(Struct, frozen=True):
    """The mission being paid, and the cards named for it so far."""

    mission: str
    heroes: list[str]
    spent: list[str]


class LaneView(Struct, frozen=True):
    """A monster's threat to one seat: the cards and ready tokens lost unless it is repelled, and protections that can repel it.

    Of the stations among the cards at stake one is lost, unless a house rule takes more (C-52, C-55, C-69).
    """

    seat: int
    at_stake: list[str]
    matching: list[str]
    tokens: int = 0


class AttackView(Struct, frozen=True):
    """The attacking monster, and the seats that have repelled it."""

    threat: str
    repelled: list[int]
    used: list[str]
    lanes: list[LaneView]


class BreakthroughView(Struct, frozen=True):
    """Everything that one seat may know."""

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
    prices: dict[str, PriceView]  # prices of the viewer's hand and the market
    rules: dict[str, str | int] = {}  # the edition and the flags that texts mention
