"""Finds the cards that a game uses: led, fought, passed, carried, played, spent, protecting, completed."""

from __future__ import annotations

from metro2033.kernel.event import Event
from metro2033.kernel.ruleset import Ruleset

# Events that show a card at work, with the fields that name it.
USES: dict[str, dict[str, tuple[str, ...]]] = {
    "board": {
        "threat_revealed": ("threat",),
        "law_passed": ("law",),
        "equipment_kept": ("card",),
        "equipment_bought": ("card",),
        "equipment_used": ("card",),
        "mission_completed": ("card",),
        "mission_used": ("card",),
        "combat_cards_revealed": ("attacker", "defender"),
        "faction_chosen": ("faction",),
        "hero_chosen": ("hero",),
    },
    "breakthrough": {
        "card_played": ("card",),
        "card_discarded": ("card",),
        "protection_used": ("card",),
        "mission_completed": ("card",),
        "faction_taken": ("faction",),
    },
}


def cards_used(rules: Ruleset, events: list[Event]) -> set[str]:
    """Returns the cards that events show at work."""
    uses = USES[rules.game]
    told = [rules.tell(event, None) for event in events]
    named = {str(event.fields[field]) for event in told for field in uses.get(event.event, ())}
    return named | {term.source for event in told if event.event == "mission_completed" for term in event.terms}


def all_cards(rules: Ruleset) -> set[str]:
    """Returns every card of the content."""
    return {card.id for cards in rules.cards().values() for card in cards}


def cards_in_box(rules: Ruleset) -> set[str]:
    """Returns every card of the content that the edition has in its box."""
    equipment = getattr(rules.catalog, "equipment", None)
    boxed = {rules.spell("card", card) for card in equipment or ()}
    return {card for card in all_cards(rules) if not card.startswith("eq_") or card in boxed}
