"""Phase 4, hero actions: move, then one action (B-HA-01..08, B-HA-16..28)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import (
    ATTACK,
    ATTACK_HERO,
    BUY_EQUIPMENT,
    EXCHANGE_RESOURCES,
    HERO,
    HERO_WINDOW,
    MOVE,
    NEXT_TURN,
    PASS,
    RECEIVE_MISSION,
    SCOUT,
    STAY,
    USE_ABILITY,
)
from metro2033.games.board.effects.verbs import could_do_something, run_effect, tell_their_cause
from metro2033.games.board.events import ABILITY_USED, HERO_MOVED, HERO_SAT_OUT, MISSION_BOUGHT, first_three
from metro2033.games.board.queries.decks import can_draw_equipment, can_draw_mission, can_draw_threat
from metro2033.games.board.queries.goals import is_at
from metro2033.games.board.queries.modifiers import hero_speed, price
from metro2033.games.board.queries.reach import is_protected
from metro2033.games.board.queries.reasons import INACTIVE, UNEXPLAINED, Reason
from metro2033.games.board.queries.specials import has_free_transfers, is_off_limits, makes_station_own, trades_at
from metro2033.games.board.queries.tokens import can_pay, pairs_to_exchange
from metro2033.games.board.rules.army import why_not_attack
from metro2033.games.board.rules.combat import attack_hero, attack_station
from metro2033.games.board.rules.exchange import ANY_NUMBER, choose_exchange
from metro2033.games.board.rules.market import can_shop, choose_purchase, finish_shopping, offer_renewal, why_not_buy
from metro2033.games.board.rules.mission import draw_missions, offer_payment
from metro2033.games.board.rules.reserve import pay
from metro2033.games.board.rules.scout import scout
from metro2033.games.board.rules.settle import STABLE_POINT
from metro2033.games.board.rules.window import open_own_window, open_window_after_move
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY, Program, ask, by_seat, do, do_each, do_next
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import tell, tell_only

MISSIONS_DRAWN: Final = 2  # B-HA-16
MISSIONS_KEPT: Final = 1
TRADES: Final = ("buy", "buy_equipment", "receive_mission", "exchange_resources")


def act_with_hero(s: State, seat: int, _: int) -> None:
    """Schedules one player's hero turn: window, payment, move, payment, action, payment (B-HA-01, Q-110)."""
    s.turn = seat
    if s.sits_out[seat] & NEXT_TURN:
        do(s, MISSED_TURN[seat])
    else:
        do(s, (TURN_AT_ANY_TIME if s.catalog.flags.missions_at_any_time else HERO_TURN)[seat])


def sit_out(s: State, seat: int, _: int) -> None:
    """Skips the move and the action of a wounded hero this turn (B-CB-17, Q-59, Q-60)."""
    s.sits_out[seat] &= ~NEXT_TURN
    if s.log is not None:
        tell(s, HERO_SAT_OUT, seat)


def choose_move(s: State, seat: int, _: int) -> None:
    """Asks where the hero moves: as far as speed allows, in any direction, or nowhere (B-HA-04..08, D-25)."""
    ask(s, seat, s.area.moves(s.hero_at[seat], hero_speed(s, seat), has_free_transfers(s, seat)), move_hero, seat)


def move_hero(s: State, seat: int, _: int, choice: int) -> None:
    if choice != STAY:
        if s.log is not None:
            tell(s, HERO_MOVED, seat, s.hero_at[seat], choice - MOVE)
        s.hero_at[seat] = choice - MOVE


def choose_hero_action(s: State, seat: int, _: int) -> None:
    """Asks for at most one hero action (B-HA-02)."""
    ask(s, seat, [*hero_actions(s, seat), PASS], act, seat)


def hero_actions(s: State, seat: int) -> list[int]:
    """Returns the actions possible at the hero's station (B-HA-03, Q-32, D-26)."""
    at = s.hero_at[seat]
    options = _trade(s, seat) if trades_at(s, seat, at) else []
    options += _fight_or_scout(s, seat, at)
    if can_use_hero_ability(s, seat):
        options.append(USE_ABILITY)
    return options


def _trade(s: State, seat: int) -> list[int]:
    """Returns the trading actions, for a Hansa station or a hero who trades as if on one (B-HA-09, B-HA-16, B-HA-19)."""
    options = []
    if can_shop(s, seat):
        options.append(BUY_EQUIPMENT)
    if can_receive_mission(s, seat):
        options.append(RECEIVE_MISSION)
    if pairs_to_exchange(s, seat):
        options.append(EXCHANGE_RESOURCES)
    return options


def can_receive_mission(s: State, seat: int) -> bool:
    """Returns whether the seat can buy a mission: one per round, payable, and one is left (B-HA-16, B-HA-18, Q-38, Q-85)."""
    return (
        not s.bought_mission >> seat & 1 and can_pay(s, seat, price(s, seat, c.MISSION_PRICE)) and can_draw_mission(s)
    )


def _fight_or_scout(s: State, seat: int, at: int) -> list[int]:
    """Returns the options to scout or attack the station or attack heroes there; never on Hansa (B-HA-20, B-HA-23, B-HA-27)."""
    cards, options = s.catalog, []
    if at < cards.metro.capturable:
        owner = s.owner[at]
        if why_no_scouting(s, seat, at) is None:
            options.append(SCOUT)
        has_foe = owner != NOBODY or at >= cards.metro.regular or can_draw_threat(s)
        if owner != seat and has_foe and not makes_station_own(s, seat):  # B-CP-11
            options.append(ATTACK + at)
    for other in range(s.seats):
        if other != seat and s.hero_at[other] == at and not is_protected(s, other):
            options.append(ATTACK_HERO + s.hero[other])
    return options


def why_no_scouting(s: State, seat: int, at: int) -> Reason:
    """Returns why a hero cannot scout here: not neutral, counts as the hero's own, or no threat left (B-HA-20, Q-41, Q-43, Q-87)."""
    metro = s.catalog.metro
    if at >= metro.capturable or s.owner[at] != NOBODY:
        return "why-scout-neutral", ("B-HA-20", "Q-41")
    if at >= metro.regular and not s.catalog.flags.scouting_in_polis:
        return "why-scout-polis", ("B-HA-20", "Q-41")
    if is_off_limits(s, seat):
        return "why-handcar-scout", ("B-CP-11", "Q-87")
    return None if can_draw_threat(s) else ("why-no-threat-left", ("B-DK-04", "Q-43"))


def can_use_hero_ability(s: State, seat: int) -> bool:
    """Returns whether the hero card has an action usable here; an action without effect is not offered (B-HA-03, Q-88)."""
    cards, hero = s.catalog, s.hero[seat]
    if cards.action_place[hero] < 0 or not is_at(s, seat, cards.action_place[hero]):
        return False
    return could_do_something(s, seat, cards.action_effects[hero], HERO_WINDOW)


def act(s: State, seat: int, _: int, choice: int) -> None:
    """Schedules the chosen action."""
    if choice == PASS:
        return
    if choice == BUY_EQUIPMENT:
        do(s, ((offer_renewal, seat, 0), (choose_purchase, seat, 0), (finish_shopping, seat, 0)))
    elif choice == RECEIVE_MISSION:
        do_next(s, receive_mission, seat, 0)
    elif choice == EXCHANGE_RESOURCES:
        do_next(s, choose_exchange, seat, ANY_NUMBER)
    elif choice == SCOUT:
        do_next(s, scout, seat, 0)
    elif choice == USE_ABILITY:
        do_next(s, use_hero_ability, seat, 0)
    elif choice >= ATTACK_HERO:
        attack_hero(s, seat, HERO, choice - ATTACK_HERO)
    else:
        attack_station(s, seat, HERO, choice - ATTACK)


def receive_mission(s: State, seat: int, _: int) -> None:
    """Pays, draws two missions in secret and keeps one (B-HA-16)."""
    cost = price(s, seat, c.MISSION_PRICE)
    pay(s, seat, cost)
    s.bought_mission |= 1 << seat
    drawn = draw_missions(s, seat, MISSIONS_DRAWN, MISSIONS_KEPT)
    if s.log is not None:
        tell_only(s, seat, MISSION_BOUGHT, seat, *first_three(drawn), *cost)


def use_hero_ability(s: State, seat: int, _: int) -> None:
    """Runs the hero's special action (B-HA-03, Q-88)."""
    hero = s.hero[seat]
    effects = s.catalog.action_effects[hero]
    if s.log is not None and not tell_their_cause(s, effects):
        tell(s, ABILITY_USED, seat, hero)
    do_each(s, run_effect, effects, seat)


def _why_not_move(s: State, seat: int, choice: Choice) -> Reason:
    if choice.verb != "move":
        return None
    station = s.catalog.station_number[choice.target]
    if not s.area.active[station]:
        return INACTIVE
    return None if s.hero_at[seat] == station else ("why-too-far", ("B-HA-04", "B-MP-02"))


def _why_not_act(s: State, seat: int, choice: Choice) -> Reason:
    if choice.verb == "attack":
        return why_not_attack(s, seat, choice, by_army=False)
    if choice.verb in TRADES:
        return _why_not_trade(s, seat, choice)
    if choice.verb == "scout":
        return why_no_scouting(s, seat, s.hero_at[seat])
    if choice.verb == "use_ability":
        return "why-no-action-ability", ("B-HA-03", "Q-88")
    return UNEXPLAINED if choice.verb == "exchange" else None  # an exchange is part of an action, not an action itself


def _why_not_trade(s: State, seat: int, choice: Choice) -> Reason:
    if choice.verb == "buy" and (reason := why_not_buy(s, seat, choice)):
        return reason
    if not trades_at(s, seat, s.hero_at[seat]):
        trades_at_home = s.catalog.own_station_as_hansa[s.hero[seat]]
        return "why-not-on-hansa-or-own" if trades_at_home else "why-not-on-hansa", ("B-HA-09", "B-HA-16", "B-HA-19")
    if choice.verb == "buy":
        return "why-market-first", ("B-HA-02", "B-HA-09")
    if choice.verb == "exchange_resources":
        return "why-exchange", ("B-HA-19", "Q-03")
    if choice.verb == "buy_equipment":
        if not s.market and not can_draw_equipment(s):
            return "why-no-equipment-left", ("B-DK-04", "B-HA-10")
        return "why-cannot-pay", ("B-HA-11", "B-HA-10")
    if s.bought_mission >> seat & 1:
        counted = s.catalog.flags.received_missions_count or s.catalog.flags.received_missions_blocked
        return "why-one-mission-received" if counted else "why-one-mission", ("B-HA-18", "Q-85")
    if not can_draw_mission(s):
        return "why-no-mission-left", ("B-DK-04", "Q-38")
    return "why-cannot-pay", ("B-HA-16",)


def _hero_turn(seat: int, after_move: Program) -> Program:
    return (
        (open_own_window, HERO_WINDOW, seat),
        (offer_payment, seat, 0),
        STABLE_POINT,
        (choose_move, seat, 0),
        STABLE_POINT,
        *after_move,
        (offer_payment, seat, 0),
        STABLE_POINT,
        (choose_hero_action, seat, 0),
        STABLE_POINT,
        (offer_payment, seat, 0),
        STABLE_POINT,
    )


HERO_TURN: Final = by_seat(lambda seat: _hero_turn(seat, ()))
TURN_AT_ANY_TIME: Final = by_seat(lambda seat: _hero_turn(seat, ((open_window_after_move, seat, 0),)))
MISSED_TURN: Final = by_seat(lambda seat: ((open_own_window, HERO_WINDOW, seat), (sit_out, seat, 0), STABLE_POINT))

STEPS = {
    act_with_hero: "B-HA-01 B-HA-28",
    sit_out: "B-CB-17 Q-59 Q-60",
    choose_move: "B-HA-04 B-HA-05 B-HA-06 B-HA-08",
    move_hero: "B-HA-04",
    choose_hero_action: "B-HA-02 B-HA-03 B-HA-07",
    act: "B-HA-02",
    receive_mission: "B-HA-16 B-HA-18",
    use_hero_ability: "B-HA-03 Q-88",
}
WHY = {choose_move: _why_not_move, choose_hero_action: _why_not_act}
