"""Views: the knowledge of one seat, built by listing what is visible (C-72). Deny by default."""

from __future__ import annotations

from metro2033.games.breakthrough.codes import CARAVAN, THREAT, TYPES
from metro2033.games.breakthrough.rules.attack import defences
from metro2033.games.breakthrough.rules.losses import cards_at_stake, tokens_at_stake
from metro2033.games.breakthrough.rules.mission import class_totals, keep_price, most_for
from metro2033.games.breakthrough.rules.price import cheaper_types, free_types, price_changes, price_upright
from metro2033.games.breakthrough.state import State, seats_from, tokens_owned
from metro2033.games.breakthrough.view_types import (
    AttackView,
    BreakthroughView,
    LaneView,
    PaymentView,
    PriceView,
    SeatView,
    StationView,
)
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.prompt import prompt_view


def view(s: State, seat: int | None) -> BreakthroughView:
    """Returns what a seat may know, or a spectator for None."""
    return _build(s, seat, all_open=False)


def describe(s: State) -> BreakthroughView:
    """Returns the whole table with nothing hidden."""
    return _build(s, None, all_open=True)


def _build(s: State, viewer: int | None, *, all_open: bool) -> BreakthroughView:
    return BreakthroughView(
        viewer=viewer,
        round=s.round,
        first=s.first,
        active=None if s.active == NOBODY else s.active,
        winner=None if s.winner == NOBODY else s.winner,
        seats=[_seat_view(s, seat, is_own=all_open or seat == viewer) for seat in range(s.seats)],
        market=[None if card == NOBODY else s.catalog.card_ids[card] for card in s.market],
        deck=len(s.deck),
        discard=_names(s, s.discard),
        swap_count=len(s.swapped),
        swap=_names(s, s.swapped) if s.swapped and (all_open or viewer == s.active) else None,
        payment=_payment_view(s),
        attack=_attack_view(s),
        prompt=prompt_view(s, s.catalog.choices, with_options=all_open or viewer == s.asked),
        prices={} if viewer is None or s.faction[viewer] == NOBODY else _prices(s, viewer),
        rules=s.catalog.told,
    )


def _seat_view(s: State, seat: int, *, is_own: bool) -> SeatView:
    """Returns one side of the table; other viewers see a hand's size and the cards seen taken from the market (C-72)."""
    faction = s.faction[seat]
    undealt = faction == NOBODY
    peaceful, military = class_totals(s, seat)
    return SeatView(
        seat=seat,
        faction=None if undealt else s.catalog.card_ids[faction],
        done=s.done[seat] == 1,
        up=s.up[seat],
        down=s.down[seat],
        supply=s.supply[seat],
        owned=tokens_owned(s, seat),
        hand_count=len(s.hand[seat]),
        hand=_names(s, s.hand[seat] if is_own else s.shown[seat]),
        resources=_names(s, s.resources[seat]),
        turned=_names(s, s.turned[seat]),
        heroes=_names(s, s.heroes[seat]),
        stations=[
            StationView(s.catalog.card_ids[card], tokens, most_for(s, seat, card), s.catalog.needed[card])
            for card, tokens in zip(s.stations[seat], s.tokens[seat], strict=True)
        ],
        keep_price=keep_price(s, seat),
        have=0 if undealt else most_for(s, seat, faction),
        needed=0 if undealt else s.catalog.needed[faction],
        peaceful=peaceful,
        military=military,
        free=_types(free_types(s, seat)),
        cheaper=_types(cheaper_types(s, seat)),
    )


def _types(mask: int) -> list[str]:
    return [name for number, name in enumerate(TYPES) if mask >> number & 1]


def _prices(s: State, seat: int) -> dict[str, PriceView]:
    """Returns a seat's prices for the visible cards, played upright; threats and caravans are never played (C-21..26)."""
    cards = s.catalog
    free, cheaper = free_types(s, seat), cheaper_types(s, seat)
    found: dict[str, PriceView] = {}
    for card in [*s.hand[seat], *s.market]:
        if card == NOBODY or cards.kind[card] in (THREAT, CARAVAN):
            continue
        lowered_by = [cards.card_ids[giver] for giver, _ in price_changes(s, seat, card, turned=False)]
        price = price_upright(s, seat, card, free, cheaper)
        found[cards.card_ids[card]] = PriceView(price, cards.cost[card], lowered_by)
    return found


def _payment_view(s: State) -> PaymentView | None:
    payment = s.payment
    if payment is None:
        return None
    return PaymentView(s.catalog.card_ids[payment.mission], _names(s, payment.heroes), _names(s, payment.spent))


def _attack_view(s: State) -> AttackView | None:
    attack = s.attack
    if attack is None:
        return None
    repelled = [seat for seat in range(s.seats) if attack.repelled >> seat & 1]
    return AttackView(
        s.catalog.card_ids[attack.threat],
        repelled,
        _names(s, attack.used),
        [_lane(s, seat) for seat in seats_from(s, s.active)],
    )


def _lane(s: State, seat: int) -> LaneView:
    attack = s.attack
    assert attack is not None
    matching = sorted({card for cards in defences(s, seat) for card in cards})
    if attack.repelled >> seat & 1:
        return LaneView(seat, [], _names(s, matching))
    stakes = _names(s, cards_at_stake(s, seat, attack.threat))
    return LaneView(seat, stakes, _names(s, matching), tokens_at_stake(s, seat))


def _names(s: State, cards: list[int]) -> list[str]:
    ids = s.catalog.card_ids
    return [ids[card] for card in cards]
