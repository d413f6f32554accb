"""The numbers and marks on the board game's cards."""

from __future__ import annotations

from collections.abc import Sequence

from metro2033.svg.canvas import Canvas
from metro2033.svg.cards import MARGIN, CardPicture, Facts


class BoardCards(CardPicture):
    """Draws the board game's cards in one language."""

    def tone(self, name: str) -> str:
        """Returns the colour of a card; combat cards have that of their type."""
        facts = self.facts[name]
        return self.theme.tone(facts["type"]) if facts["kind"] == "combat_card" else super().tone(name)

    def kind_key(self, facts: Facts) -> str:
        """Returns the label of a combat card's type, of a tag or of a threat."""
        keys = {
            "combat_card": f"face-combat-{facts.get('type')}",
            "equipment": f"face-{facts.get('tag')}",
            "threat": "face-threat",
        }
        return keys.get(facts["kind"], "")

    def shape(self, facts: Facts) -> str:
        """Returns the icon of a type or a tag, else of the kind."""
        kind = facts["kind"]
        return str({"combat_card": facts.get("type"), "equipment": facts.get("tag")}.get(kind) or kind)

    def marks(self, facts: Facts) -> Sequence[tuple[str, str]]:
        """Returns the type of a threat."""
        return [(facts["type"], facts["type"])] if facts["kind"] == "threat" else ()

    def figures(self, canvas: Canvas, facts: Facts, y: float) -> bool:
        """Draws strength and speed, or the modifiers of a combat card."""
        ink = self.theme.ink
        if facts["kind"] == "combat_card":
            self.figure(canvas, MARGIN, y, signed(facts["modifier"]), facts["type"], ink)
            if facts.get("bonus"):
                against = facts["bonus_against"]
                self.figure(canvas, MARGIN + 104, y, signed(facts["bonus"]), against, self.theme.tone(against))
            return True
        for place, what in enumerate(("strength", "speed")):
            if what in facts:
                self.figure(canvas, MARGIN + 80 * place, y, str(facts[what]), what, ink)
        return "strength" in facts


def signed(n: int) -> str:
    """Formats a number with its sign."""
    return f"{'−' if n < 0 else '+'}{abs(n)}"
