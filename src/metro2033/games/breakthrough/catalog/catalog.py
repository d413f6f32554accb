"""The catalogue: content as frozen tables of ints, indexed by card number. Copies of a card share its number (C-86)."""

from __future__ import annotations

from typing import Final

from metro2033.games.breakthrough.edition import Flags
from metro2033.kernel.choice import ChoiceTable

NO_PROTECTION: Final = -1
NEUTRAL: Final = 3


class Catalog:
    """Everything that does not change during a game."""

    def __init__(self, flags: Flags, card_ids: list[str]) -> None:
        cards = len(card_ids)
        self.flags = flags
        self.told: dict[str, str | int] = {}  # the edition and the flags that texts name
        self.card_ids = card_ids
        self.card_number = {name: number for number, name in enumerate(card_ids)}
        self.choices = ChoiceTable((), {})  # filled when all cards are known
        self.deck: list[int] = []  # every card of the deck, copies included
        self.factions: list[int] = []
        self.kind = [0] * cards
        self.cost = [0] * cards
        self.type = [0] * cards  # of a resource; what a hero doubles; the bonus of a station or faction
        self.amount = [0] * cards  # of a resource
        self.protection_cost = [NO_PROTECTION] * cards
        self.protects = [0] * cards  # mask of symbols a turned card or a hero protects against
        self.symbols = [0] * cards  # mask of symbols of a threat
        self.loss = [0] * cards
        self.line = [NEUTRAL] * cards  # the faction of a station: Red Line, Hansa, Polis, neutral
        self.needed = [0] * cards  # of a mission
        self.accepts = [0] * cards  # mask of classes a mission is paid with
        self.reward = [0] * cards
        self.cls = [0] * cards  # of a caravan
