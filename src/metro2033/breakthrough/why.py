"""Why a choice is not offered: one sentence by key, with the rules it rests on."""

from __future__ import annotations

from metro2033.breakthrough.catalog import NO_PROTECTION
from metro2033.breakthrough.codes import CARAVAN, COMPLETE, THREAT
from metro2033.breakthrough.rules.mission import open_missions
from metro2033.breakthrough.state import State
from metro2033.kernel.choice import Choice
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.steps import StepTable

Reason = tuple[str, tuple[str, ...]] | None


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
    if choice.verb == "take" and prompt == "choose_draw":
        return "why-not-in-market", ("C-74",)
    if choice.verb == "deck" and prompt == "choose_draw":
        return "why-no-cards-left", ("C-60", "C-75")
    if choice.verb == "swap" and prompt == "choose_action":
        return "why-swap-three", ("C-20", "C-61")
    if choice.verb == "pass" and prompt == "choose_action":
        return "why-must-act", ("C-06",)
    if choice.verb == "keep" and prompt == "choose_station_fate":
        return "why-cannot-keep", ("C-34", "C-36")
    if choice.verb == "do_not_defend" and prompt == "choose_defence":
        return "why-must-defend", ("C-71",)
    if choice.verb == "defend" and prompt == "choose_defence":
        return "why-no-protection", ("C-52", "C-68")
    if choice.verb in ("double", "spend"):
        return "why-not-needed", ("C-30", "C-77")
    if choice.verb == "tidy":
        return "why-nothing-to-tidy", ("C-40",)
    return None


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
    return "why-too-few-resources", ("C-29", "C-77")
