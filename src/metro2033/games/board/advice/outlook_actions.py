"""Costs and gains of mobilisation and of army and hero actions (phases 2 to 4)."""

from __future__ import annotations

from msgspec.structs import replace

from metro2033.games.board.advice.outlook_parts import (
    STRENGTH,
    discounts,
    name_of,
    of_attack,
    paid,
    tokens_by_kind,
    with_effects,
)
from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import (
    AMOUNT,
    ARMY,
    ATTACK,
    ATTACK_HERO,
    BUY,
    BUY_EQUIPMENT,
    EXCHANGE,
    EXCHANGE_RESOURCES,
    HERO,
    KEEP_ARMY,
    MOVE,
    OBTAIN,
    PASS,
    RECEIVE_MISSION,
    RECRUIT,
    RENEW,
    SCOUT,
    STAY,
    USE_ABILITY,
)
from metro2033.games.board.queries.modifiers import Changes, price, upkeep
from metro2033.games.board.queries.tokens import can_pay, one
from metro2033.games.board.rules.hero import MISSIONS_DRAWN, MISSIONS_KEPT, hero_actions
from metro2033.games.board.rules.market import RENEWAL
from metro2033.games.board.rules.mobilise import recruiting_price
from metro2033.games.board.state import State
from metro2033.kernel.outlook import ANY, Note, Outlook


def of_army_to_keep(s: State, seat: int, code: int) -> Outlook:
    """Returns the upkeep of the remaining army, and the disbanded strength as a cost."""
    changes: Changes = []
    told = paid(s, upkeep(s, seat, code - KEEP_ARMY, changes), changes)
    disbanded = s.army[seat] - (code - KEEP_ARMY)
    return replace(told, cost={**told.cost, STRENGTH: disbanded}) if disbanded else told


def of_recruits(s: State, seat: int, code: int) -> Outlook:
    """Returns the price of the recruits with discounts, and the strength gained."""
    changes: Changes = []
    hired = code - RECRUIT
    told = paid(s, recruiting_price(s, seat, hired, changes), changes)
    return replace(told, gain={STRENGTH: hired}) if hired else told


def of_army_action(s: State, seat: int, code: int) -> Outlook:
    """Returns the outlook of an army action."""
    if code == OBTAIN:
        return Outlook(later_gain={ANY: 1})
    return Outlook() if code == PASS else of_attack(s, seat, ARMY, code)


def of_move(s: State, seat: int, code: int) -> Outlook:
    """Returns the kinds of action the hero would have there (B-HA-03)."""
    there = s.clone()
    if code != STAY:
        there.hero_at[seat] = code - MOVE
    places = list(dict.fromkeys(_place_for(action) for action in hero_actions(there, seat)))
    if "place-trade" in places and "place-exchange" in places:  # a hero who can buy can also exchange
        places.remove("place-exchange")
    return Outlook(notes=[Note(key) for key in places])


def _place_for(action: int) -> str:
    """Returns the note key for a place where the hero has this action."""
    if action in (BUY_EQUIPMENT, RECEIVE_MISSION):
        return "place-trade"
    if action == EXCHANGE_RESOURCES:
        return "place-exchange"
    if action == SCOUT:
        return "place-scout"
    if action == USE_ABILITY:
        return "place-ability"
    return "place-duel" if action >= ATTACK_HERO else "place-attack"


def of_hero_action(s: State, seat: int, code: int) -> Outlook:
    """Returns the cost and outlook of a hero action."""
    changes: Changes = []
    if code == BUY_EQUIPMENT:
        cost = price(s, seat, c.EQUIPMENT_PRICE, 0, changes)
        if not s.market or not can_pay(s, seat, cost):  # the market can only be renewed
            return Outlook(later_cost=tokens_by_kind(RENEWAL), notes=[Note("only-renewal")])
        return Outlook(later_cost=tokens_by_kind(cost), discounts=discounts(s, changes), notes=[Note("each")])
    if code == RECEIVE_MISSION:
        cost = price(s, seat, c.MISSION_PRICE, 0, changes)
        keeps = [Note("keeps", {"n": MISSIONS_KEPT})]
        return paid(s, cost, changes, draws=MISSIONS_DRAWN, notes=keeps)
    if code == SCOUT:
        return Outlook(draws=1)
    if code == USE_ABILITY:
        return with_effects(s, seat, s.catalog.action_effects[s.hero[seat]], s.hero[seat], Outlook())
    return of_attack(s, seat, HERO, code) if code >= ATTACK else Outlook()


def of_renewal(s: State, seat: int, code: int) -> Outlook:
    """Returns the price of renewing the market."""
    return paid(s, RENEWAL) if code == RENEW else Outlook()


def of_purchase(s: State, seat: int, code: int) -> Outlook:
    """Returns the price of an equipment card with discounts, and the card."""
    if code == PASS:
        return Outlook()
    changes: Changes = []
    card = name_of(s, code - BUY)
    return paid(s, price(s, seat, c.EQUIPMENT_PRICE, 0, changes), changes, takes=[card], card=card)


def of_exchange_pair(s: State, seat: int, code: int) -> Outlook:
    """Returns the exchange rate, one for one; the amount is asked next."""
    given, taken = divmod(code - EXCHANGE, 3)
    return Outlook(later_cost=tokens_by_kind(one(given)), later_gain=tokens_by_kind(one(taken)))


def of_exchange(s: State, seat: int, code: int) -> Outlook:
    """Returns the tokens given and taken for this amount."""
    given, taken = divmod(s.then_b, 3)
    amount = code - AMOUNT
    told = paid(s, [amount * n for n in one(given)])
    return replace(told, gain=tokens_by_kind([amount * n for n in one(taken)]))
