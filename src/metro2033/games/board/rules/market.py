"""The Hansa market: buying equipment (B-HA-09..15, Q-33..37)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import AMMO, BUY, PASS, RENEW
from metro2033.games.board.events import EQUIPMENT_BOUGHT, MARKET_CARDS_SHOWN, MARKET_RENEWED
from metro2033.games.board.queries.decks import can_draw_equipment
from metro2033.games.board.queries.modifiers import price
from metro2033.games.board.queries.reasons import Reason
from metro2033.games.board.queries.tokens import can_pay
from metro2033.games.board.rules.deck import draw_equipment
from metro2033.games.board.rules.equipment import choose_excess_equipment
from metro2033.games.board.rules.reserve import pay
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, ask, do
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell

STALLS: Final = 4  # B-CO-15
RENEWAL: Final = [0, 0, 1]  # B-HA-10


def can_shop(s: State, seat: int) -> bool:
    """Returns whether the buy action is possible: a card is affordable, or the market can be renewed (B-HA-12, Q-34)."""
    return can_renew(s, seat) or (len(s.market) > 0 and can_pay(s, seat, price(s, seat, c.EQUIPMENT_PRICE)))


def can_renew(s: State, seat: int) -> bool:
    """Returns whether the market can be renewed; with deck and discard empty the same cards would return (B-HA-10, B-DK-04)."""
    return s.held[3 * seat + AMMO] > 0 and not s.renewed and can_draw_equipment(s)


def fill_market(s: State) -> None:
    """Reveals equipment cards until the market has four, or as many as are left (B-SU-15, Q-36)."""
    shown = []
    while len(s.market) < STALLS and (card := draw_equipment(s)) != NOBODY:
        s.market.append(card)
        shown.append(card)
    if shown and s.log is not None:
        tell(s, MARKET_CARDS_SHOWN, *shown)


def offer_renewal(s: State, seat: int, _: int) -> None:
    """Offers to renew the market for 1 ammo before buying (B-HA-10, Q-33, Q-34, D-27)."""
    if can_renew(s, seat):
        ask(s, seat, [RENEW, PASS], renew_market, seat)


def renew_market(s: State, seat: int, _: int, choice: int) -> None:
    if choice == RENEW:
        pay(s, seat, RENEWAL)
        s.equipment_discard += s.market
        s.market = []
        s.renewed = int(s.catalog.flags.market_renewal_per_table)
        if s.log is not None:
            tell(s, MARKET_RENEWED, seat, *RENEWAL)
        fill_market(s)


def choose_purchase(s: State, seat: int, _: int) -> None:
    """Asks for the next card to buy, or to stop; any number may be bought, one at a time (B-HA-11, B-HA-12, D-28)."""
    if s.market and can_pay(s, seat, price(s, seat, c.EQUIPMENT_PRICE)):
        ask(s, seat, [PASS] + [BUY + card for card in sorted(set(s.market))], buy, seat)


def buy(s: State, seat: int, _: int, choice: int) -> None:
    """Buys a card. It takes effect at once, and any excess is discarded at once (B-HA-11, B-HA-13)."""
    if choice != PASS:
        card = choice - BUY
        cost = price(s, seat, c.EQUIPMENT_PRICE)
        pay(s, seat, cost)
        s.market.remove(card)
        if s.log is not None:
            tell(s, EQUIPMENT_BOUGHT, seat, card, *cost)
        s.gear[seat].append(card)
        do(s, ((choose_excess_equipment, seat, 0), (choose_purchase, seat, 0)))


def finish_shopping(s: State, _: int, __: int) -> None:
    """Refills the market after the purchase, if the edition says so (B-HA-14, F-07)."""
    if s.catalog.flags.market_refill == "after_purchase":
        fill_market(s)


def why_not_buy(s: State, seat: int, choice: Choice) -> Reason:
    """Returns why a card cannot be bought, regardless of where the hero is."""
    if choice.code - BUY not in s.market:
        return "why-not-in-market", ("B-HA-12",)
    if not can_pay(s, seat, price(s, seat, c.EQUIPMENT_PRICE)):
        return "why-cannot-pay", ("B-HA-11",)
    return None


def _why_not_buy_now(s: State, seat: int, choice: Choice) -> Reason:
    return why_not_buy(s, seat, choice) or ("why-hero-buys", ("B-HA-01", "B-HA-09"))


def _why_not_renew(s: State, seat: int, choice: Choice) -> Reason:
    if s.renewed:
        return "why-market-renewed", ("B-HA-10", "Q-33")
    return None if can_draw_equipment(s) else ("why-no-equipment-left", ("B-DK-04", "B-HA-10"))


STEPS = {
    offer_renewal: "B-HA-10 Q-33 Q-34",
    renew_market: "B-HA-10",
    choose_purchase: "B-HA-09 B-HA-11 B-HA-12",
    buy: "B-HA-11 B-HA-13",
    finish_shopping: "B-HA-14",
}
WHY_ANYTIME = {"buy": _why_not_buy_now, "renew": _why_not_renew}
