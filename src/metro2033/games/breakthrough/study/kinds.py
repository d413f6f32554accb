"""The kinds of decisions of the card game, by the name of the question; losses are counted by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_BY_KIND: Final[Mapping[str, tuple[str, ...]]] = {
    "setup": ("choose_faction",),
    "draw": ("choose_draw", "choose_card_to_swap"),
    "action": ("choose_action", "choose_end", "offer_free_play"),
    "mission": ("choose_resource_to_spend", "choose_hero_to_double", "choose_station_fate"),
    "tidy": ("choose_card_to_tidy",),
    "monster": ("choose_defence", "choose_station_to_lose"),
}
KINDS: Final[Mapping[str, str]] = {name: kind for kind, names in _BY_KIND.items() for name in names}
