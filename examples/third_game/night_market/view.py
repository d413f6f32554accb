"""The view of Night Market: what one seat may know, built by naming what is visible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.prompt import PromptView, prompt_view

if TYPE_CHECKING:
    from night_market.rules import State


class TraderView(Struct, frozen=True):
    """One trader: the lots everybody sees, and the coins only their owner sees."""

    seat: int
    points: int
    won: list[str]
    coins: int
    hand: list[str] | None
    vote: str | None
    bid: str | None


class MarketView(Struct, frozen=True):
    """Everything one seat may know."""

    viewer: int | None
    round: int
    first: int
    winner: int | None
    offered: list[str]
    chosen: str | None
    spent: list[str]
    seats: list[TraderView]
    prompt: PromptView | None


def market_view(s: State, viewer: int | None, points: Sequence[int]) -> MarketView:
    """Returns the table as a seat may know it: of the secrets only its own hand, vote and bid."""
    names, choices = s.catalog.names, s.catalog.choices
    is_over = s.asked == NOBODY
    best = [seat for seat in range(s.seats) if points[seat] == max(points)]
    return MarketView(
        viewer=viewer,
        round=s.round,
        first=s.first,
        winner=best[0] if is_over and len(best) == 1 else None,
        offered=names(s.offered),
        chosen=None if s.chosen == NOBODY else s.catalog.card_ids[s.chosen],
        spent=names(s.spent),
        seats=[
            TraderView(
                seat=seat,
                points=points[seat],
                won=names(s.won[seat]),
                coins=len(s.hand[seat]),
                hand=names(s.hand[seat]) if seat == viewer else None,
                vote=s.catalog.card_ids[s.votes[seat]] if seat == viewer and s.votes[seat] != NOBODY else None,
                bid=choices[s.bids[seat]].target or "pass" if seat == viewer and s.bids[seat] != NOBODY else None,
            )
            for seat in range(s.seats)
        ],
        prompt=prompt_view(s, choices, with_options=viewer == s.asked),
    )
