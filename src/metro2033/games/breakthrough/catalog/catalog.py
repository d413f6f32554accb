"""The catalogue: content as frozen tables of ints, indexed by card number. Copies of a card share its number (C-86)."""

from __future__ import annotations

from typing import Final

from metro2033.games.breakthrough.edition import Flags
from metro2033.kernel.choice import ChoiceTable

NO_PROTECTION: Final = -1
NEUTRAL: Final = 3


class Catalog:
    """The data that does not change during a game."""

    def __init__(self, flags: Flags, card_ids: list[str]) -> None:
        cards = len(card_ids)
        self.flags = flags
        self.told: dict[str, str | int] = {}  # the edition and the flags that texts mention
        self.card_ids = card_ids
        self.card_number = {name: number for number, name in enumerate(card_ids)}
        self.choices = ChoiceTable((), {})  # replaced once all cards are known
        self.deck: list[int] = []  # all cards of the deck, copies included
        self.factions: list[int] = []
        self.kind = [0] * cards
        self.cost = [0] * cards
        self.type = [0] * cards  # a resource's type, the type a hero doubles, or the bonus of a station or faction
        self.amount = [0] * cards  # amount of a resource
        self.protection_cost = [NO_PROTECTION] * cards
        self.protects = [0] * cards  # mask of symbols that a turned card or a hero protects against
        self.symbols = [0] * cards  # mask of a threat's symbols
        self.loss = [0] * cards
        self.line = [NEUTRAL] * cards  # the faction of a station: Red Line, Hansa, Polis, neutral
        self.needed = [0] * cards  # amount that a mission needs
        self.accepts = [0] * cards  # mask of classes that pay a mission
        self.reward = [0] * cards
        self.cls = [0] * cards  # class of a caravan
