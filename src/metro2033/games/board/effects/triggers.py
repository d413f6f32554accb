"""Triggers: card effects that run at a given moment of the game."""

from __future__ import annotations

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.catalog.catalog import Trigger
from metro2033.games.board.codes import PASS, USE_ABILITY
from metro2033.games.board.effects.verbs import run_effect, tell_their_cause
from metro2033.games.board.events import ABILITY_USED
from metro2033.games.board.state import State
from metro2033.kernel.agenda import Scheduled, ask, do_each, do_next
from metro2033.kernel.event import tell


def triggers_of(s: State, seat: int, moment: int) -> list[Trigger]:
    """Returns the triggers of a seat's faction, hero and equipment at a moment, in that order."""
    by_card = s.catalog.triggers[moment]
    found = by_card[s.faction[seat]]
    if by_card[s.hero[seat]]:
        found = found + by_card[s.hero[seat]]
    for card in s.gear[seat]:
        if by_card[card]:
            found = found + by_card[card]
    return found


def reactions(s: State, seat: int, moment: int) -> list[Scheduled]:
    """Returns the steps that run or offer a seat's triggers at a moment."""
    return [(offer_trigger, trigger.number, seat) for trigger in triggers_of(s, seat, moment)]


def fire_before_reveal(s: State, seat: int) -> None:
    """Schedules the triggers of a hero's attack on a neutral station that come before the reveal (Q-105)."""
    found = triggers_of(s, seat, c.OWN_HERO_ATTACKS_NEUTRAL)
    do_each(s, offer_trigger, [trigger.number for trigger in found if not _redraws(s, trigger)], seat)


def fire_after_reveal(s: State, seat: int) -> None:
    """Schedules the redraws of a hero's attack on a neutral station, one per card, right after the reveal (Q-105)."""
    found = triggers_of(s, seat, c.OWN_HERO_ATTACKS_NEUTRAL)
    do_each(s, offer_trigger, [trigger.number for trigger in found if _redraws(s, trigger)], seat)


def _redraws(s: State, trigger: Trigger) -> bool:
    return any(s.catalog.effects[effect].verb == c.REDRAW_THREAT for effect in trigger.effects)


def offer_trigger(s: State, number: int, seat: int) -> None:
    """Runs a trigger, or asks first if it is optional (D-10, D-41, D-42)."""
    trigger = s.catalog.all_triggers[number]
    if trigger.optional:
        if not _redraws(s, trigger) or s.threat_deck or s.threat_discard:
            ask(s, seat, [USE_ABILITY, PASS], take_trigger, number, seat)
    else:
        do_next(s, run_trigger, number, seat)


def take_trigger(s: State, number: int, seat: int, choice: int) -> None:
    if choice == USE_ABILITY:
        do_next(s, run_trigger, number, seat)


def run_trigger(s: State, number: int, seat: int) -> None:
    """Schedules the effects of a trigger in the order on its card (Q-109)."""
    trigger = s.catalog.all_triggers[number]
    is_own = trigger.who == c.OWNER and not s.catalog.stage[trigger.card]  # not for threats or laws
    if s.log is not None and is_own and not tell_their_cause(s, trigger.effects):
        tell(s, ABILITY_USED, seat, trigger.card)
    do_each(s, run_effect, trigger.effects, seat)


STEPS = {
    offer_trigger: "B-EV-22 Q-15 Q-105",
    take_trigger: "Q-105",
    run_trigger: "Q-109",
}
