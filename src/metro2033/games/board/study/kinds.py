"""The kinds of decisions of the board game, by the name of the question; losses are counted by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_BY_KIND: Final[Mapping[str, tuple[str, ...]]] = {
    "setup": ("choose_faction", "choose_hero", "choose_home_for_hero", "choose_station_to_claim"),
    "dark": (
        "choose_endangered_station",
        "choose_defender_in_the_dark",
        "choose_threat_to_fight",
        "offer_scouted_card",
    ),
    "law": ("choose_vote", "choose_law_to_propose"),
    "hiring": ("choose_recruits", "choose_army_to_keep"),
    "army": ("choose_army_action",),
    "moving": ("choose_move", "choose_station_for_hero"),
    "hero": ("choose_hero_action",),
    "trade": (
        "offer_renewal",
        "choose_purchase",
        "choose_exchange",
        "choose_exchange_amount",
        "choose_excess_equipment",
        "choose_equipment_to_keep",
    ),
    "mission": ("choose_mission_to_keep", "choose_mission_to_complete", "offer_mission_claim", "offer_payment"),
    "battle": (
        "choose_defence",
        "choose_combat_card",
        "choose_other_combat_card",
        "choose_capture",
        "choose_spoils",
        "choose_home",
    ),
    "ability": ("offer_abilities", "offer_trigger", "choose_piece", "choose_sign", "choose_victim"),
    "resource": ("choose_polis_production", "choose_token", "choose_token_to_give", "choose_token_to_steal"),
}
KINDS: Final[Mapping[str, str]] = {name: kind for kind, names in _BY_KIND.items() for name in names}
