"""Why a choice is not offered: one sentence by key, with the rules it rests on. Only asked when somebody wants to know."""

from __future__ import annotations

from metro2033.board.catalog import catalog as c
from metro2033.board.codes import (
    ATTACKER,
    BUY,
    CAPTURE,
    CHOOSE,
    DEFENDER,
    FREE_STRENGTH,
    KEEP_ARMY,
    RECRUIT,
    STRONGEST_ARMY,
    USE,
)
from metro2033.board.effects.modifiers import price, upkeep
from metro2033.board.effects.specials import makes_station_own, trades_at
from metro2033.board.metro_map import ABANDONED, HANSA
from metro2033.board.rules.army import army_reach
from metro2033.board.rules.capture import capture_price, has_token_left
from metro2033.board.rules.deck import can_draw_equipment, can_draw_mission
from metro2033.board.rules.reserve import can_pay
from metro2033.board.state import State
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.choice import Choice
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.steps import StepTable


def why_not(s: State, seat: int, choice: Choice, steps: StepTable) -> IllegalChoice:
    """The most telling reason why a choice is not among the options of the open question."""
    prompt = s.asked_by[0].__name__
    if choice.kind == "station":
        reason = _station_reason(s, seat, choice, prompt)
    else:
        reason = _other_reason(s, seat, choice, prompt)
    if reason is not None:
        key, rules = reason
        return IllegalChoice(key, rules, choice=choice.id, station=choice.target)
    return IllegalChoice("choice-not-offered", steps.rules[prompt], choice=choice.id, prompt=prompt)


Reason = tuple[str, tuple[str, ...]] | None

# Questions in which a station that is not offered deserves an explanation.
STATION_QUESTIONS = {
    "choose_move": ("move",),
    "choose_endangered_station": ("defend",),
    "choose_army_action": ("attack",),
    "choose_hero_action": ("attack",),
}


def _station_reason(s: State, seat: int, choice: Choice, prompt: str) -> Reason:
    if choice.verb not in STATION_QUESTIONS.get(prompt, ()):
        return None
    station = s.catalog.station_number[choice.target]
    if not s.area.active[station]:
        return "why-inactive", ("B-MP-04", "B-MP-05")
    if choice.verb == "move":
        return None if s.hero_at[seat] == station else ("why-too-far", ("B-HA-04", "B-MP-02"))
    if choice.verb == "defend":
        return "why-not-own", ("B-EV-09",)
    return _attack_reason(s, seat, station, by_army=prompt == "choose_army_action")


def _attack_reason(s: State, seat: int, station: int, *, by_army: bool) -> Reason:
    kind = s.catalog.metro.kind[station]
    if kind in (HANSA, ABANDONED):
        named = ("why-hansa", "B-MP-08") if kind == HANSA else ("why-abandoned", "B-MP-09")
        return named[0], ("B-AA-03" if by_army else "B-HA-23", named[1])
    if s.owner[station] == seat:
        return "why-own", ("Q-47",)
    if by_army and not army_reach(s, seat) >> station & 1:
        return "why-out-of-reach", ("B-AA-02", "B-AA-04", "B-AA-05", "B-AA-06")
    if not by_army and s.hero_at[seat] != station:
        return "why-hero-elsewhere", ("B-HA-23",)
    if not by_army and makes_station_own(s, seat):
        return "why-handcar", ("B-CP-11",)
    return "why-no-threat-left", ("B-DK-04", "Q-43")


def _other_reason(s: State, seat: int, choice: Choice, prompt: str) -> Reason:
    code = choice.code
    if choice.verb == "attack" and prompt in ("choose_army_action", "choose_hero_action"):
        return _hero_reason(s, seat, choice, prompt)
    if code == CAPTURE:
        return _capture_reason(s, seat)
    if choice.verb == "choose" and prompt == "choose_faction" and choice.kind == "faction":
        return (
            ("why-taken", ("B-SU-05",)) if code - CHOOSE in s.faction else ("why-not-bordering", ("B-SU-06", "Q-100"))
        )
    if choice.verb == "choose" and prompt == "choose_hero" and choice.kind == "hero":
        return "why-taken", ("B-SU-11",)
    if choice.verb == "army" and prompt == "choose_army_to_keep":
        level = code - KEEP_ARMY
        if FREE_STRENGTH <= level <= s.army[seat] and not can_pay(s, seat, upkeep(s, seat, level)):
            return "why-upkeep", ("B-MO-02", "B-MO-03")
        return "why-army-level", ("B-MO-03", "Q-17")
    if choice.verb == "recruit" and prompt == "choose_recruits":
        over = s.army[seat] + code - RECRUIT > STRONGEST_ARMY
        return ("why-army-cap", ("B-MO-05",)) if over else ("why-cannot-pay", ("B-MO-04",))
    if choice.verb == "buy":
        if code - BUY not in s.market:
            return "why-not-in-market", ("B-HA-12",)
        if not can_pay(s, seat, price(s, seat, c.EQUIPMENT_PRICE)):
            return "why-cannot-pay", ("B-HA-11",)
        if prompt not in ("choose_hero_action", "choose_purchase"):
            return "why-hero-buys", ("B-HA-01", "B-HA-09")
    if choice.verb == "complete" and s.catalog.card_number[choice.target] in s.missions[seat]:
        return "why-goal-open", ("B-MI-03",)
    if choice.verb == "renew" and not can_draw_equipment(s):
        return "why-no-equipment-left", ("B-DK-04", "B-HA-10")
    if prompt == "choose_hero_action":
        return _action_reason(s, seat, choice)
    if choice.verb == "use" and choice.kind == "mission" and code - USE in s.used:
        return "why-used", ("B-MI-07",)
    if choice.verb == "exchange":
        return "why-exchange", ("B-HA-19", "Q-03", "Q-40")
    if choice.verb == "pass" and prompt == "choose_vote":
        return "why-must-vote", ("B-EV-18",)
    return None


def _capture_reason(s: State, seat: int) -> Reason:
    """A station can be captured only right after winning it, with a token and the price."""
    b = s.battle
    if (
        b is None
        or b.winner != ATTACKER
        or b.target != NOBODY
        or b.seat[ATTACKER] != seat
        or s.owner[b.station] != NOBODY
    ):
        return "why-nothing-won", ("B-CP-01",)
    if not has_token_left(s, seat):
        return "why-no-token", ("Q-01",)
    from_player = b.seat[DEFENDER] != NOBODY
    if not can_pay(s, seat, capture_price(s, seat, from_player=from_player)):
        return "why-cannot-pay", ("B-CP-03" if from_player else "B-CP-02",)
    return None


def _hero_reason(s: State, seat: int, choice: Choice, prompt: str) -> Reason:
    hero = s.catalog.card_number[choice.target]
    if hero not in s.hero:
        return "why-not-in-game", ("B-SU-13",)
    owner = s.hero.index(hero)
    at = s.hero_at[owner]
    if owner == seat:
        return "why-own-hero", ("B-AA-11",)
    if s.catalog.metro.kind[at] == HANSA:
        return "why-hero-on-hansa", ("B-AA-12", "B-HA-27")
    if at < s.catalog.metro.capturable and s.owner[at] == owner:
        return "why-hero-at-home", ("B-AA-12", "B-HA-27", "B-CB-14")
    if makes_station_own(s, owner):
        return "why-hero-on-handcar", ("B-CP-12",)
    if prompt == "choose_army_action":
        return "why-hero-out-of-reach", ("B-AA-11", "B-AA-13")
    return "why-hero-not-here", ("B-HA-27",)


TRADES = ("buy_equipment", "receive_mission", "exchange_resources")


def _action_reason(s: State, seat: int, choice: Choice) -> Reason:
    at = s.hero_at[seat]
    if choice.verb in ("buy", *TRADES) and not trades_at(s, seat, at):
        trades_at_home = s.catalog.own_station_as_hansa[s.hero[seat]]
        return "why-not-on-hansa-or-own" if trades_at_home else "why-not-on-hansa", ("B-HA-09", "B-HA-16", "B-HA-19")
    if choice.verb == "buy":
        return "why-market-first", ("B-HA-02", "B-HA-09")
    if choice.verb == "receive_mission":
        if s.bought_mission >> seat & 1:
            counted = s.catalog.flags.received_missions_count
            return "why-one-mission-received" if counted else "why-one-mission", ("B-HA-18", "Q-85")
        if not can_draw_mission(s):
            return "why-no-mission-left", ("B-DK-04", "Q-38")
        return "why-cannot-pay", ("B-HA-16",)
    if choice.verb == "buy_equipment":
        if not s.market and not can_draw_equipment(s):
            return "why-no-equipment-left", ("B-DK-04", "B-HA-10")
        return "why-cannot-pay", ("B-HA-11", "B-HA-10")
    if choice.verb == "exchange_resources":
        return "why-exchange", ("B-HA-19", "Q-03")
    if choice.verb == "scout":
        if at >= s.catalog.metro.capturable or s.owner[at] != NOBODY:
            return "why-scout-neutral", ("B-HA-20", "Q-41")
        return "why-no-threat-left", ("B-DK-04", "Q-43")
    if choice.verb == "use_ability":
        return "why-no-action-ability", ("B-HA-03", "Q-88")
    return None
