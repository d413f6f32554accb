"""Why a choice is not offered: one sentence by key, with the rules it rests on."""

from __future__ import annotations

from typing import Final

from metro2033.breakthrough.catalog import NO_PROTECTION
from metro2033.breakthrough.codes import CARAVAN, COMPLETE, DEFEND, THREAT
from metro2033.breakthrough.rules.attack import protections
from metro2033.breakthrough.rules.cards import has_cards_in_play
from metro2033.breakthrough.rules.mission import open_missions, payable_missions
from metro2033.breakthrough.state import State
from metro2033.kernel.choice import Choice
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.steps import StepTable

Reason = tuple[str, tuple[str, ...]] | None

# By question and verb, where one reason fits every target.
SIMPLE: Final[dict[tuple[str, str], Reason]] = {
    ("choose_action", "take"): ("why-taken-after", ("C-09", "C-14")),
    ("choose_end", "take"): ("why-taken-after", ("C-09", "C-14")),
    ("choose_draw", "take"): ("why-not-on-offer", ("C-74",)),
    ("choose_draw", "deck"): ("why-no-cards-left", ("C-60", "C-75")),
    ("choose_action", "swap"): ("why-swap-three", ("C-20", "C-61")),
    ("choose_action", "pass"): ("why-must-act", ("C-06",)),
    ("choose_station_fate", "keep"): ("why-cannot-keep", ("C-34", "C-36")),
}


def why_not(s: State, seat: int, choice: Choice, steps: StepTable) -> IllegalChoice:
    """The most telling reason why a choice is not among the options of the open question."""
    prompt = s.asked_by[0].__name__
    reason = _reason(s, seat, choice, prompt)
    if reason is None:
        return IllegalChoice("choice-not-offered", steps.rules[prompt], choice=choice.id, prompt=prompt)
    return IllegalChoice(reason[0], reason[1], choice=choice.id)


def _reason(s: State, seat: int, choice: Choice, prompt: str) -> Reason:
    if choice.verb in ("play", "turn", "discard"):
        return _card_reason(s, seat, choice, prompt)
    if choice.verb == "complete":
        return _mission_reason(s, seat, choice)
    if choice.verb == "tidy":
        return _tidy_reason(s, seat)
    if prompt == "choose_defence":
        return _defence_reason(s, seat, choice)
    if choice.verb in ("double", "spend") and prompt in ("choose_hero_to_double", "choose_resource_to_spend"):
        return "why-not-needed", ("C-30", "C-77")
    return SIMPLE.get((prompt, choice.verb))


def _card_reason(s: State, seat: int, choice: Choice, prompt: str) -> Reason:
    if prompt not in ("choose_action", "offer_free_play"):
        return None
    cards = s.catalog
    card = cards.card_number[choice.target]
    if card not in s.hand[seat]:
        return "why-not-in-hand", ("C-09", "C-14")
    if choice.verb == "turn":
        if cards.protection_cost[card] == NO_PROTECTION:
            return "why-no-shield", ("C-12",)
        if prompt == "offer_free_play":
            return "why-not-turned-free", ("C-53",)
    elif choice.verb == "play" and cards.kind[card] in (THREAT, CARAVAN):
        return "why-only-discarded", ("C-12",)
    return ("why-too-few-ready", ("C-10", "C-76")) if prompt == "choose_action" else None


def _mission_reason(s: State, seat: int, choice: Choice) -> Reason:
    mission = choice.code - COMPLETE
    if seat != s.active:
        return "why-not-your-turn", ("C-28",)
    if mission == s.faction[seat] and s.done[seat]:
        return "why-mission-done", ("C-39",)
    if mission not in open_missions(s, seat):
        own = mission in s.stations[seat]
        return ("why-mission-done", ("C-37",)) if own else ("why-not-in-play", ("C-28",))
    if mission in payable_missions(s, seat):
        return "why-not-now", ("C-07", "C-73")
    return "why-too-few-resources", ("C-29", "C-77")


def _tidy_reason(s: State, seat: int) -> Reason:
    if seat != s.active:
        return "why-not-your-turn", ("C-40",)
    return ("why-not-now", ("C-07", "C-73")) if has_cards_in_play(s, seat) else ("why-nothing-to-tidy", ("C-40",))


def _defence_reason(s: State, seat: int, choice: Choice) -> Reason:
    attack = s.attack
    assert attack is not None
    if choice.verb == "do_not_defend":
        return ("why-defence-begun", ("C-68",)) if attack.used else ("why-must-defend", ("C-71",))
    if choice.verb != "defend":
        return None
    card = choice.code - DEFEND
    if card not in protections(s, seat):
        return "why-not-in-play", ("C-52",)
    if s.catalog.protects[card] & s.catalog.symbols[attack.threat]:
        return "why-protection-idle", ("C-68",)
    return "why-no-protection", ("C-52", "C-68")
