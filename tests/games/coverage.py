"""Which cards a game uses: fought, passed, carried, completed or used, played, led."""

from __future__ import annotations

from metro2033.kernel.event import Event
from metro2033.kernel.ruleset import Ruleset

# Events that show a card at work, with the field that names it.
USES = {
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
}


def cards_used(rules: Ruleset, events: list[Event]) -> set[str]:
    """The cards that events show at work."""
    told = [rules.tell(event, None) for event in events]
    return {str(one.fields[field]) for one in told for field in USES.get(one.event, ())}


def all_cards(rules: Ruleset) -> set[str]:
    """Every card of the content."""
    return {card.id for cards in rules.cards().values() for card in cards}
