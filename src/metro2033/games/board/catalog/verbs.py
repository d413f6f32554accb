"""Interprets the verbs of cards as bits, modifiers, price changes and goals; `effects/verbs` reads those that run once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog import schema
from metro2033.games.board.catalog.catalog import Change, Goal, Modifier
from metro2033.games.board.codes import ARMY, HERO
from metro2033.kernel.problem import BadContent

# The words used in content, in the order of the catalogue's numbers.
TRIGGERS: Final = get_args(schema.Trigger)
PRICES: Final = get_args(schema.Price)
PLACES: Final = get_args(schema.Place)
TAGS: Final = get_args(schema.Tag)
THREAT_TYPES: Final = get_args(schema.ThreatType)
COMBAT_TYPES: Final = get_args(schema.CombatType)
GOAL_EVENTS: Final = ("captured", "battle_won", "threat_beaten", "law_passed", "hero_phase_end")
MEASURES: Final = ("stations_outside_own_zone", "polis_stations", "army", "min_resource", "same_resource_stations")

# The bits a modifier needs, by the words of its conditions.
BITS: Final = {
    "attack": c.ATTACKING,
    "defence": c.DEFENDING,
    "threat": c.VS_THREAT,
    "player": c.VS_PLAYER,
    "hero": c.HERO_FIGHTS,
    "army": c.ARMY_FIGHTS,
    "station": c.FOR_STATION,
    "physical": c.PHYSICAL,
    "biological": c.BIOLOGICAL,
    "radiation": c.RADIATION,
    "transfer": c.AT_TRANSFER,
    "terminal": c.AT_TERMINAL,
    "near_hero": 0,
}
WHO_BITS: Final = {
    "own_hero": c.HERO_FIGHTS,
    "own_army": c.ARMY_FIGHTS,
    "own_both": 0,
    "fighter": 0,
    "threat": 0,
    "defender": c.DEFENDING,
}


def bits(cond: schema.If) -> int:
    """Returns the bits needed by all conditions together."""
    words = (cond.role, cond.foe, cond.piece, cond.target, cond.threat_type, cond.at)
    return sum(BITS[word] for word in words if word is not None)


def modifier(who: str, n: int, cond: schema.If) -> Modifier:
    """Returns a modifier, of strength or of ties, with its conditions."""
    return Modifier(bits(cond) | WHO_BITS[who], cond.at == "near_hero", n)


def tokens_in(res: Mapping[Any, int]) -> list[int]:
    """Returns the named tokens by resource."""
    return [res.get("pig", 0), res.get("mushroom", 0), res.get("ammo", 0)]


def price_change(verb: schema.Cost) -> Change:
    """Returns the price change a card makes while in force."""
    free = verb.change == "free"
    change = [0, 0, 0] if isinstance(verb.change, str) else tokens_in(verb.change)
    return Change(PRICES.index(verb.what), change, free, verb.first or 0)


def no_meaning(written: type, card: str) -> BadContent:
    """Returns the error for a verb, or a combination of its fields, that the engine does not support here."""
    name = str(written.__struct_config__.tag)  # type: ignore[attr-defined]
    return BadContent("content-verb-here", file=card, name=name)


def goal(verb: schema.Goal) -> Goal:
    """Returns the goal record of a mission."""
    match verb:
        case schema.GoalEvent():
            made = Goal(c.EVENT_GOAL)
            made.event = GOAL_EVENTS.index(verb.event)
            made.by = {"hero": HERO, "army": ARMY, None: -1}[verb.by]
            made.from_player = verb.source == "player"
            made.foe_hero = verb.foe == "hero"
            made.min_printed = verb.min_printed or 0
            made.in_event_phase = verb.context == "event"
            made.opposed = bool(verb.opposed)
            made.place = PLACES.index(verb.hero_at) if verb.hero_at else -1
        case schema.GoalState():
            made = Goal(c.STATE_GOAL)
            made.measure = MEASURES.index(verb.measure)
            made.least = verb.min
        case schema.GoalPay():
            made = Goal(c.PAYMENT_GOAL)
            made.tokens = tokens_in(verb.res)
            made.place = PLACES.index(verb.place)
    return made
